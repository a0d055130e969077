/** What stays the same for a whole game. Orders and answers to a blocked row are those of the settings, counted from 0. */
export const SELECT: i32 = 1;
export const SKIP: i32 = 0;
export const QUEUE: i32 = 1;
export const FORCE: i32 = 2;
export let period: i32 = 1;
export let order: i32 = 0;
export let blocked: i32 = SKIP;
export let losesWithoutKing: boolean = true;
export let rowClear: boolean = false;
export let tripletClear: boolean = false;
export let hasClears: boolean = false;

export function setRules(
  n: i32,
  ofOrder: i32,
  ofBlocked: i32,
  loses: boolean,
  rows: boolean,
  triplets: boolean,
): void {
  period = n;
  order = ofOrder;
  blocked = ofBlocked;
  losesWithoutKing = loses;
  rowClear = rows;
  tripletClear = triplets;
  hasClears = rows || triplets;
}
