/** The rules on one page: short, each with a small board, and the modes. */
import { For, type JSX } from 'solid-js';
import { RulesPage, RulesPart } from '../../match/RulesPage.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { pictures, sections } from './pictures.ts';
import { Picture } from './Picture.tsx';
import { brawlWords } from './words.en.ts';
import './rules.css';

export function Rules(): JSX.Element {
  const words = useGameWords(brawlWords);
  return (
    <RulesPage
      game="chessbrawl"
      words={words().rules}
      sections={sections.map((name) => words().rules.sections[name])}
      drawing={({ picture }, at) => (
        <Picture {...pictures[sections[at] ?? sections[0]]} label={picture ?? ''} />
      )}
    >
      <RulesPart title={words().rules.table.title}>
        <dl class="brawl-modes">
          <For each={words().rules.table.rows}>
            {([name, line]) => (
              <div>
                <dt>{name}</dt>
                <dd>{line}</dd>
              </div>
            )}
          </For>
        </dl>
      </RulesPart>
    </RulesPage>
  );
}
