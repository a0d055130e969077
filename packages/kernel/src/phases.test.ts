import { describe, expect, test } from 'vitest';
import {
  allReady,
  canDeclareReady,
  markReady,
  notReady,
  occasion,
  offerInPhase,
  openPhase,
  phaseAfter,
  readyAction,
  type PhasePlan,
} from './phases.ts';
import type { PendingAction } from './types.ts';

type Phase = 'drawing' | 'declaration' | 'response' | 'resolution';
const input = { acceptsPlayerInput: true, isResponseWindow: false };
const plan: PhasePlan<Phase> = {
  drawing: { ...input, types: ['SHIP_BUILD', 'TRIGGER_SELECTION'] },
  declaration: { ...input, types: ['CHARGE_USE'] },
  response: { acceptsPlayerInput: true, isResponseWindow: true, types: ['CHARGE_RESPONSE'] },
  resolution: { acceptsPlayerInput: false, isResponseWindow: false, types: [] },
};
const trigger: PendingAction<string> = {
  id: '3/drawing/trigger/frigate-1',
  type: 'TRIGGER_SELECTION',
  about: 'frigate-1',
  mandatory: true,
  options: [{ id: 'trigger_1', does: 'x' }],
};
const build: PendingAction<string> = {
  id: '3/drawing/build',
  type: 'SHIP_BUILD',
  options: [
    { id: 'build_xen', does: 'x', off: { code: 'not-payable' } },
    { id: 'done', does: 'x' },
  ],
};
const at = openPhase(3, 'drawing', 2, () => [trigger]);

describe('phases', () => {
  test('seed test 1: a mandatory action turns ready off, and names what is open', () => {
    expect(canDeclareReady([trigger, build])).toBe(false);
    const ready = readyAction(at, 0, [trigger, build], 'ready');
    expect(ready?.options[0]?.off).toEqual({ code: 'mandatory-open', open: ['frigate-1'] });
    expect(readyAction(at, 0, [build], 'ready')?.options[0]?.off).toBeUndefined();
  });

  test('seed test 3: what the plan does not allow in a phase cannot be offered there', () => {
    const use: PendingAction<string> = { id: 'x', type: 'CHARGE_USE', options: [{ id: 'use_1', does: 'x' }] };
    const window = openPhase(3, 'response', 2, () => [use]);
    expect(() => offerInPhase(plan, window, 0, [use])).toThrow(
      'CHARGE_USE (x) may not be offered in phase response',
    );
    expect(() => offerInPhase(plan, { ...window, phase: 'resolution' }, 0, [use])).toThrow('resolution');
    expect(offerInPhase(plan, { ...window, phase: 'declaration' }, 0, [use])).toEqual([use]);
  });

  test('mandatory actions come first; an optional one only while it has more than declining', () => {
    expect(offerInPhase(plan, at, 0, [build, trigger])).toEqual([trigger]);
    const rich = { ...build, options: [{ id: 'build_xen', does: 'x' }, ...build.options.slice(1)] };
    expect(offerInPhase(plan, at, 0, [rich, trigger])).toEqual([trigger, rich]);
  });

  test('whoever has nothing to choose when a phase opens is ready by itself', () => {
    const opened = openPhase(1, 'drawing', 2, (_open, seat) => (seat === 0 ? [trigger] : []));
    expect(opened.ready).toEqual([false, true]);
    expect(notReady(opened)).toEqual([0]);
    const done = markReady(opened, 0);
    expect(allReady(done)).toBe(true);
    expect(offerInPhase(plan, done, 0, [trigger])).toEqual([]);
    expect(readyAction(done, 0, [], 'ready')).toBeUndefined();
  });

  test('an occasion dies with its phase', () => {
    expect(occasion(at, 'build')).toBe('3/drawing/build');
    expect(occasion(at, 'trigger', 'frigate-1')).toBe('3/drawing/trigger/frigate-1');
    expect(occasion({ ...at, phase: 'response' }, 'build')).toBe('3/response/build');
    expect(occasion({ ...at, turn: 4 }, 'build')).toBe('4/drawing/build');
    expect(occasion(at, 'build')).toBe('3/drawing/build');
  });

  test('phases go round', () => {
    const order: readonly Phase[] = ['drawing', 'declaration', 'response', 'resolution'];
    expect(phaseAfter(order, 'drawing')).toEqual({ phase: 'declaration', wraps: false });
    expect(phaseAfter(order, 'resolution')).toEqual({ phase: 'drawing', wraps: true });
  });
});
