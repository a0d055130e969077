/** What the table offers, as the buttons need it: who could undo, resign, ask for a draw, pause. */
import { lineOf, tableOf, type Choice, type Match, type Seat, type Terms } from '@rankfall/kernel';

/** A choice of somebody at this screen. */
export interface Act {
  readonly seat: Seat;
  readonly choice: Choice;
}

export interface TableOffers {
  readonly undo?: Act;
  readonly redo?: Act;
  readonly resign?: Act;
  readonly offerDraw?: Act;
  readonly pause?: Act;
  readonly resume?: Act;
  /** Somebody has offered a draw, and this seat is to answer. */
  readonly draw?: { readonly by: Seat; readonly accept: Act; readonly decline: Act };
}

/** @param humans the seats of the people at this screen */
export function tableOffers<T extends Terms>(match: Match<T>, humans: readonly Seat[]): TableOffers {
  const [first] = humans;
  if (match.result || first === undefined) return {};
  const awaited = match.charter.game.awaits(match.state).find((seat) => humans.includes(seat)) ?? first;
  // Asked once for each seat: the table looks far back to tell what could be taken back.
  const offered = new Map(humans.map((seat) => [seat, tableOf(match, seat)]));
  const has = (seat: Seat, action: string, option: string): Act | undefined =>
    offered.get(seat)?.some(({ id, options }) => id === action && options.some((one) => one.id === option))
      ? { seat, choice: { action, option } }
      : undefined;
  // Two friends take back one turn at a time; alone against the computer it is one's own latest, and the answer to it.
  const last = lineOf(match).at(-1)?.entry[1];
  const undoer = humans.length > 1 ? (last ?? first) : first;
  const by = match.sitting.asks.draw?.[0];
  const answers = humans.find((seat) => by !== undefined && seat !== by);
  const accept = answers === undefined ? undefined : has(answers, '~draw', 'accept');
  const decline = answers === undefined ? undefined : has(answers, '~draw', 'decline');
  return compact({
    undo: has(undoer, '~undo', 'undo'),
    redo: has(first, '~redo', 'redo'),
    resign: has(awaited, '~resign', 'resign'),
    offerDraw: humans.length > 1 ? has(awaited, '~draw', 'ask') : undefined,
    pause: match.clock ? has(first, '~pause', 'pause') : undefined,
    resume: has(first, '~pause', 'resume'),
    draw: by !== undefined && accept && decline ? { by, accept, decline } : undefined,
  });
}

type Loose<O> = { readonly [K in keyof O]: O[K] | undefined };

function compact(offers: Loose<Required<TableOffers>>): TableOffers {
  return Object.fromEntries(Object.entries(offers).filter(([, act]) => act !== undefined)) as TableOffers;
}
