/** The rules of Action on one page: the game itself as the picture, short sections, and what helps to win. */
import type { JSX } from 'solid-js';
import { RulesPage } from '../../match/RulesPage.tsx';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { GAME } from './choice.ts';
import { Miniature } from './Miniature.tsx';
import { actionWords } from './words.en.ts';
import './rules.css';

export function Rules(): JSX.Element {
  const words = useGameWords(actionWords);
  const { isStill } = useShell();
  return (
    <RulesPage game={GAME} words={words().rules} sections={words().rules.sections}>
      <div class="action-picture tray">
        <Miniature running={!isStill()} />
      </div>
    </RulesPage>
  );
}
