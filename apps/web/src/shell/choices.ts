/** The looks and sounds there are to choose from, for the settings. */
import { boardThemes, pieceLooks } from '../look/themes.ts';
import { soundKinds } from '../sound/sounds.ts';
import type { Choices } from './settings.ts';

export const choices: Choices = { boards: boardThemes, pieces: pieceLooks, sounds: soundKinds };
