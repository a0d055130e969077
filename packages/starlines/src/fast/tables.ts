/** The catalogue in numbers, for simulations: ship types are 0 to 23 in catalogue order, everything else is looked up by them. */
import { catalogue, codes, type Code } from '../catalogue.ts';

export const TYPES = codes.length;

const indices = new Map<Code, number>(codes.map((code, i) => [code, i]));
export function indexOf(code: Code): number {
  const index = indices.get(code);
  if (index === undefined) throw new Error(`no ship type ${code}`);
  return index;
}
export const codeAt = (index: number): Code => codes[index] as Code;

const numbers = (read: (type: (typeof catalogue)[number]) => number): Int32Array =>
  Int32Array.from(catalogue, read);
const flags = (read: (type: (typeof catalogue)[number]) => boolean): Uint8Array =>
  Uint8Array.from(catalogue, (type) => (read(type) ? 1 : 0));

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

/** Types that do something automatically, so that turns do not walk the whole catalogue. */
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

function typesWith(
  read: (type: (typeof catalogue)[number]) => number | undefined,
): readonly { readonly type: number; readonly value: number }[] {
  return catalogue.flatMap((entry, type) => {
    const value = read(entry);
    return value === undefined ? [] : [{ type, value }];
  });
}

export const PAIRED = catalogue.flatMap(({ pairs }, type) => (pairs ? [{ type, ...pairs }] : []));
export const HARMONIC = catalogue.flatMap(({ harmony }, type) => (harmony ? [{ type, harmony }] : []));
export const BELOW = catalogue.flatMap(({ healsBelow }, type) =>
  healsBelow ? [{ type, ...healsBelow }] : [],
);
export const TRIGGERED = typesWith(({ onTrigger }) => onTrigger);
export const ESCORTED = catalogue.flatMap(({ escort, doctrine }, type) =>
  escort
    ? [
        {
          type,
          ...escort,
          with: catalogue.flatMap((one, index) => (one.doctrine === doctrine ? [index] : [])),
        },
      ]
    : [],
);

export const SALVO = numbers(({ salvo }) => salvo ?? 0);
export const LEVY = numbers(({ levy }) => levy?.usual ?? 0);
export const LEVY_BELOW = numbers(({ levy }) => levy?.below ?? 0);
export const STRIKES_FIRST = numbers(({ strikes }) => strikes?.first ?? 0);
export const STRIKES_BASIC = numbers(({ strikes }) => strikes?.basic ?? 0);
export const STRIKES_UPGRADED = numbers(({ strikes }) => strikes?.upgraded ?? 0);
export const MIRRORS = flags(({ response }) => response === 'mirror');
export const CANCELS = flags(({ response }) => response === 'cancel');

/** The one type with this passive, or with a yard or a pool. */
const only = (is: (type: (typeof catalogue)[number]) => boolean): number => catalogue.findIndex(is);
export const SCIENCE = only(({ passive }) => passive === 'science');
export const ARK_TYPE = only(({ passive }) => passive === 'ark');
export const WARD = only(({ passive }) => passive === 'ward');
export const EVOLVER = only(({ passive }) => passive === 'evolver');
export const YARD = only(({ yard }) => yard !== undefined);
export const POOL = only(({ refund }) => refund !== undefined);
export const YARD_BUILDS = indexOf(catalogue[YARD]?.yard?.builds ?? 'PIC');
export const YARD_LINES = catalogue[YARD]?.yard?.lines ?? 0;
export const REFUND = catalogue[POOL]?.refund ?? 0;
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
