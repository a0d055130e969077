/**
 * Saktris against Fairy-Stockfish, which knows drops on the back row but no queues: it is handed the position move by move, with
 * the piece that is due as its pocket. Both sides meet the same arrivals twice, with sides changed, one of them thinking at a time.
 */
import { createRequire } from 'node:module';
import { start } from '@rankfall/kernel';
import { loadState, MOST_ACTIONS, saktris, SaktrisPosition, type Setup } from '@rankfall/saktris';
import { playOn, type Played } from './keep.ts';
import { Mover } from './mover.ts';
import { UciEngine } from './uci.ts';

const LONGEST = 400;

const variants = `
[saktris:chess]
pieceDrops = true
capturesToHand = false
mustDrop = true
dropRegionWhite = *1
dropRegionBlack = *8
firstRankPawnDrops = true
castlingDroppedPiece = true
doubleStepRegionWhite = *1
doubleStepRegionBlack = *8
startFen = 8/8/8/8/8/8/8/8[KQRRBBNNPPPPPPPPkqrrbbnnpppppppp] w - - 0 1

[saktrisbishop:saktris]
dropOppositeColoredBishop = true
`;

/** Its files stand in a file system of its own, so a small program around it puts the variants there. */
const program = (engine: string): string => `
globalThis.fetch = undefined;
require(${JSON.stringify(engine)})().then((engine) => {
  engine.FS.writeFile('/saktris.ini', ${JSON.stringify(variants)});
  engine.addMessageListener((line) => console.log(line));
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => engine.postMessage(line));
});
`;

export async function fairyMatch(
  games: number,
  millis: number,
  clock: () => number,
  clockName: string,
): Promise<Played> {
  const path = createRequire(import.meta.url).resolve('fairy-stockfish-nnue.wasm/stockfish.js');
  const engine = new UciEngine(process.execPath, ['-e', program(path)]);
  await engine.begin({
    VariantPath: '/saktris.ini',
    UCI_Variant: 'saktris',
    Threads: '1',
    Hash: '16',
    'Use NNUE': 'false',
  });
  const sums = await playOn(
    `Saktris against Fairy-Stockfish, ${millis} ms by ${clockName}`,
    games,
    async (game) => oneGame(engine, `fairy ${game >> 1}`, game % 2 === 0 ? 0 : 1, millis, clock),
  );
  engine.quit();
  return sums;
}

async function oneGame(
  engine: UciEngine,
  seed: string,
  side: 0 | 1,
  millis: number,
  clock: () => number,
): Promise<Played> {
  const { match } = start(saktris, { seed });
  if (!match) throw new Error(`no match with seed ${seed}`);
  const position = loadState(new SaktrisPosition(), match.state);
  const mover = new Mover(position);
  let faults = 0;
  for (let ply = 0; ply < LONGEST; ply++) {
    const outcome = position.outcome();
    if (outcome)
      return { points: outcome.winner === undefined ? 0.5 : outcome.winner === side ? 1 : 0, faults };
    if (position.toMove === side) position.make(mover.move(millis, clock));
    else {
      const asked = await askEngine(engine, position, millis);
      if (asked === undefined) faults++;
      position.make(asked ?? anyAction(position));
    }
  }
  return { points: 0.5, faults };
}

/** What the engine plays; undefined where its rules let it do what ours do not. A turn without a choice is not asked for. */
async function askEngine(
  engine: UciEngine,
  position: SaktrisPosition,
  millis: number,
): Promise<number | undefined> {
  if (position.count() === 1) return anyAction(position);
  const setup = position.value();
  const isBishop = dueIn(setup).toUpperCase() === 'B';
  engine.tell(`setoption name UCI_Variant value ${isBishop ? 'saktrisbishop' : 'saktris'}`);
  const text = await engine.move(`position fen ${fenOf(setup)}`, millis);
  const found = position.find(text);
  if (found !== undefined || !/^e[18][cg][18]$/u.test(text)) return found;
  return position.find(`${text.slice(0, 2)}${text.charAt(2) === 'g' ? 'h' : 'a'}${text.charAt(3)}`);
}

const legal = new Int32Array(MOST_ACTIONS);
function anyAction(position: SaktrisPosition): number {
  position.legal(legal);
  return legal[0] ?? 0;
}

function dueIn({ queues, due, toMove }: Setup): string {
  const letter = due[toMove] > 0 ? queues[toMove].charAt(0) : '';
  return toMove === 0 ? letter : letter.toLowerCase();
}

function fenOf(setup: Setup): string {
  const rows = Array.from({ length: 8 }, (_, i) => setup.board.slice((7 - i) * 8, (8 - i) * 8));
  const board = rows.map((row) => row.replaceAll(/\.+/gu, (gap) => String(gap.length))).join('/');
  const rights = [
    ['K', 4, 7],
    ['Q', 4, 0],
    ['k', 60, 63],
    ['q', 60, 56],
  ] as const;
  const castling = rights
    .filter(([, king, rook]) => isFresh(setup, king, 'K') && isFresh(setup, rook, 'R'))
    .map(([letter]) => letter)
    .join('');
  const ep = setup.ep === undefined ? '-' : `${'abcdefgh'.charAt(setup.ep % 8)}${(setup.ep >> 3) + 1}`;
  const side = setup.toMove === 0 ? 'w' : 'b';
  return `${board}[${dueIn(setup)}] ${side} ${castling || '-'} ${ep} ${setup.half} ${setup.full}`;
}

const isFresh = ({ board, unmoved }: Setup, square: number, kind: string): boolean =>
  board.charAt(square).toUpperCase() === kind && unmoved.includes(square);
