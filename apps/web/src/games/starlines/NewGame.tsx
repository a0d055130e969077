/** The game's page: one press plays what is chosen; everything else can be chosen before. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { A, useNavigate } from '@solidjs/router';
import { lineOf, recordOf, type Reason } from '@rankfall/kernel';
import { pairs, doctrinesOf, starlinesSettings } from '@rankfall/starlines';
import { gamePath, lessonPath, playPath, rulesPath, type NewGameProps } from '../../games.ts';
import { freshSeed } from '../../match/fresh-seed.ts';
import { MatchIcon } from '../../match/MatchIcon.tsx';
import { SettingsForm } from '../../match/SettingsForm.tsx';
import { Cards, ClockLine, Typed } from '../../match/Setup.tsx';
import { SharedText } from '../../match/ShareDialog.tsx';
import { matchWords } from '../../match/words.en.ts';
import { Heading } from '../../shell/Heading.tsx';
import { useShell } from '../../shell/shell.ts';
import { seedReason } from '../../shell/table-query.ts';
import { newMatchId } from '../../storage/matches.ts';
import { useGameWords } from '../../words/use-words.ts';
import {
  begin,
  choiceFrom,
  lastChoice,
  opponents,
  presetIn,
  presets,
  queryOf,
  usualChoice,
  withPreset,
  type Choice,
} from './choice.ts';
import { banners } from './Doctrines.tsx';
import { Miniature } from './Miniature.tsx';
import { thinker } from './players.ts';
import { ShipArt } from './ShipArt.tsx';
import { starlinesWords } from './words.en.ts';
import '../../match/match.css';
import './colours.css';
import './new-game.css';

export function NewGame(props: NewGameProps): JSX.Element {
  const { matches, announce, isStill } = useShell();
  const words = useGameWords(starlinesWords);
  const navigate = useNavigate();
  const read = createMemo(() => choiceFrom(props.query, lastChoice(matches) ?? usualChoice));
  const [own, setOwn] = createSignal<Choice>();
  const choice = (): Choice => own() ?? read().choice;
  const change = (some: Partial<Choice>): void => void setOwn({ ...choice(), ...some });
  const [refused, setRefused] = createSignal<Reason>();
  const running = createMemo(() =>
    matches.heads().find(({ game, finished }) => game === 'starlines' && !finished),
  );
  const preset = createMemo(() => presetIn(choice()));
  const opponentName = (name: string): string =>
    name === 'friend' ? words().newGame.friend : words().newGame.opponentName(name);

  const play = (): void => {
    const begun = begin(choice(), freshSeed());
    if ('code' in begun) {
      setRefused(begun);
      announce(words().reason(begun));
      return;
    }
    const id = newMatchId();
    const name = preset();
    matches.save({
      id,
      seats: begun.seats,
      startedAt: Date.now(),
      plies: lineOf(begun.match).length,
      ...(name && name !== 'usual' ? { preset: name } : {}),
      record: recordOf(begun.match),
    });
    navigate(playPath('starlines', id));
  };

  return (
    <div class="new-game">
      <div class="new-game-main">
        <header class="new-game-head">
          <Heading title={words().newGame.title} />
          <p class="lead">{words().newGame.line}</p>
          <p class="new-game-links">
            <A href={lessonPath('starlines')}>{words().newGame.learn}</A>
            <A href={rulesPath('starlines')}>{words().newGame.rulesPage}</A>
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
          <Cards
            label={words().newGame.opponent}
            values={opponents}
            value={choice().opponent}
            name={opponentName}
            line={(one) =>
              one === 'friend' ? words().newGame.friendLine : words().newGame.opponentLine(one)
            }
            onPick={(opponent) => {
              if (opponent !== 'friend') thinker.warm();
              change({ opponent });
            }}
          />
          <Cards
            label={words().newGame.length}
            values={presets}
            value={preset() ?? ''}
            name={(name) => words().preset(name)}
            line={(name) => words().presetLine(name)}
            onPick={(name) => setOwn(withPreset(choice(), name))}
          />
          <details class="more" open={preset() === undefined || undefined}>
            <summary>{words().newGame.more}</summary>
            <More choice={choice()} onChange={change} />
          </details>
          <div class="new-game-play">
            <button type="submit" class="primary play-button">
              <MatchIcon name="play" />
              {words().newGame.play}
            </button>
            <p class="small">
              {words().newGame.playLine(
                preset() === undefined ? words().newGame.ownLength : words().preset(preset() ?? ''),
                opponentName(choice().opponent),
              )}
              <Show when={running()}>
                {(head) => (
                  <>
                    {' '}
                    <A href={playPath('starlines', head().id)}>{words().newGame.goOn}</A>
                  </>
                )}
              </Show>
            </p>
            <Show when={refused()}>{(reason) => <p class="problem">{words().reason(reason())}</p>}</Show>
          </div>
        </form>
        <section class="sl-hints">
          <h2>{words().newGame.doctrines}</h2>
          <ul>
            <For each={pairs}>
              {(pair) => (
                <li class="sl-hint">
                  <span class="sl-hint-art" aria-hidden="true">
                    <For each={doctrinesOf[pair].flatMap((doctrine) => banners[doctrine])}>
                      {(code) => <ShipArt code={code} />}
                    </For>
                  </span>
                  <b>{words().pair(pair)}</b>
                  <span>{words().newGame.hints[pair]}</span>
                </li>
              )}
            </For>
          </ul>
        </section>
      </div>
      <div class="new-game-side tray">
        <Miniature running={!isStill()} />
      </div>
    </div>
  );
}

function More(props: {
  readonly choice: Choice;
  readonly onChange: (some: Partial<Choice>) => void;
}): JSX.Element {
  const words = useGameWords(starlinesWords);
  const common = useGameWords(matchWords);
  const address = createMemo(() => `${location.origin}${gamePath('starlines', queryOf(props.choice))}`);
  return (
    <div class="more-body">
      <SettingsForm
        schema={starlinesSettings}
        settings={props.choice.settings}
        shows={() => true}
        words={{
          name: (path) => words().setting(path),
          help: (path) => words().settingHelp(path),
          value: (_path, value) => value,
          reason: (reason) => words().reason(reason),
        }}
        onEdit={(settings) => props.onChange({ settings })}
      />
      <Show
        when={props.choice.opponent !== 'friend'}
        fallback={<p class="aside small">{words().newGame.noClock}</p>}
      >
        <ClockLine
          clock={props.choice.clock}
          reason={(reason) => words().reason(reason)}
          onClock={(clock) => props.onChange({ clock })}
        />
      </Show>
      <Typed
        label={common().setup.seed}
        help={words().newGame.seedHelp}
        value={props.choice.seed}
        problem={seedReason}
        reason={(reason) => words().reason(reason)}
        onText={(seed) => props.onChange({ seed })}
      />
      <SharedText label={words().newGame.link} help={words().newGame.linkHelp} text={address()} />
    </div>
  );
}
