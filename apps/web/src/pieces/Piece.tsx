/** One piece, drawn as large as what holds it. It says nothing aloud: the square that it stands on does. */
import type { JSX } from 'solid-js';
import { type Drawing, drawingOf, footOf, GRID, sideMark } from './drawing.ts';
import { pieceSets } from './sets.ts';
import type { PieceLook } from '../look/themes.ts';
import '../look/boards.css';
import './pieces.css';

export interface PieceProps {
  readonly kind: string;
  readonly side: number;
  readonly look?: PieceLook;
}

export function Piece(props: PieceProps): JSX.Element {
  const drawing = (): Drawing => drawingOf(pieceSets[props.look ?? 'carved'], props.kind);
  return (
    <svg
      class="man"
      viewBox={`0 0 ${GRID} ${GRID}`}
      data-side={props.side}
      data-look={props.look ?? 'carved'}
      aria-hidden="true"
    >
      <path class="man-edge" d={drawing().body} />
      <path class="man-body" d={drawing().body} />
      <path class="man-line" d={drawing().lines + footOf(drawing())} />
      <path class={props.side === 0 ? 'man-ring' : 'man-dot'} d={sideMark(drawing(), props.side)} />
      <path class="man-dot" d={drawing().dots ?? ''} />
    </svg>
  );
}
