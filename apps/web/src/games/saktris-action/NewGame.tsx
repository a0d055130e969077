/** The game's page: one press plays; opponent, pace and every setting can be chosen before. */
import { createMemo, createSignal, createUniqueId, For, onMount, Show, type JSX } from 'solid-js';
import { A, useNavigate } from '@solidjs/router';
import { presetOf, type Reason } from '@rankfall/kernel';
import { actionLevelNames } from '@rankfall/bots/saktris-action/words';
import { actionSettings } from '@rankfall/saktris/action';
import { gamePath, playPath, rulesPath, type NewGameProps } from '../../games.ts';
import { MatchIcon } from '../../match/MatchIcon.tsx';
import { Choices, SettingsForm } from '../../match/SettingsForm.tsx';
import { SharedText } from '../../match/ShareDialog.tsx';
import { usePieceLook } from '../../match/use-piece-look.ts';
import { Piece } from '../../pieces/Piece.tsx';
import { Heading } from '../../shell/Heading.tsx';
import { useShell } from '../../shell/shell.ts';
import { seedReason } from '../../shell/table-query.ts';
import { useGameWords } from '../../words/use-words.ts';
import { bestScore } from './best.ts';
import {
  beatenLevels,
  begin,
  choiceFrom,
  freshSeed,
  GAME,
  keepBegun,
  lastChoice,
  presetIn,
  presets,
  queryOf,
  sides,
  usualChoice,
  withPreset,
  type Choice,
  type Preset,
} from './choice.ts';
import { Miniature } from './Miniature.tsx';
import { actionWords } from './words.en.ts';
import '../../match/match.css';
import '../../match/new-game.css';
import './new-game.css';

const kinds = ['computer', 'friend'] as const;

export function NewGame(props: NewGameProps): JSX.Element {
  const { matches, announce, isStill, box } = useShell();
  const words = useGameWords(actionWords);
  const navigate = useNavigate();
  const read = createMemo(() => choiceFrom(props.query, lastChoice(matches) ?? usualChoice));
  const [own, setOwn] = createSignal<Choice>();
  const choice = (): Choice => own() ?? read().choice;
  const change = (some: Partial<Choice>): void => void setOwn({ ...choice(), ...some });
  const [refused, setRefused] = createSignal<Reason>();
  const preset = createMemo(() => presetIn(choice()));
  const running = createMemo(() => matches.heads().find(({ game, finished }) => game === GAME && !finished));
  const isFriend = (): boolean => choice().opponent === 'friend';
  const opponentName = (): string =>
    isFriend() ? words().players.friend : words().players.bot(choice().opponent);

  const play = (isReplacing = false): void => {
    const begun = begin(choice(), freshSeed());
    if ('code' in begun) {
      setRefused(begun);
      announce(words().reason(begun));
      return;
    }
    navigate(playPath(GAME, keepBegun(begun, matches, preset())), { replace: isReplacing });
  };
  // Somebody pressed A: nothing to choose.
  onMount(() => {
    if (read().isNow) play(true);
  });

  return (
    <div class="new-game">
      <div class="new-game-main">
        <header class="new-game-head">
          <Heading title={words().newGame.title} />
          <p class="lead">{words().newGame.line}</p>
          <p class="new-game-links">
            <A href={rulesPath(GAME)}>{words().newGame.rulesPage}</A>
          </p>
        </header>
        <Show when={read().problem}>
          {(problem) => (
            <p class="problem" role="alert">
              {words().newGame.badLink(words().reason(problem()))}
            </p>
          )}
        </Show>
        <form
          class="new-game-form"
          onSubmit={(event) => {
            event.preventDefault();
            play();
          }}
        >
          <div class="a-opponent">
            <Choices
              label={words().newGame.opponent}
              values={kinds}
              value={isFriend() ? 'friend' : 'computer'}
              name={(kind) => words().players[kind]}
              onPick={(kind) => change({ opponent: kind === 'friend' ? 'friend' : choice().level })}
            />
            <Show when={!isFriend()} fallback={<p class="aside small">{words().newGame.friendLine}</p>}>
              <Levels choice={choice()} beaten={beatenLevels(matches)} onChange={change} />
              <Choices
                label={words().newGame.side}
                values={sides}
                value={choice().side}
                name={(side) => words().newGame.sides[side]}
                onPick={(side) => change({ side })}
              />
            </Show>
          </div>
          <Paces
            value={preset()}
            best={bestScore(box)}
            onPick={(name) => setOwn(withPreset(choice(), name))}
          />
          <More choice={choice()} isOwn={preset() === undefined} onChange={change} />
          <div class="new-game-play">
            <button type="submit" class="primary play-button">
              <MatchIcon name="play" />
              {words().newGame.play}
            </button>
            <p class="small">
              {words().newGame.playLine(
                preset() ? words().newGame.preset(preset() as Preset) : words().newGame.ownRules,
                opponentName(),
              )}
              <Show when={running()}>
                {(head) => (
                  <>
                    {' '}
                    <A href={playPath(GAME, head().id)}>{words().newGame.goOn}</A>
                  </>
                )}
              </Show>
            </p>
            <p class="small aside a-tip">{words().newGame.keyTip}</p>
            <Show when={refused()}>{(reason) => <p class="problem">{words().reason(reason())}</p>}</Show>
          </div>
        </form>
      </div>
      <div class="new-game-side tray">
        <Miniature running={!isStill()} />
      </div>
    </div>
  );
}

interface LevelsProps {
  readonly choice: Choice;
  readonly beaten: ReadonlySet<string>;
  readonly onChange: (some: Partial<Choice>) => void;
}

