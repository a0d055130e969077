/**
 * A second reading of the rules, slow and plain: pieces are objects, every action is tried out on a copy.
 * It shares nothing with the fast position but the words, and random games must agree with it everywhere.
 */
import { describe, expect, test } from 'vitest';
import { formatAction } from './action.ts';
import { SaktrisPosition } from './position.ts';
import type { Rules, Setup } from './types.ts';

interface Piece {
  readonly letter: string; // K Q R B N P
  readonly white: boolean;
  readonly moved: boolean;
  readonly stamp: number;
}
interface Game {
  board: (Piece | undefined)[];
  queues: [string, string];
  due: [number, number];
  clk: [number, number];
  white: boolean;
  ep: number;
  half: number;
  ply: number;
  lost: boolean[]; // kings pushed out
}

const name = (square: number): string => 'abcdefgh'.charAt(square % 8) + String(Math.floor(square / 8) + 1);
const squareOf = (text: string): number => text.charCodeAt(0) - 97 + 8 * (Number(text.charAt(1)) - 1);
const sideIndex = (white: boolean): 0 | 1 => (white ? 0 : 1);
const straight = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const diagonal = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
const leaps = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

function shifted(square: number, files: number, ranks: number): number | undefined {
  const file = (square % 8) + files;
  const rank = Math.floor(square / 8) + ranks;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? undefined : rank * 8 + file;
}

function fromSetup(setup: Setup): Game {
  const board = [...setup.board].map((letter, square) =>
    letter === '.'
      ? undefined
      : {
          letter: letter.toUpperCase(),
          white: letter === letter.toUpperCase(),
          moved: !setup.unmoved.includes(square),
          stamp: setup.lastMoved?.[square] ?? -1,
        },
  );
  return {
    board,
    queues: [...setup.queues],
    due: [...setup.due],
    clk: [...setup.clk],
    white: setup.toMove === 0,
    ep: setup.ep ?? -1,
    half: setup.half,
    ply: 2 * (setup.full - 1) + setup.toMove,
    lost: [false, false],
  };
}

const copyOf = (game: Game): Game => ({
  ...game,
  board: [...game.board],
  queues: [...game.queues],
  due: [...game.due],
  clk: [...game.clk],
  lost: [...game.lost],
});

/** Squares a piece attacks, and for all but pawns also where it moves. */
function reachOf({ board }: Game, from: number): number[] {
  const piece = board[from];
  if (!piece) return [];
  if (piece.letter === 'P')
    return [-1, 1].map((file) => shifted(from, file, piece.white ? 1 : -1)).filter((to) => to !== undefined);
  if (piece.letter === 'N' || piece.letter === 'K') {
    const steps = piece.letter === 'N' ? leaps : [...straight, ...diagonal];
    return steps
      .map(([files = 0, ranks = 0]) => shifted(from, files, ranks))
      .filter((to) => to !== undefined);
  }
  const lines = { R: straight, B: diagonal }[piece.letter] ?? [...straight, ...diagonal];
  const squares: number[] = [];
  for (const [files = 0, ranks = 0] of lines)
    for (let to = shifted(from, files, ranks); to !== undefined; to = shifted(to, files, ranks)) {
      squares.push(to);
      if (board[to]) break;
    }
  return squares;
}

const isAttackedBy = (game: Game, square: number, white: boolean): boolean =>
  game.board.some((piece, from) => piece?.white === white && reachOf(game, from).includes(square));

const kingOf = (game: Game, white: boolean): number =>
  game.board.findIndex((piece) => piece?.letter === 'K' && piece.white === white);

function inCheck(game: Game, white: boolean): boolean {
  const king = kingOf(game, white);
  return king >= 0 && isAttackedBy(game, king, !white);
}

function pseudo(game: Game): string[] {
  const { board, white } = game;
  const moves: string[] = [];
  for (const [from, piece] of board.entries()) {
    if (piece?.white !== white) continue;
    const targets = piece.letter === 'P' ? pawnTargets(game, from, piece) : reachOf(game, from);
    for (const to of targets) {
      if (board[to]?.white === white) continue;
      const last = piece.letter === 'P' && (white ? to >= 56 : to < 8);
      for (const promotion of last ? ['q', 'r', 'b', 'n'] : [''])
        moves.push(name(from) + name(to) + promotion);
    }
  }
  return [...moves, ...castlings(game)];
}

