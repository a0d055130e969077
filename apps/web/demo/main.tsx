/** A page to see the board by: every piece, theme and state. Not part of the site. */
import type { JSX } from 'solid-js';
import { render } from 'solid-js/web';

function Demo(): JSX.Element {
  return <h1>Board demo</h1>;
}

render(() => <Demo />, document.body);
