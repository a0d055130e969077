/** The `h1` of a page and its title in the tab. After a navigation focus goes here, so that a page is read from its beginning. */
import { createEffect, onMount, type JSX } from 'solid-js';
import { useWords } from '../words/use-words.ts';
import { hasNavigated } from './navigation.ts';

export interface HeadingProps {
  /** For the tab, and for the heading unless children say it otherwise. */
  readonly title: string;
  /** There for those who listen only: a board fills the page. */
  readonly hidden?: boolean;
  readonly children?: JSX.Element;
}

export function Heading(props: HeadingProps): JSX.Element {
  const words = useWords();
  let heading: HTMLHeadingElement | undefined;
  createEffect(() => {
    document.title = words().app.titled(props.title);
  });
  onMount(() => {
    if (hasNavigated()) heading?.focus({ preventScroll: true });
  });
  return (
    <h1 ref={heading} tabindex="-1" class={props.hidden ? 'visually-hidden' : undefined}>
      {props.children ?? props.title}
    </h1>
  );
}
