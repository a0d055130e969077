/**
 * The table around a game: who may resign, offer a draw, pause, undo. These are options like any other, under ids
 * that begin with `~`, so the kernel finds a choice among them exactly as it finds a move among moves.
 */
import { isClock, type ClockSettings } from './clock.ts';
import { isRecord } from './data.ts';
import type { Entry } from './log.ts';
import type { Option, PendingAction, Policy, Reason, Result, Seat, TableRules } from './types.ts';

/** The agreements of one match. */
export interface Table {
  readonly undo: Policy;
  readonly pause: Policy;
  readonly draw: boolean;
  readonly clock?: ClockSettings;
  /** Time stands still until every seat has said it is ready (or the host says go). */
  readonly ready?: boolean;
}

/** What players can ask each other. */
export type Ask = 'draw' | 'undo' | 'pause' | 'resume' | 'ready';

/** How things stand at the table. */
export interface Sitting {
  readonly paused: boolean;
  /** The host stopped time, or the match has not begun. */
  readonly held: boolean;
  /** Who has agreed so far, the asker first. */
  readonly asks: { readonly [ask in Ask]?: readonly Seat[] };
  /** Seats whose draw offer was declined; they may offer again after their next choice. */
  readonly declined: readonly Seat[];
  /** What helped: 'undo', 'hint'. */
  readonly marks: readonly string[];
}

export const AT_EASE: Sitting = { paused: false, held: false, asks: {}, declined: [], marks: [] };

/** What a table option does, as data. */
export type TableDoes =
  | { readonly table: 'resign' | 'redo' | 'back' | 'hold' | 'go' | 'reach' }
  | { readonly table: 'left'; readonly seat: Seat }
  | { readonly table: 'mark'; readonly mark: string }
  | { readonly table: 'agree' | 'decline' | 'withdraw'; readonly ask: Ask };

/** What the table tells. */
export type TableEvent =
  | { readonly type: '~paused' | '~resumed' | '~held' | '~going' }
  | { readonly type: '~asked' | '~agreed' | '~declined' | '~withdrawn'; readonly ask: Ask; readonly by: Seat }
  | { readonly type: '~undone'; readonly by: Seat; readonly choices: number }
  | { readonly type: '~redone'; readonly by: Seat }
  | { readonly type: '~taken-back'; readonly only: readonly Seat[]; readonly choice: Entry }
  | { readonly type: '~marked'; readonly mark: string }
  | { readonly type: '~over'; readonly result: Result };

const ORDER: readonly Policy[] = ['free', 'ask', 'never'];

/** The table of a match: the game's rules, or stricter. The wish may come from outside. */
export function layTable(rules: TableRules, wish: unknown = {}): Table | Reason {
  if (!isRecord(wish)) return { code: 'bad-table', field: '' };
  const { undo = rules.undo, pause = rules.pause, draw = rules.draw, clock, ready = false, ...others } = wish;
  const [other] = Object.keys(others);
  if (other !== undefined) return { code: 'bad-table', field: other.slice(0, 40) };
  if (!isPolicy(undo)) return { code: 'bad-table', field: 'undo' };
  if (!isPolicy(pause)) return { code: 'bad-table', field: 'pause' };
  if (typeof draw !== 'boolean') return { code: 'bad-table', field: 'draw' };
  if (typeof ready !== 'boolean') return { code: 'bad-table', field: 'ready' };
  if (clock !== undefined && !isClock(clock)) return { code: 'bad-table', field: 'clock' };
  if (!isStricter(undo, rules.undo)) return { code: 'table-too-lax', field: 'undo', allowed: rules.undo };
  if (!isStricter(pause, rules.pause)) return { code: 'table-too-lax', field: 'pause', allowed: rules.pause };
  if (draw && !rules.draw) return { code: 'table-too-lax', field: 'draw', allowed: false };
  if (clock && !rules.clock) return { code: 'table-too-lax', field: 'clock', allowed: false };
  return { undo, pause, draw, ...(clock ? { clock } : {}), ...(ready ? { ready } : {}) };
}

