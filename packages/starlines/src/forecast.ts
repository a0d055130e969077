/** What this turn will do to both, from what is known now: automatic powers, what is queued, attrition. */
import { figures } from './catalogue.ts';
import { resolutionPowers } from './powers.ts';
import { other, type StarlinesState, type Toll } from './types.ts';

/** From a view: its own declared effects count too, answers that may still come do not. */
export function forecast(view: StarlinesState): readonly [Toll, Toll] {
  const attrition = Math.max(0, view.at.turn - figures.attrition + 1);
  const records = [resolutionPowers(view, 0, 0), resolutionPowers(view, 1, 0)] as const;
  const sum = (seat: 0 | 1, type: 'DAMAGE' | 'HEALING'): number =>
    records[seat].reduce(
      (all, { resolvedEffects }) =>
        resolvedEffects.reduce((now, one) => (one.type === type ? now + one.value : now), all),
      0,
    );
  const queued = (seat: 0 | 1): number => {
    const waiting = view.queue.waiting.filter(({ by }) => by === seat).map(({ effect }) => effect);
    const own = view.queue.waiting.length > 0 ? [] : view.sides[seat].declared;
    return [...waiting, ...own].reduce(
      (all, { effect }) => (effect.type === 'DAMAGE' ? all + effect.value : all),
      0,
    );
  };
  const toll = (seat: 0 | 1): Toll => {
    const before = view.sides[seat].health;
    const damage = attrition + sum(other(seat), 'DAMAGE') + queued(other(seat));
    const healing = view.sides[seat].healing + sum(seat, 'HEALING');
    return { before, damage, healing, after: Math.min(view.most, before - damage + healing) };
  };
  return [toll(0), toll(1)];
}
