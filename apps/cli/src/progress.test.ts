import { describe, expect, test } from 'vitest';
import { fakeOutside } from '../test/fake-outside.ts';
import { barOf, progressOf } from './progress.ts';

describe('progress', () => {
  test('a bar fits the terminal', () => {
    expect(barOf(50, 100, 'games', 10_000, 80)).toBe(
      `${'█'.repeat(15)}${'░'.repeat(15)} 50/100 games, 10 s left`,
    );
    expect(barOf(0, 100, 'games', 0, 80)).toContain('just begun');
    for (const columns of [10, 30, 50])
      expect(barOf(7, 9, 'games', 99, columns).length).toBeLessThan(columns);
    expect(barOf(1, 1000, 'games', 10_000, 80)).toContain('167 min left');
  });

  test('a terminal gets a bar that is taken away again', () => {
    const outside = fakeOutside({ isTerminal: true });
    const progress = progressOf(10, 'games', outside);
    progress.at(1);
    expect(outside.written.stderr).toBe('');
    outside.time += 200;
    progress.at(2);
    expect(outside.written.stderr).toContain('2/10 games');
    progress.end();
    expect(outside.written.stderr.endsWith('\r\u001b[K')).toBe(true);
  });

  test('elsewhere there is a line now and then', () => {
    const outside = fakeOutside();
    const progress = progressOf(4000, 'games', outside);
    for (let i = 1; i < 30; i++) {
      outside.time += 1000;
      progress.at(i * 100);
    }
    progress.end();
    expect(outside.written.stderr).toBe('1,000 of 4,000 games, 30 s left\n2,000 of 4,000 games, 20 s left\n');
  });
});
