/** What the table's and the host's actions do to a match. */
import { append, type Entry } from './log.ts';
import { catchUp, end, forfeited, refuse, tell, type Match, type Step, type Told } from './match.ts';
import {
  hostActions,
  needsOf,
  tableActions,
  type Ask,
  type Occasion,
  type Sitting,
  type TableDoes,
  type TableEvent,
} from './table.ts';
import { takeBack } from './take-back.ts';
import { HOST, type Choice, type PendingAction, type Seat, type Terms } from './types.ts';

/** All that the table offers this seat (or the host) now. */
export function tableOf<T extends Terms>(match: Match<T>, seat: Seat): readonly PendingAction<TableDoes>[] {
  if (match.result) return [];
  const occasion: Occasion = {
    table: match.charter.table,
    sitting: match.sitting,
    seats: match.charter.seats,
    canUndo: (who) => beforeLatest(match, who) !== undefined,
    canRedo: match.undone.length > 0,
    canTakeBack: (who) => takeBack(match, who) !== undefined,
  };
  return seat === HOST ? hostActions(occasion) : tableActions(occasion, seat);
}

/** Chooses among what the table offers; offered is legal here too. */
export function actAtTable<T extends Terms>(match: Match<T>, seat: Seat, choice: Choice): Step<T> {
  const action = tableOf(match, seat).find((offered) => offered.id === choice.action);
  const option = action?.options.find((offered) => offered.id === choice.option);
  if (!action || !option) return refuse(match, { code: 'not-offered' });
  const told: Told<T>[] = [];
  const entry: Entry = [match.at, seat, action.id, option.id];
  const logged: Match<T> = { ...match, log: append(match.log, entry) };
  return catchUp({ match: act(logged, seat, option.does, told), told });
}

function act<T extends Terms>(match: Match<T>, seat: Seat, does: TableDoes, told: Told<T>[]): Match<T> {
  switch (does.table) {
    case 'resign':
      return end(match, forfeited(match, seat, 'resign'), told);
    case 'left':
      return end(match, forfeited(match, does.seat, 'left'), told);
    case 'hold':
      return tell(sit(match, { held: true }), [{ type: '~held' }], told);
    case 'go':
      return go(match, told);
    case 'reach':
      return match;
    case 'mark':
      return tell(mark(match, does.mark), [{ type: '~marked', mark: does.mark }], told);
    case 'redo':
      return redo(match, seat, told);
    case 'back':
      return back(match, seat, told);
    case 'agree':
      return agree(match, seat, does.ask, told);
    case 'decline':
    case 'withdraw':
      return decline(match, seat, does.table, does.ask, told);
  }
}

function sit<T extends Terms>(match: Match<T>, change: Partial<Sitting>): Match<T> {
  return { ...match, sitting: { ...match.sitting, ...change } };
}

function go<T extends Terms>(match: Match<T>, told: Told<T>[]): Match<T> {
  return tell(sit(match, { held: false, asks: without(match.sitting, 'ready') }), [{ type: '~going' }], told);
}

function mark<T extends Terms>(match: Match<T>, name: string): Match<T> {
  const { marks } = match.sitting;
  return marks.includes(name) ? match : sit(match, { marks: [...marks, name] });
}

function without(sitting: Sitting, ask: Ask): Sitting['asks'] {
  const { [ask]: _gone, ...others } = sitting.asks;
  return others;
}

function agree<T extends Terms>(match: Match<T>, seat: Seat, ask: Ask, told: Told<T>[]): Match<T> {
  const { table, seats } = match.charter;
  const before = match.sitting.asks[ask];
  const agreed = [...(before ?? []), seat];
  if (agreed.length < needsOf(ask, table, seats)) {
    const waiting = sit(match, { asks: { ...match.sitting.asks, [ask]: agreed } });
    return tell(waiting, [{ type: before ? '~agreed' : '~asked', ask, by: seat }], told);
  }
  const settled = sit(match, { asks: without(match.sitting, ask) });
  switch (ask) {
    case 'draw':
      return end(settled, { outcome: agreed.map(() => 'drawn'), reason: 'agreement' }, told);
    case 'undo':
      return undo(settled, agreed[0] ?? seat, told);
    case 'pause':
      return tell(sit(settled, { paused: true }), [{ type: '~paused' }], told);
    case 'resume':
      return tell(sit(settled, { paused: false }), [{ type: '~resumed' }], told);
    case 'ready':
      return go(settled, told);
  }
}

