/** A game of Action looked at again, along its time: drag the scrubber, let it run, or go from event to event. */
import { createEffect, createMemo, createSignal, For, onCleanup, Show, type JSX } from 'solid-js';
import { useNavigate, useSearchParams } from '@solidjs/router';
import { Board } from '../../board/Board.tsx';
import { gamePath, type ReplayProps } from '../../games.ts';
import { createLate } from '../../look/after-paint.ts';
import { MatchIcon } from '../../match/MatchIcon.tsx';
import { placeFrom, ReplayButton, SpeedSelect } from '../../match/ReplayParts.tsx';
import { ShareDialog } from '../../match/ShareDialog.tsx';
import { useBoardKeys } from '../../match/use-board-keys.ts';
import { useBoardWords } from '../../match/use-board-words.ts';
import { useKeep } from '../../match/use-keep.ts';
import { useBoardTheme, usePieceLook } from '../../match/use-piece-look.ts';
import { matchWords } from '../../match/words.en.ts';
import { Heading } from '../../shell/Heading.tsx';
import { useShell, useShortcuts } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { choiceOf, GAME, onlyHuman, other, queryOf, type Side } from './choice.ts';
import { openStored } from './create-play.ts';
import { goneIn } from './gone-in.ts';
import { eventsIn, frameAt, framesOf } from './frames.ts';
import { landingMarks, lastMarks, piecesOf } from './pieces.ts';
import { sharedTexts } from './share.ts';
import { Strip } from './Strip.tsx';
import { namesOf } from './telling.ts';
import { actionWords } from './words.en.ts';
import '../../match/match.css';
import './play.css';

const speeds = ['slow', 'usual', 'fast', 'faster'] as const;
type Speed = (typeof speeds)[number];
const rates: Readonly<Record<Speed, number>> = { slow: 0.5, usual: 1, fast: 2, faster: 4 };
/** Told apart in the list only if somebody would look for it. */
const quiet: ReadonlySet<string> = new Set(['announced', 'passing-lapsed', 'missed-slot', 'bumped', 'froze']);

