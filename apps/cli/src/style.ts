/** Colours of the terminal, or none of them. */
import type { Outside, Sink } from './outside.ts';

export interface Style {
  readonly isColoured: boolean;
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  /** 256-colour foreground and background. */
  readonly paint: (text: string, fore: number, back: number) => string;
}

const wrap =
  (code: string) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[0m`;

export const coloured: Style = {
  isColoured: true,
  bold: wrap('1'),
  dim: wrap('2'),
  paint: (text, fore, back) => `\u001b[38;5;${fore};48;5;${back}m${text}\u001b[0m`,
};

const same = (text: string): string => text;
export const plain: Style = { isColoured: false, bold: same, dim: same, paint: same };

/** https://no-color.org: set and not empty means none. */
export function styleFor(sink: Sink, env: Outside['env']): Style {
  if (env['NO_COLOR']) return plain;
  if (env['FORCE_COLOR'] && env['FORCE_COLOR'] !== '0') return coloured;
  return sink.isTerminal && env['TERM'] !== 'dumb' ? coloured : plain;
}
