/** The public list of looking back on a game, nothing else. */
export { chanceOf, endsIn, standingOf, standings, type Scale, type Standing } from './scale.ts';
export { scoresOf, swingsIn, type Judged, type Swing, type Turn } from './swings.ts';
