/** The game's page: one press plays; opponent, pace and every setting can be chosen before. */
import { createMemo, createSignal, onMount, Show, type JSX } from 'solid-js';
import { useNavigate } from '@solidjs/router';
import { presetOf, type Reason } from '@rankfall/kernel';
import { actionLevelNames, type ActionLevelName } from '@rankfall/bots/saktris-action/words';
import { actionSettings } from '@rankfall/saktris/action';
import { gamePath, playPath, type NewGameProps } from '../../games.ts';
import { NewGameFrame } from '../../match/NewGameFrame.tsx';
import { Choices, SettingsForm } from '../../match/SettingsForm.tsx';
import { CardMen, Cards, Typed } from '../../match/Setup.tsx';
import { SharedText } from '../../match/ShareDialog.tsx';
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
  const said = (reason: Reason | undefined): string | undefined => reason && words().reason(reason);
  const badLink = (): string | undefined => {
    const problem = said(read().problem);
    return problem && words().newGame.badLink(problem);
  };
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
    <NewGameFrame
      game={GAME}
      words={words().newGame}
      problem={badLink()}
      refused={said(refused())}
      playLine={words().newGame.playLine(
        preset() ? words().newGame.preset(preset() as Preset) : words().newGame.ownRules,
        opponentName(),
      )}
      miniature={<Miniature running={!isStill()} />}
      onPlay={play}
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
      <Paces value={preset()} best={bestScore(box)} onPick={(name) => setOwn(withPreset(choice(), name))} />
      <More choice={choice()} isOwn={preset() === undefined} onChange={change} />
    </NewGameFrame>
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
  const dots = (level: ActionLevelName): string => {
    const rank = actionLevelNames.indexOf(level) + 1;
    return '●'.repeat(rank) + '○'.repeat(actionLevelNames.length - rank);
  };
  return (
    <Cards
      label={words().players.strength}
      values={actionLevelNames}
      value={props.choice.opponent}
      name={(level) => (
        <>
          {words().players.bot(level)}
          <Show when={props.beaten.has(level)}>
            <span class="a-beaten"> ✓ {words().players.beaten}</span>
          </Show>
        </>
      )}
      picture={(level) => <span class="a-dots">{dots(level)}</span>}
      line={(level) => words().players.about(level)}
      onPick={(level) => props.onChange({ opponent: level, level })}
    />
  );
}

/** What a pace is about, drawn. */
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
  return (
    <Cards
      label={words().newGame.rules}
      values={presets}
      value={props.value ?? ''}
      name={(name) => words().newGame.preset(name)}
      picture={(name) => <CardMen letters={paceMen[name]} />}
      line={(name) => (
        <>
          {words().newGame.presetLine(name)}
          <Show when={name === 'survival' && props.best > 0}>
            {' '}
            <b>{words().newGame.best(props.best)}</b>
          </Show>
        </>
      )}
      onPick={props.onPick}
    />
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
        <Typed
          label={words().newGame.seed}
          help={words().newGame.seedHelp}
          value={props.choice.seed}
          problem={seedReason}
          reason={(reason) => words().reason(reason)}
          onText={(seed) => props.onChange({ seed })}
        />
        <SharedText label={words().newGame.link} help={words().newGame.linkHelp} text={address()} />
      </div>
    </details>
  );
}
