/**
 * Two people at one device, each with a hand of their own: a cursor on either half of the keyboard, and touches from both
 * ends that never disturb what the other has picked up. Mouse and the board's own keys stay as they are.
 */
import { createSignal, type Accessor } from 'solid-js';
import type { Side } from './choice.ts';
import type { Cursor } from './Above.tsx';
import type { Order } from './create-play.ts';

export type Reach = 'up' | 'down' | 'left' | 'right' | 'press';

/** White plays with the left hand's keys, Black with the right hand's. By place, so that layouts do not matter. */
export const keyOf: Readonly<Record<string, readonly [Side, Reach]>> = {
  KeyW: [0, 'up'],
  KeyA: [0, 'left'],
  KeyS: [0, 'down'],
  KeyD: [0, 'right'],
  Space: [0, 'press'],
  ArrowUp: [1, 'up'],
  ArrowLeft: [1, 'left'],
  ArrowDown: [1, 'down'],
  ArrowRight: [1, 'right'],
  Enter: [1, 'press'],
};

export interface Hand {
  readonly square: string;
  readonly from: string | undefined;
  readonly isShown: boolean;
}

const STARTS: readonly [Hand, Hand] = [
  { square: 'e1', from: undefined, isShown: false },
  { square: 'e8', from: undefined, isShown: false },
];

/** Where a step leads on the board as it is drawn; at the edge it stays. */
export function stepFrom(square: string, reach: Reach, flipped: boolean): string {
  const turn = flipped ? -1 : 1;
  const across = reach === 'right' ? turn : reach === 'left' ? -turn : 0;
  const up = reach === 'up' ? turn : reach === 'down' ? -turn : 0;
  const file = Math.max(0, Math.min(7, square.charCodeAt(0) - 97 + across));
  const row = Math.max(1, Math.min(8, Number(square.charAt(1)) + up));
  return `${'abcdefgh'.charAt(file)}${row}`;
}

export interface Hands {
  readonly cursors: Accessor<readonly Cursor[]>;
  readonly key: (code: string) => boolean;
  /** A finger came down or went up there. Answers whether it meant something. */
  readonly touch: (square: string) => boolean;
  /** What was picked up may be gone. */
  readonly letGo: () => boolean;
}

export function createHands(
  orders: Accessor<readonly Order[]>,
  flipped: Accessor<boolean>,
  choose: (order: Order) => void,
): Hands {
  const [hands, setHands] = createSignal<readonly [Hand, Hand]>(STARTS);
  let latest: Side = 0;
  const change = (side: Side, some: Partial<Hand>): void => {
    latest = side;
    setHands(([white, black]) =>
      side === 0 ? [{ ...white, ...some }, black] : [white, { ...black, ...some }],
    );
  };
  const from = (side: Side): string | undefined => {
    const held = hands()[side].from;
    return held !== undefined && orders().some((one) => one.seat === side && one.picks?.[0] === held)
      ? held
      : undefined;
  };
  const orderTo = (side: Side, to: string): Order | undefined => {
    const held = from(side);
    return held === undefined
      ? undefined
      : orders().find(({ seat, picks }) => seat === side && picks?.[0] === held && picks[1] === to);
  };
  const canPick = (side: Side, square: string): boolean =>
    orders().some(({ seat, picks }) => seat === side && picks?.[0] === square);

  /** Picks up, puts down, or lets go. */
  function press(side: Side, square: string): boolean {
    const order = orderTo(side, square);
    if (order) {
      change(side, { from: undefined });
      choose(order);
      return true;
    }
    const isOwn = canPick(side, square);
    const was = from(side);
    change(side, { from: isOwn && was !== square ? square : undefined });
    return isOwn || was !== undefined;
  }

  return {
    cursors: () =>
      ([0, 1] as const).map((side) => {
        const held = from(side);
        return {
          side,
          square: hands()[side].square,
          isShown: hands()[side].isShown,
          from: held,
          targets: orders().flatMap(({ seat, picks }) =>
            seat === side && held !== undefined && picks?.[0] === held && picks[1] ? [picks[1]] : [],
          ),
        };
      }),
    key(code) {
      const meaning = keyOf[code];
      if (!meaning) return false;
      const [side, reach] = meaning;
      const { square } = hands()[side];
      if (reach === 'press') press(side, square);
      else change(side, { square: stepFrom(square, reach, flipped()) });
      change(side, { isShown: true });
      return true;
    },
    touch(square) {
      const sides: readonly Side[] = latest === 0 ? [0, 1] : [1, 0];
      const taker = sides.find((side) => orderTo(side, square));
      const owner = taker ?? sides.find((side) => canPick(side, square));
      if (owner === undefined) return false;
      change(owner, { square });
      return press(owner, square);
    },
    letGo() {
      const isHeld = hands().some((hand) => hand.from !== undefined);
      setHands(([white, black]) => [
        { ...white, from: undefined },
        { ...black, from: undefined },
      ]);
      return isHeld;
    },
  };
}
