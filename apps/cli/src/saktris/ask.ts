/** What is asked of the side to move, in a sentence: place, make room, or move. */
import type { Option } from '@rankfall/kernel';
import { pieceLetters, type SaktrisDoes, type SaktrisState } from '@rankfall/saktris';
import { pieceWords, sideWords } from '@rankfall/saktris/words';

export const sideName = (seat: number): string => sideWords[seat === 0 ? 0 : 1];

type Options = readonly Option<SaktrisDoes>[];

export function askFor(state: SaktrisState, options: Options): string {
  const { position, check } = state;
  const side = position.toMove;
  const who = `${sideName(side)}${check ? ' is in check and' : ''}`;
  const places = placesOf(options);
  const canMove = options.some(({ does }) => does.type === 'move' || does.type === 'castle');
  const pair = options.find(({ does }) => does.type === 'force');
  const piece = dueName(state);
  if (pair)
    return `${who} must make room for ${piece}: type the move and the placement, such as ${pair.id}${canMove ? ', or a move alone' : ''}.`;
  if (places.length > 0) {
    const columns = places.map((square) => square.charAt(0));
    const where = `places ${piece} on ${columns.length === 8 ? 'any column' : listOf(columns, 'or')}`;
    return canMove ? `${who} ${where}, or moves.` : `${who} ${where}.`;
  }
  const room = position.due[side] > 0 ? ` There is no room for ${piece} now.` : '';
  return `${who} moves.${room}`;
}

/** The squares where the arriving piece may go, in order. */
export function placesOf(options: Options): readonly string[] {
  const squares = options.flatMap(({ does }) => (does.type === 'place' ? [does.to] : []));
  return [...new Set(squares)].toSorted();
}

function dueName({ position }: SaktrisState): string {
  if (position.rules.order === 'select') return 'a piece of the pool (such as N@c1)';
  const next = position.queues[position.toMove].charAt(0);
  const letter = pieceLetters.find((one) => one === next);
  return `a ${letter ? pieceWords[letter] : 'piece'}`;
}

export function listOf(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}