function decline<T extends Terms>(
  match: Match<T>,
  seat: Seat,
  how: 'decline' | 'withdraw',
  ask: Ask,
  told: Told<T>[],
): Match<T> {
  const { asks, declined } = match.sitting;
  const left = how === 'withdraw' ? (asks[ask] ?? []).filter((who) => who !== seat) : [];
  const offerer = ask === 'draw' ? asks.draw?.[0] : undefined;
  const next = sit(match, {
    asks: left.length > 0 ? { ...asks, [ask]: left } : without(match.sitting, ask),
    // Withdrawing counts as declined too, or an offer could be made and withdrawn without end.
    declined: offerer === undefined ? declined : [...declined, offerer],
  });
  return tell(next, [{ type: how === 'decline' ? '~declined' : '~withdrawn', ask, by: seat }], told);
}

/** The match in which this seat made its latest choice, and how many choices that and what followed are. */
function beforeLatest<T extends Terms>(
  match: Match<T>,
  seat: Seat,
): { readonly before: Match<T>; readonly choices: number } | undefined {
  let choices = 0;
  for (let played = match.line; played; played = played.before.line) {
    choices++;
    if (played.entry[1] === seat) return { before: played.before, choices };
  }
  return undefined;
}

/** Everything as it was before the seat's latest choice: state, time, clock, pause and dice. What was told stays told. */
function undo<T extends Terms>(match: Match<T>, seat: Seat, told: Told<T>[]): Match<T> {
  const found = beforeLatest(match, seat);
  if (!found) throw new Error(`seat ${seat} has nothing to undo, but was offered it`);
  const back = mark(goTo(match, found.before, [...match.undone, match]), 'undo');
  return tell(back, [{ type: '~undone', by: seat, choices: found.choices }, ...pauseNews(match, back)], told);
}

/** Everything as it was before the latest undo, as if neither had been. */
function redo<T extends Terms>(match: Match<T>, seat: Seat, told: Told<T>[]): Match<T> {
  const undone = match.undone.at(-1);
  if (!undone) throw new Error(`seat ${seat} has nothing to redo, but was offered it`);
  const again = goTo(match, undone, match.undone.slice(0, -1));
  return tell(again, [{ type: '~redone', by: seat }, ...pauseNews(match, again)], told);
}

/** Another match of the same log: what was logged, told and marked goes on, and whatever was asked lapses. */
function goTo<T extends Terms>(from: Match<T>, to: Match<T>, undone: readonly Match<T>[]): Match<T> {
  const { log, heard, sitting } = from;
  return { ...to, log, heard, sitting: { ...sitting, asks: {}, paused: to.sitting.paused }, undone };
}

function pauseNews<T extends Terms>(before: Match<T>, after: Match<T>): readonly TableEvent[] {
  if (before.sitting.paused === after.sitting.paused) return [];
  return [{ type: after.sitting.paused ? '~paused' : '~resumed' }];
}

function back<T extends Terms>(match: Match<T>, seat: Seat, told: Told<T>[]): Match<T> {
  const taken = takeBack(match, seat);
  if (!taken) throw new Error(`seat ${seat} cannot take back, but was offered it`);
  const next: Match<T> = {
    ...taken.match,
    log: match.log,
    heard: match.heard,
    // What was asked was about another line of play.
    sitting: { ...match.sitting, asks: without(match.sitting, 'undo') },
    undone: [],
  };
  return tell(next, [{ type: '~taken-back', only: [seat], choice: taken.choice }], told);
}
