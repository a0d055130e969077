/** The catalogue in numbers, for simulations: ship types are 0 to 23 in catalogue order, everything else is looked up by them. */
import { catalogue, codes, type Code, type ShipType } from '../catalogue.ts';
import { follow } from '../numbers.ts';

export const TYPES = codes.length;
const indices = new Map<Code, number>(codes.map((code, i) => [code, i]));
export function indexOf(code: Code): number {
  const index = indices.get(code);
  if (index === undefined) throw new Error(`no ship type ${code}`);
  return index;
}
export const codeAt = (index: number): Code => codes[index] as Code;

/** A number of every type, kept up with the numbers in force. */
function numbers(read: (type: ShipType) => number): Int32Array {
  const all = new Int32Array(TYPES);
  follow(() => {
    for (const [type, entry] of catalogue.entries()) all[type] = read(entry);
  });
  return all;
}

const flags = (read: (type: ShipType) => boolean): Uint8Array =>
  Uint8Array.from(catalogue, (type) => (read(type) ? 1 : 0));

/** What some types have to tell, so that turns do not walk the whole catalogue; kept up with the numbers in force. */
function rows<E>(read: (entry: ShipType, type: number) => E | undefined): readonly E[] {
  const all: E[] = [];
  follow(() => {
    all.length = 0;
    for (const [type, entry] of catalogue.entries()) {
      const row = read(entry, type);
      if (row !== undefined) all.push(row);
    }
  });
  return all;
}

const typesWith = (
  read: (type: ShipType) => number | undefined,
): readonly { readonly type: number; readonly value: number }[] =>
  rows((entry, type) => {
    const value = read(entry);
    return value === undefined ? undefined : { type, value };
  });

/** More than any fleet holds: no maximum of its own. */
const PLENTY = 1 << 20;
export const PRICE = numbers(({ lines }) => lines);
export const JOIN = numbers(({ joining }) => joining ?? 0);
export const MOST = numbers(({ max }) => max ?? PLENTY);
export const CHARGES = numbers(({ charges }) => charges ?? 0);
export const IS_BROOD = flags(({ brood }) => brood ?? false);
export const IS_UPGRADE = flags(({ parts }) => parts !== undefined);
export const IS_FOOD = flags(
  ({ doctrine, parts, refund }) => doctrine === 'hive' && parts === undefined && refund === undefined,
);
/** Each upgrade's components as pairs of type and count. */
export const PARTS: readonly Int32Array[] = catalogue.map(({ parts = [] }) =>
  Int32Array.from(parts.flatMap(([code, count]) => [indexOf(code), count])),
);

export const EVEN = typesWith(({ evenLines }) => evenLines);
export const JOINERS = typesWith(({ joiningIncome }) => joiningIncome);
export const HEALERS = typesWith(({ heals }) => heals);
export const STRIKERS = typesWith(({ damage }) => damage);
export const BUILDERS = catalogue.flatMap(({ dieBuilds }, type) =>
  dieBuilds
    ? [
        {
          type,
          by: Array.from({ length: 7 }, (_, die) => {
            const built = dieBuilds[die];
            return built ? { type: indexOf(built[0]), count: built[1] } : undefined;
          }),
        },
      ]
    : [],
);
export const PAIRED = rows(({ pairs }, type) => pairs && { type, ...pairs });
export const HARMONIC = rows(({ harmony }, type) => harmony && { type, harmony });
export const BELOW = rows(({ healsBelow }, type) => healsBelow && { type, ...healsBelow });
export const TRIGGERED = typesWith(({ onTrigger }) => onTrigger);
export const ESCORTED = rows(
  ({ escort, doctrine }, type) =>
    escort && {
      type,
      ...escort,
      with: catalogue.flatMap((one, index) => (one.doctrine === doctrine ? [index] : [])),
    },
);
export const SALVO = numbers(({ salvo }) => salvo ?? 0);
export const LEVY = numbers(({ levy }) => levy?.usual ?? 0);
export const LEVY_BELOW = numbers(({ levy }) => levy?.below ?? 0);
export const STRIKES_FIRST = numbers(({ strikes }) => strikes?.first ?? 0);
export const STRIKES_BASIC = numbers(({ strikes }) => strikes?.basic ?? 0);
export const STRIKES_UPGRADED = numbers(({ strikes }) => strikes?.upgraded ?? 0);
/** Lines that a Shipyard adds, and a Pool gives beyond the worth. */
export const YARD_LINES = numbers(({ yard }) => yard?.lines ?? 0);
export const REFUND = numbers(({ refund }) => refund ?? 0);
export const MIRRORS = flags(({ response }) => response === 'mirror');
export const CANCELS = flags(({ response }) => response === 'cancel');

/** The one type with this passive, or with a yard or a pool. */
const only = (is: (type: ShipType) => boolean): number => catalogue.findIndex(is);
export const SCIENCE = only(({ passive }) => passive === 'science');
export const ARK_TYPE = only(({ passive }) => passive === 'ark');
export const WARD = only(({ passive }) => passive === 'ward');
export const EVOLVER = only(({ passive }) => passive === 'evolver');
export const YARD = only(({ yard }) => yard !== undefined);
export const POOL = only(({ refund }) => refund !== undefined);
export const YARD_BUILDS = indexOf(catalogue[YARD]?.yard?.builds ?? 'PIC');
export const XENITE = indexOf('XEN');
export const OXITE = indexOf('OXI');
export const ASTERITE = indexOf('AST');

/**
 * Ships that differ from others of their type: they have charges or a trigger. Each has a slot of its own, in the order of
 * building; all other ships are only counted.
 */
export const SLOTS = 4;
export const TOLD: readonly number[] = catalogue.flatMap(({ charges, onTrigger, max, code }, type) => {
  if (charges === undefined && onTrigger === undefined) return [];
  if (max === undefined || max > SLOTS) throw new Error(`${code} may not have more than ${SLOTS} ships`);
  return [type];
});

/** Those of them that have charges, and so marks. */
export const CHARGED: readonly number[] = TOLD.filter((type) => (CHARGES[type] as number) > 0);