const isPolicy = (value: unknown): value is Policy => ORDER.some((policy) => policy === value);

function isStricter(wish: Policy, rule: Policy): boolean {
  return ORDER.indexOf(wish) >= ORDER.indexOf(rule);
}

/** What the table knows of a match when it says what a seat may do. */
export interface Occasion {
  readonly table: Table;
  readonly sitting: Sitting;
  readonly seats: number;
  /** Whether undo would take anything back for this seat. */
  canUndo(seat: Seat): boolean;
  /** Whether something undone could still be had back. */
  readonly canRedo: boolean;
  /** Whether this seat's latest choice can be withdrawn unnoticed. */
  canTakeBack(seat: Seat): boolean;
}

type TableAction = PendingAction<TableDoes>;

const RESIGN: TableAction = action('~resign', [{ id: 'resign', does: { table: 'resign' } }]);
const REDO: TableAction = action('~redo', [{ id: 'redo', does: { table: 'redo' } }]);
const BACK: TableAction = action('~back', [{ id: 'back', does: { table: 'back' } }]);

/** All table actions of a seat while the match goes on. */
export function tableActions(occasion: Occasion, seat: Seat): readonly TableAction[] {
  const { table, sitting, seats } = occasion;
  const out: TableAction[] = [RESIGN];
  const alone = seats === 1;
  const ask = (id: string, what: Ask, policy: Policy): void => {
    if (policy === 'never') return;
    const agreed = sitting.asks[what];
    out.push(askAction(id, what, seat, policy === 'free' || alone ? 'free' : 'ask', agreed));
  };
  if (sitting.held) {
    if (table.ready) ask('~ready', 'ready', 'ask');
  } else if (sitting.paused) ask('~pause', 'resume', table.pause);
  else ask('~pause', 'pause', table.pause);
  if (table.draw && !alone && (!sitting.declined.includes(seat) || sitting.asks.draw))
    ask('~draw', 'draw', 'ask');
  if (occasion.canUndo(seat) || sitting.asks.undo) ask('~undo', 'undo', table.undo);
  if (table.undo === 'free' && occasion.canRedo) out.push(REDO);
  if (occasion.canTakeBack(seat)) out.push(BACK);
  return out;
}

/** All that the host may do. */
export function hostActions(occasion: Occasion): readonly TableAction[] {
  const held = occasion.sitting.held;
  const seats = Array.from({ length: occasion.seats }, (_, seat) => seat);
  return [
    held
      ? action('~go', [{ id: 'go', does: { table: 'go' } }])
      : action('~hold', [{ id: 'hold', does: { table: 'hold' } }]),
    action(
      '~left',
      seats.map((seat) => ({ id: String(seat), does: { table: 'left', seat } })),
    ),
    action('~reach', [{ id: 'reach', does: { table: 'reach' } }]),
    action('~mark', [{ id: 'hint', does: { table: 'mark', mark: 'hint' } }]),
  ];
}

/** The seats an ask needs before it happens. */
export function needsOf(ask: Ask, table: Table, seats: number): number {
  if (ask === 'draw' || ask === 'ready') return seats;
  const policy = ask === 'undo' ? table.undo : table.pause;
  return policy === 'free' ? 1 : seats;
}

function askAction(
  id: string,
  ask: Ask,
  seat: Seat,
  policy: 'free' | 'ask',
  agreed: readonly Seat[] | undefined,
): TableAction {
  const yes: TableDoes = { table: 'agree', ask };
  if (policy === 'free') return action(id, [{ id: ask, does: yes }]);
  if (agreed === undefined) return action(id, [{ id: 'ask', does: yes }]);
  if (agreed.includes(seat)) return action(id, [{ id: 'withdraw', does: { table: 'withdraw', ask } }]);
  return action(id, [
    { id: 'accept', does: yes },
    { id: 'decline', does: { table: 'decline', ask } },
  ]);
}

function action(id: string, options: readonly Option<TableDoes>[]): TableAction {
  return { id, type: id, options };
}