function pawnTargets(game: Game, from: number, piece: Piece): number[] {
  const { board } = game;
  const ahead = piece.white ? 1 : -1;
  const one = shifted(from, 0, ahead);
  const two = shifted(from, 0, 2 * ahead);
  const targets = reachOf(game, from).filter((to) => board[to] !== undefined || to === game.ep);
  if (one === undefined || board[one]) return targets;
  targets.push(one);
  if (!piece.moved && two !== undefined && !board[two]) targets.push(two);
  return targets;
}

function castlings(game: Game): string[] {
  const { board, white } = game;
  const king = kingOf(game, white);
  const corner = white ? 0 : 56;
  if (king < corner || king >= corner + 8 || board[king]?.moved !== false || inCheck(game, white)) return [];
  const found: string[] = [];
  for (let rook = corner; rook < corner + 8; rook++) {
    const piece = board[rook];
    if (piece?.letter !== 'R' || piece.white !== white || piece.moved) continue;
    const [kingGoal, rookGoal] = rook > king ? [corner + 6, corner + 5] : [corner + 2, corner + 3];
    const spans = [span(king, kingGoal), span(rook, rookGoal), span(king, rook)].flat();
    if (spans.some((square) => square !== king && square !== rook && board[square])) continue;
    const lifted = copyOf(game);
    lifted.board[king] = undefined;
    if (span(king, kingGoal).some((square) => isAttackedBy(lifted, square, !white))) continue;
    lifted.board[rook] = undefined;
    lifted.board[rookGoal] = piece;
    lifted.board[kingGoal] = board[king];
    if (!inCheck(lifted, white)) found.push(name(king) + name(rook));
  }
  return found;
}

const span = (a: number, b: number): number[] =>
  Array.from({ length: Math.abs(a - b) + 1 }, (_, index) => Math.min(a, b) + index);

/** Plays a board move with its clears; says whether it was a pawn move, capture or clear. */
function move(game: Game, rules: Rules, text: string): boolean {
  const { board, white } = game;
  const from = squareOf(text);
  const to = squareOf(text.slice(2));
  const piece = board[from];
  if (!piece) throw new Error(`nothing on ${text}`);
  const passed = game.ep;
  game.ep = -1;
  const target = board[to];
  const mark = { ...piece, moved: true, stamp: game.ply };
  if (piece.letter === 'K' && target?.white === white) {
    const corner = white ? 0 : 56;
    board[from] = undefined;
    board[to] = undefined;
    board[corner + (to > from ? 6 : 2)] = mark;
    board[corner + (to > from ? 5 : 3)] = { ...target, moved: true, stamp: game.ply };
    return rules.rowClear && sweepRows(game);
  }
  board[from] = undefined;
  board[to] = text.length === 5 ? { ...mark, letter: text.charAt(4).toUpperCase() } : mark;
  let loud = piece.letter === 'P' || target !== undefined;
  if (piece.letter === 'P' && to === passed && !target) board[to + (white ? -8 : 8)] = undefined;
  if (piece.letter === 'P' && Math.abs(from - to) === 16) game.ep = (from + to) / 2;
  if (rules.tripletClear && text.length === 4) loud = sweepTriplet(game, to) || loud;
  if (rules.rowClear) loud = sweepRows(game) || loud;
  return loud;
}

function sweepRows({ board }: Game): boolean {
  const doomed = new Set<number>();
  for (let square = 0; square < 64; square++) {
    const trio = [square, square + 1, square + 2].map((at) => board[at]);
    const [first] = trio;
    if (square % 8 > 5 || !first) continue;
    if (trio.every((piece) => piece?.letter === 'P' && piece.white === first.white))
      for (const at of [square, square + 1, square + 2]) doomed.add(at);
  }
  for (const square of doomed) board[square] = undefined;
  return doomed.size > 0;
}

