/**
 * Plain chess on the Saktris position: all pieces stand, nobody is to come, and the pawns of the second rows have not moved.
 * Ends are those of chess, with the third repetition and the hundredth quiet turn counting at once.
 */
import { defaultRules, formatAction, SaktrisPosition } from '@rankfall/saktris';

const ranks = [
  'RNBQKBNR',
  'PPPPPPPP',
  '........',
  '........',
  '........',
  '........',
  'pppppppp',
  'rnbqkbnr',
];

export const startFen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export function startPosition(): SaktrisPosition {
  const back = [0, 1, 6, 7].flatMap((row) => Array.from({ length: 8 }, (_, file) => row * 8 + file));
  return new SaktrisPosition().load({
    rules: defaultRules,
    board: ranks.join(''),
    unmoved: back,
    queues: ['', ''],
    due: [0, 0],
    clk: [0, 0],
    toMove: 0,
    half: 0,
    full: 1,
  });
}

/** Castling is written as the king taking its rook here, and as its two steps there. */
const castlings: Readonly<Record<string, string>> = {
  e1h1: 'e1g1',
  e1a1: 'e1c1',
  e8h8: 'e8g8',
  e8a8: 'e8c8',
};

export function toUci(position: SaktrisPosition, action: number): string {
  const text = formatAction(action);
  return isCastling(position, text) ? (castlings[text] ?? text) : text;
}

export function fromUci(position: SaktrisPosition, text: string): number | undefined {
  const [castling] = Object.entries(castlings).find(([, uci]) => uci === text) ?? [];
  const found =
    castling !== undefined && isCastling(position, castling) ? position.find(castling) : undefined;
  return found ?? position.find(text);
}

function isCastling(position: SaktrisPosition, text: string): boolean {
  const { board } = position.value();
  const at = (square: string): string =>
    board.charAt(square.charCodeAt(0) - 97 + (Number(square.charAt(1)) - 1) * 8);
  return Object.hasOwn(castlings, text) && /^(?:KR|kr)$/u.test(at(text.slice(0, 2)) + at(text.slice(2, 4)));
}

/** Well-known lines in which neither side stands better; each is played with both colours. */
export const openings: readonly string[] = [
  'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6',
  'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6',
  'e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 f3d4 g8f6',
  'e2e4 e7e5 g1f3 g8f6 f3e5 d7d6 e5f3 f6e4',
  'e2e4 e7e5 b1c3 g8f6 f1c4 b8c6 d2d3 f8c5',
  'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6',
  'e2e4 c7c5 g1f3 b8c6 d2d4 c5d4 f3d4 g7g6',
  'e2e4 c7c5 g1f3 e7e6 d2d4 c5d4 f3d4 a7a6',
  'e2e4 c7c5 b1c3 b8c6 g2g3 g7g6 f1g2 f8g7',
  'e2e4 c7c5 c2c3 g8f6 e4e5 f6d5 d2d4 c5d4',
  'e2e4 e7e6 d2d4 d7d5 b1c3 g8f6 c1g5 f8e7',
  'e2e4 e7e6 d2d4 d7d5 b1d2 c7c5 e4d5 e6d5',
  'e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5',
  'e2e4 c7c6 d2d4 d7d5 e4e5 c8f5 g1f3 e7e6',
  'e2e4 d7d6 d2d4 g8f6 b1c3 g7g6 g1f3 f8g7',
  'd2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7',
  'd2d4 d7d5 c2c4 c7c6 g1f3 g8f6 b1c3 e7e6',
  'd2d4 d7d5 c2c4 d5c4 g1f3 g8f6 e2e3 e7e6',
  'd2d4 d7d5 g1f3 g8f6 c1f4 c7c5 e2e3 b8c6',
  'd2d4 g8f6 c2c4 e7e6 b1c3 f8b4 e2e3 e8g8',
  'd2d4 g8f6 c2c4 e7e6 g1f3 b7b6 g2g3 c8b7',
  'd2d4 g8f6 c2c4 g7g6 b1c3 d7d5 c4d5 f6d5',
  'd2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6',
  'c2c4 e7e5 b1c3 g8f6 g1f3 b8c6 g2g3 d7d5',
  'g1f3 d7d5 g2g3 g8f6 f1g2 e7e6 e1g1 f8e7',
];
