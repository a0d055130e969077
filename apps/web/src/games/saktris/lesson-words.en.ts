/** The guided first game, in English. */

export const lessonWords = {
  title: 'Your first game',
  step: (at: number, all: number) => `Step ${at} of ${all}`,
  skip: 'Skip the lesson',
  next: 'Next',
  again: 'Try again',
  done: 'Play a real game',
  steps: {
    place: {
      title: 'Place a pawn',
      task: 'The board is empty and a pawn is waiting. Put it on the marked square, d1.',
      done: 'That was your turn. Every piece comes in on your back row.',
    },
    move: {
      title: 'Move it',
      task: 'Nothing is due now, so you move. Take the pawn two squares ahead, from d1 to d3.',
      done: 'Place, move, place, move: that is the rhythm of the game.',
    },
    bishop: {
      title: 'A bishop with a rule',
      task: 'You have a bishop on a dark square. The new one needs a light square: try b1, d1, f1 or h1.',
      done: 'Two bishops, two colours. Always.',
    },
    clear: {
      title: 'Three in a row',
      task: 'In Tetris mode three pawns side by side vanish. Move the pawn from d1 to d2 and see.',
      done: 'Cleared! And look: the rook behind them gives check now.',
    },
    mate: {
      title: 'Checkmate by arrival',
      task: 'A rook is due. Place it on the a-file, and the black king has nowhere to go.',
      done: 'Checkmate, with a piece that was not there a moment ago. You know Saktris now.',
    },
  },
  other: 'That works too, but it is not what this step shows. Look for the mark.',
};
