/** What was played last on this device is what is offered first. */
import { isRecord, parseSettings, readRecord, writeClock } from '@rankfall/kernel';
import { saktrisSettings } from '@rankfall/saktris';
import type { Matches } from '../../storage/types.ts';
import { onlyHuman, opponents, usualChoice, type Choice } from './choice.ts';

export function lastChoice(matches: Pick<Matches, 'heads' | 'recordText'>): Choice | undefined {
  const head = matches.heads().find(({ game }) => game === 'saktris');
  const record = head && readRecord(matches.recordText(head.id) ?? '');
  if (!head || !record || 'code' in record || !isRecord(record.settings)) return undefined;
  const bot = head.seats.find(({ kind }) => kind === 'bot')?.bot;
  const opponent = opponents.find((one) => one === bot) ?? 'friend';
  const seat = onlyHuman(head.seats);
  // A start position belongs to that match, not to the next.
  const { start: _start, ...rules } = record.settings;
  const parsed = parseSettings(saktrisSettings, rules);
  return {
    ...usualChoice,
    opponent,
    side: seat === 1 ? 'black' : 'white',
    settings: 'settings' in parsed ? parsed.settings : usualChoice.settings,
    clock: record.table.clock ? writeClock(record.table.clock) : '',
  };
}
