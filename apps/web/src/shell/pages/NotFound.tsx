/** An address without a page. It says so, and leads home. */
import { onCleanup, onMount, type JSX } from 'solid-js';
import { useWords } from '../../words/use-words.ts';
import { ArtSymbols, EmptyBoard } from '../Art.tsx';
import { Heading } from '../Heading.tsx';

export function NotFound(): JSX.Element {
  const words = useWords();
  // The server cannot know the addresses of the app and answers with the page; whoever collects addresses is told here.
  onMount(() => {
    const note = document.createElement('meta');
    note.name = 'robots';
    note.content = 'noindex';
    document.head.append(note);
    onCleanup(() => note.remove());
  });
  return (
    <Sorry title={words().lost.title}>
      <p class="lead">{words().lost.line}</p>
      <ArtSymbols />
      <div class="tray">
        <EmptyBoard />
      </div>
    </Sorry>
  );
}

/** A page that can only apologise, and lead home. */
export function Sorry(props: { readonly title: string; readonly children: JSX.Element }): JSX.Element {
  const words = useWords();
  return (
    <div class="page sorry">
      <Heading title={props.title} />
      {props.children}
      <p>
        <a class="button" href="/">
          {words().lost.home}
        </a>
      </p>
    </div>
  );
}
