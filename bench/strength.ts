/**
 * How strong the search is, in matches of 100 ms a move. They take long, so they are measured only when asked for:
 * `npm run bench -- strength --keep FILE`, with RANKFALL_GAMES for another number of games and RANKFALL_ELO for another rating.
 * Scores are shares of the points. One side thinks at a time, by the clock on the wall; RANKFALL_CLOCK=work gives us the
 * milliseconds that this process has really worked, for machines that are never quiet.
 */
import type { SaktrisPosition } from '@rankfall/saktris';
import { fairyMatch } from './fairy.ts';
import { playOn } from './keep.ts';
import type { Row } from './measure.ts';
import { Mover, workedMillis } from './mover.ts';
import { fromUci, openings, startFen, startPosition, toUci } from './plain-chess.ts';
import { findStockfish } from './stockfish.ts';
import { UciEngine } from './uci.ts';

const MILLIS = 100;
const CHESS_GAMES = 100;
const SAKTRIS_GAMES = 60;
const ELO = 1900;
/** Nobody plays on for longer; the game then counts as drawn. */
const LONGEST = 400;

const asked = Number(process.env['RANKFALL_GAMES'] ?? Number.NaN);
const isWork = process.env['RANKFALL_CLOCK'] === 'work';
const clock = isWork ? workedMillis : (): number => performance.now();
const clockName = isWork ? 'own work' : 'the wall';
const elo = Number(process.env['RANKFALL_ELO'] ?? ELO);

export async function chessRows(): Promise<Row[]> {
  const path = findStockfish();
  if (path === undefined) {
    console.error(
      'skipped: no stockfish here, and it can be installed by root only (apt-get install stockfish)',
    );
    return [];
  }
  const games = Number.isFinite(asked) ? asked : CHESS_GAMES;
  const engine = new UciEngine(path);
  await engine.begin({ Threads: '1', Hash: '16', UCI_LimitStrength: 'true', UCI_Elo: String(elo) });
  const { points } = await playOn(
    `chess against stockfish ${elo}, ${MILLIS} ms by ${clockName}`,
    games,
    async (game) => {
      await engine.ask('isready', 'readyok');
      engine.tell('ucinewgame');
      const side = game % 2 === 0 ? 0 : 1;
      const opening = openings[(game >> 1) % openings.length] ?? '';
      return { points: await chessGame(engine, opening, side), faults: 0 };
    },
  );
  engine.quit();
  const name = `plain chess, ${MILLIS} ms a move, ${games} games: share of the points`;
  return [{ name, peer: `stockfish ${elo}`, ratio: points / games, atLeast: 0.5 }];
}

/** Our points of one game. */
async function chessGame(engine: UciEngine, opening: string, side: 0 | 1): Promise<number> {
  const position = startPosition();
  const moves = opening.split(' ');
  for (const text of moves) position.make(known(position, text));
  const mover = new Mover(position);
  for (let ply = 0; ply < LONGEST; ply++) {
    const outcome = position.outcome();
    if (outcome) return outcome.winner === undefined ? 0.5 : outcome.winner === side ? 1 : 0;
    if (position.toMove === side) {
      const action = mover.move(MILLIS, clock);
      moves.push(toUci(position, action));
      position.make(action);
    } else {
      const text = await engine.move(`position fen ${startFen} moves ${moves.join(' ')}`, MILLIS);
      moves.push(text);
      position.make(known(position, text));
    }
  }
  return 0.5;
}

function known(position: SaktrisPosition, text: string): number {
  const action = fromUci(position, text);
  if (action === undefined) throw new Error(`${text} is no move here`);
  return action;
}

export async function saktrisRows(): Promise<Row[]> {
  const games = Number.isFinite(asked) ? asked : SAKTRIS_GAMES;
  const { points, faults } = await fairyMatch(games, MILLIS, clock, clockName);
  const note = faults === 0 ? '' : `, ${faults} moves of theirs replaced`;
  const name = `Saktris, ${MILLIS} ms a move, ${games} games: share of the points${note}`;
  return [{ name, peer: 'fairy-stockfish-nnue.wasm', ratio: points / games, atLeast: 0.5 }];
}
