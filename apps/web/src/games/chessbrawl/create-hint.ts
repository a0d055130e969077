/** The one line below the board: what is to be done now, or what the move that is pointed at would lead to. */
import { createMemo, type Accessor } from 'solid-js';
import { perksOf, priceWith, wavesOf, type Piece } from '@rankfall/chessbrawl';
import { useGameWords } from '../../words/use-words.ts';
import type { Run } from './create-run.ts';
import type { Question } from './create-guard.ts';
import type { Foreseen } from './foresee.ts';
import { siegeNear } from './Hud.tsx';
import { brawlWords } from './words.en.ts';

export interface Seen {
  readonly question: Accessor<Question | undefined>;
  readonly foreseen: Accessor<Foreseen | undefined>;
  readonly placing: Accessor<Piece | undefined>;
}

export function createHint(run: Run, seen: Seen): Accessor<string> {
  const words = useGameWords(brawlWords);
  const asked = (question: Question): string => {
    if (question.type === 'skip-wave') return words().play.skipWaveAsk;
    if (question.type === 'skip-turn') return words().play.kingWarning(question.seen);
    return question.type === 'king' && question.seen
      ? words().play.kingWarning(question.seen)
      : words().play.confirm(question.seen);
  };
  const coming = (): string => {
    const state = run.state();
    const waves = wavesOf(state, state.round);
    const text = words().wave(waves[state.wave - 1] ?? '');
    return state.mode === 'gauntlet'
      ? words().play.comingGauntlet(state.round, text)
      : words().play.coming(state.wave, waves.length, text);
  };
  const placement = (): string => {
    const state = run.state();
    if (!state.board.includes('K')) return words().play.placeKing;
    const piece = seen.placing();
    return piece
      ? words().play.placing(piece, priceWith(perksOf(state), piece))
      : words().play.buy(state.points);
  };
  const turn = (): string => {
    if (run.offer('PLAY')?.options.length === 0) return words().play.stuck;
    const siege = siegeNear(run);
    if (siege !== undefined) return words().hud.siegeWhy(siege);
    return run.state().plays > 1 ? words().play.plays(run.state().plays) : words().play.yourTurn;
  };
  return createMemo(() => {
    const question = seen.question();
    if (question) return asked(question);
    const foretold = seen.foreseen();
    if (foretold) return words().play.foreseen(foretold);
    const { result } = run.match();
    if (result) return words().result(result);
    const { phase, manned, wait } = run.state();
    switch (phase) {
      case 'placement':
        return placement();
      case 'transition':
        return coming();
      case 'player':
        return turn();
      case 'enemy':
        return manned && !wait ? words().play.thinking : words().play.enemyTurn;
      case 'boon':
        return words().play.chooseBoon;
      case 'victory':
      case 'defeat':
        return '';
    }
  });
}
