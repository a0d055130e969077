/** The public list of the room, nothing else. */
export { openRoom, type Listener, type News, type Room, type RoomWish } from './room.ts';
export type { ReflexSitter, Sitter, Think } from './sitter.ts';
export { simWall, type SimWall } from './sim-wall.ts';
export type { Wall } from './wall.ts';
