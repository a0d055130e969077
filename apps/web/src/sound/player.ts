/**
 * Plays sounds on an audio context that is made at the first gesture of the player, as browsers demand. Nothing is queued:
 * a sound that cannot be heard at once is dropped, and of one kind there is never more than one in a short while.
 */
import { type SoundKind, type Stroke, strokesOf } from './sounds.ts';

/** The part of the browser's audio that is used here; a test brings its own. */
export type AudioOutput = Pick<
  AudioContext,
  | 'state'
  | 'currentTime'
  | 'sampleRate'
  | 'destination'
  | 'resume'
  | 'createOscillator'
  | 'createGain'
  | 'createBiquadFilter'
  | 'createBuffer'
  | 'createBufferSource'
>;

export interface SoundPlayer {
  /** Call this in the handler of a click, tap or key. */
  readonly unlock: () => void;
  /** Whether it will be heard. */
  readonly play: (kind: SoundKind, piece?: string) => boolean;
  /** 0 to 1. */
  readonly setVolume: (volume: number) => void;
  readonly setMuted: (kinds: readonly SoundKind[]) => void;
}

/** Two sounds of one kind that are closer than this would only be louder, in seconds. */
const APART = 0.04;
const LOUDEST = 0.5;
const SILENT = 0.0001;

/**
 * @param open makes the audio context
 * @param later puts work off until the page has answered the gesture: opening audio takes tens of milliseconds
 */
export function createSoundPlayer(
  open: () => AudioOutput,
  later: (work: () => void) => void = (work) => void setTimeout(work),
): SoundPlayer {
  let output: AudioOutput | undefined;
  let isOpening = false;
  let noise: AudioBuffer | undefined;
  let volume = 0.7;
  let muted: ReadonlySet<SoundKind> = new Set();
  const last = new Map<SoundKind, number>();

  return {
    unlock: () => {
      if (output?.state === 'suspended') output.resume().catch(() => undefined);
      if (isOpening) return;
      isOpening = true;
      later(() => {
        output = tryOpen(open);
      });
    },
    play: (kind, piece) => {
      if (output?.state !== 'running' || volume <= 0 || muted.has(kind)) return false;
      const now = output.currentTime;
      if (now - (last.get(kind) ?? -1) < APART) return false;
      last.set(kind, now);
      noise ??= makeNoise(output);
      for (const stroke of strokesOf(kind, piece)) strike(output, noise, stroke, volume);
      return true;
    },
    setVolume: (next) => {
      volume = Math.max(0, Math.min(1, next));
    },
    setMuted: (kinds) => {
      muted = new Set(kinds);
    },
  };
}

/** Without sound the game goes on. */
function tryOpen(open: () => AudioOutput): AudioOutput | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

function strike(output: AudioOutput, noise: AudioBuffer, stroke: Stroke, volume: number): void {
  const start = output.currentTime + stroke.at;
  const end = start + stroke.lasts;
  const loud = output.createGain();
  loud.gain.setValueAtTime(Math.max(SILENT, stroke.loud * volume * LOUDEST), start);
  loud.gain.exponentialRampToValueAtTime(SILENT, end);
  loud.connect(output.destination);
  const source = stroke.voice === 'noise' ? rub(output, noise, stroke, loud) : sing(output, stroke, loud);
  source.start(start);
  source.stop(end);
}

function sing(output: AudioOutput, stroke: Stroke, into: AudioNode): AudioScheduledSourceNode {
  const tone = output.createOscillator();
  if (stroke.voice !== 'noise') tone.type = stroke.voice;
  slide(output, tone.frequency, stroke);
  tone.connect(into);
  return tone;
}

function rub(
  output: AudioOutput,
  noise: AudioBuffer,
  stroke: Stroke,
  into: AudioNode,
): AudioScheduledSourceNode {
  const source = output.createBufferSource();
  const filter = output.createBiquadFilter();
  source.buffer = noise;
  filter.type = 'bandpass';
  slide(output, filter.frequency, stroke);
  source.connect(filter);
  filter.connect(into);
  return source;
}

function slide(output: AudioOutput, frequency: AudioParam, { pitch, to, at, lasts }: Stroke): void {
  const start = output.currentTime + at;
  frequency.setValueAtTime(pitch, start);
  if (to !== undefined) frequency.exponentialRampToValueAtTime(to, start + lasts);
}

/** A fifth of a second of noise, the same every time: no chance is needed, only disorder. */
function makeNoise(output: AudioOutput): AudioBuffer {
  const buffer = output.createBuffer(1, Math.ceil(output.sampleRate / 5), output.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    samples[at] = seed / 2 ** 31 - 1;
  }
  return buffer;
}
