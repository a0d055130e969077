/** Plays by key: walks, picks, and answers what a player who does not see the board wants to know. */
import type { Picking } from './create-picking.ts';
import type { Drawn } from './drawings.ts';
import type { Layout } from './geometry.ts';
import { type Command, defaultKeys, type Intent, jumpFrom, readKey, toRank, walkFrom } from './keyboard.ts';
import type { Pickable } from './picks.ts';
import type { BoardProps } from './props.ts';

interface Desk<O extends Pickable> {
  readonly props: BoardProps<O>;
  readonly picking: Picking<O>;
  readonly layout: () => Layout;
  readonly square: () => string;
  readonly goTo: (square: string) => void;
  /** Everything about a square, and only what stands there. */
  readonly labelOf: (square: string) => string;
  readonly nameOf: (square: string) => string;
  readonly isDragging: () => boolean;
  readonly cancelDrag: () => void;
  /** Shows or hides them, and tells which. */
  readonly toggleThreats: () => boolean;
  /** Where a drawing has begun; undefined when none has. */
  readonly drawFrom: () => string | undefined;
  readonly setDrawFrom: (square: string | undefined) => void;
  readonly draw: (drawn: Drawn) => void;
  readonly eraseAll: () => void;
}

/** The handler of `keydown`. Keys that mean nothing here go on to the page. */
export function createKeys<O extends Pickable>(desk: Desk<O>): (event: KeyboardEvent) => void {
  const { props, picking } = desk;
  const words = () => props.words;
  const say = (text: string): void => props.announce(text);

  function press(square: string): void {
    if (desk.drawFrom() !== undefined) return draw(square);
    if (picking.isBegun() && picking.picked().at(-1) === square && !picking.look().next.has(square)) {
      picking.back();
      return say(words().unpicked);
    }
    if (!picking.point(square)) {
      if (props.onRefuse === undefined || props.options.length === 0)
        say(words().cannot(words().square(square)));
    } else if (picking.isBegun()) {
      const targets = [...picking.look().next].filter(picking.isSquare).length;
      if (picking.letters().length === 0) say(words().picked(desk.nameOf(square), targets));
    }
  }

  function draw(square: string): void {
    const from = desk.drawFrom();
    if (from === undefined) {
      desk.setDrawFrom(square);
      return say(words().drawFrom(words().square(square)));
    }
    desk.setDrawFrom(undefined);
    desk.draw({ from, to: square });
    say(words().drawn(words().square(from), words().square(square)));
  }

  const canEscape = (): boolean =>
    desk.isDragging() || desk.drawFrom() !== undefined || picking.isBegun() || props.onEscape !== undefined;

  function escape(): void {
    if (desk.isDragging()) desk.cancelDrag();
    else if (desk.drawFrom() !== undefined) desk.setDrawFrom(undefined);
    else if (picking.isBegun()) {
      picking.back();
      say(words().unpicked);
    } else props.onEscape?.();
  }

  function tellMoves(square: string): void {
    const targets = props.options.flatMap(({ picks = [], off }) =>
      off === undefined && picks[0] === square ? picks.slice(1, 2) : [],
    );
    const names = [...new Set(targets)].map(words().square);
    const name = words().square(square);
    say(names.length === 0 ? words().noMoves(name) : words().moves(name, names));
  }

  function tellLast(): void {
    const at = (type: string): string | undefined => {
      const found = props.marks?.find((mark) => mark.type === type)?.square;
      return found === undefined ? undefined : words().square(found);
    };
    const to = at('last-to');
    say(props.lastMove ?? (to === undefined ? words().noLastMove : words().lastMove(at('last-from'), to)));
  }

  function tellThreats(): void {
    const isShown = desk.toggleThreats();
    say(isShown ? words().threats((props.threats ?? []).map(words().square)) : words().threatsHidden);
  }

  /** Focus stays on its square, so nothing else would tell. */
  function turn(): void {
    if (props.onFlip === undefined) return;
    props.onFlip();
    const { flipped, ranks } = desk.layout();
    say(words().turned(flipped ? ranks : 1));
  }

  function obey(command: Command, square: string): void {
    switch (command) {
      case 'describe':
        return say(desk.labelOf(square));
      case 'last':
        return tellLast();
      case 'moves':
        return tellMoves(square);
      case 'threats':
        return tellThreats();
      case 'flip':
        return turn();
      case 'draw':
        return draw(square);
      case 'erase':
        desk.eraseAll();
        return say(words().erased);
    }
  }

  function follow(intent: Intent): void {
    const square = desk.square();
    switch (intent.type) {
      case 'walk':
        return desk.goTo(walkFrom(desk.layout(), square, intent.walk));
      case 'rank':
        return desk.goTo(toRank(desk.layout(), square, intent.rank));
      case 'jump':
        return desk.goTo(jumpFrom(desk.layout(), props.pieces, square, intent.kind, intent.back) ?? square);
      case 'command':
        return obey(intent.command, square);
      case 'press':
        return press(square);
      case 'escape':
        return escape();
    }
  }

  return (event) => {
    const intent = readKey(event, props.keys ?? defaultKeys, words().letters);
    if (intent === undefined || (intent.type === 'escape' && !canEscape())) return;
    event.preventDefault();
    follow(intent);
  };
}
