/** Whether a media query holds, as a signal. */
import { createSignal, onCleanup, type Accessor } from 'solid-js';

export function createMedia(query: string): Accessor<boolean> {
  const media = matchMedia(query);
  const [holds, setHolds] = createSignal(media.matches);
  const listen = (): void => void setHolds(media.matches);
  media.addEventListener('change', listen);
  onCleanup(() => media.removeEventListener('change', listen));
  return holds;
}
