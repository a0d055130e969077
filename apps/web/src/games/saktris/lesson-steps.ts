/** The guided first game: five positions, each with one thing to do. They are real positions under the real rules. */

export const lessonSteps = ['place', 'move', 'bishop', 'clear', 'mate'] as const;
export type LessonStep = (typeof lessonSteps)[number];

export interface Task {
  readonly start: string;
  /** The turns that show what the step is about. */
  readonly accepts: readonly string[];
  /** Where to look. */
  readonly marks: readonly string[];
}

export const tasks: Readonly<Record<LessonStep, Task>> = {
  place: {
    start: '8/8/8/8/8/8/8/8[PPNPBPRPQPPNBRPKppnpbprpqppnbrpk] w - - 0 1 1:0/1:0 n1;fixed;skip',
    accepts: [...'abcdefgh'].map((file) => `P@${file}1`),
    marks: ['d1'],
  },
  move: {
    start: '4p3/8/8/8/8/8/8/3P4[PNPBPRPQPPNBRPKpnpbprpqppnbrpk] w - - 0 2 0:0/0:0 n1;fixed;skip',
    accepts: ['d1d3'],
    marks: ['d3'],
  },
  bishop: {
    start: '4n3/8/8/3p4/8/4B3/3P4/8[BPRNKprnk] w - - 0 6 1:0/0:0 n1;fixed;skip',
    accepts: [...'bdfh'].map((file) => `B@${file}1`),
    marks: [],
  },
  clear: {
    start: '4k3/8/8/8/8/8/2P1P3/3PR3[KNp] w - - 0 9 0:0/0:0 n1;fixed;skip;rc',
    accepts: ['d1d2'],
    marks: ['d2'],
  },
  mate: {
    start: 'k7/8/8/8/8/8/1R6/6P1[RKp] w - - 0 12 1:0/0:0 n1;fixed;skip',
    accepts: ['R@a1'],
    marks: ['a1'],
  },
};
