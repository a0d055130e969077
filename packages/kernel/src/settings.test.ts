import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  choice,
  data,
  flag,
  group,
  parseSettings,
  presetNamed,
  presetOf,
  range,
  schema,
  text,
  type SettingsOf,
} from './settings.ts';
import { editSettings, formOf, settingsFromLink, settingsToLink } from './settings-form.ts';
import { sayReason } from './words.en.ts';

const pace = {
  cooldown: range(0.2, 10, 1, 0.1, 'cd'),
  least: range(0, 5, 0.4, 0.1),
  most: range(0, 5, 1, 0.1),
};
const toy = schema(
  {
    order: choice(['fixed', 'same', 'diff'], 'same', 'o'),
    every: range(1, 5, 1, 1, 'n'),
    clear: flag(false, 'rc'),
    name: text(20),
    level: data({
      shipped: ['first', 'second'],
      longest: 100,
      default: 'first',
      check: (document) => (document.startsWith('#') ? undefined : { code: 'bad-level', expected: '#' }),
    }),
    white: group(pace, 'w'),
    black: group(pace, 'b'),
  },
  {
    presets: { tetris: { clear: true }, slow: { white: { cooldown: 5 }, black: { cooldown: 5 } } },
    mend: (settings) => ({
      ...settings,
      white: { ...settings.white, most: Math.max(settings.white.least, settings.white.most) },
    }),
  },
);
type Toy = SettingsOf<typeof toy>;

const problemsOf = (input: unknown): readonly { code: string }[] => {
  const parsed = parseSettings(toy, input);
  return 'refused' in parsed ? parsed.refused.problems : [];
};

describe('settings', () => {
  test('the type follows from the declaration', () => {
    expectTypeOf<Toy['order']>().toEqualTypeOf<'fixed' | 'same' | 'diff'>();
    expectTypeOf<Toy['white']['cooldown']>().toEqualTypeOf<number>();
    expectTypeOf<Toy['level']>().toEqualTypeOf<string>();
  });

  test('what is missing is as usual', () => {
    expect(parseSettings(toy, { every: 3 })).toEqual({ settings: { ...toy.defaults, every: 3 } });
  });

  test.each([
    [{ order: 'odd' }, 'not-a-choice', '"order" must be one of fixed, same, diff.'],
    [{ every: 6 }, 'not-in-range', '"every" must be a number from 1 to 5 in steps of 1.'],
    [{ every: 1.5 }, 'not-in-range', '"every" must be a number from 1 to 5 in steps of 1.'],
    [{ every: Number.NaN }, 'not-in-range', '"every" must be a number from 1 to 5 in steps of 1.'],
    [{ clear: 'yes' }, 'not-a-flag', '"clear" must be on or off (true or false; 1 or 0 in a link).'],
    [{ name: 'x'.repeat(1_000_000) }, 'text-too-long', '"name" must be at most 20 characters long.'],
    [{ name: '\uD800' }, 'not-text', '"name" must be a text.'],
    [{ level: 'nowhere' }, 'bad-level', 'Refused (bad-level).'],
    [{ white: 7 }, 'not-settings', '"white" must be an object of settings.'],
    [
      { white: { cooldown: 0.25 } },
      'not-in-range',
      '"white.cooldown" must be a number from 0.2 to 10 in steps of 0.1.',
    ],
    [{ colour: 1 }, 'unknown-setting', undefined],
    [JSON.parse('{"__proto__": {"clear": true}}'), 'unknown-setting', undefined],
    [null, 'not-settings', 'The settings must be an object of settings.'],
    [[], 'not-settings', 'The settings must be an object of settings.'],
  ])('refuses the input of case %$', (input, code, said) => {
    const [problem, ...others] = problemsOf(input);
    expect(problem?.code).toBe(code);
    expect(others).toEqual([]);
    if (said && problem) expect(sayReason(problem)).toBe(said);
  });

  test('names every problem at once', () => {
    expect(problemsOf({ order: 0, every: 0, clear: 0 }).map(({ code }) => code)).toEqual([
      'not-a-choice',
      'not-in-range',
      'not-a-flag',
    ]);
  });

  test('mends what depends on something else', () => {
    const parsed = editSettings(toy, toy.defaults, 'white.least', 3);
    expect('settings' in parsed && parsed.settings.white).toMatchObject({ least: 3, most: 3 });
  });

  test('the form has one line for each value, in order', () => {
    expect(formOf(toy).map((line) => `${line.path} ${line.code}`)).toContain('white.cooldown w.cd');
    expect(formOf(toy)[1]).toMatchObject({ path: 'every', value: 1, field: { kind: 'range', max: 5 } });
    expect(editSettings(toy, toy.defaults, 'nothing', 1)).toMatchObject({
      refused: { code: 'bad-settings' },
    });
  });

  test('presets are whole settings, and are recognised', () => {
    expect(presetOf(toy, 'tetris')).toEqual({ ...toy.defaults, clear: true });
    expect(presetNamed(toy, { ...toy.defaults, clear: true })).toBe('tetris');
    expect(presetNamed(toy, toy.defaults)).toBeUndefined();
    expect(presetOf(toy, 'toString')).toBeUndefined();
  });
});

const anyToy: fc.Arbitrary<Toy> = fc.record({
  order: fc.constantFrom('fixed', 'same', 'diff'),
  every: fc.integer({ min: 1, max: 5 }),
  clear: fc.boolean(),
  name: fc.string({ maxLength: 20 }),
  level: fc.constantFrom('first', 'second', '# ~&=%\0é'),
  white: fc.record({
    cooldown: fc.integer({ min: 2, max: 100 }).map((tenth) => tenth / 10),
    least: fc.constant(0.4),
    most: fc.integer({ min: 4, max: 50 }).map((tenth) => tenth / 10),
  }),
  black: fc.constant(toy.defaults.black),
});

describe('settings links', () => {
  test('hold only what differs from the usual', () => {
    expect(settingsToLink(toy, toy.defaults)).toBe('');
    expect(settingsToLink(toy, { ...toy.defaults, every: 2, clear: true })).toBe('n=2&rc=1');
  });

  test('bring the same settings back', () => {
    fc.assert(
      fc.property(anyToy, (settings) => {
        expect(settingsFromLink(toy, settingsToLink(toy, settings))).toEqual({ settings });
      }),
    );
  });

  test.each([
    ['n=9', 'not-in-range'],
    ['n=', 'not-in-range'],
    ['n', 'not-in-range'],
    ['rc=2', 'not-a-flag'],
    ['zz=1', 'unknown-setting'],
    ['name=%E0%A4%A', 'bad-escape'],
    ['__proto__=1', 'unknown-setting'],
    ['x'.repeat(1_000_000), 'link-too-long'],
  ])('refuse the link of case %$', (link, code) => {
    const parsed = settingsFromLink(toy, link);
    expect('refused' in parsed && parsed.refused.problems[0]?.code).toBe(code);
  });

  test('leave parts of somebody else alone', () => {
    expect(settingsFromLink(toy, 'seed=42&n=2', ['seed'])).toEqual({
      settings: { ...toy.defaults, every: 2 },
    });
  });
});
