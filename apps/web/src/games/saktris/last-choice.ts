/** What was played last on this device is what is offered first. */
import { isRecord, parseSettings, readRecord, writeClock } from '@rankfall/kernel';
import { saktrisSettings } from '@rankfall/saktris';
import { levelNames, type LevelName } from '@rankfall/bots/saktris/words';
import type { Matches } from '../../storage/types.ts';
import { onlyHuman, usualChoice, type Choice } from './choice.ts';

/** The preset of a game that was begun in the middle of another: it says nothing about what is played usually. */
export const WHAT_IF = 'what-if';

export function lastChoice(matches: Pick<Matches, 'heads' | 'recordText'>): Choice | undefined {
  const head = matches.heads().find(({ game, preset }) => game === 'saktris' && preset !== WHAT_IF);
  const record = head && readRecord(matches.recordText(head.id) ?? '');
  if (!head || !record || 'code' in record || !isRecord(record.settings)) return undefined;
  const bot = head.seats.find(({ kind }) => kind === 'bot')?.bot;
  const level = levelNames.find((one) => one === bot);
  const seat = onlyHuman(head.seats);
  const isByLot = head.seats.some(({ byLot }) => byLot);
  // A start position belongs to that match, not to the next.
  const { start: _start, ...rules } = record.settings;
  const parsed = parseSettings(saktrisSettings, rules);
  return {
    ...usualChoice,
    opponent: level ?? (bot === undefined ? 'friend' : usualChoice.opponent),
    level: level ?? latestLevel(matches) ?? usualChoice.level,
    side: isByLot ? 'any' : seat === 1 ? 'black' : 'white',
    settings: 'settings' in parsed ? parsed.settings : usualChoice.settings,
    clock: record.table.clock ? writeClock(record.table.clock) : '',
  };
}

type Heads = Pick<Matches, 'heads'>;

/** The level that was last played, friends in between or not. */
export function latestLevel(matches: Heads): LevelName | undefined {
  for (const { game, seats } of matches.heads()) {
    const bot = game === 'saktris' ? seats.find(({ kind }) => kind === 'bot')?.bot : undefined;
    const level = levelNames.find((one) => one === bot);
    if (level) return level;
  }
  return undefined;
}

/** The levels that somebody on this device has won against. */
export function beatenLevels(matches: Heads): ReadonlySet<string> {
  return new Set(
    matches.heads().flatMap(({ game, seats, result, preset }) => {
      const seat = seats.findIndex(({ kind }) => kind === 'bot');
      const bot = seats[seat]?.bot;
      return game === 'saktris' && preset !== WHAT_IF && bot !== undefined && result?.outcome[seat] === 'lost'
        ? [bot]
        : [];
    }),
  );
}
