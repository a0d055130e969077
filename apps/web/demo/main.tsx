/**
 * A page to see the board by: every piece, theme and state, and one board to play with. Not part of the site.
 * `#pieces`, `#boards` and `#play` show one part; `?theme=slate&look=plain&physics` choose.
 */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { Board } from '../src/board/Board.tsx';
import type { Layout } from '../src/board/geometry.ts';
import type { Mark } from '../src/board/marks.ts';
import type { BoardHandle } from '../src/board/props.ts';
import { english } from '../src/board/words.en.ts';
import { boardThemes, type BoardTheme, type PieceLook, pieceLooks } from '../src/look/themes.ts';
import { pieceKinds } from '../src/pieces/drawing.ts';
import { Piece } from '../src/pieces/Piece.tsx';
import { createSoundPlayer } from '../src/sound/player.ts';
import { piecesFrom, toyApply, type ToyOption, toyOptions } from './toy.ts';
import './demo.css';

const asked = new URLSearchParams(location.search);
const theme = boardThemes.find((name) => name === asked.get('theme')) ?? 'linen';
const look = pieceLooks.find((name) => name === asked.get('look')) ?? 'carved';
const silent = (): void => undefined;

const middleGame = piecesFrom('..bqk..r/p.p..pp./..np.n../....p.../.PB.P..R/..NP.N../P.P..PP./R..Q..K.');

function Pieces(): JSX.Element {
  return (
    <For each={boardThemes}>
      {(board) => (
        <section data-board={board} aria-label={board}>
          <For each={pieceLooks}>
            {(set) => (
              <For each={[96, 48, 32]}>
                {(size) => (
                  <For each={[0, 1]}>
                    {(shift) => (
                      <div class="shelf" style={{ '--size': `${size}px` }}>
                        <For each={[0, 1]}>
                          {(side) => (
                            <For each={pieceKinds}>
                              {(kind, at) => (
                                <span data-dark={(at() + side + shift) % 2 === 0 || undefined}>
                                  <Piece kind={kind} side={side} look={set} />
                                </span>
                              )}
                            </For>
                          )}
                        </For>
                      </div>
                    )}
                  </For>
                )}
              </For>
            )}
          </For>
        </section>
      )}
    </For>
  );
}

function Boards(): JSX.Element {
  const marks: readonly Mark[] = [
    { square: 'h8', type: 'last-from' },
    { square: 'h4', type: 'last-to' },
    { square: 'g1', type: 'check' },
    { square: 'c6', type: 'threat' },
    { square: 'f6', type: 'threat' },
    { square: 'a7', type: 'premove' },
    { square: 'a6', type: 'premove' },
    { square: 'e1', type: 'arrival' },
    { square: 'd1', type: 'bump' },
    { square: 'f5', type: 'hint' },
  ];
  const layout = { files: 8, ranks: 8, flipped: false };
  const show = (handle: BoardHandle): void => {
    queueMicrotask(() => handle.pick('c4'));
  };
  return (
    <For each={asked.has('theme') ? [theme] : boardThemes}>
      {(board: BoardTheme) => (
        <section aria-label={board} class="frame">
          <Board
            files={8}
            ranks={8}
            pieces={middleGame}
            options={toyOptions(layout, middleGame)}
            marks={marks}
            words={english}
            theme={board}
            look={look}
            handle={show}
            announce={silent}
            onChoose={silent}
            note={{ square: 'b8', text: 'The bishop needs a light square: b, d, f or h.' }}
          />
        </section>
      )}
    </For>
  );
}

