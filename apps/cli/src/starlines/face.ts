/** Starlines in a terminal: options by their ids, or by the ship they are about. */
import {
  pendingOf,
  type AnyTerms,
  type Choice,
  type Match,
  type PendingAction,
  type Reason,
  type Seat,
  type Told,
} from '@rankfall/kernel';
import type { Does, StarlinesEvent, StarlinesState } from '@rankfall/starlines';
import {
  phaseWords,
  sayAction,
  sayEvent,
  sayNote,
  sayOption,
  sayStarlinesReason,
} from '@rankfall/starlines/words';
import type { Face } from '../kit.ts';
import { wrapWords } from '../table.ts';
import { picture } from './picture.ts';

const stateIn = (match: Match<AnyTerms>): StarlinesState => match.state as StarlinesState;
const actionsFor = (match: Match<AnyTerms>, seat: Seat): readonly PendingAction<Does>[] =>
  pendingOf(match, seat) as readonly PendingAction<Does>[];

export const seatNames = ['Blue', 'Amber'] as const;

interface Typed {
  readonly action: PendingAction<Does>;
  readonly option: PendingAction<Does>['options'][number];
}

const allOf = (match: Match<AnyTerms>, seat: Seat): readonly Typed[] =>
  actionsFor(match, seat).flatMap((action) => action.options.map((option) => ({ action, option })));

export const starlinesFace: Face = {
  draw: picture,
  ask(match, seat, { columns }) {
    const { phase } = stateIn(match).at;
    const open = actionsFor(match, seat).filter(({ type }) => type !== 'DECLARE_READY');
    const lines = open.map((action) => {
      const able = action.options.filter(({ off }) => !off).map(({ id }) => id);
      const note = action.note && sayNote(action.note);
      const must = action.mandatory ? ' (must)' : '';
      return `${sayAction(action)}${must}${note ? ` – ${note}` : ''}: ${able.join(', ')}`;
    });
    const all = [`${phaseWords[phase].name}: choose, or "ready". "moves" says what it all does.`, ...lines];
    return all.flatMap((line) => wrapWords(line, Math.max(40, columns - 2), '  ')).join('\n');
  },
  read: readTyped,
  sayLatest(match) {
    const entry = match.line?.entry;
    return entry ? entry[3] : '';
  },
  tell: (told) => told.flatMap(sayTold),
  menu(match, seat, only) {
    const state = stateIn(match);
    return allOf(match, seat)
      .filter(({ action, option }) => only === undefined || isAbout(action, option.id, only))
      .map(({ action, option }) => {
        const cost = Object.entries(option.cost ?? {})
          .filter(([, price]) => price > 0)
          .map(([what, price]) => `${price} ${what === 'joiningLines' ? 'joining' : what}`);
        const off = option.off && sayStarlinesReason(option.off);
        const about = action.about === undefined ? '' : `${action.about} `;
        const price = cost.length > 0 ? `, ${cost.join(' + ')}` : '';
        return `${about}${option.id}: ${sayOption(option, state)}${price}${off ? ` – ${off}` : ''}`;
      });
  },
  howTo: [
    'Choose:   build_ant, upgrade_dsw, trigger_4, use_1 … or just the ship: ant, dsw',
    'For one of several ships: guardian-1 use_1, then the option',
    'Ready:    ready ends your part of the phase; what is left open is declined',
  ],
};

const isAbout = ({ about = '', type }: PendingAction<Does>, option: string, only: string): boolean =>
  about.startsWith(only) || option.includes(only) || type.toLowerCase().startsWith(only.toLowerCase());

function sayTold({ event }: Told<AnyTerms>): readonly string[] {
  // The table's events begin with ~; the rest are the game's own.
  return event.type.startsWith('~') ? [] : sayEvent(event as StarlinesEvent);
}

/** The option, or the ship it builds, or the ship it belongs to and the option. */
function readTyped(match: Match<AnyTerms>, seat: Seat, typed: string): Choice | Reason {
  const words = typed.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  const all = allOf(match, seat);
  const ways: readonly ((one: Typed) => boolean)[] = [
    ({ action, option }) => words === `${action.id} ${option.id}`,
    ({ action, option }) => words === `${action.about ?? ''} ${option.id}`,
    ({ option }) => words === option.id,
    ({ option }) => ['build', 'upgrade'].some((how) => option.id === `${how}_${words}`),
  ];
  for (const isIt of ways) {
    const found = all.filter(isIt);
    const [first] = found;
    if (!first) continue;
    // Ships of one kind offer the same; the first that can still be had stands for them.
    const { action, option } = found.find((one) => !one.option.off) ?? first;
    return { action: action.id, option: option.id };
  }
  return { code: 'unknown-option' };
}
