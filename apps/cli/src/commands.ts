/** All commands: what they are called with, and where they live. A command is loaded only when it is run. */
import type { Args, OptionSpec } from './args.ts';
import type { Outside } from './outside.ts';

export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly usage: readonly string[];
  readonly about?: readonly string[];
  readonly options: readonly OptionSpec[];
  /** What to type, and what it does. */
  readonly examples: readonly (readonly [typed: string, does: string])[];
  load(): Promise<Runnable>;
}

export interface Runnable {
  /** Answers with the exit code. */
  run(args: Args, outside: Outside): Promise<number>;
}

const SEED: OptionSpec = {
  name: 'seed',
  value: 'TEXT',
  help: 'Where chance comes from; the same seed plays the same',
};
const SET: OptionSpec = {
  name: 'set',
  value: 'KEY=VALUE',
  many: true,
  help: 'Change a setting; "rankfall settings GAME" lists them',
};
const PRESET: OptionSpec = { name: 'preset', value: 'NAME', help: 'Take the settings of a preset' };
const START: OptionSpec = { name: 'start', value: 'POSITION', help: 'Start from this position (SakFEN)' };
const JSON_OUT: OptionSpec = { name: 'json', help: 'Answer in JSON, for machines' };

const START_POSITION = '8/8/8/8/8/8/8/8[PPNPBPRPQPPNBRPKppnpbprpqppnbrpk] w - - 0 1 1:0/1:0 n1;fixed;skip';

