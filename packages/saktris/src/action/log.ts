/**
 * The log of an Action match as text (9.4): tags, then one thing that happened per line with its effects. It is written by
 * playing the record again, and read by playing it: every line must come out as it stands there.
 */
import {
  HOST,
  choose,
  entriesOf,
  pendingOf,
  reach,
  settingsFromLink,
  settingsToLink,
  start,
  type Match,
  type Reason,
  type Result,
  type Seat,
  type Told,
} from '@rankfall/kernel';
import type { Standing } from '../state.ts';
import { saktrisAction, type ActionTerms } from './game.ts';
import { actionSettings } from './settings.ts';
import { writeSnapshot } from './snapshot.ts';

type ActionMatch = Match<ActionTerms>;

/** Something told, when, and by whose choice, if by any. */
export type ToldBy = Told<ActionTerms> & { readonly by?: Seat };

/** Everything that was told in a match, with its times. */
export function toldIn(match: ActionMatch): readonly ToldBy[] {
  const { settings, seed, seats, table } = match.charter;
  const begun = start(saktrisAction, { settings, seed, seats, table });
  if (!begun.match) throw new Error(`a match that was started cannot start: ${begun.refused.code}`);
  const told: ToldBy[] = [...begun.told];
  let now: ActionMatch = begun.match;
  for (const [at, seat, action, option] of entriesOf(match.log)) {
    const woken = reach(now, at);
    const step = choose(woken.match, seat, { action, option });
    told.push(...woken.told, ...step.told.map((one) => ({ ...one, by: seat })));
    now = step.match;
  }
  const last = reach(now, Math.max(now.at, match.at));
  return [...told, ...last.told];
}

/** The lines of the log, without tags. */
export function logLines(told: readonly ToldBy[], result?: Result): readonly string[] {
  const lines: string[] = [];
  let falls: string[] = [];
  const add = (effect: string): void => {
    lines.push(`${lines.pop() ?? ''} ${effect}`);
  };
  let at = 0;
  for (const one of told) {
    const { event } = one;
    at = one.at;
    const line = (seat: Seat, text: string): void => {
      lines.push(`${one.at} ${seat === 0 ? 'w' : 'b'} ${text}`);
    };
    switch (event.type) {
      case 'moved':
        line(event.side, event.from + event.to);
        break;
      case 'castled':
        line(event.side, event.king[0] + event.rook[0]);
        break;
      case 'arrived':
        line(event.side, `${event.piece.toUpperCase()}@${event.square}${event.bump ? '^' : ''}`);
        for (const effect of falls) add(effect);
        falls = [];
        break;
      case 'retargeted':
        line(event.side, `>${event.square.charAt(0)}`);
        break;
      case 'captured':
        add(`x${written(event)}`);
        break;
      case 'fell':
        if (event.by === 'move') add(`f${written(event)}`);
        else falls.push(`f${written(event)}`);
        break;
      case 'triplet-cleared':
        add(`c${lineText(event.line)}`);
        if (event.victim) add(`v${written(event.victim)}`);
        break;
      case 'row-cleared':
        add(`c${lineText(event.line)}`);
        break;
      case '~paused':
        line(one.by ?? 0, 'pause');
        break;
      case '~resumed':
        line(one.by ?? 0, 'resume');
        break;
      default:
        break;
    }
  }
  if (result?.reason === 'resign') lines.push(`${at} ${result.outcome[0] === 'lost' ? 'w' : 'b'} resign`);
  if (result) lines.push(`${at} = ${scoreOf(result)} ${result.reason}`);
  return lines;
}

const written = ({ piece, square }: Standing): string => `${piece}@${square}`;

export function scoreOf({ outcome }: Result): '1-0' | '0-1' | '1/2-1/2' {
  return outcome[0] === 'won' ? '1-0' : outcome[0] === 'lost' ? '0-1' : '1/2-1/2';
}

/** A row is its files and number, a column its file and numbers: `bcd5`, `e345`. */
function lineText(line: readonly Standing[]): string {
  const names = line.map(({ square }) => square);
  const [first = ''] = names;
  const isRow = names.every((name) => name.charAt(1) === first.charAt(1));
  return isRow
    ? names.map((name) => name.charAt(0)).join('') + first.charAt(1)
    : first.charAt(0) + names.map((name) => name.charAt(1)).join('');
}

