/** `rankfall replay`: plays a match again from a record, a PGN or a link, and checks what it claims. */
import { hashOf, lineOf, lookAt, matchAtPly, type AnyTerms, type Match } from '@rankfall/kernel';
import { wholeNumber, type Args } from './args.ts';
import { allKits } from './catalogue.ts';
import { Complaint } from './complaint.ts';
import { textOf } from './input.ts';
import type { GameKit } from './kit.ts';
import { brokenJson, linkIn, readMatch, sayBroken } from './match-text.ts';
import type { Outside } from './outside.ts';
import { styleFor } from './style.ts';

export async function run(args: Args, outside: Outside): Promise<number> {
  const [name, ...others] = args.words;
  if (name === undefined) throw new Complaint('replay needs a file, a link, or - for standard input.');
  if (others.length > 0) throw new Complaint('replay takes one file; quote names with spaces.');
  const text = linkIn(name) !== undefined ? name : await textOf(name, outside);
  const kits = await allKits();
  const told = readMatch(text, kits);
  if (!told.folded.match) {
    const problem = sayBroken(told);
    if (args.has('json')) outside.stdout.write(`${JSON.stringify(brokenJson(told))}\n`);
    throw new Complaint(problem);
  }
  const { match } = told.folded;
  const kit = kitOf(kits, match);
  outside.stdout.write(answer(args, kit, match, outside));
  if (told.folded.note !== undefined) outside.stderr.write(`rankfall: ${told.folded.note}\n`);
  return 0;
}

function kitOf(kits: readonly GameKit[], match: Match<AnyTerms>): GameKit {
  const kit = kits.find((one) => one.games.some(({ id }) => id === match.charter.game.id));
  if (!kit) throw new Error(`no kit for ${match.charter.game.id}`);
  return kit;
}

function answer(args: Args, kit: GameKit, whole: Match<AnyTerms>, outside: Outside): string {
  const plies = lineOf(whole).length;
  const wanted = args.one('at');
  const at = wanted === undefined ? undefined : wholeNumber(wanted, '--at', 0, plies);
  const match = at === undefined ? whole : matchAtPly(whole, at);
  if (args.has('json')) return `${JSON.stringify(described(kit, match, at ?? plies))}\n`;
  const lines: string[] = [];
  if (args.has('board')) lines.push(...drawn(kit, match, outside));
  if (at !== undefined) lines.push(kit.positionOf?.(match) ?? JSON.stringify(match.state));
  if (args.has('moves')) lines.push(kit.movesOf(match));
  return `${(lines.length > 0 ? lines : verdict(kit, match, plies)).join('\n')}\n`;
}

function described(kit: GameKit, match: Match<AnyTerms>, plies: number): object {
  const { charter, result, state, sitting, at } = match;
  return {
    ok: true,
    game: charter.game.id,
    rules: charter.game.rules,
    seed: charter.seed,
    settings: charter.settings,
    plies,
    until: at,
    result: result ?? null,
    says: result ? kit.sayResult(result) : null,
    hash: hashOf(state),
    ...(kit.positionOf ? { position: kit.positionOf(match) } : {}),
    moves: kit.movesOf(match),
    marks: sitting.marks,
  };
}

function verdict(kit: GameKit, match: Match<AnyTerms>, plies: number): readonly string[] {
  const { charter, result, state, sitting } = match;
  return [
    `game    ${kit.title}, rules ${charter.game.rules}, seed ${charter.seed}`,
    `result  ${result ? kit.sayResult(result) : 'Not over yet.'}`,
    `plies   ${plies}`,
    `hash    ${hashOf(state)}`,
    ...(sitting.marks.length > 0 ? [`marks   ${sitting.marks.join(', ')}`] : []),
  ];
}

function drawn(kit: GameKit, match: Match<AnyTerms>, outside: Outside): readonly string[] {
  const names = Array.from({ length: match.charter.seats }, (_, seat) => kit.seatName(seat));
  return kit.face.draw(lookAt(match, 'watcher'), {
    style: styleFor(outside.stdout, outside.env),
    ascii: false,
    bottom: 0,
    hintsFor: undefined,
    names,
    moves: kit.movesOf(match),
    columns: outside.stdout.columns,
  });
}
