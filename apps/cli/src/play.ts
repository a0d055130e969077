/** `rankfall play`: a match in the terminal, or one among bots. */
import {
  linkOf,
  lineOf,
  recordOf,
  start,
  writeRecord,
  type AnyTerms,
  type Match,
  type Told,
} from '@rankfall/kernel';
import { botsFor } from '@rankfall/bots/registry';
import type { Args } from './args.ts';
import { autoplay } from './autoplay.ts';
import { kitNamed } from './catalogue.ts';
import { Complaint } from './complaint.ts';
import type { GameKit } from './kit.ts';
import { readMatch, sayBroken } from './match-text.ts';
import { botsOnly, clockFrom, HUMAN, seedFrom, sittersFrom } from './match-args.ts';
import type { Outside } from './outside.ts';
import { settingsFrom } from './settings-args.ts';
import { styleFor } from './style.ts';

export async function run(args: Args, outside: Outside): Promise<number> {
  const [id, ...others] = args.words;
  if (others.length > 0) throw new Complaint('play takes one game; the rest are options.');
  const kit = await kitNamed(id, 'play');
  const [game] = kit.games;
  const usual = Array.from({ length: game.seats.min }, (_, seat) => (seat === 0 ? HUMAN : 'random'));
  const sitters = sittersFrom(args, game, usual);
  const { match, told } = args.has('resume')
    ? await resumed(args, kit, outside)
    : fresh(args, kit, sitters.length, outside);
  if (args.has('json') || !sitters.includes(HUMAN)) {
    const bots = botsOnly(sitters, '--json plays without people; add --seats such as random,random.');
    const names = bots.map(({ name }) => name);
    const played = kit.inRealTime?.(match, names) ?? autoplay(match, bots);
    outside.stdout.write(
      args.has('json') ? `${writeRecord(recordOf(played))}\n` : `${summary(kit, played).join('\n')}\n`,
    );
    return 0;
  }
  if (kit.inRealTime)
    throw new Complaint(
      `${kit.title} is played on the site; here bots play it: add --seats such as ${botsFor(game.id)
        .slice(-2)
        .map(({ name }) => name)
        .join(',')}.`,
    );
  const { Session } = await import('./terminal/session.ts');
  const { sitDown } = await import('./terminal/sit-down.ts');
  const style = styleFor(outside.stdout, outside.env);
  const hired = outside.hireBots(game.id, { games: kit.games, bots: botsFor(game.id) });
  const session = new Session({
    kit,
    thinker: hired.thinker,
    match,
    sitters,
    style,
    ascii: args.has('ascii'),
    columns: outside.stdout.columns,
    now: () => outside.now(),
  });
  const greeting = [
    `${style.bold(kit.title)}, seed ${match.charter.seed}. Type a move, or "help".`,
    ...kit.face.tell(told),
  ];
  if (sitters.some((sitter) => sitter !== HUMAN)) hired.thinker.warm();
  try {
    await sitDown(session, greeting, outside);
  } finally {
    await hired.close();
  }
  return 0;
}

interface Opening {
  readonly match: Match<AnyTerms>;
  /** What happened before anybody could choose. */
  readonly told: readonly Told<AnyTerms>[];
}

function fresh(args: Args, kit: GameKit, seats: number, outside: Outside): Opening {
  const [game] = kit.games;
  const clock = clockFrom(args, game);
  const settings = settingsFrom(args, game);
  const table = { ...kit.tableFor?.(settings), ...(clock ? { clock } : {}) };
  const started = start(game, { settings, seed: seedFrom(args, outside), seats, table });
  if (!started.match) throw new Complaint(kit.sayReason(started.refused));
  return started;
}

/** A saved match, where it was left. */
async function resumed(args: Args, kit: GameKit, outside: Outside): Promise<Opening> {
  const own = ['seed', 'set', 'preset', 'start', 'clock'].find((name) => args.has(name));
  if (own !== undefined)
    throw new Complaint(`--resume goes on with the match as it was; leave --${own} out.`);
  const name = args.one('resume') ?? '';
  if (name === '-') throw new Complaint('--resume needs a file: standard input is for the moves.');
  const saved = readMatch(await outside.readText(name), [kit]);
  const { match } = saved.folded;
  if (!match) throw new Complaint(sayBroken(saved));
  if (match.result) throw new Complaint('That match is over; "rankfall replay" shows it.');
  return { match, told: [] };
}

function summary(kit: GameKit, match: Match<AnyTerms>): readonly string[] {
  const { result, charter } = match;
  return [
    result ? kit.sayResult(result) : 'It is not over.',
    `plies  ${lineOf(match).length}`,
    `seed   ${charter.seed}`,
    `link   ${linkOf(match)}`,
  ];
}
