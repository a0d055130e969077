import { expect, test } from 'vitest';
import { pgnTags } from './share.ts';

const bots = (side: 0 | 1): string | undefined => (side === 1 ? 'Club' : undefined);

test('a PGN names the day and who played; a human without a name stays unknown', () => {
  const startedAt = Date.UTC(2026, 1, 3, 23, 59);
  const seats = [{ kind: 'human' }, { kind: 'bot', bot: 'club' }] as const;
  expect(pgnTags({ seats, startedAt }, bots)).toEqual({ Date: '2026.02.03', White: '?', Black: 'Club' });
  const named = [{ kind: 'human', name: 'Ada' }, seats[1]] as const;
  expect(pgnTags({ seats: named, startedAt }, bots)['White']).toBe('Ada');
});