/** Four cards, each with what to expect. */
function Levels(props: LevelsProps): JSX.Element {
  const words = useGameWords(actionWords);
  const group = createUniqueId();
  return (
    <fieldset class="cards">
      <legend>{words().players.strength}</legend>
      <For each={actionLevelNames}>
        {(level, i) => (
          <label class="card">
            <input
              type="radio"
              name={group}
              value={level}
              checked={props.choice.opponent === level}
              onChange={() => props.onChange({ opponent: level, level })}
            />
            <span class="card-name">
              {words().players.bot(level)}
              <Show when={props.beaten.has(level)}>
                <span class="a-beaten"> ✓ {words().players.beaten}</span>
              </Show>
            </span>
            <span class="a-dots" aria-hidden="true">
              {'●'.repeat(i() + 1)}
              {'○'.repeat(3 - i())}
            </span>
            <span class="card-line">{words().players.about(level)}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}

/** What a pace is about, drawn: letters as in FEN. */
const paceMen: Readonly<Record<Preset, string>> = {
  blitz: 'nP',
  standard: 'R',
  strategic: 'Q',
  survival: 'K',
};

function Paces(props: {
  readonly value: Preset | undefined;
  readonly best: number;
  readonly onPick: (name: Preset) => void;
}): JSX.Element {
  const words = useGameWords(actionWords);
  const look = usePieceLook();
  const group = createUniqueId();
  return (
    <fieldset class="cards">
      <legend>{words().newGame.rules}</legend>
      <For each={presets}>
        {(name) => (
          <label class="card">
            <input
              type="radio"
              name={group}
              value={name}
              checked={props.value === name}
              onChange={() => props.onPick(name)}
            />
            <span class="card-name">{words().newGame.preset(name)}</span>
            <span class="card-men" aria-hidden="true">
              <For each={[...paceMen[name]]}>
                {(letter) => <Piece kind={letter.toUpperCase()} side={letter < 'a' ? 0 : 1} look={look()} />}
              </For>
            </span>
            <span class="card-line">
              {words().newGame.presetLine(name)}
              <Show when={name === 'survival' && props.best > 0}>
                {' '}
                <b>{words().newGame.best(props.best)}</b>
              </Show>
            </span>
          </label>
        )}
      </For>
    </fieldset>
  );
}

function More(props: {
  readonly choice: Choice;
  readonly isOwn: boolean;
  readonly onChange: (some: Partial<Choice>) => void;
}): JSX.Element {
  const words = useGameWords(actionWords);
  const address = (): string => `${location.origin}${gamePath(GAME, queryOf(props.choice))}`;
  const settings = (): Choice['settings'] => props.choice.settings;
  /** What would change nothing is not shown. */
  const shows = (path: string): boolean => {
    const { pieceSource, queues, black, acceleration, start } = settings();
    if (path.startsWith('black.weights')) return queues === 'separate' && black.pieceSource === 'weighted';
    if (path === 'black.kingSlot') return queues === 'separate' && black.pieceSource === 'weighted';
    if (path.startsWith('black.')) return queues === 'separate';
    if (path === 'weights' || path === 'black') return false;
    if (path.startsWith('weights.') || path === 'kingSlot') return pieceSource === 'weighted';
    if (path === 'endless') return pieceSource !== 'fixed';
    if (path === 'minInterval') return acceleration > 0;
    return (
      start === 'empty' || ['start', 'premove', 'countdown', 'aiReactionMin', 'aiReactionMax'].includes(path)
    );
  };
  return (
    <details class="more" open={props.isOwn || undefined}>
      <summary>{words().newGame.more}</summary>
      <div class="more-body">
        <p>
          <button
            type="button"
            class="quiet"
            onClick={() =>
              props.onChange({
                settings: presetOf(actionSettings, 'blitz') ?? usualChoice.settings,
                seed: '',
              })
            }
          >
            {words().newGame.reset}
          </button>
        </p>
        <SettingsForm
          schema={actionSettings}
          settings={settings()}
          shows={shows}
          words={{
            name: (path) => words().newGame.setting(path),
            help: (path) => words().newGame.settingHelp(path),
            value: (path, value) => words().newGame.value(path, value),
            reason: (reason) => words().reason(reason),
          }}
          onEdit={(next) => props.onChange({ settings: next })}
        />
        <SeedLine seed={props.choice.seed} onSeed={(seed) => props.onChange({ seed })} />
        <SharedText label={words().newGame.link} help={words().newGame.linkHelp} text={address()} />
      </div>
    </details>
  );
}

function SeedLine(props: { readonly seed: string; readonly onSeed: (seed: string) => void }): JSX.Element {
  const words = useGameWords(actionWords);
  const [problem, setProblem] = createSignal<Reason>();
  const id = createUniqueId();
  return (
    <div class="setting">
      <label for={id}>{words().newGame.seed}</label>
      <input
        id={id}
        type="text"
        spellcheck={false}
        autocomplete="off"
        value={props.seed}
        aria-invalid={problem() ? true : undefined}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          const text = event.currentTarget.value.trim();
          const wrong = seedReason(text);
          setProblem(wrong);
          if (!wrong) props.onSeed(text);
        }}
      />
      <p class="aside small" id={`${id}-help`}>
        {words().newGame.seedHelp}
      </p>
      <Show when={problem()}>
        {(reason) => (
          <p class="problem" role="alert">
            {words().reason(reason())}
          </p>
        )}
      </Show>
    </div>
  );
}
