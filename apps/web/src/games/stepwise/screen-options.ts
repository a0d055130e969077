/** How this screen behaves, as the player wants it: kept on the device, the same for every level. */
import { createSignal, type Accessor } from 'solid-js';
import { isRecord } from '@rankfall/kernel';
import type { Box } from '../../storage/types.ts';

export const paces = ['slow', 'usual', 'fast', 'instant'] as const;
export type Pace = (typeof paces)[number];
/** Milliseconds for each step of Run all. */
export const paceOf: Readonly<Record<Pace, number>> = { slow: 480, usual: 240, fast: 120, instant: 0 };

export interface ScreenOptions {
  /** Everybody's routes, not only the one being drawn. */
  readonly allRoutes: boolean;
  /** The first tap on a doubtful square only says why. */
  readonly carefulTaps: boolean;
  readonly pauseOnBlock: boolean;
  /** Ghosts, the scrub bar and shaded squares. */
  readonly foresight: boolean;
  readonly pace: Pace;
}

const KEY = 'rankfall/stepwise/screen';

export interface KeptOptions {
  readonly options: Accessor<ScreenOptions>;
  change(some: Partial<ScreenOptions>): void;
}

export function openOptions(box: Box, usual: ScreenOptions): KeptOptions {
  const [options, setOptions] = createSignal<ScreenOptions>({ ...usual, ...read(box.get(KEY)) });
  return {
    options,
    change: (some) => {
      // Only what was chosen is kept: the rest follows the device.
      box.set(KEY, JSON.stringify({ ...read(box.get(KEY)), ...some }));
      setOptions((all) => ({ ...all, ...some }));
    },
  };
}

/** Whatever of it can be read. */
export function read(text: string | undefined): Partial<ScreenOptions> {
  const found = parse(text);
  if (!isRecord(found)) return {};
  const flags = (['allRoutes', 'carefulTaps', 'pauseOnBlock', 'foresight'] as const).flatMap((name) =>
    typeof found[name] === 'boolean' ? [[name, found[name]] as const] : [],
  );
  const pace = paces.find((one) => one === found['pace']);
  return { ...Object.fromEntries(flags), ...(pace ? { pace } : {}) };
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
