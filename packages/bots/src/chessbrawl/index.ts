/** The public list of the ChessBrawl bots, nothing else. */
export { brawlBot, brawlBotNames, chessbrawlBots, type BrawlBotName } from './bots.ts';
export { deepen, type Finding } from './deepen.ts';
export { Foresight, type Outlook, type Widths } from './foresight.ts';
export { Search, type Fighter } from './search.ts';
