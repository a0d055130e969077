/** The few icons of the shell, drawn on 24 units with one stroke. They are decoration: a label is always beside them. */
import type { JSX } from 'solid-js';

const drawings = {
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M13 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M5 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  keys: 'M3.5 6.500h17v11h-17zM7 10h.01M12 10h.01M17 10h.01M8 14h8',
  history: 'M4 12a8 8 0 1 0 2.6-5.900M4 4v4h4M12 8v4.500l3 1.8',
  close: 'M6 6l12 12M18 6L6 18',
  bin: 'M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.400L17 7M10.5 10.500v6M13.5 10.500v6',
  play: 'M8 5.500v13l10.5-6.500z',
  replay: 'M11 7v10l-7-5zM20 7v10l-7-5z',
  save: 'M12 4v11M7.5 10.500L12 15l4.5-4.500M5 19.500h14',
  load: 'M12 15V4M7.5 8.500L12 4l4.5 4.500M5 19.500h14',
} as const;

export type IconName = keyof typeof drawings;

export function Icon(props: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[props.name]} />
    </svg>
  );
}
