/** `rankfall games`: what there is to play. */
import { botsFor } from '@rankfall/bots/registry';
import { formOf } from '@rankfall/kernel';
import type { Args } from './args.ts';
import { catalogue } from './catalogue.ts';
import { Complaint } from './complaint.ts';
import type { Outside } from './outside.ts';
import { styleFor } from './style.ts';
import { alignRows } from './table.ts';

export async function run(args: Args, outside: Outside): Promise<number> {
  if (args.words.length > 0) throw new Complaint('games takes no words; "rankfall settings GAME" says more.');
  const all = await Promise.all(catalogue.map(async (listed) => ({ listed, kit: await listed.load() })));
  const described = all.map(({ listed, kit }) => {
    const [game] = kit.games;
    return {
      id: game.id,
      title: kit.title,
      summary: listed.summary,
      rules: game.rules,
      seats: game.seats,
      settings: formOf(game.settings).map(({ path }) => path),
      presets: Object.keys(game.settings.presets),
      bots: botsFor(game.id).map(({ name }) => name),
    };
  });
  if (args.has('json')) {
    outside.stdout.write(`${JSON.stringify(described)}\n`);
    return 0;
  }
  const style = styleFor(outside.stdout, outside.env);
  for (const { id, summary, rules, seats, settings, presets, bots } of described) {
    const rows = alignRows([
      ['seats', seats.min === seats.max ? String(seats.min) : `${seats.min} to ${seats.max}`],
      ['rules', `version ${rules}`],
      ['settings', settings.join(', ') || 'none'],
      ['presets', presets.join(', ') || 'none'],
      ['bots', bots.join(', ')],
    ]);
    outside.stdout.write([`${style.bold(id)}: ${summary}`, ...rows.map((row) => `  ${row}`), ''].join('\n'));
  }
  return 0;
}
