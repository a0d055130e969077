/** The worked examples of the rules (10.1, examples/classic.json), on the fast position and through a match. */
import { choose, pendingOf, start, type Match, type Told } from '@rankfall/kernel';
import { describe, expect, test } from 'vitest';
import examples from '../examples/classic.json' with { type: 'json' };
import { formatAction } from './action.ts';
import { saktris } from './game.ts';
import { perft } from './perft.ts';
import { SaktrisPosition } from './position.ts';
import { MOST_ACTIONS } from './position-state.ts';
import { readSakfen, writeSakfen } from './sakfen.ts';
import { nameOf } from './squares.ts';
import type { SaktrisEvent, SaktrisTerms, Standing } from './state.ts';
import type { Facts, Outcome, PieceAt, Setup } from './types.ts';

interface Example {
  readonly id: string;
  readonly about: string;
  readonly fen: string;
  readonly play?: readonly string[];
  readonly legal?: readonly string[];
  readonly legal_includes?: readonly string[];
  readonly legal_excludes?: readonly string[];
  readonly legal_only?: string;
  readonly legal_count?: number;
  readonly result_fen?: string;
  readonly events?: readonly string[];
  readonly in_check?: boolean;
  readonly game_over?: string;
}

const all: readonly Example[] = examples;
const titled = all.map((example) => [example.id, example.about, example] as const);

function setupOf(fen: string): Setup {
  const setup = readSakfen(fen);
  if ('code' in setup) throw new Error(`${fen}: ${JSON.stringify(setup)}`);
  return setup;
}

const legalIn = (position: SaktrisPosition): string[] => {
  const out = new Int32Array(MOST_ACTIONS);
  return Array.from(out.subarray(0, position.legal(out)), formatAction);
};

function checkLegal(example: Example, legal: readonly string[]): void {
  if (example.legal) expect([...legal].toSorted()).toEqual([...example.legal].toSorted());
  for (const action of example.legal_includes ?? []) expect(legal).toContain(action);
  for (const action of example.legal_excludes ?? []) expect(legal).not.toContain(action);
  if (example.legal_count !== undefined) expect(legal).toHaveLength(example.legal_count);
  const isPlacement = (action: string): boolean => action.includes('@') && !action.includes(',');
  if (example.legal_only === 'placements') expect(legal.every(isPlacement)).toBe(true);
  if (example.legal_only === 'moves')
    expect(legal.every((action) => /^[a-h][1-8][a-h][1-8][qrbn]?$/.test(action))).toBe(true);
  if (example.legal_only) expect(legal.length).toBeGreaterThan(0);
}

const sides = ['white', 'black'] as const;
const say = (outcome: Outcome | undefined): string => {
  if (!outcome) return 'none';
  return `${outcome.winner === undefined ? 'draw' : sides[outcome.winner]} ${outcome.reason}`;
};

const sayLine = (line: readonly { readonly square: string | number }[]): string =>
  line.map(({ square }) => (typeof square === 'number' ? nameOf(square) : square)).join(' ');
const sayPiece = ({ piece, square }: PieceAt | Standing): string =>
  `${piece}@${typeof square === 'number' ? nameOf(square) : square}`;

function sayFacts(facts: Facts): string[] {
  const { captured, triplet, rowsAfterMove = [], rowsAfterPlacement = [] } = facts;
  return [
    ...(captured?.enPassant ? [`en-passant ${sayPiece(captured)}`] : []),
    ...(triplet
      ? [`triplet ${sayLine(triplet.line)}${triplet.victim ? ` victim ${sayPiece(triplet.victim)}` : ''}`]
      : []),
    ...[...rowsAfterMove, ...rowsAfterPlacement].map((line) => `row ${sayLine(line)}`),
  ];
}

function sayEvents(events: readonly SaktrisEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'captured' && event.enPassant) return [`en-passant ${sayPiece(event)}`];
    if (event.type === 'row-cleared') return [`row ${sayLine(event.line)}`];
    if (event.type !== 'triplet-cleared') return [];
    return [`triplet ${sayLine(event.line)}${event.victim ? ` victim ${sayPiece(event.victim)}` : ''}`];
  });
}

