/** The boards and piece sets that a player can choose from; the colours themselves are in `boards.css`. */

export const boardThemes = ['linen', 'slate', 'walnut', 'chalk'] as const;
export type BoardTheme = (typeof boardThemes)[number];

export const pieceLooks = ['carved', 'plain'] as const;
export type PieceLook = (typeof pieceLooks)[number];
