/** `rankfall solve`: the shortest plan of a Stepwise level, or the proof that there is none. */
import { firstState, forPlay, type Turn } from '@rankfall/stepwise';
import { solving, unpack, type Verdict } from '@rankfall/stepwise/solver';
import { sayCost } from '@rankfall/stepwise/words';
import { wholeNumber, type Args } from './args.ts';
import { Complaint } from './complaint.ts';
import type { Outside } from './outside.ts';
import { levelFrom } from './stepwise/level-file.ts';

const USUAL_STATES = 4_000_000;
/** Between two looks at signals. */
const EVERY = 20;

export async function run(args: Args, outside: Outside): Promise<number> {
  const [name, ...others] = args.words;
  if (name === undefined || others.length > 0)
    throw new Complaint(
      'solve needs one level: a file, - for standard input, or the number of a shipped one.',
    );
  const level = await levelFrom(name, outside);
  const asked = args.one('states');
  const states = asked === undefined ? USUAL_STATES : wholeNumber(asked, '--states', 1, 20_000_000);
  const verdict = await decide(solving(firstState(forPlay(level), false), { states }), outside);
  outside.stdout.write(
    args.has('json') ? `${JSON.stringify(answer(verdict))}\n` : `${tell(verdict).join('\n')}\n`,
  );
  return 0;
}

async function decide(search: ReturnType<typeof solving>, outside: Outside): Promise<Verdict> {
  const { stderr } = outside;
  for (let i = 1; ; i++) {
    const next = search.next();
    if (next.done) {
      if (stderr.isTerminal) stderr.write('\r\u001B[K');
      return next.value;
    }
    if (i % EVERY !== 0) continue;
    if (stderr.isTerminal)
      stderr.write(`\r${next.value.seen} states, at least ${sayCost(unpack(next.value.bound))}`);
    await outside.breathe();
  }
}

/** Always the same four fields: without a plan its figures are null, and undecided is neither solvable nor not. */
function answer(verdict: Verdict): object {
  if (verdict.kind === 'solved') return { solvable: true, ...verdict.cost, plan: verdict.turns };
  const solvable = verdict.kind === 'undecided' ? null : false;
  return { solvable, turns: null, steps: null, plan: null };
}

function tell(verdict: Verdict): readonly string[] {
  const { expanded, seen } = verdict.stats;
  const work = `${seen} states seen, ${expanded} expanded.`;
  if (verdict.kind !== 'solved')
    return [
      `${verdict.kind === 'unsolvable' ? 'No solution exists.' : 'Not decided within the budget.'} ${work}`,
    ];
  return [`${sayCost(verdict.cost)}. ${work}`, ...verdict.turns.flatMap(tellTurn)];
}

function tellTurn({ paths, skills }: Turn, i: number): readonly string[] {
  return [
    `Turn ${i + 1}`,
    ...Object.entries(paths).map(([name, path]) => `  ${name}: ${path}`),
    ...skills.map((skill) => `  push ${skill}`),
  ];
}
