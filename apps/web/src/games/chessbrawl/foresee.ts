/**
 * What a choice would lead to, shown before it is made. The enemy's reply follows from the board alone, so the kernel plays it
 * ahead from what the player sees; only where dice would be asked first is it uncertain, and then that is said.
 */
import {
  choose,
  imagineMatch,
  lookAt,
  nextDue,
  reach,
  type Choice,
  type Match,
  type Told,
} from '@rankfall/kernel';
import {
  enemyMoves,
  kingCell,
  pieceAt,
  type BrawlEvent,
  type BrawlTerms,
  type Cell,
  type Piece,
} from '@rankfall/chessbrawl';

export interface Reply {
  readonly piece: Piece;
  readonly from: Cell;
  readonly to: Cell;
  /** What it would take. */
  readonly takes?: Piece;
}

export interface Foreseen {
  /** What the player's own move earns. */
  readonly points: number;
  readonly endsWave: boolean;
  readonly promotes: boolean;
  readonly reply?: Reply;
  /** The reply would take the King, or the siege would close. */
  readonly losesKing: boolean;
  /** A guardian would strike the attacker down. */
  readonly isSpared: boolean;
  /** An enemy that the siege would make stronger. */
  readonly siege?: { readonly at: Cell; readonly piece: Piece };
  /** Where the promoted pawn goes is drawn by lot, and that may change the reply. */
  readonly isUncertain: boolean;
  /** Somebody else moves the enemy, so nobody knows. */
  readonly isUnknown: boolean;
}

const MOST_WAKES = 4;

export function foresee(match: Match<BrawlTerms>, choice: Choice): Foreseen | undefined {
  const { seed: _seed, ...open } = match.charter;
  const step = choose(imagineMatch(open, lookAt(match, 0), 'foresee'), 0, choice);
  if (step.refused) return undefined;
  const events = [...eventsIn(step.told)];
  let now = step.match;
  for (let wakes = 0; wakes < MOST_WAKES && now.state.phase === 'enemy'; wakes++) {
    const due = nextDue(now);
    if (due === undefined) break;
    const woken = reach(now, due);
    events.push(...eventsIn(woken.told));
    now = woken.match;
  }
  const seen = summed(upToWaveEnd(events), match.state.manned);
  return seen.isUnknown ? withAttack(seen, now.state.board) : seen;
}

export const eventsIn = (told: readonly Told<BrawlTerms>[]): readonly BrawlEvent[] =>
  told.flatMap(({ event }) => (event.type.startsWith('~') ? [] : [event as BrawlEvent]));

/** Whoever thinks takes the King when it can: that much is known. */
function withAttack(seen: Foreseen, board: string): Foreseen {
  const king = kingCell(board);
  const attack = enemyMoves(board).find(({ to }) => to === king);
  const piece = attack && pieceAt(board, attack.from);
  return piece
    ? { ...seen, losesKing: true, isUnknown: false, reply: { piece, ...attack, takes: 'K' } }
    : seen;
}

/** What arrives after a wave comes by lot and stays a surprise. */
function upToWaveEnd(events: readonly BrawlEvent[]): readonly BrawlEvent[] {
  const end = events.findIndex(({ type }) => type === 'wave-ended');
  return end < 0 ? events : events.slice(0, end + 1);
}

function summed(events: readonly BrawlEvent[], isManned: boolean): Foreseen {
  const find = <T extends BrawlEvent['type']>(type: T): Extract<BrawlEvent, { type: T }> | undefined =>
    events.find((event): event is Extract<BrawlEvent, { type: T }> => event.type === type);
  const has = (type: BrawlEvent['type']): boolean => events.some((event) => event.type === type);
  const aimed = find('aimed');
  const siege = find('siege');
  const endsWave = has('wave-ended');
  const promotes = events.some((event) => event.type === 'promoted' && event.side === 'player');
  return {
    points: find('captured')?.points ?? 0,
    endsWave,
    promotes,
    ...(aimed
      ? {
          reply: {
            piece: aimed.piece,
            from: aimed.from,
            to: aimed.to,
            ...(aimed.takes ? { takes: aimed.takes } : {}),
          },
        }
      : {}),
    losesKing: has('king-fell'),
    isSpared: has('spared'),
    ...(siege ? { siege: { at: siege.at, piece: siege.piece } } : {}),
    isUncertain: promotes && !endsWave,
    isUnknown: isManned && !endsWave && !has('enemy-passed'),
  };
}
