/** Which package may import which: apps → bots, room → games → chess → grid → kernel. Add a new package here. */

const games = ['saktris', 'chessbrawl', 'stepwise', 'starlines'];
const ground = ['chess', 'grid', 'kernel'];

/** @type {Readonly<Record<string, readonly string[]>>} what each package may import; games never see each other */
export const layers = {
  kernel: [],
  grid: ['kernel'],
  chess: ['grid', 'kernel'],
  ...Object.fromEntries(games.map((game) => [game, ground])),
  bots: [...games, ...ground],
  room: [...games, ...ground],
  testkit: ['kernel'],
};

/** Apps may use all of it; the test kit is for tests only. */
export const forApps = Object.keys(layers).filter((name) => name !== 'testkit');
