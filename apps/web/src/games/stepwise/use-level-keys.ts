/** The keys of a level for the whole page, and the list of all of them behind `?`. */
import type { Accessor } from 'solid-js';
import { useShortcuts } from '../../shell/shell.ts';
import type { StepwiseWords } from './words.en.ts';

export interface LevelKeys {
  readonly words: Accessor<StepwiseWords>;
  readonly squad: () => number;
  select(who: number): void;
  wait(): void;
  focus(): void;
  clearAll(): void;
  skip(): void;
  scrub(by: number): void;
  /** Asks about the square under the cursor. */
  ask(): void;
  hint(): void;
  undo(): void;
  redo(): void;
  restart(): void;
}

export function useLevelKeys(keys: LevelKeys): void {
  useShortcuts(() => {
    const { play } = keys.words();
    const digits = Array.from({ length: keys.squad() }, (_, who) => ({
      keys: [String(who + 1)],
      label: play.keySelect,
      run: () => keys.select(who),
    }));
    return {
      title: play.keys,
      shortcuts: [
        ...digits,
        { keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'], label: play.keyWalk },
        { keys: ['Home', 'PageUp', 'End', 'PageDown'], label: play.keyDiagonal },
        { keys: ['Shift'], label: play.keyDash },
        { keys: ['l'], label: play.keyLeap },
        { keys: ['.'], label: play.keyWait, run: keys.wait },
        { keys: ['f'], label: play.keyFocus, run: keys.focus },
        { keys: ['Backspace'], label: play.keyBack },
        { keys: ['Enter'], label: play.keyDone },
        { keys: [' '], label: play.keyExecute },
        { keys: ['s'], label: play.keySkip, run: keys.skip },
        { keys: ['c'], label: play.keyClear, run: keys.clearAll },
        { keys: ['['], label: play.keyScrub, run: () => keys.scrub(-1) },
        { keys: [']'], label: play.keyScrub, run: () => keys.scrub(1) },
        { keys: ['o'], label: play.keyAsk, run: keys.ask },
        { keys: ['h'], label: play.keyHint, run: keys.hint },
        { keys: ['z'], label: play.keyUndo, run: keys.undo },
        { keys: ['y'], label: play.keyRedo, run: keys.redo },
        { keys: ['r'], label: play.keyRestart, run: keys.restart },
      ],
    };
  });
}
