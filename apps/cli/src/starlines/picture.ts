/** Starlines as text: both fleets with what they can do, and what this turn will cost. */
import type { Look, AnyTerms } from '@rankfall/kernel';
import { forecast, typeOf, type Ship, type Side, type StarlinesState } from '@rankfall/starlines';
import { pairWords, phaseWords, shipWords } from '@rankfall/starlines/words';
import type { DrawWish } from '../kit.ts';
import { wrapWords } from '../table.ts';

// The kit is only ever handed looks of its own game; the catalogue knows games by any terms, so it is said here.
const viewIn = (look: Look<AnyTerms>): StarlinesState => look.view as StarlinesState;

export function picture(look: Look<AnyTerms>, wish: DrawWish): readonly string[] {
  const view = viewIn(look);
  const { turn, phase } = view.at;
  const top = wish.bottom === 0 ? 1 : 0;
  const die = view.die > 0 ? `, die ${view.die}` : '';
  return [
    wish.style.bold(turn === 0 ? 'Muster' : `Turn ${turn}, ${phaseWords[phase].name.toLowerCase()}${die}`),
    '',
    ...sideLines(view, top, wish),
    '',
    ...sideLines(view, wish.bottom === 0 ? 0 : 1, wish),
    ...(turn === 0 || view.over ? [] : ['', wish.style.dim(forecastLine(view, wish))]),
  ];
}

function sideLines(view: StarlinesState, seat: 0 | 1, wish: DrawWish): readonly string[] {
  const side = view.sides[seat];
  const name = wish.names[seat] ?? '';
  const mark = view.at.ready[seat] ? ' – ready' : '';
  const pair = side.doctrines ? `, ${pairWords[side.doctrines]}` : '';
  const stock = `${side.health} health, ${count(side.lines, 'line')}, ${count(side.joining, 'joining line')}`;
  return [
    `${wish.style.bold(name)}${pair}${mark}`,
    `  ${stock}`,
    ...wrapWords(fleetLine(side), Math.max(40, wish.columns - 4)).map((line) => `  ${line}`),
  ];
}

const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;

/** "3× Antlion, Frigate #1 (on 4), Guardian #1 (2 charges)". */
export function fleetLine({ ships }: Pick<Side, 'ships'>): string {
  const alike = new Map<string, number>();
  const parts: string[] = [];
  for (const ship of ships) {
    const told = toldOf(ship);
    if (told === undefined) alike.set(ship.code, (alike.get(ship.code) ?? 0) + 1);
    else parts.push(`${shipWords[ship.code].name} #${ship.n} (${told})`);
  }
  const counted = [...alike].map(([code, many]) => {
    const { name } = shipWords[code as Ship['code']];
    return many === 1 ? name : `${many}× ${name}`;
  });
  return [...counted, ...parts].join(', ') || 'no ships';
}

function toldOf({ code, charges, trigger }: Ship): string | undefined {
  if (charges !== undefined) return count(charges, 'charge');
  if (typeOf(code).onTrigger === undefined) return undefined;
  return trigger === undefined ? 'no trigger yet' : `on ${trigger}`;
}

function forecastLine(view: StarlinesState, { names }: DrawWish): string {
  const tolls = forecast(view).map(
    ({ damage, healing, before, after }, seat) =>
      `${names[seat] ?? ''} −${damage} +${healing}: ${before} → ${after}`,
  );
  return `This turn so far: ${tolls.join('; ')}`;
}
