/**
 * Mouse, pen and finger. A press on a piece that can go somewhere picks it at once, and may become a drag; anything else is
 * decided when the press ends, so that it can still be called off. The right button draws, and so does a finger that rests.
 */
import { type Accessor, batch, createSignal, onCleanup } from 'solid-js';
import { type Box, hasDragged, LONG_PRESS, squareAtPointer, toBoard } from './drag.ts';
import type { Drawn } from './drawings.ts';
import type { Layout, Point } from './geometry.ts';
import type { Picking } from './create-picking.ts';
import type { NamedPiece } from './words.ts';

/** What is being dragged: the piece of a square, or one brought in from outside. */
export interface Drag {
  readonly from?: string;
  readonly piece?: NamedPiece;
  /** Where the pointer is, in squares. */
  readonly at: Point;
  readonly pointer: string;
}

/** The square that would be pointed at if the press ended now. A finger hides it, so it is shown larger. */
export interface Aim {
  readonly square: string;
  readonly isHidden: boolean;
}

interface Press {
  readonly id: number;
  readonly pointer: string;
  readonly start: Point;
  readonly square: string | undefined;
  readonly box: Box;
  readonly does: 'carry' | 'tap' | 'draw';
  /** It was picked before the press, so a click puts it down again. */
  readonly wasPicked: boolean;
  readonly piece?: NamedPiece;
}

interface Ways {
  readonly root: () => HTMLElement;
  readonly layout: Accessor<Layout>;
  readonly isInteractive: () => boolean;
  readonly hasPiece: (square: string) => boolean;
  readonly picking: Omit<Picking<unknown>, 'look'> & {
    readonly look: Accessor<{ readonly next: ReadonlySet<string> }>;
  };
  readonly draw: (drawn: Drawn) => void;
  readonly eraseAll: () => void;
}

export interface Pointer {
  readonly drag: Accessor<Drag | undefined>;
  readonly aim: Accessor<Aim | undefined>;
  readonly sketch: Accessor<Drawn | undefined>;
  readonly down: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly up: (event: PointerEvent) => void;
  readonly cancel: () => void;
  readonly dragIn: (event: PointerEvent, token: string, piece: NamedPiece) => void;
}

