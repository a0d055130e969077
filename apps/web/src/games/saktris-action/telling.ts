/** Who is called what, and what is worth saying first when a second holds too much. */
import type { Accessor } from 'solid-js';
import type { ActionEvent } from '@rankfall/saktris/action';
import type { Sitter } from '../../storage/types.ts';
import type { Side } from './choice.ts';
import type { ActionWords } from './words.en.ts';

export function namesOf(seats: readonly Sitter[], words: Accessor<ActionWords>): (side: Side) => string {
  return (side) => {
    const sitter = seats[side];
    if (sitter?.name !== undefined) return sitter.name;
    const who = words().side(side);
    return sitter?.kind === 'bot' ? `${who} · ${words().players.bot(sitter.bot ?? '')}` : who;
  };
}

/** @param human whose ears they are, where there is only one player at the screen */
export function eventWeight(event: ActionEvent, human: Side | undefined): number {
  switch (event.type) {
    case 'triplet-cleared':
    case 'row-cleared':
      return 7;
    case 'captured':
    case 'fell':
      return 6;
    case 'premove-lapsed':
      return 5;
    case 'bumped':
      return 4;
    case 'moved':
    case 'castled':
      return event.side === human ? 2 : 3;
    case 'retargeted':
      return 3;
    case 'arrived':
      return 2;
    case 'announced':
      return 1;
    case 'premoved':
    case 'froze':
    case 'missed-slot':
    case 'passing-lapsed':
      return 0;
  }
}
