/** The game's page: one press plays what is chosen; everything else can be chosen before. */
import { createMemo, createSignal, For, Show, type JSX } from 'solid-js';
import { useNavigate } from '@solidjs/router';
import { lineOf, recordOf, type Reason } from '@rankfall/kernel';
import { pairs, doctrinesOf, starlinesSettings } from '@rankfall/starlines';
import { gamePath, playPath, type NewGameProps } from '../../games.ts';
import { freshSeed } from '../../match/fresh-seed.ts';
import { NewGameFrame } from '../../match/NewGameFrame.tsx';
import { SettingsForm } from '../../match/SettingsForm.tsx';
import { Cards, ClockLine, Typed } from '../../match/Setup.tsx';
import { SharedText } from '../../match/ShareDialog.tsx';
import { matchWords } from '../../match/words.en.ts';
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
  const said = (reason: Reason | undefined): string | undefined => reason && words().reason(reason);
  const badLink = (): string | undefined => {
    const problem = said(read().problem);
    return problem && words().newGame.badLink(problem);
  };
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
    <NewGameFrame
      game="starlines"
      words={words().newGame}
      problem={badLink()}
      refused={said(refused())}
      playLine={words().newGame.playLine(
        preset() === undefined ? words().newGame.ownLength : words().preset(preset() ?? ''),
        opponentName(choice().opponent),
      )}
      below={<Hints />}
      miniature={<Miniature running={!isStill()} />}
      onPlay={play}
    >
      <Cards
        label={words().newGame.opponent}
        values={opponents}
        value={choice().opponent}
        name={opponentName}
        line={(one) => (one === 'friend' ? words().newGame.friendLine : words().newGame.opponentLine(one))}
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
    </NewGameFrame>
  );
}

/** What each pair of doctrines is good at. */
function Hints(): JSX.Element {
  const words = useGameWords(starlinesWords);
  return (
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
