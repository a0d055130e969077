/** What a ship does, beside the ship: on focus, under a mouse that rests, and when a finger stays. One tip for the whole table. */
import { createContext, createSignal, onCleanup, Show, useContext, type JSX } from 'solid-js';

export interface Tip {
  readonly title: string;
  readonly text: string;
  readonly more?: string;
}

interface Shown extends Tip {
  readonly x: number;
  readonly y: number;
  readonly isBelow: boolean;
}

export interface TipHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
  readonly onContextMenu: (event: Event) => void;
}

interface Tips {
  on(tip: () => Tip): TipHandlers;
  show(element: Element, tip: Tip): void;
  /** Whether the press that just ended was a long one, which showed a tip and should do nothing else. */
  wasLong(): boolean;
}

const RESTS = 350;
const STAYS = 450;
const TipContext = createContext<Tips>();

export function useTips(): Tips {
  const tips = useContext(TipContext);
  if (!tips) throw new Error('a tip is asked for away from the table');
  return tips;
}

/** A tip is hardly ever higher. */
const HEIGHT = 150;

interface TipAreaProps {
  /** What is being read and must not be covered by tips of what stands below it. */
  readonly spares?: () => Element | undefined;
  readonly children: JSX.Element;
}

export function TipArea(props: TipAreaProps): JSX.Element {
  const [shown, setShown] = createSignal<Shown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLong = false;
  const show = (element: Element, tip: Tip): void => {
    const box = element.getBoundingClientRect();
    const spared = props.spares?.()?.getBoundingClientRect().bottom ?? 0;
    const wouldCover = spared > 0 && spared <= box.top && box.top - spared < HEIGHT;
    const isBelow = box.top < HEIGHT || (wouldCover && innerHeight - box.bottom > HEIGHT);
    setShown({
      ...tip,
      x: Math.min(Math.max(box.left + box.width / 2, 136), innerWidth - 136),
      y: isBelow ? box.bottom + 8 : box.top - 8,
      isBelow,
    });
  };
  const hide = (): void => {
    clearTimeout(timer);
    setShown(undefined);
  };
  const later = (wait: number, work: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(work, wait);
  };
  onCleanup(() => clearTimeout(timer));
  const on = (tip: () => Tip): TipHandlers => ({
    onPointerEnter: ({ currentTarget, pointerType }) => {
      if (pointerType === 'mouse' && currentTarget instanceof Element)
        later(RESTS, () => show(currentTarget, tip()));
    },
    onPointerLeave: hide,
    onPointerDown: ({ currentTarget, pointerType }) => {
      isLong = false;
      hide();
      if (pointerType === 'mouse' || !(currentTarget instanceof Element)) return;
      later(STAYS, () => {
        isLong = true;
        show(currentTarget, tip());
      });
    },
    onPointerUp: () => {
      if (!isLong) clearTimeout(timer);
    },
    onPointerCancel: hide,
    onFocus: ({ currentTarget }) => {
      if (currentTarget instanceof Element && currentTarget.matches(':focus-visible'))
        show(currentTarget, tip());
    },
    onBlur: hide,
    onContextMenu: (event) => {
      if (isLong) event.preventDefault();
    },
  });
  return (
    <TipContext.Provider
      value={{
        on,
        show,
        wasLong: () => {
          const was = isLong;
          isLong = false;
          return was;
        },
      }}
    >
      {props.children}
      <Show when={shown()}>
        {(tip) => (
          <div
            class="sl-tip"
            role="tooltip"
            data-below={tip().isBelow || undefined}
            style={{ '--x': `${tip().x}px`, '--y': `${tip().y}px` }}
          >
            <strong>{tip().title}</strong>
            <span>{tip().text}</span>
            <Show when={tip().more}>{(more) => <span class="sl-tip-more">{more()}</span>}</Show>
          </div>
        )}
      </Show>
    </TipContext.Provider>
  );
}
