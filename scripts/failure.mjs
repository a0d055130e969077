/** An expected failure is one sentence and what to do about it; only our own mistakes get a stack trace. */

export class Failure extends Error {
  /**
   * @param {string} sentence what went wrong
   * @param {string} [advice] what to do
   */
  constructor(sentence, advice) {
    super(advice === undefined ? sentence : `${sentence} ${advice}`);
    this.name = 'Failure';
  }
}

/**
 * The outermost call of a command.
 * @param {() => Promise<void> | void} command
 */
export async function main(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  }
}
