/** The game's page: one press plays what is chosen; everything else can be chosen before. */
import { createEffect, createMemo, createSignal, type JSX } from 'solid-js';
import { useNavigate } from '@solidjs/router';
import { lineOf, recordOf, type Reason } from '@rankfall/kernel';
import { playPath, type NewGameProps } from '../../games.ts';
import { NewGameFrame } from '../../match/NewGameFrame.tsx';
import { CardMen, Cards } from '../../match/Setup.tsx';
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
import { saktrisWords } from './words.en.ts';

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
  const said = (reason: Reason | undefined): string | undefined => reason && words().reason(reason);
  const badLink = (): string | undefined => {
    const problem = said(read().problem);
    return problem && words().newGame.badLink(problem);
  };
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
    <NewGameFrame
      game="saktris"
      words={words().newGame}
      problem={badLink()}
      refused={said(refused())}
      playLine={words().newGame.playLine(rulesName(), opponentName())}
      below={<Paste onSettings={(settings) => change({ settings })} />}
      miniature={<Miniature running={!isStill() && isWide()} />}
      onPlay={play}
    >
      <Opponent choice={choice()} beaten={beaten()} onChange={change} />
      <Cards
        label={words().newGame.rules}
        values={presets}
        value={preset() ?? ''}
        name={(name) => words().newGame.preset(name)}
        line={(name) => words().newGame.presetLines[name]}
        picture={(name) => <CardMen letters={presetMen[name]} />}
        onPick={(name) => setOwn(withPreset(choice(), name))}
      />
      <MoreSettings choice={choice()} isOwn={preset() === undefined} onChange={change} />
    </NewGameFrame>
  );
}

/** What a preset is about, drawn. */
const presetMen: Readonly<Record<Preset, string>> = {
  classic: 'K',
  quick: 'PNR',
  tetris: 'PPP',
  chaos: 'nBq',
};