export function writeActionLog(match: ActionMatch, tags: Readonly<Record<string, string>> = {}): string {
  const { settings, seed } = match.charter;
  const begun = start(saktrisAction, { settings, seed });
  const all = {
    Variant: 'Saktris Action',
    ...tags,
    FEN: begun.match ? writeSnapshot(begun.match.state, 0) : '',
    Seed: seed,
    Settings: settingsToLink(actionSettings, settings),
    Result: match.result ? scoreOf(match.result) : '*',
  };
  const head = Object.entries(all).map(
    ([name, value]) => `[${name} "${value.replaceAll(/["\\]/g, '\\$&')}"]`,
  );
  return `${[...head, '', ...logLines(toldIn(match), match.result)].join('\n')}\n`;
}

export type LogRefusal =
  | { readonly code: 'log-too-long'; readonly longest: number }
  | { readonly code: 'log-tag'; readonly tag: string }
  | { readonly code: 'log-line'; readonly line: number; readonly got: string }
  | { readonly code: 'log-differs'; readonly line: number; readonly expected: string; readonly got: string };

const LONGEST = 400_000;

/** The match of a log. Every line is checked against what the rules make of it. */
export function readActionLog(text: string): ActionMatch | (Reason & LogRefusal) {
  if (text.length > LONGEST) return { code: 'log-too-long', longest: LONGEST };
  const tags = new Map<string, string>();
  const lines: { readonly number: number; readonly text: string }[] = [];
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const tag = /^\[(\w+) "((?:[^"\\]|\\.)*)"\]$/.exec(raw.trim());
    if (tag) tags.set(tag[1] ?? '', (tag[2] ?? '').replaceAll(/\\(.)/g, '$1'));
    else if (raw.trim() !== '') lines.push({ number: i + 1, text: raw.trim() });
  }
  if (tags.get('Variant') !== 'Saktris Action') return { code: 'log-tag', tag: 'Variant' };
  const settings = settingsFromLink(actionSettings, tags.get('Settings') ?? '');
  if (!('settings' in settings)) return { code: 'log-tag', tag: 'Settings' };
  const begun = start(saktrisAction, { settings: settings.settings, seed: tags.get('Seed') ?? '' });
  if (!begun.match) return { code: 'log-tag', tag: 'Seed' };
  let match: ActionMatch = begun.match;
  for (const { number, text: line } of lines) {
    const next = playLine(match, line);
    if (!next) return { code: 'log-line', line: number, got: line.slice(0, 60) };
    match = next;
  }
  const expected = logLines(toldIn(match), match.result);
  for (let i = 0; i < Math.max(expected.length, lines.length); i++) {
    const got = lines[i];
    if (expected[i] !== got?.text)
      return {
        code: 'log-differs',
        line: got?.number ?? 0,
        expected: expected[i] ?? '',
        got: (got?.text ?? '').slice(0, 60),
      };
  }
  return match;
}

/** Plays what a line orders, and lets time do the rest. */
function playLine(match: ActionMatch, line: string): ActionMatch | undefined {
  const read = /^(\d{1,10}) ([wb=]) (\S+)(?: (\S+))?/.exec(line);
  if (!read) return undefined;
  const [, time, who, what = '', reason] = read;
  if (who === '=' && reason === 'left') return leave(reach(match, Number(time)).match, what);
  const woken = reach(match, Number(time));
  if (woken.refused) return Number(time) === match.at ? tableLine(match, who, what) : undefined;
  if (/^(?:[a-h][1-8]){2}$/.test(what)) {
    const seat = who === 'w' ? 0 : 1;
    const option = pendingOf(woken.match, seat)
      .find(({ id }) => id === 'move')
      ?.options.find(({ id }) => id.endsWith(`:${what}`));
    const step = option && choose(woken.match, seat, { action: 'move', option: option.id });
    return step && !step.refused ? step.match : undefined;
  }
  return tableLine(woken.match, who, what);
}

/** The host saw the loser go. */
function leave(match: ActionMatch, score: string): ActionMatch | undefined {
  const step = choose(match, HOST, { action: '~left', option: score === '1-0' ? '1' : '0' });
  return step.refused ? undefined : step.match;
}

function tableLine(match: ActionMatch, who: string | undefined, what: string): ActionMatch | undefined {
  switch (what) {
    case 'resign':
      return choose(match, who === 'w' ? 0 : 1, { action: '~resign', option: 'resign' }).match;
    case 'pause':
    case 'resume': {
      const step = choose(match, who === 'w' ? 0 : 1, { action: '~pause', option: what });
      return step.refused ? undefined : step.match;
    }
    case '1/2-1/2': {
      if (match.result) return match;
      const asked = choose(match, 0, { action: '~draw', option: 'ask' });
      return choose(asked.match, 1, { action: '~draw', option: 'accept' }).match;
    }
    default:
      return match;
  }
}
