/**
 * A game's picture on the home page: the still drawing first, and over it the live miniature, once the browser has nothing
 * better to do, the card is in sight and motion is welcome. Nothing moves when one takes the other's place.
 */
import { createSignal, onCleanup, onMount, Show, type Component, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { MiniatureProps, PlayableGame } from '../games.ts';
import { whenIdle } from '../look/when-idle.ts';
import { Art } from './Art.tsx';
import { useShell } from './shell.ts';

export function Miniature(props: { readonly game: PlayableGame }): JSX.Element {
  const { isStill } = useShell();
  const [live, setLive] = createSignal<Component<MiniatureProps>>();
  const [isInSight, setInSight] = createSignal(false);
  const [isShown, setShown] = createSignal(!document.hidden);
  let box: HTMLDivElement | undefined;
  let isAsked = false;

  const load = (): void => {
    if (isAsked || isStill() || !props.game.miniature) return;
    isAsked = true;
    // It is decoration: when it does not come, the drawing stays.
    props.game.miniature().then(
      ({ Miniature: Found }) => setLive(() => Found),
      () => undefined,
    );
  };

  onMount(() => {
    const watch = (): void => void setShown(!document.hidden);
    document.addEventListener('visibilitychange', watch);
    let cancel = (): void => undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setInSight(entry?.isIntersecting ?? false);
      if (entry?.isIntersecting) cancel = whenIdle(load, 4000);
    });
    if (box) observer.observe(box);
    onCleanup(() => {
      cancel();
      observer.disconnect();
      document.removeEventListener('visibilitychange', watch);
    });
  });

  return (
    <div class="miniature" ref={box}>
      <Show when={!isStill() && live()} fallback={<Art game={props.game.id} />}>
        {(found) => (
          <div class="live" aria-hidden="true">
            <Dynamic component={found()} running={isInSight() && isShown()} />
          </div>
        )}
      </Show>
    </div>
  );
}
