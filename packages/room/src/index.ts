/** The public list of the room, nothing else. */
export { openRoom, type Listener, type News, type Room, type RoomWish } from './room.ts';
export type { Sitter, Think } from './sitter.ts';
export type { Wall } from './wall.ts';