function sweepTriplet(game: Game, moved: number): boolean {
  const { board } = game;
  const letter = board[moved]?.letter;
  for (const [files = 0, ranks = 0] of [
    [1, 0],
    [0, 1],
  ]) {
    const line = [moved];
    for (let at = shifted(moved, -files, -ranks); at !== undefined; at = shifted(at, -files, -ranks))
      if (board[at]?.letter === letter) line.unshift(at);
      else break;
    for (let at = shifted(moved, files, ranks); at !== undefined; at = shifted(at, files, ranks))
      if (board[at]?.letter === letter) line.push(at);
      else break;
    const [low = -1] = line;
    const high = line.at(-1) ?? -1;
    if (line.length < 3) continue;
    const lowPushes =
      moved === low || (moved !== high && (board[low]?.stamp ?? -1) > (board[high]?.stamp ?? -1));
    const sign = lowPushes ? 1 : -1;
    let victim = shifted(lowPushes ? high : low, sign * files, sign * ranks);
    while (victim !== undefined && !board[victim]) victim = shifted(victim, sign * files, sign * ranks);
    for (const square of line) board[square] = undefined;
    if (victim !== undefined) {
      const out = board[victim];
      if (out?.letter === 'K') game.lost[sideIndex(out.white)] = true;
      board[victim] = undefined;
    }
    return true;
  }
  return false;
}

const types = (rules: Rules, queue: string): string[] =>
  rules.order === 'select' ? [...new Set(queue)] : [queue.charAt(0)];

/** Placements by 3.4 points 1 to 3. */
function openPlacements(game: Game, rules: Rules): string[] {
  const { board, white } = game;
  const row = Array.from({ length: 8 }, (_, file) => (white ? file : 56 + file));
  const colour = (square: number): number => ((square % 8) + Math.floor(square / 8)) % 2;
  const bishops = new Set(
    board.flatMap((piece, square) =>
      piece?.letter === 'B' && piece.white === white ? [colour(square)] : [],
    ),
  );
  return types(rules, game.queues[sideIndex(white)]).flatMap((letter) =>
    row
      .filter((square) => !board[square])
      .filter((square) => letter !== 'B' || bishops.size === 2 || !bishops.has(colour(square)))
      .map((square) => `${letter}@${name(square)}`),
  );
}

function place(game: Game, rules: Rules, text: string): void {
  const side = sideIndex(game.white);
  game.board[squareOf(text.slice(2))] = {
    letter: text.charAt(0),
    white: game.white,
    moved: false,
    stamp: -1,
  };
  game.queues[side] = game.queues[side].replace(text.charAt(0), '');
  if (rules.rowClear) sweepRows(game);
}

/** Whether the action leaves the own king on the board, or still to come, and unattacked. */
function isSafe(game: Game, rules: Rules, text: string): boolean {
  const trial = copyOf(game);
  const [first = '', second] = text.split(',');
  if (first.includes('@')) place(trial, rules, first);
  else move(trial, rules, first);
  if (second !== undefined) place(trial, rules, second);
  return !trial.lost[sideIndex(game.white)] && !inCheck(trial, game.white);
}

function legal(game: Game, rules: Rules): string[] {
  const side = sideIndex(game.white);
  const queue = game.queues[side];
  const checked = inCheck(game, game.white);
  const moves = (): string[] => pseudo(game).filter((text) => isSafe(game, rules, text));
  const pass = checked || queue === '' ? [] : ['0000'];
  const orPass = (list: string[]): string[] => (list.length > 0 ? list : pass);
  if (game.due[side] === 0 || queue === '') return orPass(moves());
  const placements = openPlacements(game, rules).filter((text) => isSafe(game, rules, text));
  if (placements.length > 0) return checked ? [...placements, ...moves()] : placements;
  if (rules.blocked !== 'force') return orPass(moves());
  const pairs = pseudo(game).flatMap((first) => {
    const between = copyOf(game);
    move(between, rules, first);
    return openPlacements(between, rules)
      .map((second) => `${first},${second}`)
      .filter((text) => isSafe(game, rules, text));
  });
  return checked ? [...pairs, ...moves()] : orPass(pairs);
}

function play(game: Game, rules: Rules, text: string): void {
  const side = sideIndex(game.white);
  const [first = '', second] = text.split(',');
  let loud = false;
  let ep = -1;
  if (first.includes('@')) place(game, rules, first);
  else if (first !== '0000') {
    loud = move(game, rules, first);
    ep = game.ep;
  }
  if (second !== undefined) place(game, rules, second);
  const placed = first.includes('@') || second !== undefined;
  game.ep = ep;
  if (placed) game.due[side]--;
  else countMove(game, rules, side);
  if (game.queues[side] === '') {
    game.due[side] = 0;
    game.clk[side] = 0;
  }
  game.half = placed || loud ? 0 : game.half + 1;
  game.white = !game.white;
  game.ply++;
  const stepper = game.ep + (game.white ? -8 : 8);
  if (game.ep < 0 || game.board[stepper]?.letter !== 'P' || !canCaptureEp(game, rules)) game.ep = -1;
}

