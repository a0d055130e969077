/** What if: a new game from a position of another, against whom one likes. */
import { createSignal, type JSX } from 'solid-js';
import { useNavigate } from '@solidjs/router';
import { lineOf, recordOf, start, type Match } from '@rankfall/kernel';
import { saktris, writeSakfen, type SaktrisTerms, type Side } from '@rankfall/saktris';
import { playPath } from '../../games.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { useShell } from '../../shell/shell.ts';
import { newMatchId } from '../../storage/matches.ts';
import { useGameWords } from '../../words/use-words.ts';
import { freshSeed, seatsOf, usualChoice, type Choice } from './choice.ts';
import { beatenLevels, latestLevel, WHAT_IF } from './last-choice.ts';
import { Opponent } from './Opponent.tsx';
import { saktrisWords } from './words.en.ts';
import './analysis.css';

export interface WhatIfProps {
  readonly open: boolean;
  /** The match as it stood there. */
  readonly frame: Match<SaktrisTerms>;
  /** Whom the reader played in it. */
  readonly human: Side | undefined;
  readonly onClose: () => void;
}

export function WhatIf(props: WhatIfProps): JSX.Element {
  const { matches, toast } = useShell();
  const words = useGameWords(saktrisWords);
  const navigate = useNavigate();
  const level = latestLevel(matches) ?? usualChoice.level;
  const [own, setOwn] = createSignal<Partial<Choice>>({});
  const choice = (): Choice => ({
    ...usualChoice,
    opponent: level,
    level,
    side: (props.human ?? props.frame.state.position.toMove) === 0 ? 'white' : 'black',
    ...own(),
  });
  const play = (): void => {
    const { previewCount, physicsBump } = props.frame.charter.settings;
    const { match, refused } = start(saktris, {
      settings: { start: writeSakfen(props.frame.state.position), previewCount, physicsBump },
      seed: freshSeed(),
    });
    if (!match) {
      toast({ text: words().reason(refused) });
      return;
    }
    const id = newMatchId();
    matches.save({
      id,
      seats: seatsOf(choice(), freshSeed()),
      startedAt: Date.now(),
      plies: lineOf(match).length,
      preset: WHAT_IF,
      record: recordOf(match),
    });
    navigate(
      `${playPath('saktris', id)}${choice().opponent === 'friend' && choice().turning ? '?turn=1' : ''}`,
    );
  };
  const position = (): { readonly full: number; readonly toMove: Side } => props.frame.state.position;
  return (
    <Dialog open={props.open} title={words().analysis.whatIf.title} onClose={() => props.onClose()}>
      <p>{words().analysis.whatIf.line(position().full, words().side(position().toMove))}</p>
      <Opponent
        choice={choice()}
        sides={['white', 'black']}
        beaten={beatenLevels(matches)}
        onChange={(some) => setOwn((was) => ({ ...was, ...some }))}
      />
      <div class="what-if-do">
        <button type="button" class="primary" onClick={play}>
          {words().analysis.whatIf.play}
        </button>
      </div>
    </Dialog>
  );
}
