/** What a bot worker and whoever hired it say to each other. Both come from one build, so there is no version among it. */
import type { Thought } from '../bot.ts';
import type { Choice } from '@rankfall/kernel';
import type { Asked } from './slices.ts';

export type ToWorker =
  | { readonly type: 'think'; readonly id: number; readonly asked: Asked }
  | { readonly type: 'cancel'; readonly id: number };

export type FromWorker =
  /** It has loaded and listens. */
  | { readonly type: 'ready' }
  | { readonly type: 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly type: 'answer'; readonly id: number; readonly choice?: Choice; readonly last?: Thought }
  | { readonly type: 'failed'; readonly id: number; readonly why: string }
  /** It was told to stop and has stopped. */
  | { readonly type: 'idle'; readonly id: number };
