/** Who sits where, for the room: people, and the opponents of Action by name. They think in the page: a move costs them a moment. */
import { actionLevelNamed, actionLevels, pickAction, reactionOf } from '@rankfall/bots/saktris-action';
import { rollFrom } from '@rankfall/kernel';
import type { Sitter as RoomSitter } from '@rankfall/room';
import type { ActionSettings, ActionTerms } from '@rankfall/saktris/action';
import type { Sitter } from '../../storage/types.ts';
import { freshSeed } from './choice.ts';

export function roomSitters(
  seats: readonly Sitter[],
  settings: ActionSettings,
): readonly RoomSitter<ActionTerms>[] {
  return seats.map((sitter) => {
    if (sitter.kind !== 'bot') return { kind: 'person' };
    const level = actionLevelNamed(sitter.bot ?? '') ?? actionLevels[0];
    if (!level) return { kind: 'person' };
    const dice = rollFrom(freshSeed());
    return {
      kind: 'reflex',
      action: 'move',
      delay: () => reactionOf(level, settings, dice),
      pick: ({ charter, look }) => pickAction(level, charter, look, dice),
    };
  });
}
