/** Everything that can be typed now, grouped so that it can be read. */
import { cellName, type BrawlDoes, type BrawlState } from '@rankfall/chessbrawl';
import { boonWordsOf } from '@rankfall/chessbrawl/words';
import type { AnyTerms, Match, Option, Seat } from '@rankfall/kernel';
import { alignRows, wrapWords } from '../table.ts';
import { stateIn } from './notation.ts';
import { actionsFor } from './read.ts';

const WIDTH = 64;

export function menuLines(match: Match<AnyTerms>, seat: Seat, only: string | undefined): readonly string[] {
  const state = stateIn(match);
  const groups = new Map<string, string[]>();
  for (const { options } of actionsFor(match, seat)) {
    for (const option of options) {
      if (option.off !== undefined || option.does.type === 'pace') continue;
      const [group, typed] = entryOf(option, state);
      if (only !== undefined && !`${group} ${typed}`.toLowerCase().includes(only.toLowerCase())) continue;
      groups.set(group, [...(groups.get(group) ?? []), typed]);
    }
  }
  return alignRows(
    [...groups].flatMap(([name, all]) =>
      wrapWords(all.join(' '), WIDTH).map((line, i) => [i === 0 ? name : '', line]),
    ),
  );
}

function entryOf(
  { id, does }: Option<BrawlDoes>,
  state: BrawlState,
): readonly [group: string, typed: string] {
  switch (does.type) {
    case 'buy':
      return [`buy ${does.piece}`, id];
    case 'refund':
      return ['back', id];
    case 'play':
    case 'reply':
      return [`${state.board.charAt(does.from).toUpperCase()} ${cellName(does.from)}`, id];
    case 'boon':
      return [id, boonWordsOf(state, does.boon).line];
    case 'start':
      return ['go on', 'start'];
    default:
      return ['wait', does.type.replace('-', ' ')];
  }
}
