/** Every broken toy is caught, by the property that is there to catch it, and by none that comes before it. */
import { expect, test } from 'vitest';
import { brokenToys } from './broken/index.ts';
import { checkProperty, describeFinding } from './check.ts';
import { properties } from './properties.ts';

test.each(brokenToys.map((toy) => [toy.game.id, toy.caughtBy, toy] as const))(
  '%s is caught by “%s”',
  (_id, caughtBy, { game, contract }) => {
    const place = properties.findIndex(({ name }) => name === caughtBy);
    for (const property of properties.slice(0, place)) {
      const early = checkProperty(game, property, { ...contract, effort: 0.1 });
      expect(early && describeFinding(early)).toBeUndefined();
    }
    const finding = properties[place] && checkProperty(game, properties[place], contract);
    expect(finding).toBeDefined();
  },
);

test('what is left has been caught too, so no property is without its broken toy but those of the kernel alone', () => {
  const needed = new Set(brokenToys.map(({ caughtBy }) => caughtBy));
  expect(properties.map(({ name }) => name).filter((name) => !needed.has(name))).toEqual([
    'crash',
    'take-back',
  ]);
});