function countMove(game: Game, rules: Rules, side: 0 | 1): void {
  if (rules.blocked === 'force' && game.due[side] > 0) return;
  if (rules.blocked === 'skip' && game.due[side] > 0) {
    game.due[side] = 0;
    game.clk[side] = 0;
  }
  game.clk[side]++;
  if (game.clk[side] < rules.n) return;
  game.clk[side] = 0;
  game.due[side] = Math.min(game.due[side] + 1, rules.blocked === 'queue' ? game.queues[side].length : 1);
}

const canCaptureEp = (game: Game, rules: Rules): boolean =>
  legal(game, rules).some((text) => {
    const from = squareOf(text);
    return text.slice(2, 4) === name(game.ep) && game.board[from]?.letter === 'P' && from % 8 !== game.ep % 8;
  });

/** 5.1 to 5.5 and 5.7 as "reason" or "reason winner". */
function ending(game: Game, rules: Rules, actions: number): string | undefined {
  const white = sideIndex(game.white);
  if (game.lost[0]) return 'triplet 1';
  if (game.lost[1]) return 'triplet 0';
  const wiped = [true, false].map((of) => {
    const queue = game.queues[sideIndex(of)];
    const onBoard = game.board.some((piece) => piece?.white === of);
    return rules.noKing === 'lose' && queue.includes('K') && queue.length < 16 && !onBoard;
  });
  if (wiped[0] && wiped[1]) return 'no-pieces';
  if (wiped[0] || wiped[1]) return `no-pieces ${wiped[0] ? 1 : 0}`;
  if (actions === 0) return inCheck(game, game.white) ? `checkmate ${1 - white}` : 'stalemate';
  if (game.queues.every((queue) => queue === '')) {
    const others = game.board.flatMap((piece, square) =>
      piece && piece.letter !== 'K'
        ? [piece.letter + String(((square % 8) + Math.floor(square / 8)) % 2)]
        : [],
    );
    if (others.length === 0 || (others.length === 1 && others[0]?.startsWith('N'))) return 'material';
    if (new Set(others).size === 1 && others[0]?.startsWith('B')) return 'material';
  }
  return game.half >= 100 ? 'fifty' : undefined;
}

function boardOf(game: Game): string {
  return game.board
    .map((piece) => (!piece ? '.' : piece.white ? piece.letter : piece.letter.toLowerCase()))
    .join('');
}

