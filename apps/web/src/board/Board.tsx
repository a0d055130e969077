/**
 * The one board of every game on a grid. Squares are cells of an ARIA grid with one tab stop; pieces lie above them. It knows
 * no rules: options come in with what to point at, and the one pointed out goes back by click, drag, tap or key.
 */
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { Chooser } from './Chooser.tsx';
import { createBump } from './create-bump.ts';
import { createKeys } from './create-keys.ts';
import { createMotion } from './create-motion.ts';
import { createPicking } from './create-picking.ts';
import { createPointer } from './create-pointer.ts';
import { Drawings } from './Drawings.tsx';
import { type Drawn, toggle } from './drawings.ts';
import { createFaces } from './faces.ts';
import { cellOf, type Layout, squareAt } from './geometry.ts';
import { type CellFacts, cellLabel } from './labels.ts';
import { type Mark, marksBySquare } from './marks.ts';
import { Men } from './Men.tsx';
import type { Pickable } from './picks.ts';
import type { BoardProps } from './props.ts';
import { Squares } from './Squares.tsx';
import '../look/boards.css';
import './board.css';

export function Board<O extends Pickable>(props: BoardProps<O>): JSX.Element {
  let root!: HTMLDivElement;
  const layout = createMemo((): Layout => ({
    files: props.files,
    ranks: props.ranks,
    flipped: props.flipped === true,
  }));
  const look = () => props.look ?? 'carved';
  const isInteractive = () => props.interactive !== false;

  const [threatsShown, showThreats] = createSignal(false);
  const [drawings, setDrawings] = createSignal<readonly Drawn[]>([]);
  const [drawFrom, setDrawFrom] = createSignal<string>();
  const draw = (drawn: Drawn): void => void setDrawings(toggle(drawings(), drawn));
  const eraseAll = (): void => void setDrawings([]);

  const picking = createPicking(props);
  const standing = createMemo(() => new Map(props.pieces.map((piece) => [piece.square, piece])));
  const marks = createMemo(() => {
    const threats = threatsShown() ? (props.threats ?? []) : [];
    return marksBySquare([
      ...(props.marks ?? []),
      ...threats.map((square): Mark => ({ square, type: 'threat' })),
    ]);
  });
  const bump = createBump();
  const motion = createMotion(
    () => props.pieces,
    layout,
    () => props.gone ?? {},
    (found) => {
      if (props.physics) bump.hit(found, props.pieces, layout());
    },
  );
  const pointer = createPointer({
    root: () => root,
    layout,
    isInteractive,
    hasPiece: (square) => standing().has(square),
    picking,
    draw,
    eraseAll,
  });

  const [asked, setAsked] = createSignal<string>();
  /** The tab stop: where focus was last, or the middle of the nearest row. */
  const stop = createMemo((): string => {
    const last = asked();
    if (last !== undefined && cellOf(layout(), last) !== undefined) return last;
    return squareAt(layout(), { column: Math.floor(props.files / 2), row: props.ranks - 1 }) ?? '';
  });
  const cellElement = (square: string): HTMLElement | null =>
    root.querySelector<HTMLElement>(`[data-square="${square}"]`);
  function goTo(square: string): void {
    setAsked(square);
    cellElement(square)?.focus({ preventScroll: true });
  }
  const bareFacts = (square: string): CellFacts => ({
    square,
    piece: standing().get(square),
    marks: [],
    isPicked: false,
    isNext: false,
    isStart: false,
    isBegun: false,
  });
  const factsOf = (square: string): CellFacts => ({
    ...bareFacts(square),
    marks: marks().get(square) ?? [],
    isPicked: picking.isBegun() && picking.picked().includes(square),
    isNext: picking.look().next.has(square),
    isStart: picking.canBegin(square),
    isBegun: picking.isBegun() && picking.look().next.has(square),
  });
  const onKeyDown = createKeys({
    props,
    picking,
    layout,
    square: stop,
    goTo,
    labelOf: (square) => cellLabel(factsOf(square), props.words),
    nameOf: (square) => cellLabel(bareFacts(square), props.words),
    isDragging: () => pointer.drag() !== undefined,
    cancelDrag: pointer.cancel,
    toggleThreats: () => showThreats(!threatsShown()),
    drawFrom,
    setDrawFrom,
    draw,
    eraseAll,
  });

  const aimAt = (square: string, isNext: boolean): 'over' | 'hidden' | undefined => {
    const aim = pointer.aim();
    if (aim?.square !== square) return undefined;
    if (aim.isHidden) return 'hidden';
    return isNext ? 'over' : undefined;
  };
  const faces = createFaces({
    layout,
    words: () => props.words,
    hasCoordinates: () => props.coordinates !== false,
    stop,
    flashing: motion.flashing,
    aimAt,
    factsOf,
  });
  const chooserCell = createMemo(() => {
    const isAsking =
      picking.letters().length > 0 || (picking.isBegun() && picking.look().complete !== undefined);
    const at = isAsking ? picking.picked().findLast(picking.isSquare) : undefined;
    return at === undefined ? undefined : cellOf(layout(), at);
  });
  const chooserSide = (): number =>
    props.side ?? standing().get(picking.picked().find(picking.isSquare) ?? '')?.side ?? 0;

  props.handle?.({
    pick: (token) => void picking.point(token),
    clear: picking.clear,
    dragIn: pointer.dragIn,
    focus: (square) => goTo(square ?? stop()),
    erase: eraseAll,
  });

  return (
    <div
      class="board"
      data-board={props.theme ?? 'linen'}
      data-interactive={isInteractive() || undefined}
      data-physics={props.physics === true || undefined}
      style={{ '--files': props.files, '--ranks': props.ranks }}
    >
      {/* Cells are made for squares: another shape is another board. */}
      <Show when={`${props.files} ${props.ranks}`} keyed>
        <Squares
          ref={(element) => {
            root = element;
          }}
          label={props.label ?? props.words.board}
          rows={faces()}
          flipped={layout().flipped}
          pointer={pointer}
          onKeyDown={onKeyDown}
          onFocus={setAsked}
        />
      </Show>
      <Men
        layout={layout()}
        pieces={props.pieces}
        look={look()}
        drag={pointer.drag()}
        waiting={props.waiting}
        motion={motion}
        hold={bump.hold}
      />
      {props.above}
      <Drawings
        layout={layout()}
        shown={props.arrows ?? []}
        drawings={drawings()}
        sketch={pointer.sketch() ?? begun(drawFrom())}
      />
      <Show when={chooserCell()}>
        {(cell) => (
          <Chooser
            layout={layout()}
            cell={cell()}
            letters={picking.letters()}
            canFinish={picking.look().complete !== undefined}
            side={chooserSide()}
            look={look()}
            words={props.words}
            onPick={(letter) => picking.point(letter)}
            onFinish={picking.finish}
            onCancel={picking.back}
            onClose={() => goTo(stop())}
          />
        )}
      </Show>
      <Show when={props.note}>
        {(note) => {
          const cell = () => cellOf(layout(), note().square);
          return (
            <p
              class="note"
              aria-hidden="true"
              data-below={(cell()?.row ?? 0) < props.ranks / 2 || undefined}
              style={{ '--column': cell()?.column ?? 0, '--row': cell()?.row ?? 0 }}
            >
              {note().text}
            </p>
          );
        }}
      </Show>
    </div>
  );
}

/** A drawing that so far has only a beginning. */
const begun = (from: string | undefined): Drawn | undefined =>
  from === undefined ? undefined : { from, to: from };
