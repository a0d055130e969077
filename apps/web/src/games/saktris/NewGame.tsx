/** The game's page: one press plays what is chosen; everything else can be chosen before. */
import { createEffect, createMemo, createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { A, useNavigate } from '@solidjs/router';
import { lineOf, recordOf, type Reason } from '@rankfall/kernel';
import { lessonPath, playPath, rulesPath, type NewGameProps } from '../../games.ts';
import { MatchIcon } from '../../match/MatchIcon.tsx';
import { Piece } from '../../pieces/Piece.tsx';
import { Heading } from '../../shell/Heading.tsx';
import { useShell } from '../../shell/shell.ts';
import { newMatchId } from '../../storage/matches.ts';
import { useGameWords } from '../../words/use-words.ts';
import {
  begin,
  choiceFrom,
  freshSeed,
  presetIn,
  presets,
  usualChoice,
  withPreset,
  type Choice,
  type Preset,
} from './choice.ts';
import { createMedia } from '../../match/create-media.ts';
import { beatenLevels, lastChoice } from './last-choice.ts';
import { Miniature } from './Miniature.tsx';
import { MoreSettings } from './MoreSettings.tsx';
import { Opponent } from './Opponent.tsx';
import { Paste } from './Paste.tsx';
import { thinker } from './players.ts';
import { usePieceLook } from '../../match/use-piece-look.ts';
import { saktrisWords } from './words.en.ts';
import '../../match/new-game.css';

export function NewGame(props: NewGameProps): JSX.Element {
  const { matches, announce, isStill } = useShell();
  const words = useGameWords(saktrisWords);
  const navigate = useNavigate();
  const read = createMemo(() => choiceFrom(props.query, lastChoice(matches) ?? usualChoice));
  const [own, setOwn] = createSignal<Choice>();
  const choice = (): Choice => own() ?? read().choice;
  const change = (some: Partial<Choice>): void => void setOwn({ ...choice(), ...some });
  const isWide = createMedia('(min-width: 1000px)');
  const [refused, setRefused] = createSignal<Reason>();
  const running = createMemo(() =>
    matches.heads().find(({ game, finished }) => game === 'saktris' && !finished),
  );
  const beaten = createMemo(() => beatenLevels(matches));
  // Whoever looks at the levels will soon want one of them to think.
  createEffect(() => {
    if (choice().opponent !== 'friend') thinker.warm();
  });
  const preset = createMemo(() => presetIn(choice()));
  const rulesName = (): string => {
    const name = preset();
    return name ? words().newGame.preset(name) : words().newGame.ownRules;
  };

  const opponentName = (): string => {
    const { opponent } = choice();
    return opponent === 'friend' ? words().players.friend : words().players.bot(opponent);
  };

  const play = (): void => {
    const wish = choice();
    const begun = begin(wish, freshSeed());
    if ('code' in begun) {
      setRefused(begun);
      announce(words().reason(begun));
      return;
    }
    const id = newMatchId();
    const { match, seats } = begun;
    const name = preset();
    matches.save({
      id,
      seats,
      startedAt: Date.now(),
      plies: lineOf(match).length,
      ...(name ? { preset: name } : {}),
      record: recordOf(match),
    });
    const turning = wish.turning && wish.opponent === 'friend' ? '?turn=1' : '';
    navigate(`${playPath('saktris', id)}${turning}`);
  };

  return (
    <div class="new-game">
      <div class="new-game-main">
        <header class="new-game-head">
          <Heading title={words().newGame.title} />
          <p class="lead">{words().newGame.line}</p>
          <p class="new-game-links">
            <A href={lessonPath('saktris')}>{words().newGame.learn}</A>
            <A href={rulesPath('saktris')}>{words().newGame.rulesPage}</A>
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
          <Opponent choice={choice()} beaten={beaten()} onChange={change} />
          <Cards
            label={words().newGame.rules}
            values={presets}
            value={preset() ?? ''}
            name={(name) => words().newGame.preset(name)}
            line={(name) => words().newGame.presetLines[name]}
            men={(name) => presetMen[name]}
            onPick={(name) => setOwn(withPreset(choice(), name))}
          />
          <MoreSettings choice={choice()} isOwn={preset() === undefined} onChange={change} />
          <div class="new-game-play">
            <button type="submit" class="primary play-button">
              <MatchIcon name="play" />
              {words().newGame.play}
            </button>
            <p class="small">
              {words().newGame.playLine(rulesName(), opponentName())}
              <Show when={running()}>
                {(head) => (
                  <>
                    {' '}
                    <A href={playPath('saktris', head().id)}>{words().newGame.goOn}</A>
                  </>
                )}
              </Show>
            </p>
            <Show when={refused()}>{(reason) => <p class="problem">{words().reason(reason())}</p>}</Show>
          </div>
        </form>
        <Paste onSettings={(settings) => change({ settings })} />
      </div>
      <div class="new-game-side tray">
        <Miniature running={!isStill() && isWide()} />
      </div>
    </div>
  );
}

/** What a preset is about, drawn: letters as in FEN. */
const presetMen: Readonly<Record<Preset, string>> = {
  classic: 'K',
  quick: 'PNR',
  tetris: 'PPP',
  chaos: 'nBq',
};

interface CardsProps<V extends string> {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: string;
  readonly name: (value: V) => string;
  readonly line: (value: V) => string;
  /** Pieces that stand on the card. */
  readonly men?: (value: V) => string;
  readonly onPick: (value: V) => void;
}

function Cards<V extends string>(props: CardsProps<V>): JSX.Element {
  const group = createUniqueId();
  const look = usePieceLook();
  return (
    <fieldset class="cards">
      <legend>{props.label}</legend>
      <For each={props.values}>
        {(value) => (
          <label class="card">
            <input
              type="radio"
              name={group}
              value={value}
              checked={props.value === value}
              onChange={() => props.onPick(value)}
            />
            <span class="card-name">{props.name(value)}</span>
            <span class="card-men" aria-hidden="true">
              <For each={[...(props.men?.(value) ?? '')]}>
                {(letter) => <Piece kind={letter.toUpperCase()} side={letter < 'a' ? 0 : 1} look={look()} />}
              </For>
            </span>
            <span class="card-line">{props.line(value)}</span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
