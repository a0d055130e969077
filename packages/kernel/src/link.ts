/**
 * A match as a text short enough for a link: each entry is its place among all that could have been chosen, times are
 * written only where they matter, and a check of the final state tells a damaged link from a good one.
 */
import { gameOf, type Catalogue } from './catalogue.ts';
import { choose } from './choose.ts';
import { hashOf } from './data.ts';
import { readDigits, spanDigits, writeDigits, type Digit } from './digits.ts';
import type { Entry } from './log.ts';
import { begin, reach, start, type Match, type Step } from './match.ts';
import { pendingOf } from './play.ts';
import { recordOf, type Folded } from './record.ts';
import { settingsFromLink, settingsToLink } from './settings-form.ts';
import { tableOf } from './table-acts.ts';
import { readTable, writeTable } from './table-text.ts';
import { HOST, type AnyTerms, type PendingAction, type Reason, type Seat, type Terms } from './types.ts';

const CHECK_LETTERS = 4;
const LONGEST_LINK = 16_000;
/** Twelve days of running time: a link that claims more would only keep the reader busy with wakes. */
const LONGEST_PLAY = 2 ** 30;

/** The link text of a match. Times are left out where play comes out the same without them, unless they are wanted. */
export function linkOf<T extends Terms>(match: Match<T>, wish: { readonly times?: boolean } = {}): string {
  const { game, settings, seed, seats, table } = match.charter;
  const head = [
    game.id,
    String(game.rules),
    String(seats),
    escape(seed),
    writeTable(table, game.table),
    escapeTilde(settingsToLink(game.settings, settings)),
  ].join('~');
  const { log, until } = recordOf(match);
  const check = checkOf(match);
  const short = wish.times || match.clock ? undefined : body(match, log, until, false);
  const text = short !== undefined && short.check === check ? short.text : body(match, log, until, true).text;
  return `${head}~${text}${check}`;
}

/** The match that a link tells of, or what is wrong with the link. */
export function openLink(catalogue: Catalogue, link: string): Folded<AnyTerms> {
  if (link.length > LONGEST_LINK) return { refused: { code: 'link-too-long', longest: LONGEST_LINK } };
  const parts = link.split('~');
  const [id = '', rules = '', seats = '', seed = '', table = '', settings = '', digits = ''] = parts;
  if (parts.length !== 7)
    return { refused: { code: 'bad-link', part: 'parts', expected: 7, got: parts.length } };
  const game = gameOf(catalogue, { game: id.slice(0, 64), rules: numberOf(rules) });
  if ('code' in game) return { refused: game };
  const laid = readTable(table, game.table);
  if ('code' in laid) return { refused: laid };
  const parsed = settingsFromLink(game.settings, settings.replaceAll('%7E', '~'));
  if ('refused' in parsed) return { refused: parsed.refused };
  const plainSeed = unescape(seed);
  if (plainSeed === undefined) return { refused: { code: 'bad-link', part: 'seed' } };
  const wish = { settings: parsed.settings, seed: plainSeed, seats: numberOf(seats), table: laid };
  const started = start(game, wish);
  if (!started.match) return { refused: started.refused };
  const source = readDigits(digits.slice(0, -CHECK_LETTERS));
  if (!source || digits.length < CHECK_LETTERS) return { refused: { code: 'bad-link', part: 'moves' } };
  const walked = walk(started.match, source.digit);
  if ('code' in walked) return { refused: walked };
  if (checkOf(walked) !== digits.slice(-CHECK_LETTERS))
    return { refused: { code: 'bad-link', part: 'check' } };
  return { match: walked };
}

interface Body {
  readonly text: string;
  readonly check: string | undefined;
}

function body<T extends Terms>(match: Match<T>, log: readonly Entry[], until: number, timed: boolean): Body {
  const writer = writeDigits();
  const script: Script = { log, until, timed };
  const walked = walk(begin(match.charter).match, writer.digit, script);
  return { text: writer.text(), check: 'code' in walked ? undefined : checkOf(walked) };
}

/** What a writer walks along; a reader has none and follows the digits. */
interface Script {
  readonly log: readonly Entry[];
  readonly until: number;
  readonly timed: boolean;
}

/** Plays from the start, reading or writing one entry after another; one walk serves both, so they cannot drift apart. */
function walk<T extends Terms>(from: Match<T>, digit: Digit, script?: Script): Match<T> | Reason {
  const timed = digit(2, script?.timed ? 1 : 0) === 1;
  let match = from;
  for (let i = 0; !match.result; i++) {
    const entry = script?.log[i];
    if (timed) {
      const span = spanDigits(digit, (entry?.[0] ?? script?.until ?? match.at) - match.at);
      if (!script && match.at + span > LONGEST_PLAY) return { code: 'bad-link', part: 'time' };
      const woken: Step<T> = reach(match, match.at + span);
      if (woken.refused) return woken.refused;
      match = woken.match;
      if (match.result) break;
    }
    const next = nextEntry(match, digit, script && { entry });
    if (next === undefined) break;
    if ('code' in next) return next;
    const step = choose(match, next.seat, next);
    if (step.refused) return step.refused;
    match = step.match;
  }
  return match;
}

interface Offered {
  readonly seat: Seat;
  readonly action: string;
  readonly option: string;
}

/** The game's options first, then by an escape the table's; the first of those is the end of the log. */
function nextEntry<T extends Terms>(
  match: Match<T>,
  digit: Digit,
  script: { readonly entry: Entry | undefined } | undefined,
): Offered | undefined | Reason {
  const seats = Array.from({ length: match.charter.seats }, (_, seat) => seat);
  const plays = seats.flatMap((seat) => enabled(pendingOf(match, seat), seat, match.at));
  const play = digit(plays.length + 1, placeOf(plays, script?.entry));
  if (play > 0) return plays[play - 1];
  const acts = [...seats, HOST].flatMap((seat) => enabled(tableOf(match, seat), seat, match.at));
  const act = placeOf(acts, script?.entry);
  if (script?.entry && act === 0)
    return { code: 'not-offered', action: script.entry[2], option: script.entry[3] };
  const chosen = digit(acts.length + 1, act);
  return chosen === 0 ? undefined : acts[chosen - 1];
}

function enabled(actions: readonly PendingAction[], seat: Seat, at: number): Offered[] {
  return actions
    .filter(({ opens = at, closes = at + 1 }) => opens <= at && at < closes)
    .flatMap(({ id, options }) =>
      options
        .filter(({ off }) => off === undefined)
        .map((option) => ({ seat, action: id, option: option.id })),
    );
}

/** 1 for the first; 0 where the entry is not among them. */
function placeOf(offered: readonly Offered[], entry: Entry | undefined): number {
  if (!entry) return 0;
  const [, seat, action, option] = entry;
  return offered.findIndex((one) => one.seat === seat && one.action === action && one.option === option) + 1;
}

function checkOf<T extends Terms>(match: Match<T>): string {
  return hashOf([match.state, match.result ?? null]).slice(0, CHECK_LETTERS);
}

const numberOf = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : Number.NaN);
const escapeTilde = (text: string): string => text.replaceAll('~', '%7E');
const escape = (text: string): string => escapeTilde(encodeURIComponent(text));

function unescape(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
