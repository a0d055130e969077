/** What the hand holds over the level being made: a brush, the frame that marks a part, a part to put down, or a member to place. */
import { createSignal, type Accessor } from 'solid-js';
import type { Square } from '@rankfall/stepwise';
import type { EditorDesk } from './create-editor.ts';
import { erase, paint, pick, type Brush } from './paint.ts';
import {
  clear,
  copy,
  interior,
  paste,
  regionBetween,
  turn,
  type Clip,
  type Region,
  type TurnKind,
} from './region.ts';
import { moveCharacter } from './tune.ts';

export type Tool =
  | { readonly is: 'brush'; readonly brush: Brush }
  | { readonly is: 'mark' }
  | { readonly is: 'paste' }
  | { readonly is: 'place'; readonly who: number };

export interface Tools {
  readonly tool: Accessor<Tool>;
  readonly channel: Accessor<string>;
  readonly region: Accessor<Region | undefined>;
  readonly clip: Accessor<Clip | undefined>;
  take(tool: Tool): void;
  setChannel(channel: string): void;
  unmark(): void;
  /** One press on a square: a tap, Enter or Space. */
  press(square: Square): void;
  /** A line begins here; whether the tool can draw one. */
  begin(square: Square): boolean;
  go(square: Square): void;
  end(): void;
  erase(square: Square): void;
  /** Takes up the brush that would paint what is here. */
  pick(square: Square): Brush | undefined;
  copy(): void;
  cut(): void;
  clear(): void;
  pasteAt(square: Square): void;
  /** What is marked, or all of the inside. */
  turn(kind: TurnKind): void;
}

export function createTools(desk: EditorDesk): Tools {
  const [tool, setTool] = createSignal<Tool>({ is: 'brush', brush: 'wall' });
  const [channel, setChannel] = createSignal('a');
  const [region, setRegion] = createSignal<Region>();
  const [clip, setClip] = createSignal<Clip>();
  /** The first corner of the part that is being marked. */
  let corner: Square | undefined;
  const dab = (square: Square): void => {
    const now = tool();
    if (now.is === 'brush') desk.stroke((draft) => paint(draft, now.brush, channel(), square));
  };
  const marked = (): Region => region() ?? interior;
  const pasteAt = (square: Square): void => {
    const part = clip();
    if (part) desk.change((draft) => paste(draft, part, square));
  };
  const take = (next: Tool): void => {
    corner = undefined;
    setTool(next);
  };
  return {
    tool,
    channel,
    region,
    clip,
    take,
    setChannel,
    unmark: () => {
      corner = undefined;
      setRegion(undefined);
    },
    press: (square) => {
      const now = tool();
      if (now.is === 'brush') {
        dab(square);
        desk.lift();
      } else if (now.is === 'mark') {
        setRegion(regionBetween(corner ?? square, square));
        corner = corner === undefined ? square : undefined;
      } else if (now.is === 'paste') {
        pasteAt(square);
        take({ is: 'mark' });
      } else {
        desk.change((draft) => moveCharacter(draft, now.who, square));
        take({ is: 'brush', brush: 'wall' });
      }
    },
    begin: (square) => {
      if (tool().is === 'mark') {
        corner = square;
        setRegion(regionBetween(square, square));
        return true;
      }
      if (tool().is !== 'brush') return false;
      dab(square);
      return true;
    },
    go: (square) => {
      if (tool().is === 'mark' && corner !== undefined) setRegion(regionBetween(corner, square));
      else dab(square);
    },
    end: () => {
      corner = undefined;
      desk.lift();
    },
    erase: (square) => desk.stroke((draft) => erase(draft, square)),
    pick: (square) => {
      const found = pick(desk.draft(), square);
      if (!found) return undefined;
      take({ is: 'brush', brush: found.brush });
      if (found.channel !== undefined) setChannel(found.channel);
      return found.brush;
    },
    copy: () => void setClip(copy(desk.draft(), marked())),
    cut: () => {
      setClip(copy(desk.draft(), marked()));
      desk.change((draft) => clear(draft, marked()));
    },
    clear: () => desk.change((draft) => clear(draft, marked())),
    pasteAt,
    turn: (kind) => desk.change((draft) => turn(draft, marked(), kind)),
  };
}
