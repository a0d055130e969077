/** The rules on one page: short, with the ships they speak of, the turn as a table, and every ship. */
import { For, type JSX } from 'solid-js';
import type { Code } from '@rankfall/starlines';
import { RulesPage, RulesPart, RulesTable } from '../../match/RulesPage.tsx';
import { useGameWords } from '../../words/use-words.ts';
import { Catalogue } from './Catalogue.tsx';
import { ShipArt } from './ShipArt.tsx';
import { starlinesWords } from './words.en.ts';
import './colours.css';
import './hand.css';
import './table.css';
import './rules.css';

/** The ships that each section speaks of. */
const rulesShips: readonly (readonly Code[])[] = [
  ['ANT', 'ANT', 'ANT', 'DSW'],
  ['FRG'],
  ['GRD', 'EQL', 'BLK', 'WAR'],
  ['JUG', 'ZEN', 'FLG'],
  ['SPR', 'BCN', 'ARK'],
];

export function Rules(): JSX.Element {
  const words = useGameWords(starlinesWords);
  return (
    <RulesPage
      game="starlines"
      words={words().rules}
      sections={words().rules.sections}
      drawing={({ picture }, at) => (
        <div class="sl-rule-ships" role="img" aria-label={picture ?? ''}>
          <For each={rulesShips[at]}>{(code) => <ShipArt code={code} side={0} />}</For>
        </div>
      )}
    >
      <RulesPart title={words().rules.turn.title}>
        <RulesTable head={words().rules.turn.head} rows={words().rules.turn.rows} />
      </RulesPart>
      <RulesPart title={words().rules.ships}>
        <Catalogue />
      </RulesPart>
    </RulesPage>
  );
}
