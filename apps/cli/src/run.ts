/** Finds the command, runs it, and turns what goes wrong into one line and an exit code. */
import { parseArgs } from './args.ts';
import { commands, type Command } from './commands.ts';
import { clip, Complaint } from './complaint.ts';
import { helpOn, overview } from './help.ts';
import type { Outside } from './outside.ts';
import { didYouMean } from './spelling.ts';
import { VERSION } from './version.ts';

export const FINE = 0;
export const WRONG_INPUT = 1;
export const BUG = 2;

export async function run(typed: readonly string[], outside: Outside): Promise<number> {
  try {
    return await dispatch(typed, outside);
  } catch (error) {
    if (error instanceof Complaint) {
      outside.stderr.write(`rankfall: ${error.message.replaceAll(/\s*\n\s*/gu, ' ')}\n`);
      return WRONG_INPUT;
    }
    outside.stderr.write(bugReport(error, outside.env));
    return BUG;
  }
}

async function dispatch(typed: readonly string[], outside: Outside): Promise<number> {
  const [name, ...rest] = typed;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const about = name === 'help' ? rest.find((word) => !word.startsWith('-')) : undefined;
    outside.stdout.write(about === undefined ? overview(commands) : helpOn(commandNamed(about)));
    return FINE;
  }
  if (name === '--version' || name === 'version') {
    outside.stdout.write(`rankfall ${VERSION}\n`);
    return FINE;
  }
  const command = commandNamed(name);
  if (rest.includes('--help') || rest.includes('-h')) {
    outside.stdout.write(helpOn(command));
    return FINE;
  }
  const args = parseArgs(command.options, rest);
  const { run: runCommand } = await command.load();
  return runCommand(args, outside);
}

function commandNamed(name: string): Command {
  const found = commands.find((command) => command.name === name);
  if (found) return found;
  const names = commands.map((command) => command.name);
  if (name.startsWith('-'))
    throw new Complaint(`There is no option ${clip(name)}${didYouMean(name, ['--help', '--version'])}`);
  throw new Complaint(`There is no command "${clip(name)}"${didYouMean(name, [...names, 'help'])}`);
}

/** A bug is ours: say so, and show the stack only to those who asked for it. */
export function bugReport(error: unknown, env: Outside['env']): string {
  const message = error instanceof Error ? error.message : String(error);
  const stack = env['RANKFALL_DEBUG'] === '1' && error instanceof Error ? `${error.stack ?? ''}\n` : '';
  const hint = stack === '' ? ' RANKFALL_DEBUG=1 shows where.' : '';
  return `rankfall: This is a bug, please report it: ${clip(message, 300)}${hint}\n${stack}`;
}
