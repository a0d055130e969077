/** The contract against boardgame.io: the same tic-tac-toe, driven move by move, each side keeping its log. */
import { createRequire } from 'node:module';
import type * as Boardgame from 'boardgame.io/client';
import { choose, start } from '@rankfall/kernel';
import { noughts } from '@rankfall/testkit';
import { faster, type Row } from './measure.ts';

// Its package has no ES module that Node can load by name.
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as typeof Boardgame;

/** A game that fills the board without a line before the last square. */
const ORDER = [0, 1, 2, 4, 3, 5, 7, 6, 8];

function ourGame(): number {
  let { match } = start(noughts, { seed: 'bench' });
  let moves = 0;
  for (const square of ORDER) {
    if (!match || match.result) break;
    const step = choose(match, moves % 2, { action: `turn/${moves}`, option: `${square}` });
    if (step.refused) throw new Error(`refused: ${step.refused.code}`);
    match = step.match;
    moves++;
  }
  if (!match?.result) throw new Error('our game did not end');
  return moves;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

type Cells = (string | null)[];
const theirs = {
  setup: (): { cells: Cells } => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: { G: { cells: Cells }; playerID: string }, square: number): string | undefined {
      if (G.cells[square] !== null) return 'INVALID_MOVE';
      G.cells[square] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: { cells: Cells }; ctx: { currentPlayer: string } }): object | undefined => {
    const isLine = LINES.some(
      ([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[b] === G.cells[c],
    );
    if (isLine) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

export function theirGame(): number {
  const client = Client({ game: theirs as never, numPlayers: 2, debug: false });
  let moves = 0;
  for (const square of ORDER) {
    client.moves['mark']?.(square);
    moves++;
    if (client.getState()?.ctx.gameover) break;
  }
  if (!client.getState()?.ctx.gameover) throw new Error('their game did not end');
  return moves;
}

export function contractRows(): Row[] {
  const many = (game: () => number, games: number) => (): number => {
    let moves = 0;
    for (let i = 0; i < games; i++) moves += game();
    return moves;
  };
  const ratio = faster(many(ourGame, 500), many(theirGame, 5));
  return [
    { name: 'tic-tac-toe moves through choose, log kept', peer: 'boardgame.io client', ratio, atLeast: 100 },
  ];
}