const starts: readonly { readonly title: string; readonly layout: Layout; readonly rows: string }[] = [
  {
    title: 'Eight by eight',
    layout: { files: 8, ranks: 8, flipped: false },
    rows: 'r.bqkb.r/pp.p.ppp/..n..n../..p.p.../..B.P.../P....N../.P.P.PPP/R.BQK..R',
  },
  {
    title: 'Six by eight',
    layout: { files: 6, ranks: 8, flipped: false },
    rows: 'rnbqk./pppppP/....../....../....../....../PPPP../RNBQK.',
  },
  {
    title: 'Ten by ten',
    layout: { files: 10, ranks: 10, flipped: false },
    rows: 'rnbqkqbnr./pppppppppP/........../........../........../........../........../........../PP.PP.PP.P/RNBQK.BNR.',
  },
];

const sound = createSoundPlayer(() => new AudioContext());

function Play(props: { readonly start: (typeof starts)[number]; readonly look: PieceLook }): JSX.Element {
  const [pieces, setPieces] = createSignal(piecesFrom(props.start.rows));
  const [marks, setMarks] = createSignal<readonly Mark[]>([]);
  const [flipped, setFlipped] = createSignal(false);
  const [said, say] = createSignal('');
  const [note, setNote] = createSignal<{ readonly square: string; readonly text: string }>();
  const layout = createMemo(() => ({ ...props.start.layout, flipped: flipped() }));
  let board: BoardHandle | undefined;

  function choose(option: ToyOption): void {
    const [from = '', to = ''] = option.picks;
    const before = pieces().length;
    const isPlacing = from === 'N';
    const kind = isPlacing ? from : pieces().find(({ square }) => square === from)?.kind;
    setPieces(toyApply(pieces(), option));
    setNote(undefined);
    setMarks([
      ...(isPlacing ? [] : [{ square: from, type: 'last-from' } as const]),
      { square: to, type: 'last-to' },
    ]);
    say(`Played ${option.id}`);
    const lost = before - pieces().length;
    sound.play(isPlacing ? 'place' : lost > 1 ? 'clear' : lost === 1 ? 'capture' : 'move', kind);
  }

  return (
    <section aria-label={props.start.title} onPointerDown={sound.unlock} onKeyDown={sound.unlock}>
      <Board
        files={layout().files}
        ranks={layout().ranks}
        flipped={flipped()}
        pieces={pieces()}
        options={toyOptions(layout(), pieces())}
        marks={marks()}
        threats={toyOptions(layout(), pieces(), 1).flatMap(({ picks }) =>
          pieces().some(({ side, square }) => side === 0 && square === picks[1]) ? picks.slice(1, 2) : [],
        )}
        words={english}
        label={props.start.title}
        theme={theme}
        look={props.look}
        physics={asked.has('physics')}
        note={note()}
        announce={say}
        onChoose={choose}
        onFlip={() => setFlipped(!flipped())}
        onRefuse={({ token, picked }) => {
          if (picked.length === 0) return;
          setNote({ square: token, text: `Not to ${token}.` });
          say(`Not to ${token}.`);
          sound.play('refuse');
        }}
        handle={(handle) => {
          board = handle;
        }}
      />
      <p>
        <button
          type="button"
          class="tray"
          aria-label="Knight to place"
          onPointerDown={(event) => board?.dragIn(event, 'N', { kind: 'N', side: 0 })}
          onClick={() => board?.pick('N')}
        >
          <Piece kind="N" side={0} look={props.look} />
        </button>
        <span role="status">{said()}</span>
      </p>
    </section>
  );
}

function Demo(): JSX.Element {
  const part = location.hash.slice(1);
  const one = starts.find(({ layout }) => `${layout.files}x${layout.ranks}` === part);
  const isShown = (name: string): boolean => part === '' || part === name;
  return (
    <main>
      <h1 class="visually-hidden">Board demo</h1>
      <Show when={isShown('play') || one}>
        <For each={one === undefined ? starts : [one]}>{(start) => <Play start={start} look={look} />}</For>
      </Show>
      <Show when={isShown('boards')}>
        <Boards />
      </Show>
      <Show when={isShown('pieces')}>
        <Pieces />
      </Show>
    </main>
  );
}

render(() => <Demo />, document.body);
