/** The page's one sound player: made once, unlocked by the first gesture, as loud as the reader's settings say. */
import { createEffect } from 'solid-js';
import { afterPaint } from '../look/after-paint.ts';
import { useShell } from '../shell/shell.ts';
import { createSoundPlayer, type SoundPlayer } from '../sound/player.ts';
import { soundKinds, type SoundKind } from '../sound/sounds.ts';

let player: SoundPlayer | undefined;

function thePlayer(): SoundPlayer {
  if (player) return player;
  const made = createSoundPlayer(() => new AudioContext());
  // Opening the audio takes a while, so it comes right after the gesture, not before what the gesture asks for.
  for (const gesture of ['pointerdown', 'keydown'] as const)
    addEventListener(gesture, () => setTimeout(() => made.unlock(), 0));
  // Whoever came here by a click has made a gesture already: then it opens with the page, before the first move.
  if (navigator.userActivation?.hasBeenActive) made.unlock();
  player = made;
  return made;
}

export type PlaySound = (kind: SoundKind, piece?: string) => void;

export function useSounds(): PlaySound {
  const { settings } = useShell();
  const sounds = thePlayer();
  createEffect(() => {
    const { volume, muted } = settings();
    sounds.setVolume(volume / 100);
    sounds.setMuted(soundKinds.filter((kind) => muted.includes(kind)));
  });
  return (kind, piece) => afterPaint(() => sounds.play(kind, piece));
}
