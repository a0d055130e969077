/** The analysis of one finished game: judged in the background, then told as a line, three swings and a word for each position. */
import { createEffect, createMemo, on, type Accessor } from 'solid-js';
import { chanceOf, scoresOf, swingsIn, type Swing } from '@rankfall/bots/analysis';
import { saktrisScale } from '@rankfall/bots/saktris';
import { lineOf, recordOf, type Match } from '@rankfall/kernel';
import type { SaktrisTerms } from '@rankfall/saktris';
import { createJudging, type Judging } from '../../match/create-judging.ts';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { askAt, judgedAt, keyOf, sanAt, turnsOf, verdictOf, type Verdict } from './analysis.ts';
import { thinker } from './players.ts';
import { saktrisWords } from './words.en.ts';
import type { Written } from './written.ts';

export interface ToldSwing extends Swing {
  readonly text: string;
}

export interface Analysis {
  readonly judging: Judging;
  readonly count: number;
  /** Somebody has asked for it, now or before on this page. */
  readonly isOpen: Accessor<boolean>;
  readonly isDone: Accessor<boolean>;
  readonly shares: Accessor<readonly (number | undefined)[]>;
  readonly swings: Accessor<readonly ToldSwing[]>;
  readonly verdictAt: (ply: number) => Verdict | undefined;
  /** The best option from there, and how it is written. */
  readonly bestAt: (ply: number) => { readonly option: string; readonly text: string } | undefined;
}

export function createAnalysis(match: Match<SaktrisTerms>, written: readonly Written[]): Analysis {
  const { announce } = useShell();
  const words = useGameWords(saktrisWords);
  const turns = turnsOf(match);
  const count = lineOf(match).length + 1;
  const judging = createJudging<SaktrisTerms>({
    key: keyOf(recordOf(match)),
    count,
    thinker,
    ask: (at) => askAt(match, at),
    read: (at, choice, last) => judgedAt(match, at, choice?.option, last),
  });
  const scores = createMemo(() => scoresOf(judging.judged()));
  const isDone = createMemo(() => judging.done() === count);
  const swings = createMemo(() =>
    swingsIn(turns, judging.judged(), saktrisScale).map((swing): ToldSwing => {
      const move = written.find(({ ply }) => ply === swing.ply);
      return {
        ...swing,
        text: words().analysis.swing({
          turn: move?.turn ?? 0,
          side: swing.seat === 0 ? 0 : 1,
          move: move?.text ?? swing.played,
          better: sanAt(match, swing.ply - 1, swing.best),
          before: verdictOf(swing.before),
          after: verdictOf(swing.after),
        }),
      };
    }),
  );
  createEffect(
    on(
      isDone,
      (done) => {
        if (done) announce(words().analysis.done(swings().length));
      },
      { defer: true },
    ),
  );
  return {
    judging,
    count,
    isOpen: () => judging.isRunning() || judging.done() > 0,
    isDone,
    shares: createMemo(() =>
      scores().map((score) => (score === undefined ? undefined : chanceOf(score, saktrisScale))),
    ),
    swings,
    verdictAt: (ply) => {
      const score = scores()[ply];
      return score === undefined ? undefined : verdictOf(score);
    },
    bestAt: (ply) => {
      const option = judging.judged()[ply]?.best;
      return option === undefined ? undefined : { option, text: sanAt(match, ply, option) };
    },
  };
}
