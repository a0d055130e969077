/** The one line below the board: what is to be done now, in words made for this very moment. */
import type { Option } from '@rankfall/kernel';
import type { SaktrisDoes, SaktrisView, Side } from '@rankfall/saktris';

export type Hint =
  | { readonly type: 'turn' }
  /** Force: the first half, then the second. */
  | { readonly type: 'first-room'; readonly piece: string }
  | { readonly type: 'then-place'; readonly piece: string }
  | { readonly type: 'choose-any' }
  | { readonly type: 'or-move' }
  | { readonly type: 'thinking'; readonly side: Side };

export function hintOf(
  view: SaktrisView,
  options: readonly Option<SaktrisDoes>[],
  picked: readonly string[],
  thinking: Side | undefined,
): Hint {
  if (thinking !== undefined) return { type: 'thinking', side: thinking };
  const { toMove, queues, due, rules } = view.position;
  const isDue = due[toMove] > 0 && queues[toMove] !== '';
  const open = options.filter(({ off }) => off === undefined);
  const hasForce = open.some(({ does }) => does.type === 'force');
  const piece = rules.order === 'select' ? 'X' : queues[toMove].charAt(0);
  if (hasForce) {
    const squares = picked.filter((token) => /^[a-h][1-8]$/u.test(token));
    return squares.length >= 2 ? { type: 'then-place', piece } : { type: 'first-room', piece };
  }
  const canPlace = open.some(({ does }) => does.type === 'place');
  if (isDue && canPlace && view.check && open.some(({ does }) => does.type !== 'place'))
    return { type: 'or-move' };
  if (isDue && canPlace && rules.order === 'select') return { type: 'choose-any' };
  return { type: 'turn' };
}
