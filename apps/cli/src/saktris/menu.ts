/** All moves of a position, grouped so that they can be read: placements first, then piece by piece. */
import type { Option } from '@rankfall/kernel';
import type { SaktrisDoes, SaktrisState } from '@rankfall/saktris';
import { alignRows, wrapWords } from '../table.ts';

const WIDTH = 72;

type Options = readonly Option<SaktrisDoes>[];

export function menuLines(
  state: SaktrisState,
  options: Options,
  only: string | undefined,
): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const { id, does } of options) {
    const name = groupOf(state, does);
    if (only !== undefined && !matches(name, id, only)) continue;
    groups.set(name, [...(groups.get(name) ?? []), id]);
  }
  const rows = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, ids]) =>
      wrapWords(ids.toSorted().join(' '), WIDTH).map((line, i) => [i === 0 ? name : '', line]),
    );
  return alignRows(rows);
}

/** "N from g1", "place" */
function groupOf({ position }: SaktrisState, does: SaktrisDoes): string {
  if (does.type === 'place') return 'place';
  const move = does.type === 'force' ? does.move : does;
  const from = move.type === 'castle' ? move.king[0] : move.type === 'move' ? move.from : '';
  const file = 'abcdefgh'.indexOf(from.charAt(0));
  const letter = position.board[(Number(from.charAt(1)) - 1) * 8 + file] ?? '';
  return `${letter.toUpperCase()} ${from}`;
}

function matches(group: string, id: string, only: string): boolean {
  const wanted = only.toLowerCase();
  return (
    group.toLowerCase().includes(wanted) || id.toLowerCase().startsWith(wanted) || id.includes(`@${wanted}`)
  );
}
