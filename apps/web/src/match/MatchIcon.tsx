/** Icons of the match screens, drawn on 24 units with one stroke. Decoration: a label is always there. */
import { createMemo, type JSX } from 'solid-js';

const drawings = {
  undo: 'M9 6L4.5 10.5 9 15M4.5 10.5H15a4.5 4.5 0 0 1 0 9h-3',
  redo: 'M15 6l4.5 4.5L15 15M19.5 10.5H9a4.5 4.5 0 0 0 0 9h3',
  flip: 'M8 20V4.5M8 4.5L4 8.5M8 4.5l4 4M16 4v15.5M16 19.5l-4-4M16 19.5l4-4',
  menu: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  moves: 'M9 6h10.5M9 12h10.5M9 18h10.5M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  pause: 'M9 5.5v13M15 5.5v13',
  play: 'M8 5.5v13l10.5-6.5z',
  first: 'M6 5.5v13M18.5 5.5v13L9 12z',
  back: 'M15 5.5L8 12l7 6.5',
  forward: 'M9 5.5L16 12l-7 6.5',
  last: 'M18 5.5v13M5.5 5.5v13L15 12z',
  flag: 'M6 21V4M6 5c4-2.5 7 2.5 12 0v8.5c-5 2.5-8-2.5-12 0',
  draw: 'M5 9.5h14M5 14.5h14',
  sound: 'M5 9.5v5h3.5L13 18.5v-13L8.5 9.5zM16 9c1.5 1.700 1.5 4.300 0 6M18.5 6.5c3 3.200 3 7.800 0 11',
  silent: 'M5 9.5v5h3.5L13 18.5v-13L8.5 9.5zM16.5 9.5l5 5M21.5 9.5l-5 5',
  share: 'M12 14V4M8 7.5L12 3.5l4 4M6 11v8.5h12V11',
  rules: 'M5 4.5h10.5a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3zM5 16.5a3 3 0 0 1 3-3h10.5M9 8h5.5',
  hint: 'M9.5 18.5h5M10.5 21.5h3M8.500 15.5c0-2-2.500-3-2.500-6.500a6 6 0 0 1 12 0c0 3.500-2.500 4.500-2.500 6.500z',
  eye: 'M2.500 12c2.500-4 6-6 9.500-6s7 2 9.500 6c-2.500 4-6 6-9.500 6s-7-2-9.500-6zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  graph: 'M4 4.5v15h16M7 15.5l3.500-5 3.500 3 5-7.500',
  book: 'M12 6.5C9.5 4.5 6.5 4.5 4 5.5v13c2.5-1 5.5-1 8 1 2.5-2 5.5-2 8-1v-13c-2.5-1-5.5-1-8 1zM12 6.5v13',
} as const;

export type IconName = keyof typeof drawings;

export function MatchIcon(props: { readonly name: IconName }): JSX.Element {
  // Set again, even a path that is the same has the page laid out.
  const drawing = createMemo(() => drawings[props.name]);
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawing()} />
    </svg>
  );
}
