/** A level as a file again: the JSON of the format with defaults left out, and its hash. */
import { canonical, hashOfText } from '@rankfall/kernel';
import { USUAL_WEIGHT, usualOf } from './level-read.ts';
import { attributes, shapes, type CharacterSheet, type LevelFile } from './types.ts';

const filled = (record: object): boolean => Object.keys(record).length > 0;

/** The level as its file holds it; what is usual is left out, unknown keys come back. */
export function levelJson(level: LevelFile): Readonly<Record<string, unknown>> {
  const modes = Object.fromEntries(Object.entries(level.modes).filter(([, mode]) => mode !== 'any'));
  return {
    v: 1,
    ...(level.id === undefined ? {} : { id: level.id }),
    ...(level.title === '' ? {} : { title: level.title }),
    map: level.map,
    ...(filled(level.legend) ? { legend: level.legend } : {}),
    ...(filled(modes) ? { modes } : {}),
    ...(filled(level.clocks) ? { clocks: level.clocks } : {}),
    ...(level.crateWeight === USUAL_WEIGHT ? {} : { crateWeight: level.crateWeight }),
    ...(filled(level.crates) ? { crates: level.crates } : {}),
    chars: level.chars.map(sheetJson),
    ...(filled(level.limits) ? { limits: level.limits } : {}),
    ...(level.par ? { par: level.par } : {}),
    ...(level.author === undefined ? {} : { author: level.author }),
    ...(level.hints ? { hints: level.hints } : {}),
    ...(level.solution ? { solution: level.solution } : {}),
    ...level.extra,
  };
}

function sheetJson(sheet: CharacterSheet, i: number): object {
  const own = attributes.filter((key) => sheet[key] !== usualOf(key));
  return {
    name: sheet.name,
    at: sheet.at,
    ...Object.fromEntries(own.map((key) => [key, sheet[key]])),
    ...(sheet.shape === shapes[i % shapes.length] ? {} : { shape: sheet.shape }),
  };
}

/** The JSON file, drawn so that the map can be read. */
export function writeLevel(level: LevelFile): string {
  return `${JSON.stringify(levelJson(level), undefined, 2)}\n`;
}

/** Twelve hex digits that tell levels apart; par and solution do not count. */
export function levelHash(level: LevelFile): string {
  const { par: _par, solution: _solution, ...rest } = levelJson(level);
  return hashOfText(canonical(rest)).slice(0, 12);
}
