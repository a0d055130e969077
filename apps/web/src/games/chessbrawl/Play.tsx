/** A run being played: the board as large as it can be, how the run stands above it, and what can be done under the thumb. */
import { createEffect, createMemo, createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { useNavigate } from '@solidjs/router';
import type { Told } from '@rankfall/kernel';
import type { BrawlEvent, BrawlTerms, Cell } from '@rankfall/chessbrawl';
import { gamePath, replayPath, type PlayProps } from '../../games.ts';
import { ShareDialog } from '../../match/ShareDialog.tsx';
import { useBoardKeys } from '../../match/use-board-keys.ts';
import { useSounds } from '../../match/use-sounds.ts';
import { matchWords } from '../../match/words.en.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { Heading } from '../../shell/Heading.tsx';
import { useShell, useShortcuts } from '../../shell/shell.ts';
import type { Matches } from '../../storage/types.ts';
import { useGameWords } from '../../words/use-words.ts';
import { Actions } from './Actions.tsx';
import { Arena, type ArenaHandle } from './Arena.tsx';
import { BoonChoice } from './BoonChoice.tsx';
import { Boons } from './Boons.tsx';
import { BrawlTools } from './BrawlTools.tsx';
import { createCommands } from './create-commands.ts';
import { createEffects, effectsOf } from './create-effects.ts';
import { createGuard } from './create-guard.ts';
import { createHand } from './create-hand.ts';
import { createHint } from './create-hint.ts';
import { createRun } from './create-run.ts';
import { EndDialog } from './EndDialog.tsx';
import { eventsIn, type Foreseen } from './foresee.ts';
import { createHonours } from './create-honours.ts';
import { Hud, useStopwatch } from './Hud.tsx';
import { PauseDialog } from './PauseDialog.tsx';
import { keepPrefs, prefsIn, type Prefs } from './prefs.ts';
import { sharedTexts } from './share.ts';
import { soundsOf } from './sounds-of.ts';
import { toolsOf } from './tools-of.ts';
import { linesOf, WaveList } from './WaveList.tsx';
import { brawlWords } from './words.en.ts';
import '../../match/match.css';
import './play.css';
import './overlay.css';
import './end.css';

type Opened = 'waves' | 'share' | 'end';

/** The board stays in sight after the King fell, and after a wave arrived on a piece. */
const SEE_LOSS = 1200;
/** Where the sum of a skipped wave rises. */
const MIDDLE: Cell = 14;
const QUIET = new Set(['turn-changed', 'aimed', 'spawned', 'paced']);

/** Somebody beside the player, in the lesson: what is said stands in place of the figures, and nothing is kept. */
export interface Coach {
  readonly panel: JSX.Element;
  readonly keeper: Pick<Matches, 'save'>;
  readonly onTold: (events: readonly BrawlEvent[]) => void;
}

export const Play = (props: PlayProps): JSX.Element => <RunScreen match={props.match} />;

export function RunScreen(props: PlayProps & { readonly coach?: Coach }): JSX.Element {
  const shell = useShell();
  const words = useGameWords(brawlWords);
  const table = useGameWords(matchWords);
  const sound = useSounds();
  useBoardKeys('pnbrqk', ['threats', 'flip']);
  const navigate = useNavigate();
  const effects = createEffects();
  const [prefs, setPrefs] = createSignal<Prefs>(prefsIn(shell.box));
  const [opened, setOpened] = createSignal<Opened>();
  const [foreseen, setForeseen] = createSignal<Foreseen>();
  const [isSeeingLoss, setSeeingLoss] = createSignal(false);
  let handle: ArenaHandle | undefined;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  onCleanup(() => {
    for (const timer of timers) clearTimeout(timer);
  });
  const later = (millis: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, millis);
    timers.add(timer);
  };

  const stored = props.match;
  const { coach } = props;
  const run = createRun(stored, coach?.keeper ?? shell.matches, tell);
  const { state, match } = run;
  const time = useStopwatch(run);
  const guard = createGuard(state);
  const honours = createHonours(stored, shell.box);
  if (match().result) setOpened('end');

  function tell(told: readonly Told<BrawlTerms>[]): void {
    const events = eventsIn(told);
    coach?.onTold(events);
    hand.letGo();
    const said = events.filter(({ type }) => !QUIET.has(type)).map((event) => words().event(event));
    if (events.at(-1)?.type === 'turn-changed' && state().phase === 'player')
      said.push(words().play.yourTurn);
    if (told.some(({ event }) => event.type === '~undone')) said.push(words().play.assistedNow);
    if (told.some(({ event }) => event.type === '~redone')) said.push(table().redone);
    if (told.some(({ event }) => event.type === '~paused')) said.push(words().pause.title);
    const over = told.find(({ event }) => event.type === '~over')?.event;
    const result = over?.type === '~over' ? over.result : undefined;
    if (result) said.push(words().result(result));
    shell.announce(said.join(' '));
    for (const { kind, piece } of soundsOf(events, result)) sound(kind, piece);
    const { effects: flying, shakes } = effectsOf(events, MIDDLE);
    const isFast = state().pace === 'x4' || state().pace === 'instant';
    effects.add(flying.filter(({ type }) => !(type === 'turn' && (isFast || result))));
    requestAnimationFrame(() => handle?.shake(shakes));
    if (events.some(({ type }) => type === 'spawn-captured') && !result) {
      setSeeingLoss(true);
      later(SEE_LOSS, () => setSeeingLoss(false));
    }
    if (result && result.reason !== 'resign' && !coach) {
      honours.add(match());
      later(result.reason === 'victory' ? SEE_LOSS / 2 : SEE_LOSS, () => setOpened('end'));
    }
  }

  const isLocked = (): boolean => run.isPaused() || isSeeingLoss();
  const hand = createHand({
    run,
    guard,
    prefs,
    isLocked,
    take: (token) => queueMicrotask(() => handle?.pick(token)),
    onQuestion: () => shell.announce(`${hint()} ${words().play.again}`),
  });
  const { explain } = hand;
  const commands = createCommands({
    run,
    guard,
    isLocked,
    warns: () => prefs().warns,
    explain,
    onPace: (pace) => setPrefs(keepPrefs(shell.box, { pace })),
    onQuestion: () => shell.announce(hint()),
  });
  const hint = createHint(run, { question: guard.question, foreseen, placing: hand.placing });
  createEffect(() => {
    const seen = foreseen();
    // Whoever walks by key hears what a mouse sees.
    if (seen && document.activeElement?.matches('.cell:focus-visible'))
      shell.announce(words().play.foreseen(seen));
  });

  const pause = (): void => {
    if (!coach) commands.pause();
  };
  const sayWaves = (): string =>
    words().play.waveList(
      linesOf(state()).map(({ n, wave }) => words().hud.stat(words().play.waveLine(n), words().wave(wave))),
    );
  const sayStatus = (): string => {
    const { round, wave, moves, points } = state();
    const { hud } = words();
    return hud.all([
      hud.stat(hud.round, String(round)),
      hud.stat(hud.wave, String(wave)),
      hud.stat(hud.moves, String(moves)),
      hud.stat(hud.time, time()),
      hud.stat(hud.score, String(points)),
    ]);
  };
  useShortcuts(() => {
    const { keys } = words();
    return {
      title: keys.title,
      shortcuts: [
        { keys: ['g'], label: keys.start, run: commands.start },
        { keys: ['s'], label: keys.skipTurn, run: commands.skipTurn },
        { keys: ['u'], label: keys.undo, run: commands.undo },
        { keys: ['y'], label: keys.redo, run: commands.redo },
        { keys: ['x'], label: keys.threats, run: hand.toggleThreats },
        { keys: ['w'], label: keys.waves, run: () => shell.announce(sayWaves()) },
        { keys: ['t'], label: keys.status, run: () => shell.announce(sayStatus()) },
        { keys: ['v'], label: keys.speed, run: commands.nextPace },
        { keys: ['Escape'], label: keys.pause, run: pause },
      ],
    };
  });

  const tools = createMemo(() =>
    toolsOf(
      {
        run,
        commands,
        hasThreats: hand.hasThreats(),
        onThreats: hand.toggleThreats,
        onReplay: () => navigate(replayPath('chessbrawl', stored.id)),
        onOpen: setOpened,
      },
      words(),
      table(),
    ),
  );
  const finish = (): 'none' | 'off' | 'open' => {
    if (!run.isPaused()) return 'none';
    const [only] = run.offer('FINISH_WAVE')?.options ?? [];
    return only ? (only.off ? 'off' : 'open') : 'none';
  };

  return (
    <div class="match brawl" data-phase={state().phase}>
      <Heading
        hidden
        title={coach ? words().lesson.title : words().play.title(words().kings[state().king].name)}
      />
      <div class="brawl-in">
        <Show when={coach} fallback={<Hud run={run} time={time()} />}>
          {coach?.panel}
        </Show>
        <Arena
          run={run}
          options={hand.options()}
          picked={hand.picked()}
          threats={hand.threats()}
          foresees={prefs().foresees}
          effects={effects.shown()}
          note={hand.note()}
          onPick={hand.pick}
          onChoose={hand.choose}
          onRefuse={hand.refuse}
          onForesee={setForeseen}
          onEscape={pause}
          handle={(made) => {
            handle = made;
          }}
        />
        <Show when={state().phase === 'boon' && !match().result}>
          <BoonChoice state={state()} onTake={(boon) => explain(run.choose('BOON', boon))} />
        </Show>
        <aside class="brawl-side">
          <h2>
            {state().mode === 'gauntlet' ? words().play.gauntletWaves : words().play.wavesOf(state().round)}
          </h2>
          <WaveList state={state()} />
          <Boons state={state()} />
        </aside>
        <p
          class="brawl-hint"
          data-type={guard.question()?.type ?? (foreseen()?.losesKing ? 'king' : undefined)}
        >
          {hint()}
        </p>
        <Actions
          run={run}
          isLocked={isLocked()}
          question={guard.question()}
          placing={hand.placing()}
          onTake={(piece) => handle?.pick(piece)}
          onGrab={(piece, event) => handle?.dragIn(event, piece, { kind: piece, side: 0 })}
          onRefuse={(reason) => explain(reason)}
          onStart={commands.start}
          onSkipTurn={commands.skipTurn}
          onSkipWave={commands.skipWave}
          onYes={commands.yes}
          onNo={guard.clear}
        />
        <Show when={!coach}>
          <BrawlTools tools={tools()} />
        </Show>
      </div>
      <PauseDialog
        open={run.isPaused() && opened() !== 'share'}
        prefs={prefs()}
        pace={commands.pace()}
        finish={finish()}
        onPrefs={(some) => setPrefs(keepPrefs(shell.box, some))}
        onPace={commands.setPace}
        onResume={() => opened() !== 'share' && commands.resume()}
        onFinish={() => explain(run.choose('FINISH_WAVE'))}
        onAbandon={commands.abandon}
        onShare={() => setOpened('share')}
      />
      <Dialog open={opened() === 'waves'} title={words().play.waves} onClose={() => setOpened(undefined)}>
        <WaveList state={state()} />
        <Boons state={state()} />
      </Dialog>
      <ShareDialog
        open={opened() === 'share'}
        texts={opened() === 'share' ? sharedTexts(match(), words()) : []}
        onClose={() => setOpened((was) => (was === 'share' ? undefined : was))}
      />
      <EndDialog
        open={opened() === 'end'}
        match={match()}
        isAssisted={run.isAssisted()}
        records={honours.records()}
        feats={honours.feats()}
        onRestart={commands.restart}
        onMenu={() => navigate(gamePath('chessbrawl'))}
        onReplay={() => navigate(replayPath('chessbrawl', stored.id))}
        onShare={() => setOpened('share')}
        onClose={() => setOpened((was) => (was === 'end' ? undefined : was))}
      />
    </div>
  );
}
