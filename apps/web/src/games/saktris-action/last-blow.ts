/** What became of the king that decided a game, read from its film: at speed nobody saw it, and whoever lost wants to know. */
import type { Match, Millis } from '@rankfall/kernel';
import type { ActionEvent, ActionTerms } from '@rankfall/saktris/action';
import type { Side } from './choice.ts';
import { eventsIn, framesOf } from './frames.ts';

export interface LastBlow {
  readonly how: 'taken' | 'fell' | 'triplet';
  /** Whose king it was. */
  readonly side: Side;
  readonly square: string;
  /** The letter of the piece that took it. */
  readonly by?: string;
  /** How long the king had stood on the board. */
  readonly stood?: Millis;
}

/** Kings are written 'K' for White and 'k' for Black. */
const kingOf = (piece: string): Side | undefined => (piece === 'K' ? 0 : piece === 'k' ? 1 : undefined);

export function lastBlow(match: Match<ActionTerms>): LastBlow | undefined {
  const told = framesOf(match).flatMap((frame) => eventsIn(frame).map((event) => ({ at: frame.at, event })));
  const at = told.findLastIndex(({ event }) => fallen(event) !== undefined);
  const end = told[at];
  const blow = end && fallen(end.event);
  if (!end || !blow) return undefined;
  const landed = told.findLast(
    ({ event }) => event.type === 'arrived' && event.side === blow.side && event.piece.toUpperCase() === 'K',
  );
  const mover = told.slice(0, at).findLast(({ event }) => event.type === 'moved')?.event;
  return {
    ...blow,
    ...(blow.how === 'taken' && mover?.type === 'moved' ? { by: mover.piece } : {}),
    ...(landed ? { stood: end.at - landed.at } : {}),
  };
}

/** The king that this event took from the board. */
function fallen(event: ActionEvent): Pick<LastBlow, 'how' | 'side' | 'square'> | undefined {
  const lost =
    event.type === 'captured' || event.type === 'fell'
      ? event
      : event.type === 'triplet-cleared'
        ? [...event.line, ...(event.victim ? [event.victim] : [])].find(
            ({ piece }) => kingOf(piece) !== undefined,
          )
        : undefined;
  const side = lost && kingOf(lost.piece);
  if (!lost || side === undefined) return undefined;
  const how = event.type === 'captured' ? 'taken' : event.type === 'fell' ? 'fell' : 'triplet';
  return { how, side, square: lost.square };
}
