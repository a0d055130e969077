/** What a key means while focus is on the board. While a route is drawn arrows lengthen it; otherwise they walk the cursor. */
import type { KeyPress } from '../../board/keyboard.ts';

export type StepIntent =
  | { readonly do: 'move'; readonly name: string }
  | { readonly do: 'walk'; readonly dx: number; readonly dy: number }
  | { readonly do: 'press' | 'back' | 'done' | 'execute' | 'run' | 'cursor' | 'escape' };

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-1, -1],
  PageUp: [1, -1],
  End: [-1, 1],
  PageDown: [1, 1],
};

/** The keypad with its digits on. */
const keypad: Readonly<Record<string, string>> = {
  Numpad7: 'Home',
  Numpad8: 'ArrowUp',
  Numpad9: 'PageUp',
  Numpad4: 'ArrowLeft',
  Numpad6: 'ArrowRight',
  Numpad1: 'End',
  Numpad2: 'ArrowDown',
  Numpad3: 'PageDown',
};

export interface StepKey extends KeyPress {
  readonly code?: string;
}

/** @param isDrawing somebody's route is being drawn, and arrows are its steps */
export function readStepKey(press: StepKey, isDrawing: boolean): StepIntent | undefined {
  if (press.altKey || press.metaKey || press.ctrlKey) return undefined;
  const code = press.code ?? '';
  const key = Object.hasOwn(keypad, code) ? (keypad[code] ?? press.key) : press.key;
  const way = Object.hasOwn(ways, key) ? ways[key] : undefined;
  if (way) {
    const [dx, dy] = way;
    return isDrawing
      ? { do: 'move', name: moveName(dx, dy, press.shiftKey === true) }
      : { do: 'walk', dx, dy };
  }
  switch (key) {
    case 'Enter':
      return { do: isDrawing ? 'done' : 'press' };
    case ' ':
      return { do: press.shiftKey ? 'run' : 'execute' };
    case 'Backspace':
    case 'Delete':
      return { do: 'back' };
    case 'Escape':
      return { do: 'escape' };
    case 'l':
    case 'L':
      return { do: 'cursor' };
    default:
      return undefined;
  }
}

function moveName(dx: number, dy: number, isFar: boolean): string {
  const name = `${dy < 0 ? 'n' : dy > 0 ? 's' : ''}${dx < 0 ? 'w' : dx > 0 ? 'e' : ''}`;
  return isFar ? `${name}2` : name;
}
