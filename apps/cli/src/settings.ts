/** `rankfall settings`: the fields of a game, what they may be, and its presets. */
import { formOf, type AnyGame, type LeafField } from '@rankfall/kernel';
import type { Args } from './args.ts';
import { kitNamed } from './catalogue.ts';
import { Complaint } from './complaint.ts';
import type { GameKit } from './kit.ts';
import type { Outside } from './outside.ts';
import { styleFor, type Style } from './style.ts';
import { alignRows } from './table.ts';

export async function run(args: Args, outside: Outside): Promise<number> {
  const [id, ...others] = args.words;
  if (others.length > 0) throw new Complaint('settings takes one game.');
  const kit = await kitNamed(id, 'settings');
  const [game] = kit.games;
  if (args.has('json')) {
    const { presets, defaults } = game.settings;
    const fields = formOf(game.settings).map(({ path, field }) => ({ name: path, ...field }));
    outside.stdout.write(`${JSON.stringify({ game: game.id, fields, defaults, presets })}\n`);
    return 0;
  }
  const style = styleFor(outside.stdout, outside.env);
  outside.stdout.write(`${describe(game, kit, style).join('\n')}\n`);
  return 0;
}

function describe(game: AnyGame, kit: GameKit, { bold, dim }: Style): readonly string[] {
  const form = formOf(game.settings);
  const fields = form.map(({ path, field }) => [path, show(field.default), allowed(field)]);
  const [header = '', ...rows] = alignRows([['name', 'usual', 'may be'], ...fields]);
  const lines = rows.flatMap((row, i) => {
    const help = kit.helpOnSetting?.(form[i]?.path ?? '');
    return help === undefined ? [`  ${row}`] : [`  ${row}`, dim(`      ${help}`)];
  });
  const presets = Object.entries(game.settings.presets).map(([name, wish]) => [
    name,
    flatten(wish).join(', ') || 'as usual',
  ]);
  return [
    bold(`Settings of ${game.id}`),
    `  ${header}`,
    ...lines,
    '',
    bold('Presets'),
    ...(presets.length > 0 ? alignRows(presets).map((row) => `  ${row}`) : ['  none']),
    '',
    `Use them as --set ${fields[0]?.[0] ?? 'name'}=${fields[0]?.[1] ?? 'value'} and --preset ${presets[0]?.[0] ?? 'NAME'}.`,
  ];
}

function allowed(field: LeafField): string {
  switch (field.kind) {
    case 'choice':
      return field.values.join(', ');
    case 'range':
      return `${field.min} to ${field.max}${field.step === 1 ? '' : ` in steps of ${field.step}`}`;
    case 'flag':
      return 'on, off';
    case 'text':
      return `a text of at most ${field.longest} characters`;
    case 'data':
      return `${field.shipped.join(', ')}, or a text of at most ${field.longest} characters`;
  }
}

const show = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);

function flatten(wish: object, path = ''): readonly string[] {
  return Object.entries(wish).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${path}${name}.`)
      : [`${path}${name}=${show(value)}`],
  );
}
