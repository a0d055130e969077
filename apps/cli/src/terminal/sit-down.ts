/** Brings a session and its lines together: a person at a keyboard, or whatever comes through a pipe. */
import { linkOf, lineOf } from '@rankfall/kernel';
import { linesOf } from '../input.ts';
import type { Outside } from '../outside.ts';
import { hear } from './hear.ts';
import type { Answer } from './orders.ts';
import type { Session } from './session.ts';

export async function sitDown(
  session: Session,
  greeting: readonly string[],
  outside: Outside,
): Promise<void> {
  const opening = [...greeting, ...session.catchUp()];
  // Somebody at a keyboard sees the table at once; a pipe has nobody to keep company.
  if (!outside.keyboard) opening.push(...(await session.letBotsPlay()));
  outside.stdout.write(`${[...opening, '', ...session.picture()].join('\n')}\n`);
  await (outside.keyboard ? atKeyboard(session, outside) : throughPipe(session, outside));
  outside.stdout.write(`${farewell(session).join('\n')}\n`);
}

/** What to write after a line was heard. */
function written(session: Session, { says, show }: Answer): string {
  const lines = show ? [...says, '', ...session.picture()] : says;
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

async function throughPipe(session: Session, outside: Outside): Promise<void> {
  for await (const lines of linesOf(outside.stdin)) {
    for (const line of lines) {
      // Nobody sees what was typed into a pipe, so it is said again.
      outside.stdout.write(`${session.prompt}${line.slice(0, 200)}\n`);
      const answer = await hear(session, line, outside);
      const says = answer.leave ? [] : await session.letBotsPlay();
      outside.stdout.write(
        written(session, says.length === 0 ? answer : { says: [...answer.says, ...says], show: true }),
      );
      if (answer.leave) return;
    }
  }
}

const TICK = 1000;

async function atKeyboard(session: Session, outside: Outside): Promise<void> {
  const typed = outside.keyboard?.open(() => session.prompt);
  if (!typed) return;
  const ticking = setInterval(() => {
    const left = session.flagIn();
    if (left === undefined) return;
    if (left > 0) {
      typed.refresh();
      return;
    }
    const late = session.catchUp();
    typed.say(written(session, { says: late, show: true }));
  }, TICK);
  // They think beside the prompt: one can look around, take back, resign or leave meanwhile.
  const letThink = async (): Promise<void> => {
    if (session.isThinking || session.botDue === undefined) return;
    const says = await session.letBotsPlay();
    if (says.length > 0) typed.say(written(session, { says, show: true }));
  };
  void letThink();
  try {
    for await (const line of typed.lines) {
      const answer = await hear(session, line, outside);
      outside.stdout.write(written(session, answer));
      if (answer.leave) break;
      void letThink();
    }
  } finally {
    session.stopThinking();
    clearInterval(ticking);
    typed.close();
  }
}

function farewell(session: Session): readonly string[] {
  const { match, kit } = session;
  const plies = lineOf(match).length;
  const count = `${plies} ${plies === 1 ? 'ply' : 'plies'}`;
  const how = match.result
    ? `${kit.sayResult(match.result)} ${count}.`
    : `You leave after ${count}. See you.`;
  return ['', how, `Link: ${linkOf(match)}`];
}