export const commands: readonly Command[] = [
  {
    name: 'play',
    summary: 'Play in the terminal, or watch what bots make of it',
    usage: ['play GAME [options]'],
    about: [
      'You play against the random bot unless --seats says otherwise. Moves are typed as N@c1, e1e3 or Nf3; "help" lists the rest.',
      'Lines may also come from a pipe: the game goes on until they end.',
    ],
    options: [
      { name: 'seats', value: 'WHO,WHO', help: 'Who sits where: human or a bot; White first' },
      SEED,
      { name: 'clock', value: 'M+S', help: 'Minutes for the game + seconds for each turn, such as 5+3' },
      PRESET,
      SET,
      START,
      { name: 'resume', value: 'FILE', help: 'Go on with a match that was saved' },
      { name: 'ascii', help: 'Draw pieces as letters' },
      { name: 'json', help: 'Only bots: print the match record, which "replay" reads' },
    ],
    examples: [
      ['rankfall play saktris', 'you are White, the random bot is Black'],
      ['rankfall play saktris --seats human,club', 'against one of the six levels'],
      ['rankfall play saktris --seats human,human --clock 5+3', 'two people at one keyboard'],
      ['rankfall play saktris --seats random,random --seed 42 --json > match.json', 'a record to replay'],
      ['rankfall play saktris --preset tetris --set arrivalFrequency=2', 'other rules'],
      ['rankfall play chessbrawl --set king=ugly --seats human,grandmaster', 'survive a thinking enemy'],
    ],
    load: () => import('./play.ts'),
  },
  {
    name: 'replay',
    summary: 'Play a match again from its record, PGN or link, and check it',
    usage: ['replay FILE [options]', 'replay - [options]', 'replay LINK [options]'],
    about: [
      'Prints the result, the number of plies and a hash of the final state; says where a log does not hold.',
    ],
    options: [
      { name: 'moves', help: 'Print the moves in PGN form instead' },
      { name: 'at', value: 'PLY', help: 'Print the position after so many plies instead' },
      { name: 'board', help: 'Draw the position as well' },
      JSON_OUT,
    ],
    examples: [
      ['rankfall replay match.json', 'result, plies, hash'],
      ['rankfall replay game.pgn --at 20 --board', 'the position after 20 plies, drawn'],
      [
        'rankfall play saktris --seats random,random --json | rankfall replay - --moves',
        'the moves of a random game',
      ],
    ],
    load: () => import('./replay.ts'),
  },
  {
    name: 'simulate',
    summary: 'Let bots play many matches and count',
    usage: ['simulate GAME --games N [options]'],
    about: [
      'Game number i has the seed SEED/i, so the results are the same with any number of jobs.',
      'A game may have a question of its own: ChessBrawl shows how far runs get, for every King, mode and autoplayer that --set and --seats leave open.',
    ],
    options: [
      { name: 'games', value: 'N', help: 'How many matches (100)' },
      { name: 'seats', value: 'BOT,BOT', help: 'Which bot sits where (random everywhere)' },
      { name: 'jobs', value: 'J', help: 'Worker threads (one for each core)' },
      { name: 'keep', value: 'FILE', help: 'ChessBrawl: keep what was counted there, and go on from it' },
      { name: 'kept', value: 'FILE,FILE', help: 'ChessBrawl: play nothing, tell what these files keep' },
      { name: 'report', value: 'FILE.md', help: 'ChessBrawl: write a page with a chart, too' },
      SEED,
      PRESET,
      SET,
      START,
      JSON_OUT,
    ],
    examples: [
      ['rankfall simulate saktris --games 1000 --seats random,random', 'a table of wins, draws and reasons'],
      [
        'rankfall simulate saktris --games 200 --seed demo --set blocked=force --json',
        'the same for machines',
      ],
      [
        'rankfall simulate chessbrawl --set mode=plus --seats greedy',
        'how far a greedy player gets with boons',
      ],
    ],
    load: () => import('./simulate.ts'),
  },
  {
    name: 'ladder',
    summary: 'Measure how much stronger each level of a game is than the one below',
    usage: ['ladder GAME [options]'],
    about: [
      'Neighbours play half of their games with either side, with the same seeds, so both meet the same arrivals. A draw counts half.',
      'With --keep the results so far are written down after every few games, and the next run goes on from there.',
    ],
    options: [
      { name: 'games', value: 'N', help: 'How many games for each pair (200)' },
      { name: 'only', value: 'LEVEL', help: 'Only this level against the one below' },
      { name: 'keep', value: 'FILE', help: 'Write the results so far to this file, and go on from it' },
      { name: 'jobs', value: 'J', help: 'Worker threads (one for each core)' },
      SEED,
      PRESET,
      SET,
      JSON_OUT,
    ],
    examples: [
      ['rankfall ladder saktris', 'all six levels'],
      ['rankfall ladder saktris --games 40 --only master', 'a first impression of one'],
    ],
    load: () => import('./ladder.ts'),
  },
  {
    name: 'balance',
    summary: 'Measure how even the doctrines of Starlines are',
    usage: ['balance starlines [options]'],
    about: [
      'Plays every pairing of doctrine pairs with an Admiral on both sides and says which bounds hold: win rates with 95 % intervals, length, use of ships. The same seed plays the same games with any number of jobs.',
      'With --keep it can be stopped at any time and gone on with.',
    ],
    options: [
      { name: 'games', value: 'N', help: 'How many games for each pairing and book (1000)' },
      { name: 'bot', value: 'NAME', help: 'Which Admiral plays (admiral-quick)' },
      {
        name: 'book',
        value: 'NAME',
        many: true,
        help: 'Its book of plans: handbook, grown or both (each in turn)',
      },
      {
        name: 'numbers',
        value: 'FILE',
        help: 'Try other numbers, as JSON: { "ZEN.damage": 5, "SAC.lines": 4 }',
      },
      { name: 'jobs', value: 'J', help: 'Worker threads (one for each core)' },
      { name: 'keep', value: 'FILE', help: 'Keep what was played here, and go on from it' },
      { name: 'out', value: 'NAME', help: 'Write NAME.md and a plot for each book instead of printing' },
      SEED,
      JSON_OUT,
    ],
    examples: [
      ['rankfall balance starlines --games 100 --book both', 'a table after some minutes'],
      [
        'rankfall balance starlines --keep balance.json --out docs/balance-starlines',
        'the whole report, resumable',
      ],
      [
        'rankfall balance starlines --games 200 --book both --numbers trial.json',
        'what if a ship cost or did something else',
      ],
    ],
    load: () => import('./balance.ts'),
  },
  {
    name: 'perft',
    summary: 'Count the lines of play from a Saktris position',
    usage: ['perft SAKFEN DEPTH [--divide]', 'perft - DEPTH'],
    about: ['With "-" positions come from standard input, one a line, and each is answered with one line.'],
    options: [{ name: 'divide', help: 'Count for each move, then in total' }],
    examples: [
      [`rankfall perft "${START_POSITION}" 4`, 'one number'],
      ['rankfall perft - 2 < positions.txt', 'a number for each line'],
    ],
    load: () => import('./perft.ts'),
  },
  {
    name: 'legal',
    summary: 'List the legal moves of a Saktris position',
    usage: ['legal SAKFEN', 'legal -'],
    about: [
      'In machine form, sorted, on one line: N@c1, e1e3, a7a8q, b1c3,P@b1, or 0000 for a forced pass. A finished game has none.',
    ],
    options: [],
    examples: [[`rankfall legal "${START_POSITION}"`, 'P@a1 P@b1 … P@h1']],
    load: () => import('./legal.ts'),
  },
  {
    name: 'solve',
    summary: 'Find the shortest plan of a Stepwise level, or prove that there is none',
    usage: ['solve LEVEL [options]', 'solve - [options]'],
    about: [
      'LEVEL is a file (JSON or short text), or the number of a shipped level. The plan is shortest by turns, then by steps.',
    ],
    options: [
      { name: 'states', value: 'N', help: 'Give up undecided after so many states (4000000)' },
      { name: 'json', help: 'Answer {solvable, turns, steps, plan}; solvable is null if undecided' },
    ],
    examples: [
      ['rankfall solve 06', 'turns, steps and the routes of everybody'],
      ['rankfall generate stepwise --seed demo | rankfall solve - --json', 'the same for machines'],
    ],
    load: () => import('./solve.ts'),
  },
  {
    name: 'generate',
    summary: 'Make a Stepwise level that is proven to be solvable',
    usage: ['generate stepwise [options]'],
    about: ['The level is printed as a file, with its par and one shortest solution.'],
    options: [
      { name: 'difficulty', value: 'D', help: 'From 1, gentle, to 5 (3)' },
      SEED,
      { name: 'daily', value: 'DATE', help: "The day's puzzle of this UTC date, such as 2026-03-01" },
      { name: 'text', help: 'Print the short text that links hold instead' },
    ],
    examples: [
      ['rankfall generate stepwise --difficulty 4 --seed demo > level.json', 'a level to play or solve'],
      ['rankfall generate stepwise --daily 2026-03-01', "that day's puzzle"],
    ],
    load: () => import('./generate.ts'),
  },
  {
    name: 'games',
    summary: 'List the games',
    usage: ['games [--json]'],
    options: [JSON_OUT],
    examples: [['rankfall games', 'names, seats, presets and bots']],
    load: () => import('./games.ts'),
  },
  {
    name: 'settings',
    summary: 'Show what can be set in a game',
    usage: ['settings GAME [--json]'],
    options: [JSON_OUT],
    examples: [['rankfall settings saktris', 'fields, values, defaults and presets']],
    load: () => import('./settings.ts'),
  },
];
