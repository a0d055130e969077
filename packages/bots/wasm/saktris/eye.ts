/** How a player sees: the judgement of a position with whatever dims it, and the moves that are not thought of. */
import { key } from './board';
import { judge } from './evaluate';
import { isNoisy } from './order';

/** How far a judgement may be off; how many of a hundred quiet moves, of a hundred captures are overlooked; which ones. */
let noise: i32 = 0;
let blind: i32 = 0;
let careless: i32 = 0;
let mood: i32 = 0;

export function setSight(ofNoise: i32, ofBlind: i32, ofCareless: i32, ofMood: i32): void {
  noise = ofNoise;
  blind = ofBlind;
  careless = ofCareless;
  mood = ofMood;
}

/** The score for the side to move, exact within the window. */
export function look(alpha: i32, beta: i32): i32 {
  if (noise == 0) return judge(alpha, beta);
  const off = 2 * noise * (blur(i32(key())) - 500) + 500;
  // Rounded to the nearest, halves up.
  return judge(alpha - noise, beta + noise) + (off >= 0 ? off / 1000 : -((999 - off) / 1000));
}

/** Whether this player does not think of a quiet move, or of a capture. */
export function overlooks(move: i32, isQuiet: boolean): boolean {
  const share = isQuiet ? blind : careless;
  return share > 0 && blur(move) < share * 10;
}

/** Whether this player does not come up with a quiet move of its own; so many of a hundred. */
export function forgets(move: i32, share: i32): boolean {
  return !isNoisy(move) && blur(move) < share * 10;
}

/** A number from 0 to 999 that always is the same for the same mood. */
function blur(what: i32): i32 {
  let hash = u32(what) ^ (u32(mood) * 0x9e3779b1);
  hash *= 0x85ebca6b;
  hash = (hash ^ (hash >> 13)) * 0xc2b2ae35;
  return i32((hash ^ (hash >> 16)) % 1000);
}
