/** What lies ahead as it is drawn: the forecast, the moment of it that is looked at, candidates, routes and tiles. */
import { createEffect, createMemo, createSignal, on, type Accessor } from 'solid-js';
import type { Frame, Shade, StepwiseState, Warning } from '@rankfall/stepwise';
import type { Session } from './create-session.ts';
import { routesOf, type Route } from './routes.ts';
import { tilesOf, type TileFact } from './scene.ts';
import type { ScreenOptions } from './screen-options.ts';

export interface Outlook {
  readonly frames: Accessor<readonly Frame[]>;
  /** How many steps ahead one looks; 0 is now. */
  readonly ahead: Accessor<number>;
  /** How things stand, or the frame that is looked at. */
  readonly shown: Accessor<StepwiseState>;
  readonly shades: Accessor<readonly Shade[]>;
  readonly warnings: Accessor<readonly Warning[]>;
  readonly routes: Accessor<readonly Route[]>;
  readonly tiles: Accessor<readonly TileFact[]>;
  look(at: number): void;
}

export function createOutlook(session: Session, options: Accessor<ScreenOptions>): Outlook {
  const { state } = session;
  const [ahead, setAhead] = createSignal(0);
  const frames = createMemo(() => (options().foresight ? session.frames() : session.frames().slice(0, 1)));
  const shown = createMemo(
    (): StepwiseState => (ahead() > 0 ? frames()[ahead()]?.state : undefined) ?? state(),
  );
  const shades = createMemo(() =>
    options().foresight ? session.shades() : session.shades().map(unforeseen),
  );
  const warnings = createMemo(() =>
    session.warnings().filter(({ step }) => options().foresight || step === 1),
  );
  createEffect(on(state, () => setAhead(0), { defer: true }));
  return {
    frames,
    ahead,
    shown,
    shades,
    warnings,
    routes: createMemo(() => routesOf(state(), warnings())),
    tiles: createMemo(() => tilesOf(shown())),
    look: (at) => void setAhead(Math.max(0, Math.min(frames().length - 1, at))),
  };
}

/** Who does not look ahead sees only where a step could lead at all. */
const unforeseen = (one: Shade): Shade =>
  one.kind === 'doubtful' ? { square: one.square, move: one.move, kind: 'good' } : one;
