import { describe, expect, test } from 'vitest';
import { fakeOutside } from '../test/fake-outside.ts';
import { fileComplaint, linesOf, textOf } from './input.ts';

async function all(chunks: readonly string[]): Promise<readonly string[]> {
  const out: string[] = [];
  for await (const lines of linesOf(fakeOutside({ stdin: chunks }).stdin)) out.push(...lines);
  return out;
}

describe('lines of a stream', () => {
  test.each([
    ['one chunk', ['a\nb\nc\n'], ['a', 'b', 'c']],
    ['no newline at the end', ['a\nb'], ['a', 'b']],
    ['cut anywhere', ['a', 'b\n', '\nc', 'd', '\n'], ['ab', '', 'cd']],
    ['Windows line ends', ['a\r\nb\r', '\nc'], ['a', 'b', 'c']],
    ['nothing', [], []],
  ])('%s', async (_title, chunks, lines) => {
    expect(await all(chunks)).toEqual(lines);
  });

  test('an endless line is cut, the next one is whole', async () => {
    const chunk = 'x'.repeat(1_000_000);
    const [long = '', next] = await all([chunk, chunk, chunk, chunk, '\nnext\n']);
    expect(long.length).toBeLessThan(2_100_000);
    expect(next).toBe('next');
  });
});

describe('a whole text', () => {
  test('of standard input or a file', async () => {
    expect(await textOf('-', fakeOutside({ stdin: ['a', 'b'] }))).toBe('ab');
    expect(await textOf('f', fakeOutside({ files: { f: 'text' } }))).toBe('text');
  });

  test('too long is refused while it comes', async () => {
    const chunk = 'x'.repeat(6_000_000);
    await expect(textOf('-', fakeOutside({ stdin: [chunk, chunk, chunk] }))).rejects.toThrow(
      'longer than 17 MB',
    );
  });

  test('what is wrong with a file is a sentence', () => {
    const wrong = (code: string): string =>
      fileComplaint('a.json', Object.assign(new Error('x'), { code })).message;
    expect(wrong('ENOENT')).toBe('There is no file "a.json".');
    expect(wrong('EISDIR')).toBe('"a.json" is a folder, not a file.');
    expect(wrong('EWHAT')).toBe('The file "a.json" cannot be used (EWHAT).');
  });
});
