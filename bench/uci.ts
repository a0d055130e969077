/** A chess engine behind a pipe that speaks UCI. Nothing here waits for ever: an engine that is silent is an error. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

const PATIENCE = 20_000;

export class UciEngine {
  readonly #process: ChildProcess;
  readonly #waiting: { readonly begins: string; readonly done: (line: string) => void }[] = [];

  constructor(command: string, args: readonly string[] = []) {
    this.#process = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    const { stdout } = this.#process;
    if (!stdout) throw new Error(`${command} has no output`);
    createInterface({ input: stdout }).on('line', (line) => {
      const at = this.#waiting.findIndex(({ begins }) => line.startsWith(begins));
      if (at >= 0) this.#waiting.splice(at, 1)[0]?.done(line);
    });
  }

  async begin(options: Readonly<Record<string, string>>): Promise<void> {
    await this.ask('uci', 'uciok');
    for (const [name, value] of Object.entries(options)) this.tell(`setoption name ${name} value ${value}`);
    await this.ask('isready', 'readyok');
  }

  tell(line: string): void {
    this.#process.stdin?.write(`${line}\n`);
  }

  /** Says something and waits for a line that begins so. */
  async ask(line: string, begins: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no answer to "${line}"`)), PATIENCE);
      this.#waiting.push({
        begins,
        done: (answer) => {
          clearTimeout(late);
          resolve(answer);
        },
      });
      this.tell(line);
    });
  }

  /** Its move in this position, after so many milliseconds. */
  async move(position: string, millis: number): Promise<string> {
    this.tell(position);
    const answer = await this.ask(`go movetime ${millis}`, 'bestmove');
    return answer.split(' ')[1] ?? '';
  }

  quit(): void {
    this.tell('quit');
    this.#process.kill();
  }
}