describe('on the fast position', () => {
  test.each(titled)('%s: %s', (_id, _about, example) => {
    const position = new SaktrisPosition().load(setupOf(example.fen));
    let facts: Facts | undefined;
    for (const text of example.play ?? []) {
      const action = position.find(text);
      if (action === undefined) throw new Error(`${text} is not among ${legalIn(position).join(' ')}`);
      position.make(action);
      facts = position.facts();
    }
    checkLegal(example, legalIn(position));
    if (example.result_fen) expect(writeSakfen(position.value())).toBe(example.result_fen);
    if (example.events) expect(sayFacts(facts ?? { skipped: false, passed: false })).toEqual(example.events);
    if (example.in_check !== undefined) expect(position.inCheck()).toBe(example.in_check);
    if (example.game_over) expect(say(position.outcome())).toBe(example.game_over);
    expect(position.count()).toBe(legalIn(position).length);
  });
});

/** Plays a choice of whoever is awaited. */
function playIn(
  match: Match<SaktrisTerms>,
  option: string,
): { readonly match: Match<SaktrisTerms>; readonly told: readonly Told<SaktrisTerms>[] } {
  const seat = match.state.position.toMove;
  const step = choose(match, seat, { action: pendingOf(match, seat)[0]?.id ?? '', option });
  if (step.refused) throw new Error(`${option}: ${JSON.stringify(step.refused)}`);
  return step;
}

describe('through a match', () => {
  test.each(titled)('%s: %s', (_id, _about, example) => {
    const started = start(saktris, { settings: { start: example.fen }, seed: 'examples' });
    if (!started.match) throw new Error(JSON.stringify(started.refused));
    let { match, told } = started;
    // A forced pass is no choice: the game has already made it.
    for (const option of (example.play ?? []).filter((text) => text !== '0000'))
      ({ match, told } = playIn(match, option));
    const passes = told.filter(({ event }) => event.type === 'passed').length;
    if (example.play?.at(-1) === '0000' || example.legal?.[0] === '0000') {
      expect(passes).toBeGreaterThan(0);
    } else {
      expect(passes).toBe(0);
      const { position, check } = match.state;
      const menu = pendingOf(match, position.toMove);
      // After the end nothing is offered, whatever could be moved.
      if (!match.result)
        checkLegal(
          example,
          menu.flatMap(({ options }) => options.map(({ id }) => id)),
        );
      if (example.in_check !== undefined) expect(check).toBe(example.in_check);
    }
    if (example.result_fen) expect(writeSakfen(match.state.position)).toBe(example.result_fen);
    const events = told.map(({ event }) => event as SaktrisEvent);
    if (example.events) expect(sayEvents(events)).toEqual(example.events);
    if (example.game_over) expect(say(match.state.over)).toBe(example.game_over);
    if (example.game_over) expect(match.result?.reason).toBe(match.state.over?.reason);
  });
});

describe('counting checks (10.3)', () => {
  const empty = (queue: string, rules: string): string =>
    `8/8/8/8/8/8/8/8[${queue}${queue.toLowerCase()}] w - - 0 1 1:0/1:0 ${rules}`;
  const fixed = 'PPNPBPRPQPPNBRPK';
  test.each([
    [empty(fixed, 'n1;fixed;skip'), [8, 64, 128, 256, 2048, 16384]],
    [empty(fixed, 'n2;fixed;skip'), [8, 64, 128, 256, 256, 256]],
    [empty('KQRRBBNNPPPPPPPP', 'n1;select;skip'), [48, 2284]],
    [empty('QKRRBBNNPPPPPPPP', 'n1;same;skip'), [8, 64, 1344]],
    ['r2k3r/8/2p1p3/3P4/3p4/2P1P3/8/R2K3R[BPnp] w ADHadh - 0 20 0:0/0:0 n2;same;skip', [33, 958, 27688]],
  ])('%s', (fen, counts) => {
    const position = new SaktrisPosition().load(setupOf(fen));
    expect(counts.map((_, i) => perft(position, i + 1))).toEqual(counts);
  });
});
