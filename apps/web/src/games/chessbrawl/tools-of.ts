/** The buttons of the lowest row: while the run goes on, and when it is over. */
import type { MatchWords } from '../../match/words.en.ts';
import type { BrawlTool } from './BrawlTools.tsx';
import type { Commands } from './create-commands.ts';
import type { Run } from './create-run.ts';
import type { BrawlWords } from './words.en.ts';

export interface Ways {
  readonly run: Run;
  readonly commands: Commands;
  readonly hasThreats: boolean;
  readonly onThreats: () => void;
  readonly onReplay: () => void;
  readonly onOpen: (what: 'waves' | 'share' | 'end') => void;
}

export function toolsOf(
  { run, commands, hasThreats, onThreats, onReplay, onOpen }: Ways,
  words: BrawlWords,
  table: MatchWords,
): readonly BrawlTool[] {
  if (run.match().result)
    return [
      { name: 'restart', icon: 'redo', label: words.end.restart, onPress: commands.restart },
      { name: 'replay', icon: 'play', label: words.end.replay, onPress: onReplay },
      {
        name: 'share',
        icon: 'share',
        label: table.share,
        opensDialog: true,
        onPress: () => onOpen('share'),
      },
      {
        name: 'summary',
        icon: 'moves',
        label: words.replay.summary,
        opensDialog: true,
        onPress: () => onOpen('end'),
      },
    ];
  const { undo, redo } = commands.offers();
  return [
    { name: 'undo', icon: 'undo', label: table.undo, isOff: !undo, onPress: commands.undo },
    { name: 'redo', icon: 'redo', label: table.redo, isOff: !redo, onPress: commands.redo },
    { name: 'threats', icon: 'eye', label: words.play.threats, isOn: hasThreats, onPress: onThreats },
    {
      name: 'waves',
      icon: 'moves',
      label: words.play.waves,
      onlyNarrow: true,
      opensDialog: true,
      onPress: () => onOpen('waves'),
    },
    {
      name: 'speed',
      sign: words.pace[run.state().pace],
      label: words.play.speed,
      isOff: !run.offer('PACE'),
      onPress: commands.nextPace,
    },
    { name: 'menu', icon: 'menu', label: table.menu, opensDialog: true, onPress: commands.pause },
  ];
}
