/** The help texts, made from what the commands declare. */
import { HELP } from './args.ts';
import type { Command } from './commands.ts';
import { alignRows, wrapWords } from './table.ts';

const WIDTH = 78;
const CLONE = 'In a clone, "npm run -s rankfall -- …" stands for "rankfall …".';

const indented = (rows: readonly string[]): readonly string[] => rows.map((row) => `  ${row}`);

export function overview(commands: readonly Command[]): string {
  return lines([
    'Rankfall: tactics games on one engine.',
    '',
    'Usage: rankfall COMMAND …',
    '',
    ...indented(alignRows(commands.map(({ name, summary }) => [name, summary]))),
    '',
    '"rankfall help COMMAND" or "rankfall COMMAND --help" says more; --version says which one this is.',
    CLONE,
  ]);
}

export function helpOn({ name, summary, usage, about = [], options, examples }: Command): string {
  const switches = [...options, HELP].map((option) => [
    `--${option.name}${option.value === undefined ? '' : ` ${option.value}`}`,
    option.help,
  ]);
  return lines([
    `rankfall ${name}: ${summary}.`,
    '',
    ...usage.map((one, i) => `${i === 0 ? 'Usage:' : '      '} rankfall ${one}`),
    ...(about.length > 0 ? [''] : []),
    ...about.flatMap((one) => wrapWords(one, WIDTH)),
    '',
    'Options:',
    ...indented(alignRows(switches)),
    '',
    examples.length === 1 ? 'Example:' : 'Examples:',
    ...examples.flatMap(([typed, does]) => [`  ${typed}`, `      ${does}`]),
    '',
    CLONE,
  ]);
}

const lines = (all: readonly string[]): string => `${all.join('\n')}\n`;
