/** The vocabulary of ChessBrawl; imports nothing. */

/** Cheapest first, as waves are placed and lists are sorted. */
export const pieces = ['P', 'N', 'B', 'R', 'Q', 'K'] as const;
export type Piece = (typeof pieces)[number];
/** What a wave can hold: everything but the King. */
export type Soldier = Exclude<Piece, 'K'>;
export const soldiers: readonly Soldier[] = ['P', 'N', 'B', 'R', 'Q'];

export const kings = ['good', 'bad', 'ugly'] as const;
export type King = (typeof kings)[number];

/** The run of the rule book; one with boons between rounds; one without end. */
export const modes = ['classic', 'plus', 'gauntlet'] as const;
export type Mode = (typeof modes)[number];

/** `ruthless` takes the King whenever it can. A second seat replaces both. */
export const enemies = ['classic', 'ruthless'] as const;
export type Enemy = (typeof enemies)[number];

export const paces = ['x1', 'x2', 'x4', 'instant'] as const;
export type Pace = (typeof paces)[number];

export type Side = 'player' | 'enemy';

/** `boon`: one of three gifts is to be chosen before the next round (Brawl+). */
export type Phase = 'placement' | 'player' | 'enemy' | 'transition' | 'boon' | 'victory' | 'defeat';

/** row * 6 + column, row 0 at the top. */
export type Cell = number;

/** How the King fell. */
export type Cause = 'move' | 'spawn' | 'siege';

/** Of the boons, powers and waves of Brawl+: the same number as the rules that brought it. */
export const editions = [1, 2] as const;
export type Edition = (typeof editions)[number];
