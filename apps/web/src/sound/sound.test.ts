import { beforeEach, describe, expect, test } from 'vitest';
import { type AudioOutput, createSoundPlayer, type SoundPlayer } from './player.ts';
import { lengthOf, soundKinds, strokesOf } from './sounds.ts';

const loudest = (kind: Parameters<typeof strokesOf>[0], piece?: string): number =>
  Math.max(...strokesOf(kind, piece).map(({ loud }) => loud));
const lowest = (kind: Parameters<typeof strokesOf>[0], piece?: string): number =>
  Math.min(...strokesOf(kind, piece).flatMap(({ voice, pitch }) => (voice === 'triangle' ? [pitch] : [])));

describe('the sounds', () => {
  test.each(soundKinds)('%s is short, can be heard and never shouts', (kind) => {
    const strokes = strokesOf(kind, 'N');
    expect(lengthOf(strokes)).toBeGreaterThan(0.03);
    expect(lengthOf(strokes)).toBeLessThanOrEqual(0.6);
    expect(loudest(kind, 'K')).toBeGreaterThan(0.15);
    for (const { loud, pitch, to = pitch } of strokes) {
      expect(loud).toBeLessThanOrEqual(1);
      for (const tone of [pitch, to]) expect(tone).toBeGreaterThan(60);
    }
  });

  test('what is heard during play is over within a quarter of a second', () => {
    for (const kind of ['place', 'move', 'capture', 'check', 'refuse'] as const)
      expect(lengthOf(strokesOf(kind, 'Q'))).toBeLessThanOrEqual(0.25);
  });

  test('pitch tells the piece, volume the weight', () => {
    const pieces = ['P', 'N', 'B', 'R', 'Q', 'K'];
    const tones = pieces.map((piece) => lowest('move', piece));
    expect(tones).toEqual(tones.toSorted((a, b) => b - a));
    const volumes = pieces.map((piece) => loudest('move', piece));
    expect(volumes).toEqual(volumes.toSorted((a, b) => a - b));
    expect(new Set(tones).size).toBe(pieces.length);
  });

  test('your turn is a rising pair', () => {
    const tones = strokesOf('your-turn').filter(({ loud }) => loud > 0.2);
    expect(tones).toHaveLength(2);
    expect(tones[1]!.pitch).toBeGreaterThan(tones[0]!.pitch);
    expect(tones[1]!.at).toBeGreaterThan(tones[0]!.at);
  });
});

describe('the player', () => {
  let opened = 0;
  let started: number[] = [];
  let state: AudioContextState = 'running';
  let now = 0;
  let loudness: number[] = [];
  let player: SoundPlayer;

  /** As much of an audio context as is used. */
  function stub(): AudioOutput {
    opened++;
    const param = {
      setValueAtTime: (value: number) => void loudness.push(value),
      exponentialRampToValueAtTime: () => undefined,
    };
    const node = {
      connect: () => undefined,
      start: (at: number) => void started.push(at),
      stop: () => undefined,
      gain: param,
      frequency: { ...param, setValueAtTime: () => undefined },
    };
    return {
      get state() {
        return state;
      },
      get currentTime() {
        return now;
      },
      sampleRate: 8000,
      destination: {},
      resume: async () => {
        state = 'running';
      },
      createOscillator: () => ({ ...node }),
      createGain: () => ({ ...node }),
      createBiquadFilter: () => ({ ...node }),
      createBufferSource: () => ({ ...node }),
      createBuffer: (_channels: number, length: number) => ({
        getChannelData: () => new Float32Array(length),
      }),
    } as unknown as AudioOutput;
  }

  beforeEach(() => {
    [opened, started, state, now, loudness] = [0, [], 'running', 0, []];
    player = createSoundPlayer(stub, (work) => work());
  });

  test('nothing before a gesture, not even a context', () => {
    expect(player.play('move', 'P')).toBe(false);
    expect([opened, started.length]).toEqual([0, 0]);
  });
  test('the gesture is answered before audio is opened', () => {
    const waiting: (() => void)[] = [];
    const patient = createSoundPlayer(stub, (work) => void waiting.push(work));
    patient.unlock();
    patient.unlock();
    expect([opened, waiting.length]).toEqual([0, 1]);
    for (const work of waiting) work();
    expect(patient.play('move')).toBe(true);
  });
  test('after it every stroke is struck once, and the context is opened once', () => {
    player.unlock();
    player.unlock();
    expect(player.play('move', 'P')).toBe(true);
    expect([opened, started.length]).toEqual([1, strokesOf('move', 'P').length]);
  });
  test('what cannot be heard now is dropped, not kept', async () => {
    state = 'suspended';
    player.unlock();
    state = 'suspended';
    expect(player.play('win')).toBe(false);
    player.unlock();
    await Promise.resolve();
    expect(started).toEqual([]);
    expect(player.play('win')).toBe(true);
  });
  test('one kind once in a short while', () => {
    player.unlock();
    expect([player.play('move'), player.play('move'), player.play('capture')]).toEqual([true, false, true]);
    now = 0.05;
    expect(player.play('move')).toBe(true);
  });
  test('volume and mutes', () => {
    player.unlock();
    player.setMuted(['check']);
    expect(player.play('check')).toBe(false);
    player.setVolume(0);
    expect(player.play('move')).toBe(false);
    player.setVolume(7);
    expect(player.play('move')).toBe(true);
    expect(Math.max(...loudness)).toBeLessThanOrEqual(1);
  });
  test('a browser without sound is no reason to stop', () => {
    const mute = createSoundPlayer(
      () => {
        throw new Error('no audio');
      },
      (work) => work(),
    );
    expect(() => mute.unlock()).not.toThrow();
    expect(mute.play('win')).toBe(false);
  });
});
