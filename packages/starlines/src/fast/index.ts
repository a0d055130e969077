/** The rules in numbers, for simulations. */
export { Battle, DRAWN, RUNNING, WON_0, WON_1 } from './battle.ts';
export { DAMAGE, DESTROY, type Effects } from './effects.ts';
export { act, load } from './load.ts';
export { damageBy, firing, healingOf, rewardIn } from './powers.ts';
export * from './side.ts';
export * from './tables.ts';
