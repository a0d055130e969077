/** The table of a match in a few letters, for links: nothing at all where it is the game's own. */
import { sameData } from './data.ts';
import { layTable, type Table } from './table.ts';
import type { Policy, Reason, TableRules } from './types.ts';

const LETTERS: Readonly<Record<Policy, string>> = { free: 'f', ask: 'a', never: 'n' };
const POLICIES = new Map<string, Policy>([
  ['f', 'free'],
  ['a', 'ask'],
  ['n', 'never'],
]);

/** 'fa1', with 'r' where it waits for all to be ready, and '300000+2000' for a clock in milliseconds. */
export function writeTable(table: Table, rules: TableRules): string {
  if (sameData(table, layTable(rules))) return '';
  const clock = table.clock ? `${table.clock.base}+${table.clock.increment}` : '';
  return `${LETTERS[table.undo]}${LETTERS[table.pause]}${table.draw ? 1 : 0}${table.ready ? 'r' : ''}${clock}`;
}

export function readTable(text: string, rules: TableRules): Partial<Table> | Reason {
  if (text === '') return {};
  const found = /^([fan])([fan])([01])(r?)(?:(\d{1,10})\+(\d{1,10}))?$/.exec(text);
  if (!found) return { code: 'bad-link', part: 'table' };
  const [, undo = '', pause = '', draw, ready, base, increment] = found;
  if (base !== undefined && Number(base) < 1) return { code: 'bad-link', part: 'table' };
  return {
    undo: POLICIES.get(undo) ?? rules.undo,
    pause: POLICIES.get(pause) ?? rules.pause,
    draw: draw === '1',
    ...(ready ? { ready: true } : {}),
    ...(base === undefined ? {} : { clock: { base: Number(base), increment: Number(increment) } }),
  };
}
