/** The rules on one page: short, each with a small board, and what is not as in chess. */
import type { JSX } from 'solid-js';
import { RulesPage, RulesPart, RulesTable } from '../../match/RulesPage.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { Diagram } from './Diagram.tsx';
import { boardOf, pictures, sections } from './pictures.ts';
import { saktrisWords } from './words.en.ts';

export function Rules(): JSX.Element {
  const words = useGameWords(saktrisWords);
  const drawing = (label: string | undefined, at: number): JSX.Element => {
    const { board, ...more } = pictures[sections[at] ?? sections[0]];
    return <Diagram board={boardOf(board)} {...more} label={label ?? ''} />;
  };
  return (
    <RulesPage
      game="saktris"
      words={words().rules}
      sections={sections.map((name) => words().rules.sections[name])}
      drawing={({ picture }, at) => drawing(picture, at)}
    >
      <RulesPart title={words().rules.differences.title}>
        <RulesTable head={words().rules.differences.head} rows={words().rules.differences.rows} />
      </RulesPart>
    </RulesPage>
  );
}
