/** How a run ended, what it was worth, and what to do next. */
import type { Piece } from '@rankfall/chessbrawl';
import { pieceWords } from '@rankfall/chessbrawl/words';
import { count } from '../../words/say.ts';

export const endWords = {
  victory: 'VICTORY!',
  defeat: 'KING DEFEATED!',
  victoryLine: 'Every wave is cleared, and your King still stands.',
  captured: (n: number) => `Captured: ${n}`,
  lost: (n: number) => `Lost: ${n}`,
  icons: (piece: Piece, n: number) => `${n} × ${pieceWords[piece]}`,
  skipAll: 'Show all at once',
  helped: (turns: number, waves: number, finished: number, undone: boolean) =>
    [
      turns > 0 ? `${count(turns, 'turn', 'turns')} skipped` : '',
      waves > 0 ? `${count(waves, 'wave', 'waves')} skipped` : '',
      finished > 0 ? `${count(finished, 'wave', 'waves')} finished from the menu` : '',
      undone ? 'moves taken back' : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  assisted: 'Assisted run: it sets no record.',
  newRecord: (what: string) => `New personal record: ${what}.`,
  recordNames: {
    far: 'furthest',
    score: 'best score',
    quick: 'fastest victory',
    few: 'fewest moves to victory',
  },
  place: (round: number, wave: number) => `round ${round}, wave ${wave}`,
  restart: 'Restart',
  menu: 'Menu',
  replay: 'Replay',
  share: 'Share',
  look: 'Board',
  feat: (name: string) => `Feat: ${name}`,
  chart: 'The run, turn by turn',
  chartTable: 'The same as a table',
  series: { points: 'Points', pieces: 'Pieces', lost: 'Lost' },
  turns: 'Turns',
  wave: 'Wave',
  shareText: (how: string, where: string, captured: number, lost: number, moves: number, time: string) =>
    `ChessBrawl, ${how}: ${where}. ${captured} captured, ${lost} lost, ${count(moves, 'move', 'moves')}, ${time}.`,
  won: 'victory',
  fell: (round: number, wave: number) => `fell in round ${round}, wave ${wave}`,
  reached: (round: number, wave: number) => `reached round ${round}, wave ${wave}`,
  daily: (day: string) => `daily run of ${day}`,
  run: (mode: string, king: string) => `${mode}, ${king}`,
  sentence: 'Sentence',
  sentenceHelp: 'Tells how it went, and lets others try the same run.',
  link: 'Link to the whole run',
  linkHelp: 'Opens the replay in any browser.',
  record: 'Record',
  recordHelp: 'Everything, as this site keeps it.',
  feats: {
    'first-wave': { name: 'First blood', line: 'Clear a wave by capturing all of it.' },
    'round-three': { name: 'Holding on', line: 'Reach round 4 without help.' },
    'round-six': { name: 'Hard to kill', line: 'Reach round 7 without help.' },
    victory: { name: 'Still standing', line: 'Win a Classic run without help.' },
    'no-loss': { name: 'Not one', line: 'Clear a whole round without losing a piece.' },
    pacifist: { name: 'King’s own hand', line: 'Clear a wave with the King alone on the board.' },
    thrifty: { name: 'Thrifty', line: 'Reach round 3 with 20 points unspent.' },
    promoter: { name: 'Long walk', line: 'Bring three pawns to the far row in one run.' },
    hoarder: { name: 'Royal guard', line: 'Have two queens on the board at once.' },
    ruthless: { name: 'No mercy asked', line: 'Reach round 4 against the Ruthless enemy without help.' },
    siege: { name: 'On the brink', line: 'Clear a wave of a ranked run after the siege was announced.' },
    daily: { name: 'Every day', line: 'Finish the daily run on three days in a row.' },
  },
};
