/** Reads a PGN: every turn is found among the legal ones, and what the game claims about its end must be so. */
import { formatAction } from './action.ts';
import type { Millis } from '@rankfall/kernel';
import { pgnEnds, type PgnEnd, type PgnGame, type PgnRefusal, type PgnResult } from './pgn.ts';
import { readPgnText, type PgnText, type PgnWord } from './pgn-text.ts';
import { playPasses } from './passes.ts';
import { SaktrisPosition } from './position.ts';
import { readSakfen } from './sakfen.ts';
import { readSan } from './san-read.ts';
import { endings, type Outcome, type Setup } from './types.ts';

export function readPgn(text: string): PgnGame | PgnRefusal {
  const read = readPgnText(text);
  if ('code' in read) return read;
  const { tags } = read;
  const variant = tags['Variant'];
  if (variant !== undefined && variant.toLowerCase() !== 'saktris')
    return { code: 'pgn-variant', got: variant.slice(0, 40) };
  const fen = tags['FEN'];
  if (fen === undefined) return { code: 'pgn-no-fen' };
  const start = readSakfen(fen);
  if ('code' in start) return { code: 'pgn-fen', problem: start };
  const line = replay(start, read.words);
  if ('code' in line) return line;
  const end = readEnd(read, line.outcome);
  if ('code' in end) return end;
  const hasClocks = line.clocks.some((clock) => clock !== undefined);
  return { start, moves: line.moves, ...(hasClocks ? { clocks: line.clocks } : {}), ...end, tags };
}

interface Line {
  readonly moves: string[];
  readonly clocks: (Millis | undefined)[];
  readonly outcome: Outcome | undefined;
}

function replay(start: Setup, words: readonly PgnWord[]): Line | PgnRefusal {
  const position = new SaktrisPosition().load(start);
  const moves: string[] = [];
  const clocks: (Millis | undefined)[] = [];
  let outcome: Outcome | undefined;
  const play = (action: number, clock?: Millis): void => {
    moves.push(formatAction(action));
    clocks.push(clock);
    position.make(action);
    outcome = position.outcome();
  };
  for (const word of words) {
    const isPass = word.text === '--' || word.text === '0000';
    // Nobody chooses to pass, so a writer may have left it out.
    if (!isPass) playPasses(position, moves.length === 0, play);
    const { full, toMove } = position.value();
    const { line } = word;
    if (outcome) return { code: 'pgn-after-end', line, turn: full, end: outcome.reason };
    const action = readSan(position, word.text);
    if (typeof action === 'object')
      return { code: 'pgn-move', line, turn: full, side: toMove, problem: action };
    play(action, word.clock);
  }
  return { moves, clocks, outcome };
}

interface PgnClaim {
  readonly result: PgnResult;
  readonly end?: PgnEnd;
}

/** The result and how it came about: by the rules if they say so, else what the game claims of the table. */
function readEnd({ tags, result: last }: PgnText, outcome: Outcome | undefined): PgnClaim | PgnRefusal {
  const tag = tags['Result'];
  if (last !== undefined && tag !== undefined && tag !== last)
    return { code: 'pgn-result', expected: last, got: tag.slice(0, 20) };
  const claimed = last ?? resultIn(tag);
  if (claimed === undefined) return { code: 'pgn-result', expected: '*', got: String(tag).slice(0, 20) };
  const said = tags['SaktrisEnd'];
  const end = pgnEnds.find((known) => known === said);
  if (said !== undefined && !end) return { code: 'pgn-end', expected: pgnEnds, got: said.slice(0, 20) };
  if (outcome) {
    const result = resultOf(outcome.winner);
    if (claimed !== '*' && claimed !== result) return { code: 'pgn-result', expected: result, got: claimed };
    if (end && end !== outcome.reason) return { code: 'pgn-end', expected: [outcome.reason], got: end };
    return { result, end: outcome.reason };
  }
  if (end && endings.some((known) => known === end))
    return { code: 'pgn-end', expected: pgnEnds.filter(isTableEnd), got: end };
  if (claimed === '*') return { result: claimed };
  return { result: claimed, end: end ?? usualEnd(claimed, tags['Termination']) };
}

const isTableEnd = (end: PgnEnd): boolean => !endings.some((known) => known === end);

function resultIn(tag: string | undefined): PgnResult | undefined {
  return tag === undefined || tag === '*'
    ? '*'
    : tag === '1-0' || tag === '0-1' || tag === '1/2-1/2'
      ? tag
      : undefined;
}

export function resultOf(winner: 0 | 1 | undefined): PgnResult {
  return winner === undefined ? '1/2-1/2' : winner === 0 ? '1-0' : '0-1';
}

/** What other programs say in the standard tag. */
function usualEnd(result: PgnResult, termination: string | undefined): PgnEnd {
  if (termination === 'time forfeit') return 'time';
  if (termination === 'abandoned') return 'abandoned';
  return result === '1/2-1/2' ? 'agreement' : 'resign';
}
