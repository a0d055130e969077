/** Text from standard input or a file: in lines as they come, or whole, and never more than is sensible. */
import { clip, Complaint } from './complaint.ts';
import type { Outside } from './outside.ts';

/** A line as it was read; of a longer one only the beginning is kept. */
const LONGEST_LINE = 1_100_000;
const LONGEST_TEXT = 17_000_000;

/** The lines of a stream: those of one piece together, so that answers can go out together. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest: string[] = [];
  let held = 0;
  for await (const chunk of chunks) {
    const parts = chunk.split('\n');
    const last = parts.pop() ?? '';
    if (parts.length > 0) {
      parts[0] = rest.join('') + (parts[0] ?? '');
      rest = [];
      held = 0;
      yield parts.map(withoutReturn);
    }
    // What is beyond the limit is dropped as it comes, so an endless line costs no memory.
    if (held < LONGEST_LINE) rest.push(last);
    held += last.length;
  }
  const end = rest.join('');
  if (end !== '') yield [withoutReturn(end)];
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

/** The whole text behind a name; `-` is standard input. */
export async function textOf(name: string, outside: Outside): Promise<string> {
  if (name !== '-') return outside.readText(name);
  const parts: string[] = [];
  let length = 0;
  for await (const chunk of outside.stdin) {
    parts.push(chunk);
    length += chunk.length;
    if (length > LONGEST_TEXT) throw tooLong();
  }
  return parts.join('');
}

export function tooLong(): Complaint {
  return new Complaint(`The input is longer than ${LONGEST_TEXT / 1_000_000} MB, which no match needs.`);
}

/** What went wrong with a file, as a sentence. */
export function fileComplaint(path: string, error: unknown): Complaint {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = `"${clip(path, 80)}"`;
  const known: Readonly<Record<string, string>> = {
    ENOENT: `There is no file ${name}.`,
    EISDIR: `${name} is a folder, not a file.`,
    ENOTDIR: `${name} leads through something that is no folder.`,
    EACCES: `The file ${name} may not be opened.`,
    EPERM: `The file ${name} may not be opened.`,
    EROFS: `The file ${name} cannot be written: the disk is read-only.`,
    ENOSPC: `The file ${name} cannot be written: the disk is full.`,
    ENAMETOOLONG: `${name} is too long for a file name.`,
  };
  return new Complaint(known[code] ?? `The file ${name} cannot be used (${code || String(error)}).`);
}

export { LONGEST_TEXT };
