/** A small still board with a sentence for those who cannot see it; and the same without words, for a miniature. */
import { For, type JSX } from 'solid-js';
import { Piece } from '../../pieces/Piece.tsx';
import { menOn, squareAt } from './men.ts';
import { useBoardTheme, usePieceLook } from '../../match/use-piece-look.ts';
import '../../look/boards.css';
import './diagram.css';

export interface DiagramProps {
  /** 64 letters, a1 first. */
  readonly board: string;
  /** Rows to show, from the bottom: 1 to 8. */
  readonly rows?: number;
  readonly label: string;
  /** Squares with a dot: somebody can go there. */
  readonly targets?: readonly string[];
  /** Squares that are crossed out. */
  readonly barred?: readonly string[];
}

export function Diagram(props: DiagramProps): JSX.Element {
  const theme = useBoardTheme();
  const look = usePieceLook();
  const rows = (): number => props.rows ?? 8;
  const squares = (): readonly string[] =>
    Array.from({ length: rows() * 8 }, (_, at) => squareAt((rows() - 1 - Math.floor(at / 8)) * 8 + (at % 8)));
  const men = (): ReadonlyMap<string, ReturnType<typeof menOn>[number]> =>
    new Map(menOn(props.board).map((man) => [man.square, man]));
  const isDark = (square: string): boolean => (square.charCodeAt(0) + Number(square.charAt(1))) % 2 === 0;
  return (
    <div class="diagram" role="img" aria-label={props.label} data-board={theme()}>
      <For each={squares()}>
        {(square) => {
          const man = (): ReturnType<typeof menOn>[number] | undefined => men().get(square);
          return (
            <span
              class="diagram-square"
              data-dark={isDark(square) || undefined}
              data-target={props.targets?.includes(square) ? true : undefined}
              data-barred={props.barred?.includes(square) ? true : undefined}
            >
              {man() ? <Piece kind={man()?.kind ?? 'P'} side={man()?.side ?? 0} look={look()} /> : undefined}
            </span>
          );
        }}
      </For>
    </div>
  );
}
