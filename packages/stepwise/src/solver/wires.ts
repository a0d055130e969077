/** Who feeds which channel and what hangs on it, by number instead of name, for the inner loops of the solver. */
import type { Board, Sink } from '../board.ts';
import type { Mode } from '../types.ts';

export interface Wire {
  readonly mode: Mode;
  readonly holds: readonly number[];
  /** Places among the board's latches and switches. */
  readonly latches: readonly number[];
  readonly switches: readonly number[];
  readonly beats: readonly string[];
  readonly sources: number;
}

/** A door or spikes: its square, its channel, and the value of the channel that lets people live. */
export interface Hook {
  readonly square: number;
  readonly channel: number;
  readonly inv: number;
}

export interface Wires {
  readonly channels: readonly Wire[];
  readonly doors: readonly Hook[];
  readonly spikes: readonly Hook[];
}

export function wiresOf(board: Board): Wires {
  const places = (list: readonly { readonly ch: string }[], ch: string): readonly number[] =>
    list.flatMap((one, place) => (one.ch === ch ? [place] : []));
  const channels = board.channels.map(({ ch, mode }): Wire => {
    const holds = board.holds.filter((one) => one.ch === ch).map(({ square }) => square);
    const latches = places(board.latches, ch);
    const switches = places(board.switches, ch);
    const beats = board.clocks.filter((one) => one.ch === ch).map(({ beat }) => beat);
    const sources = holds.length + latches.length + switches.length + beats.length;
    return { mode, holds, latches, switches, beats, sources };
  });
  const hook = ({ square, ch, inv }: Sink): Hook => ({
    square,
    channel: board.channels.findIndex((one) => one.ch === ch),
    inv: inv ? 1 : 0,
  });
  return { channels, doors: board.doors.map(hook), spikes: board.spikes.map(hook) };
}
