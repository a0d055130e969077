/** The sign of a King: a crown in outline, a solid one, a lily. Drawn, so that it looks the same everywhere. */
import type { JSX } from 'solid-js';
import type { King } from '@rankfall/chessbrawl';

const drawings: Readonly<Record<King, string>> = {
  good: 'M5.500 16L3.500 7.500l5 3.800L12 4.500l3.500 6.800 5-3.800L18.500 16zM5.500 19.500h13',
  bad: 'M5.500 16L3.500 7.500l5 3.800L12 4.500l3.500 6.800 5-3.800L18.500 16zM5.500 19.500h13',
  ugly: 'M12 3c2.200 2.600 3 4.600 3 6.800 0 1.700-.6 3.200-1.200 4.200 4.200.6 6.700-1.200 6.700-4 0-2.400-2.500-3.200-3.700-1.600M12 3C9.800 5.600 9 7.600 9 9.800c0 1.700.6 3.200 1.200 4.200-4.200.6-6.700-1.200-6.700-4 0-2.400 2.500-3.200 3.700-1.600M8 14.500h8M12 14.500V21M9.500 20.500h5',
};

export function Crest(props: { readonly king: King }): JSX.Element {
  return (
    <svg class="crest" viewBox="0 0 24 24" data-king={props.king} aria-hidden="true">
      <path d={drawings[props.king]} />
    </svg>
  );
}