const fixedOrder = 'PPNPBPRPQPPNBRPK';
/** A seeded stream of whole numbers. */
function numbers(seed: number): (below: number) => number {
  let state = Math.imul(seed, 2654435761) >>> 1;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

function shuffle(text: string, next: (below: number) => number): string {
  const letters = [...text];
  for (let i = letters.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [letters[i], letters[j]] = [letters[j] ?? '', letters[i] ?? ''];
  }
  return letters.join('');
}

/** A start with some pieces on the board already, so that crowded and late positions come up, too. */
function randomSetup(rules: Rules, next: (below: number) => number): Setup {
  const queues = [shuffle(fixedOrder, next), shuffle(fixedOrder, next)];
  const board = Array.from({ length: 64 }, () => '.');
  const late = next(4) !== 0;
  const kings = new Set<number>();
  const unmoved: number[] = [];
  for (const side of [0, 1] as const) {
    const kept = late ? next(8) : 16;
    const landed = [...(queues[side] ?? '')].slice(kept);
    queues[side] = (queues[side] ?? '').slice(0, kept);
    for (const letter of landed) {
      const square = next(3) === 0 ? (side === 0 ? next(8) : 56 + next(8)) : next(64);
      const last = side === 0 ? square >= 56 : square < 8;
      const apart = [...kings].every(
        (king) => Math.max(Math.abs((king % 8) - (square % 8)), Math.abs((king >> 3) - (square >> 3))) > 1,
      );
      if (board[square] !== '.' || (letter === 'P' && last) || (letter === 'K' && !apart)) {
        if (letter === 'K') queues[side] += 'K';
        continue;
      }
      board[square] = side === 0 ? letter : letter.toLowerCase();
      if (letter === 'K') kings.add(square);
      const home = square >> 3 === side * 7;
      if (home && (letter === 'P' || ('KR'.includes(letter) && next(2) === 0))) unmoved.push(square);
    }
  }
  const pool = (queue: string): string =>
    [...'KQRBNP'].map((letter) => letter.repeat(queue.split(letter).length - 1)).join('');
  const [white = '', black = ''] = queues.map((queue) => (rules.order === 'select' ? pool(queue) : queue));
  const setup: Setup = {
    rules,
    board: board.join(''),
    unmoved: unmoved.toSorted((a, b) => a - b),
    queues: [white, black],
    due: [white === '' ? 0 : next(2), black === '' ? 0 : next(2)],
    clk: [white === '' ? 0 : next(rules.n), black === '' ? 0 : next(rules.n)],
    toMove: 0,
    half: next(3) === 0 ? 90 : 0,
    full: 1 + next(20),
  };
  // The side that is not to move may not be in check.
  return inCheck(fromSetup(setup), false) ? { ...setup, toMove: 1 } : setup;
}

/** Every combination, numbered: the digits of `index` choose. */
function rulesNumber(index: number, order: Rules['order']): Rules {
  return {
    n: [1, 2, 3, 5][index % 4] ?? 1,
    order,
    blocked: (['skip', 'queue', 'force'] as const)[Math.floor(index / 4) % 3] ?? 'skip',
    noKing: Math.floor(index / 12) % 2 === 0 ? 'lose' : 'continue',
    rowClear: Math.floor(index / 24) % 2 === 1,
    tripletClear: Math.floor(index / 48) % 2 === 1,
  };
}
const COMBINATIONS = 96;

const out = new Int32Array(1 << 14);

function compareGame(rules: Rules, seed: number, plies: number): number {
  const next = numbers(seed);
  const setup = randomSetup(rules, next);
  const game = fromSetup(setup);
  if (inCheck(game, !game.white)) return 0;
  const fast = new SaktrisPosition().load(setup);
  const fresh = new SaktrisPosition();
  for (let ply = 0; ply < plies; ply++) {
    const value = fast.value();
    const where = `seed ${seed}, ply ${ply}: ${JSON.stringify(value)}`;
    const count = fast.legal(out);
    const over = fast.outcome(count);
    const theirs = legal(game, rules).toSorted();
    const said = over && `${over.reason}${over.winner === undefined ? '' : ` ${over.winner}`}`;
    if (over?.reason !== 'repetition') expect(said, where).toBe(ending(game, rules, theirs.length));
    if (over) return ply;
    const actions = [...out.subarray(0, count)];
    const texts = actions.map(formatAction);
    expect(texts.toSorted(), where).toEqual(theirs);
    expect(fast.count(), where).toBe(count);
    expect(fast.inCheck(), where).toBe(inCheck(game, game.white));
    expect(
      { board: value.board, due: value.due, clk: value.clk, half: value.half, ep: value.ep ?? -1 },
      where,
    ).toEqual({
      board: boardOf(game),
      due: game.due,
      clk: game.clk,
      half: game.half,
      ep: game.ep,
    });
    expect(value.queues, where).toEqual(game.queues);
    // Loading the value gives the same key and the same value: it is canonical, and the key is what was computed on the way.
    fresh.load(value);
    expect([fresh.keyLow, fresh.keyHigh], where).toEqual([fast.keyLow, fast.keyHigh]);
    expect(fresh.value(), where).toEqual(value);
    const pick = next(count);
    fast.make(actions[pick] ?? 0);
    play(game, rules, texts[pick] ?? '');
  }
  return plies;
}

describe('random games agree with a naive reading of the rules', () => {
  test.each(['same', 'select'] as const)('order %s, all other rules', (order) => {
    let plies = 0;
    for (let game = 0; game < COMBINATIONS; game++)
      plies += compareGame(rulesNumber(game, order), game + (order === 'same' ? 0 : 1000), 60);
    expect(plies).toBeGreaterThan(1000);
  });
});
