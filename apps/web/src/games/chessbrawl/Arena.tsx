/** The board of six by eight with everything that lies over it, and what pointing at a move foretells. */
import { createEffect, createMemo, type JSX } from 'solid-js';
import { cellNamed, cellName, kingCell, pieceAt, type Cell } from '@rankfall/chessbrawl';
import { Board } from '../../board/Board.tsx';
import type { Attempt, BoardHandle } from '../../board/props.ts';
import { createLate } from '../../look/after-paint.ts';
import { wantsStillness } from '../../look/stillness.ts';
import { useBoardTheme, usePieceLook } from '../../match/use-piece-look.ts';
import { useShell } from '../../shell/shell.ts';
import type { Shake, Shown } from './create-effects.ts';
import { createPointed, nearestOf } from './create-pointed.ts';
import type { BrawlOption, Run } from './create-run.ts';
import { foresee, type Foreseen } from './foresee.ts';
import { marksOf } from './marks.ts';
import { Overlay } from './Overlay.tsx';
import { risksOf } from './risks.ts';
import { useArenaWords } from './use-arena-words.ts';

export interface ArenaProps {
  readonly run: Run;
  readonly options: readonly BrawlOption[];
  readonly picked: readonly string[];
  readonly threats: readonly Cell[];
  readonly foresees: boolean;
  readonly effects: readonly Shown[];
  readonly note: { readonly square: string; readonly text: string } | undefined;
  readonly onPick: (picked: readonly string[]) => void;
  readonly onChoose: (option: BrawlOption) => void;
  readonly onRefuse: (attempt: Attempt<BrawlOption>) => void;
  readonly onForesee: (seen: Foreseen | undefined) => void;
  readonly onEscape: () => void;
  readonly handle: (handle: ArenaHandle) => void;
}

export interface ArenaHandle extends BoardHandle {
  readonly shake: (shakes: readonly Shake[]) => void;
}

/** The board's own letters, but threats are shown by the page, so that a button can show them, too. */
const keys = {
  o: 'describe',
  l: 'last',
  m: 'moves',
  d: 'draw',
  Delete: 'erase',
  Backspace: 'erase',
} as const;

export function Arena(props: ArenaProps): JSX.Element {
  const shell = useShell();
  const words = useArenaWords();
  const look = usePieceLook();
  const theme = useBoardTheme();
  let root: HTMLDivElement | undefined;
  let board: BoardHandle | undefined;
  const pointed = createPointed(() => root);
  const { run } = props;
  const action = createMemo(() => run.offer('PLAY'));
  const from = createMemo(() => (action() ? props.picked[0] : undefined));
  const moves = createMemo((): readonly string[] => {
    const start = from();
    return start === undefined
      ? []
      : (action()
          ?.options.filter(({ picks }) => picks?.[0] === start)
          .map(({ id }) => id) ?? []);
  });
  const targets = createMemo(() => moves().flatMap((id) => cellNamed(id.slice(2)) ?? []));
  const meant = createMemo((): string | undefined => {
    const cell = pointed.cell();
    const start = from();
    if (cell === undefined || start === undefined) return undefined;
    const id = `${start}${cellName(cell)}`;
    return moves().includes(id) ? id : undefined;
  });
  const foreseen = createMemo((): Foreseen | undefined => {
    const option = meant();
    const occasion = action();
    return props.foresees && option !== undefined && occasion
      ? foresee(run.match(), { action: occasion.id, option })
      : undefined;
  });
  createEffect(() => props.onForesee(foreseen()));
  const late = createLate(moves);
  const risks = createMemo(() => {
    const occasion = action();
    return props.foresees && occasion && late().length > 0 && late() === moves()
      ? risksOf(run.match(), occasion.id, late())
      : [];
  });
  const placing = createMemo(() => {
    const letter = props.picked.find((token) => /^[KQRBNP]$/u.test(token));
    return run.offer('BUY') ? letter : undefined;
  });
  const free = createMemo(() =>
    props.options.flatMap(({ does }) => (does.type === 'buy' && does.piece === placing() ? [does.to] : [])),
  );
  const ghost = createMemo(() => {
    const at = pointed.at();
    if (!at) return undefined;
    const start = from();
    const kind = start === undefined ? placing() : pieceAt(run.state().board, cellNamed(start) ?? 0);
    const cell = nearestOf(start === undefined ? free() : targets(), at);
    return kind === undefined || cell === undefined ? undefined : { kind, cell };
  });

  const shake = (shakes: readonly Shake[]): void => {
    if (wantsStillness()) return;
    for (const { cell, isLong } of shakes) {
      const man = run.men().find(({ square }) => square === cellName(cell));
      const held = man && root?.querySelector(`[data-man="${man.id}"] .held`);
      held?.animate(
        [0, 4, -4, 2, -2, 0].map((x) => ({ translate: `${x}px 0` })),
        { duration: isLong ? 660 : 250 },
      );
    }
  };

  return (
    <div class="arena-room">
      <div
        class="arena"
        ref={root}
        onPointerMove={pointed.onMove}
        onPointerDown={pointed.onMove}
        onPointerUp={(event) => {
          pointed.onMove(event);
          // Let go beside the board, a piece is put back and no longer selected.
          if (pointed.cell() === undefined && from() !== undefined) board?.clear();
          if (event.pointerType !== 'mouse') pointed.onLeave();
        }}
        onPointerLeave={pointed.onLeave}
        onFocusIn={pointed.onFocus}
        onFocusOut={pointed.onBlur}
      >
        <Board
          files={6}
          ranks={8}
          pieces={run.men()}
          words={words()}
          options={props.options}
          onChoose={props.onChoose}
          announce={(text) => shell.announce(text)}
          marks={marksOf(run.state(), run.moved(), props.threats)}
          look={look()}
          theme={theme()}
          side={0}
          keys={keys}
          onPick={props.onPick}
          onRefuse={props.onRefuse}
          onEscape={props.onEscape}
          handle={(made) => {
            board = made;
            props.handle({ ...made, shake });
          }}
          note={props.note}
        />
        <Overlay
          king={run.state().king}
          kingAt={run.state().fall ? undefined : kingCell(run.state().board)}
          ghost={ghost()}
          foreseen={foreseen()}
          risks={risks()}
          isPlacing={run.state().phase === 'placement'}
          effects={props.effects}
          look={look()}
        />
      </div>
    </div>
  );
}