export function createPointer(ways: Ways): Pointer {
  const { picking } = ways;
  const [drag, setDrag] = createSignal<Drag>();
  const [aim, setAim] = createSignal<Aim | undefined>(undefined, {
    equals: (one, two) => one?.square === two?.square,
  });
  const [sketch, setSketch] = createSignal<Drawn>();
  let press: Press | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let answering: ReturnType<typeof setTimeout> | undefined;
  let unanswered: (() => void) | undefined;

  const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
  const under = (from: Press, event: PointerEvent): string | undefined =>
    squareAtPointer(ways.layout(), from.box, pointOf(event));

  function begin(event: PointerEvent, next: Pick<Press, 'does' | 'piece'>): Press {
    const root = ways.root();
    const box = root.getBoundingClientRect();
    const start = pointOf(event);
    const square = squareAtPointer(ways.layout(), box, start);
    root.setPointerCapture(event.pointerId);
    return {
      id: event.pointerId,
      pointer: event.pointerType,
      start,
      square,
      box,
      wasPicked: false,
      ...next,
    };
  }

  function end(): void {
    clearTimeout(resting);
    press = undefined;
    batch(() => {
      setDrag(undefined);
      setAim(undefined);
      setSketch(undefined);
    });
  }
  // A key pressed right after a tap means what the tap has led to.
  document.addEventListener('keydown', settle, { capture: true });
  onCleanup(() => {
    document.removeEventListener('keydown', settle, { capture: true });
    clearTimeout(resting);
    clearTimeout(answering);
  });

  /**
   * A tap is answered in a task of its own, right after the browser is done with its events: those that follow look for what is
   * under the pointer, and would lay out what the answer changes there and then. Whatever comes next finds it answered.
   */
  function answer(tapped: () => void): void {
    unanswered = tapped;
    answering = setTimeout(settle);
  }

  function settle(): void {
    clearTimeout(answering);
    const tapped = unanswered;
    unanswered = undefined;
    tapped?.();
  }

  function down(event: PointerEvent): void {
    settle();
    if (press !== undefined) {
      if (event.button === 2) end();
      return;
    }
    if (!ways.isInteractive() || event.button === 1) return;
    const isDrawing = event.button === 2;
    const begun = begin(event, { does: isDrawing ? 'draw' : 'tap' });
    const { square } = begun;
    press = begun;
    if (square === undefined) return;
    if (!isDrawing) takeAim(begun, square);
    if (isDrawing) setSketch({ from: square, to: square });
    else if (canCarry(square)) {
      const wasPicked = picking.picked().at(-1) === square;
      press = { ...begun, does: 'carry', wasPicked };
      if (!wasPicked) picking.point(square);
    } else if (event.pointerType !== 'mouse' && !picking.look().next.has(square)) rest(square);
  }

  /** A square whose piece can be lifted: one that is picked, or one to begin with that is no destination just now. */
  function canCarry(square: string): boolean {
    if (!ways.hasPiece(square)) return false;
    if (picking.isBegun() && picking.picked().at(-1) === square) return true;
    return picking.canBegin(square) && !(picking.isBegun() && picking.look().next.has(square));
  }

  /** A mouse shows where it is; a finger, and whatever is carried, needs help. */
  function takeAim({ pointer }: Press, over: string | undefined): void {
    const isHidden = pointer !== 'mouse';
    setAim(over !== undefined && (isHidden || drag() !== undefined) ? { square: over, isHidden } : undefined);
  }

  function rest(square: string): void {
    resting = setTimeout(() => {
      if (press === undefined) return;
      press = { ...press, does: 'draw' };
      setAim(undefined);
      setSketch({ from: square, to: square });
    }, LONG_PRESS);
  }

  function move(event: PointerEvent): void {
    if (press === undefined || event.pointerId !== press.id) return;
    const over = under(press, event);
    const from = press.square;
    if (press.does === 'draw') {
      if (from !== undefined) setSketch({ from, to: over ?? from });
      return;
    }
    const isDragging = drag() !== undefined || hasDragged(press.start, pointOf(event), press.pointer);
    if (!isDragging) return;
    clearTimeout(resting);
    takeAim(press, over);
    if (press.does !== 'carry') return;
    const at = toBoard(ways.layout(), press.box, pointOf(event));
    const what = press.piece === undefined ? (from === undefined ? {} : { from }) : { piece: press.piece };
    setDrag({ ...what, at, pointer: press.pointer });
  }

  function up(event: PointerEvent): void {
    if (press === undefined || event.pointerId !== press.id) return;
    const ended = press;
    const over = under(ended, event);
    const drawn = sketch();
    const wasDragged = drag() !== undefined;
    // In one batch, so that a dropped piece goes on from where it was let go.
    batch(() => {
      end();
      if (drawn !== undefined) ways.draw(drawn);
      else if (wasDragged) drop(ended, over);
      else if (over !== undefined && isMeant(ended, over)) answer(() => batch(() => tap(ended, over)));
    });
  }

  /** A mouse that slides away calls the click off. A finger slides to put its aim right. */
  function isMeant(ended: Press, over: string): boolean {
    return over === ended.square || (ended.does === 'tap' && ended.pointer !== 'mouse');
  }

  function drop(ended: Press, over: string | undefined): void {
    if (over === undefined || (ended.piece === undefined && over === ended.square)) {
      if (ended.piece !== undefined) picking.clear();
    } else if (!picking.point(over)) picking.clear();
  }

  function tap(ended: Press, square: string): void {
    if (ended.does === 'carry') {
      if (ended.wasPicked) picking.back();
      return;
    }
    const isNext = picking.look().next.has(square) || picking.canBegin(square);
    if (!isNext) ways.eraseAll();
    if (!picking.point(square) && picking.isBegun()) picking.clear();
  }

  return {
    drag,
    aim,
    sketch,
    down,
    move,
    up,
    cancel: end,
    dragIn: (event, token, piece) => {
      if (!ways.isInteractive() || press !== undefined) return;
      press = begin(event, { does: 'carry', piece });
      picking.clear();
      picking.point(token);
    },
  };
}
