/** The rules on one page: short, each with a small board of the game itself. */
import type { JSX } from 'solid-js';
import { RulesPage } from '../../match/RulesPage.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { MapPicture } from './MapPicture.tsx';
import { pictureOf, sections } from './pictures.ts';
import { stepwiseWords } from './words.en.ts';

export function Rules(): JSX.Element {
  const words = useGameWords(stepwiseWords);
  return (
    <RulesPage
      game="stepwise"
      words={words().rules}
      sections={sections.map((name) => words().rules.sections[name])}
      drawing={({ picture }, at) => (
        <div role="img" aria-label={picture ?? ''}>
          <MapPicture state={pictureOf(sections[at] ?? sections[0])} routes />
        </div>
      )}
    />
  );
}
