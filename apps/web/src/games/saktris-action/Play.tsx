/** A game of Action being played: the board, an edge for each side, and nothing that has to be read at speed. */
import { createEffect, createMemo, createSignal, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { useNavigate } from '@solidjs/router';
import type { Told } from '@rankfall/kernel';
import { nameOfSquare, type ActionEvent, type ActionTerms } from '@rankfall/saktris/action';
import { Board } from '../../board/Board.tsx';
import type { Attempt } from '../../board/props.ts';
import { gamePath, playPath, replayPath, rulesPath, type PlayProps } from '../../games.ts';
import { createLate } from '../../look/after-paint.ts';
import { tableOffers, type Act } from '../../match/offers.ts';
import { ShareDialog } from '../../match/ShareDialog.tsx';
import { TableMenu } from '../../match/TableMenu.tsx';
import { Tools, type ToolButton } from '../../match/Tools.tsx';
import { useBoardKeys } from '../../match/use-board-keys.ts';
import { useBoardWords } from '../../match/use-board-words.ts';
import { useBoardTheme, usePieceLook } from '../../match/use-piece-look.ts';
import { useSounds } from '../../match/use-sounds.ts';
import { matchWords } from '../../match/words.en.ts';
import { Heading } from '../../shell/Heading.tsx';
import { useShell, useShortcuts } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { Above } from './Above.tsx';
import { bestScore, keepBest } from './best.ts';
import { begin, choiceOf, freshSeed, GAME, keepBegun, other, type Side } from './choice.ts';
import { listenToFingers, listenToHands } from './listen.ts';
import { createCountIn } from './count-in.ts';
import { createEffects } from './create-effects.ts';
import { createNow } from './create-now.ts';
import { createPlay, type Order } from './create-play.ts';
import { Finish } from './Finish.tsx';
import { Hint } from './Hint.tsx';
import { Paused } from './Paused.tsx';
import { saySlowly } from '../../match/say-slowly.ts';
import { sharedTexts } from './share.ts';
import { soundsOf } from './sounds-of.ts';
import { addToStory, Story, type Told as Line } from './Story.tsx';
import { Strip } from './Strip.tsx';
import { createHands } from './two-players.ts';
import { eventWeight, namesOf } from './telling.ts';
import { actionWords } from './words.en.ts';
import '../../match/match.css';
import './play.css';

type Note = { readonly square: string; readonly text: string };
type Opened = 'menu' | 'share' | 'result';

const NOTE_LASTS = 1600;
/** A loss stays readable that long where there is no story beside the board. */
const NEWS_LASTS = 2500;
/** How much of the end is shown again. */
const LAST_SECONDS = 6000;
/** The last blow is seen before the result lies over it. */
const RESULT_WAITS = 900;

export function Play(props: PlayProps): JSX.Element {
  const shell = useShell();
  const words = useGameWords(actionWords);
  const table = useGameWords(matchWords);
  const boardWords = useBoardWords();
  useBoardKeys('pnbrqk');
  const look = usePieceLook();
  const theme = useBoardTheme();
  const sound = useSounds();
  const navigate = useNavigate();
  const stored = props.match;
  const [note, setNote] = createSignal<Note>();
  const [isTurned, setTurned] = createSignal(false);
  const [opened, setOpened] = createSignal<Opened>();
  const effects = createEffects();
  const [isBest, setBest] = createSignal(false);
  const [story, setStory] = createSignal<readonly Line[]>([]);
  const slow = saySlowly(
    (text) => shell.announce(text),
    (millis, run) => {
      const timer = setTimeout(run, millis);
      return () => clearTimeout(timer);
    },
  );
  onCleanup(slow.stop);

  const game = createPlay(stored, shell.matches, tell);
  const { match, state, human, humans, isRunning } = game;
  const { settings } = match().charter;
  const nameOf = namesOf(stored.seats, words);
  const bottom = (): Side => {
    const side = human ?? 0;
    return isTurned() ? other(side) : side;
  };
  const isFlipped = (): boolean => bottom() === 1;
  const isFriends = human === undefined;
  const beside = createLate(match);
  const late = createLate(story);
  const offers = createMemo(() => tableOffers(beside(), humans));
  const countIn = createCountIn(settings.countdown);

  const now = createNow(game);

  const pause = (): void => {
    if (!isRunning()) return;
    game.hosted.choose(humans[0] ?? 0, { action: '~pause', option: 'pause' });
  };
  const goOn = (): void => {
    if (match().result || isRunning() || countIn.left() !== undefined) return;
    setNote(undefined);
    if (match().sitting.held)
      countIn.start(() => void game.hosted.room.host({ action: '~go', option: 'go' }));
    else countIn.start(() => void game.hosted.choose(humans[0] ?? 0, { action: '~pause', option: 'resume' }));
  };
  onMount(() => {
    if (match().sitting.held) goOn();
    const hide = (): void => {
      if (document.visibilityState !== 'hidden') return;
      countIn.stop();
      pause();
    };
    document.addEventListener('visibilitychange', hide);
    onCleanup(() => document.removeEventListener('visibilitychange', hide));
  });

  function tell(told: readonly Told<ActionTerms>[]): void {
    const news = told.flatMap(({ at, event }) =>
      event.type.startsWith('~') ? [] : [{ at, event: event as ActionEvent }],
    );
    const events = news.map(({ event }) => event);
    if (events.some(({ type }) => type === 'moved')) setNote(undefined);
    for (const event of events) slow.say(words().event(event), eventWeight(event, human));
    for (const { kind, piece } of soundsOf(told, human)) sound(kind, piece);
    effects.show(events);
    setStory((was) => addToStory(was, news));
    for (const { event } of told) {
      if (event.type === '~paused') slow.say(table().paused, 5);
      if (event.type !== '~over') continue;
      slow.say(words().result(event.result), 9);
      if (event.result.score && human !== undefined)
        setBest(keepBest(shell.box, event.result.score[human] ?? 0));
      setTimeout(() => setOpened('result'), RESULT_WAITS);
    }
  }
  const refuseAt = (square: string, text: string): void => {
    setNote({ square, text });
    slow.say(text, 6);
    sound('refuse');
  };
  const choose = (order: Order): void => {
    const reason = game.order(order);
    if (reason) refuseAt(order.picks?.[1] ?? 'e4', words().reason(reason));
    else if (order.action === 'premove' && order.picks)
      slow.say(words().play.premoved(order.picks[0] ?? '', order.picks[1] ?? ''), 5);
  };
  const refuse = ({ picked, token }: Attempt<Order>): void => {
    const [from] = picked;
    const reason = from === undefined ? undefined : game.explain(from, token);
    if (reason) refuseAt(token, words().reason(reason));
  };
  createEffect(() => {
    if (!note()) return;
    const timer = setTimeout(() => setNote(undefined), NOTE_LASTS);
    onCleanup(() => clearTimeout(timer));
  });
  const unmove = (): boolean => {
    const isDropped = game.dropPremoves();
    if (isDropped) slow.say(words().play.unmoved, 5);
    return isDropped;
  };
  const hands = createHands(game.orders, isFlipped, choose);
  const escape = (): void => {
    if (hands.letGo() || unmove()) return;
    if (isRunning()) pause();
    else goOn();
  };
  const act = ({ seat, choice }: Act): void => {
    if (choice.action === '~pause' && choice.option === 'resume') goOn();
    else {
      const reason = game.hosted.choose(seat, choice);
      if (reason) shell.toast({ text: words().reason(reason) });
    }
  };
  const again = (): void => {
    const choice = choiceOf(stored, settings);
    const begun = begin(choice, freshSeed());
    if ('code' in begun) shell.toast({ text: words().reason(begun) });
    else navigate(playPath(GAME, keepBegun(begun, shell.matches, stored.preset)));
  };
  const flip = (): void => void setTurned((was) => !was);
  const sayArrival = (): string => {
    const [slot] = state().slots;
    return slot?.target
      ? words().play.arrivalNow(
          words().side(slot.side),
          slot.target.piece,
          nameOfSquare(slot.target.square),
          slot.target.bump,
          slot.at - game.hosted.room.now(),
        )
      : words().play.noArrival;
  };
  const sayCooldowns = (): string =>
    ([0, 1] as const)
      .map((side) => words().play.cooldownNow(nameOf(side), state().readyAt[side] - game.hosted.room.now()))
      .join(' ');
  useShortcuts(() => ({
    title: words().play.keys,
    shortcuts: [
      { keys: ['Escape', 'p'], label: words().play.keyPause, run: escape },
      { keys: ['f'], label: words().play.keyFlip, run: flip },
      { keys: ['n'], label: words().play.keyArrival, run: () => shell.announce(sayArrival()) },
      { keys: ['t'], label: words().play.keyCooldowns, run: () => shell.announce(sayCooldowns()) },
      ...(isFriends
        ? [
            { keys: ['w', 'a', 's', 'd', ' '], label: words().play.keyWhite },
            {
              keys: ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'Enter'],
              label: words().play.keyBlack,
            },
          ]
        : []),
    ],
  }));
  if (isFriends) listenToHands(hands.key, isRunning);

  const tools = createMemo((): readonly ToolButton[] =>
    match().result
      ? [
          { icon: 'redo', label: table().result.rematch, onPress: again },
          {
            icon: 'play',
            label: table().result.replay,
            onPress: () => navigate(replayPath(GAME, stored.id)),
          },
          { icon: 'share', label: table().share, opensDialog: true, onPress: () => setOpened('share') },
          { icon: 'menu', label: table().menu, opensDialog: true, onPress: () => setOpened('menu') },
        ]
      : ([
          {
            icon: isRunning() ? 'pause' : 'play',
            label: isRunning() ? words().play.pause : table().resume,
            onPress: () => (isRunning() ? pause() : goOn()),
          },
          {
            icon: 'undo',
            label: words().play.cancelPremove,
            isOff: !humans.some((seat) => match().state.premoves[seat]),
            onPress: unmove,
          },
          { icon: 'book', label: table().rules, onPress: () => navigate(rulesPath(GAME)) },
          {
            icon: 'menu',
            label: table().menu,
            opensDialog: true,
            onPress: () => {
              pause();
              setOpened('menu');
            },
          },
        ].filter(({ icon }) => icon !== 'undo' || settings.premove) as readonly ToolButton[]),
  );
  const hint = createMemo((): string => {
    const { result } = match();
    if (result) return words().result(result);
    if (isFriends)
      return matchMedia('(pointer: coarse)').matches ? words().play.friendTouch : words().play.friend;
    if (now() < 9000) return words().play.first;
    const [last] = late();
    if (last && now() - last.at < NEWS_LASTS && eventWeight(last.event, human) >= 6)
      return words().event(last.event);
    if (game.ready()[human ?? 0]) return words().play.yourMove;
    return settings.premove ? words().play.coolPremove : words().play.cool;
  });
  // The strips change places a frame after the board has turned, and stay the same ones.
  const near = createLate(bottom);
  const far = (): Side => other(near());
  const strip = (side: () => Side, place: 'top' | 'bottom'): JSX.Element => (
    <Strip
      side={side()}
      place={place}
      name={nameOf(side())}
      isFacing={isFriends}
      isReady={game.ready()[side()]}
      readyAt={state().readyAt[side()]}
      cooldown={state().rules.cooldown[side()]}
      now={now()}
      slot={state().slots.find((slot) => slot.side === side())}
      queue={state().queues[side()]}
    />
  );
  const score = createMemo((): number => Math.floor(now() / 1000));
  const best = bestScore(shell.box);

  return (
    <div class="match action" data-stopped={!isRunning() || undefined} data-friends={isFriends || undefined}>
      <Heading hidden title={words().play.title} />
      <div class="match-in">
        {strip(far, 'top')}
        <div
          class="match-board"
          ref={(element) => {
            if (isFriends) listenToFingers(element, hands.touch, isRunning);
          }}
        >
          <Board<Order>
            files={8}
            ranks={8}
            pieces={game.pieces()}
            waiting={game.waiting()}
            words={boardWords()}
            options={game.orders()}
            onChoose={choose}
            announce={(text) => shell.announce(text)}
            flipped={isFlipped()}
            marks={game.marks()}
            gone={game.gone()}
            look={look()}
            theme={theme()}
            onRefuse={refuse}
            onFlip={flip}
            onEscape={escape}
            note={note()}
            above={
              <Above
                flipped={isFlipped()}
                slots={state().slots}
                now={() => game.hosted.room.now()}
                effects={effects.all()}
                cursors={isFriends ? hands.cursors() : []}
                refused={note()?.square}
              />
            }
          />
          <Show when={!isRunning() && !match().result}>
            <Paused left={countIn.left()} onGoOn={goOn} />
          </Show>
        </div>
        {strip(near, 'bottom')}
        <Hint
          refused={note()?.text}
          hint={hint()}
          score={settings.score ? { now: score(), best } : undefined}
        />
        <div class="match-moves">
          <Story story={late()} />
        </div>
        <Tools tools={tools()} />
      </div>
      <TableMenu
        open={opened() === 'menu'}
        title={words().play.matchMenu}
        offers={offers()}
        resigner={nameOf(human ?? 0)}
        rules={rulesPath(GAME)}
        newGame={gamePath(GAME)}
        onAct={act}
        onFlip={flip}
        onShare={() => setOpened('share')}
        onClose={() => setOpened((was) => (was === 'menu' ? undefined : was))}
      />
      <ShareDialog
        open={opened() === 'share'}
        texts={opened() === 'share' ? sharedTexts(match(), words().play) : []}
        onClose={() => setOpened((was) => (was === 'share' ? undefined : was))}
      />
      <Finish
        open={opened() === 'result'}
        match={match()}
        result={match().result}
        human={human}
        nameOf={nameOf}
        best={bestScore(shell.box)}
        isBest={isBest()}
        onRematch={again}
        onLastSeconds={() =>
          navigate(`${replayPath(GAME, stored.id)}?t=${Math.max(0, match().at - LAST_SECONDS)}&play=1`)
        }
        onReplay={() => navigate(replayPath(GAME, stored.id))}
        onShare={() => setOpened('share')}
        onHome={() => navigate('/')}
        onClose={() => setOpened((was) => (was === 'result' ? undefined : was))}
      />
    </div>
  );
}
