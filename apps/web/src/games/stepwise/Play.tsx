/** A level being played for its stars: what was achieved is kept, and the next level is one press away. */
import { createSignal, type JSX } from 'solid-js';
import { useNavigate } from '@solidjs/router';
import { levelFileOf, levelHash, type Cost } from '@rankfall/stepwise';
import { gamePath, playPath, replayPath, type PlayProps } from '../../games.ts';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { beginLevel, levelTitle, nextLevel, openLevel } from './begin.ts';
import { openStored } from './create-session.ts';
import { dateOf, keepSolved, today } from './days.ts';
import { Level } from './Level.tsx';
import { keepResult, readProgress } from './progress.ts';
import { Won } from './Won.tsx';
import { stepwiseWords } from './words.en.ts';

export function Play(props: PlayProps): JSX.Element {
  const shell = useShell();
  const words = useGameWords(stepwiseWords);
  const navigate = useNavigate();
  const stored = props.match;
  const { settings } = openStored(stored).charter;
  const level = levelFileOf(settings);
  const name = level.id ?? levelHash(level);
  const [best, setBest] = createSignal<Cost | undefined>(readProgress(shell.box)[name]);
  const next = nextLevel(level.id);
  const go = (begun: string | { readonly code: string }): void => {
    if (typeof begun === 'string') navigate(playPath('stepwise', begun));
    else shell.toast({ text: words().reason(begun) });
  };
  const again = (): void => go(beginLevel(shell.matches, settings, levelTitle(level)));
  return (
    <Level
      match={stored}
      keeper={shell.matches}
      best={best()}
      onWon={({ cost, stars }) => {
        const day = dateOf(level.title);
        // A day in a row is a day on which its own puzzle was solved.
        if (day === today(Date.now()) && level.id === undefined) keepSolved(shell.box, day);
        setBest(readProgress(shell.box)[name]);
        keepResult(shell.box, name, { ...cost, stars });
      }}
      onAgain={again}
      result={(end) => (
        <Won
          open={end.open}
          cost={end.cost}
          par={level.par}
          best={best()}
          stars={end.stars}
          wasShown={end.wasShown}
          next={next}
          onNext={() => go(openLevel(shell.matches, next?.id ?? ''))}
          onAgain={again}
          onReplay={() => navigate(replayPath('stepwise', stored.id))}
          onShare={() => end.share()}
          onMap={() => navigate(gamePath('stepwise'))}
          onClose={() => end.close()}
        />
      )}
    />
  );
}