export function Replay(props: ReplayProps): JSX.Element {
  const shell = useShell();
  const words = useGameWords(actionWords);
  const table = useGameWords(matchWords);
  const boardWords = useBoardWords();
  useBoardKeys('pnbrqk', ['threats']);
  const look = usePieceLook();
  const theme = useBoardTheme();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const stored = props.match;
  const match = openStored(stored);
  const frames = framesOf(match);
  const all = match.at;
  const [time, setTime] = createSignal(placeFrom(search['t'], all) ?? 0);
  const [isPlaying, setPlaying] = createSignal(search['play'] === '1');
  const [speed, setSpeed] = createSignal<Speed>('usual');
  const [isTurned, setTurned] = createSignal(onlyHuman(stored.seats) === 1);
  const [isSharing, setSharing] = createSignal(false);
  const nameOf = namesOf(stored.seats, words);
  const place = createMemo(() => frameAt(frames, time()));
  const frame = createMemo(() => frames[place()] ?? frames[0]);
  const state = createMemo(() => (frame()?.match ?? match).state);
  const pieces = createMemo(() => piecesOf(state()));
  const listed = frames.flatMap((one, at) =>
    eventsIn(one)
      .filter(({ type }) => !quiet.has(type))
      .map((event) => ({ at: one.at, frame: at, event })),
  );
  const current = createMemo(() => listed.findLastIndex((one) => one.frame <= place()));
  const said = (): string => {
    const one = listed[current()];
    return one ? words().event(one.event) : '';
  };

  const go = (next: number): void => {
    setPlaying(false);
    const to = Math.max(0, Math.min(all, Math.round(next)));
    setTime(to);
    if (!props.fromLink) setSearch({ t: String(to) }, { replace: true });
  };
  const toEvent = (step: 1 | -1): void => {
    const at = step > 0 ? frames.find((one) => one.at > time()) : frames.findLast((one) => one.at < time());
    go(at?.at ?? (step > 0 ? all : 0));
    shell.announce(said());
  };
  const toggle = (): void => {
    if (!isPlaying() && time() >= all) setTime(0);
    setPlaying((was) => !was);
  };
  createEffect(() => {
    if (!isPlaying()) return;
    const rate = rates[speed()];
    let before = performance.now();
    let id = requestAnimationFrame(function run(stamp: number) {
      const passed = (stamp - before) * rate;
      before = stamp;
      setTime((was) => Math.min(all, was + Math.max(0, passed)));
      if (time() >= all) setPlaying(false);
      else id = requestAnimationFrame(run);
    });
    onCleanup(() => cancelAnimationFrame(id));
  });
  const flip = (): void => void setTurned((was) => !was);
  useShortcuts(() => ({
    title: table().replay.keys,
    shortcuts: [
      { keys: ['ArrowLeft'], label: words().replay.back, run: () => toEvent(-1) },
      { keys: ['ArrowRight'], label: words().replay.forward, run: () => toEvent(1) },
      { keys: ['Home'], label: table().replay.first, run: () => go(0) },
      { keys: ['End'], label: table().replay.last, run: () => go(all) },
      { keys: ['p'], label: table().replay.keyPlay, run: toggle },
      { keys: ['f'], label: words().play.keyFlip, run: flip },
    ],
  }));
  const keep = useKeep(GAME, match, stored.seats, () => words().replay.kept);
  const strip = (side: () => Side, where: 'top' | 'bottom'): JSX.Element => (
    <Strip
      side={side()}
      place={where}
      name={nameOf(side())}
      isFacing={false}
      isReady={time() >= state().readyAt[side()]}
      readyAt={state().readyAt[side()]}
      cooldown={state().rules.cooldown[side()]}
      now={time()}
      isFilm
      slot={state().slots.find((slot) => slot.side === side())}
      queue={state().queues[side()]}
    />
  );
  const near = createLate((): Side => (isTurned() ? 1 : 0));
  const far = (): Side => other(near());
  return (
    <div class="match action" data-replay>
      <Heading hidden title={words().replay.title} />
      <div class="match-in">
        {strip(far, 'top')}
        <div class="match-board">
          <Board
            files={8}
            ranks={8}
            pieces={pieces()}
            words={boardWords()}
            options={[]}
            onChoose={() => undefined}
            announce={(text) => shell.announce(text)}
            flipped={isTurned()}
            marks={[...lastMarks(frame()?.told ?? []), ...landingMarks(state())]}
            gone={goneIn(frame()?.told ?? [])}
            look={look()}
            theme={theme()}
            onFlip={flip}
          />
        </div>
        {strip(near, 'bottom')}
        <div class="match-moves">
          <h2 class="visually-hidden">{words().replay.events}</h2>
          <ol class="a-events" tabindex="0" aria-label={words().replay.events}>
            <For each={listed}>
              {(one, i) => (
                <li>
                  <button
                    type="button"
                    class="move"
                    aria-current={current() === i() ? 'step' : undefined}
                    onClick={() => go(one.at)}
                  >
                    <span class="a-when">{words().replay.clock(one.at)}</span>
                    {words().event(one.event)}
                  </button>
                </li>
              )}
            </For>
          </ol>
          <Show when={match.result}>
            {(result) => <p class="small moves-end">{words().result(result())}</p>}
          </Show>
        </div>
        <div class="replay-bar">
          <div class="replay-row">
            <button
              type="button"
              onClick={() =>
                navigate(
                  gamePath(
                    GAME,
                    queryOf({ ...choiceOf(stored, match.charter.settings), seed: match.charter.seed }),
                  ),
                )
              }
            >
              {words().replay.again}
            </button>
            <Show when={props.fromLink}>
              <button type="button" class="quiet" onClick={keep}>
                {words().replay.keep}
              </button>
            </Show>
            <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => setSharing(true)}>
              <MatchIcon name="share" />
              <span class="visually-hidden">{table().share}</span>
            </button>
            <SpeedSelect
              speeds={speeds}
              value={speed()}
              name={(one) => words().replay.speeds[one]}
              onPick={setSpeed}
            />
          </div>
          <div class="replay-row">
            <ReplayButton icon="back" label={words().replay.back} onPress={() => toEvent(-1)} />
            <ReplayButton
              icon={isPlaying() ? 'pause' : 'play'}
              label={isPlaying() ? table().replay.stop : table().replay.play}
              onPress={toggle}
            />
            <ReplayButton icon="forward" label={words().replay.forward} onPress={() => toEvent(1)} />
            <input
              type="range"
              class="a-scrub"
              min="0"
              max={all}
              step="100"
              value={time()}
              aria-label={words().replay.time}
              aria-valuetext={words().replay.at(time(), all, said())}
              onInput={(event) => go(event.currentTarget.valueAsNumber)}
            />
            <span class="a-when" aria-hidden="true">
              {words().replay.clock(time())}
            </span>
          </div>
        </div>
      </div>
      <ShareDialog
        open={isSharing()}
        texts={isSharing() ? sharedTexts(match, words().play) : []}
        onClose={() => setSharing(false)}
      />
    </div>
  );
}
