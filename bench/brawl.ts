/**
 * ChessBrawl's enemy against chess.js. A complete enemy turn is to list its moves, score them, choose one and apply it; the peer
 * only lists moves. Ours is measured as simulations drive it, by two wakes of the rules, and as those who look ahead do.
 */
import { Chess } from 'chess.js';
import { boardOf, chessbrawl, MOST_MOVES, PASS, Skirmish, type BrawlState } from '@rankfall/chessbrawl';
import { rollFrom, start } from '@rankfall/kernel';
import { faster, type Row } from './measure.ts';

const waves = ['pp', 'pppp', 'ppppn', 'ppppnnb', 'ppppnnbb', 'pppppnnbbr', 'ppppnnnbbrrq', 'ppnnbbrrrqqq'];
const armies = ['KPP', 'KPN', 'KRN', 'KQRNB', 'KQQRRNB', 'KRRNNBB'];
const POSITIONS = 300;

const dice = rollFrom('bench');
const next = (below: number): number => dice.below('bench', below);

function scattered(pieces: string, cells: string[], from: number, to: number): void {
  for (const piece of pieces) {
    let cell = from + next(to - from);
    while (cells[cell] !== '.') cell = from + next(to - from);
    cells[cell] = piece;
  }
}

/** Boards with the enemy to move: waves of all rounds against armies of all sizes, some random moves into the fight. */
function fights(): readonly string[] {
  const boards: string[] = [];
  const list = new Int16Array(MOST_MOVES);
  while (boards.length < POSITIONS) {
    const cells = Array.from({ length: 48 }, () => '.');
    scattered(waves[next(waves.length)] ?? '', cells, 0, 12);
    scattered(armies[next(armies.length)] ?? '', cells, 36, 48);
    const fight = new Skirmish().load(cells.join(''));
    for (let turn = 0; turn < 12 && fight.foes > 0 && !fight.kingFell; turn++) {
      const count = fight.moves(0, list);
      fight.make(count > 0 ? (list[next(count)] ?? PASS) : PASS);
      if (fight.foes > 0 && turn % 3 === 2) boards.push(boardOf(fight.field));
      fight.make(fight.reply());
    }
  }
  return boards;
}

/** Positions of random games of chess, as many as ours. */
function chessPositions(): readonly Chess[] {
  const all: Chess[] = [];
  let game = new Chess();
  while (all.length < POSITIONS) {
    const moves = game.moves();
    const move = moves[next(Math.max(1, moves.length))];
    if (move === undefined || game.isDraw()) game = new Chess();
    else {
      game.move(move);
      if (next(4) === 0) all.push(new Chess(game.fen()));
    }
  }
  return all;
}

function enemyTurn(state: BrawlState): BrawlState {
  const aimed = chessbrawl.wake(state, 0, dice).state;
  return aimed.wait ? chessbrawl.wake(aimed, 0, dice).state : aimed;
}

export function brawlRows(): Row[] {
  const boards = fights();
  const { match } = start(chessbrawl, { seed: 'bench', settings: { pace: 'instant' } });
  if (!match) throw new Error('the settings were refused');
  const states = boards.map((board): BrawlState => {
    return { ...match.state, board, phase: 'enemy', turn: 2, wait: { until: 0 } };
  });
  const skirmishes = boards.map((board) => new Skirmish().load(board));
  const positions = chessPositions();
  const peer = 'chess.js listing moves';
  const listed = (): number => {
    let moves = 0;
    for (const position of positions) moves += position.moves().length;
    if (moves === 0) throw new Error('nothing was listed');
    return positions.length;
  };
  const byRules = (): number => {
    for (const state of states) enemyTurn(state);
    return states.length;
  };
  const inSkirmishes = (): number => {
    for (const skirmish of skirmishes) {
      skirmish.make(skirmish.reply());
      skirmish.unmake();
    }
    return skirmishes.length;
  };
  return [
    { name: 'ChessBrawl enemy turns by the rules', peer, ratio: faster(byRules, listed), atLeast: 20 },
    { name: 'ChessBrawl enemy turns looked ahead', peer, ratio: faster(inSkirmishes, listed), atLeast: 20 },
  ];
}
