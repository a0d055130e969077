/** The guided first fight, in English. */

export const lessonWords = {
  title: 'Your first fight',
  step: (at: number, all: number) => `Step ${at} of ${all}`,
  skip: 'Skip the lesson',
  next: 'Next',
  done: 'Play a real game',
  steps: {
    land: {
      title: 'It comes down',
      task: 'Nobody places pieces here: they land by themselves. Watch the marked square; the edge of the board says what comes, and when.',
      done: 'There it is. The very next square and time are always announced.',
    },
    move: {
      title: 'No turns',
      task: 'Move any piece, now. Then your whole side cools down: watch the bar. As soon as it says Ready, move again.',
      done: 'You never wait for the other side, only for your own cooldown.',
    },
    bump: {
      title: 'No room? Bump!',
      task: 'Your back row is full and a pawn is due on d1. It shoves the whole column ahead, friend and foe. Or step aside in time, and it lands where there is room.',
      done: 'A full column loses its last piece over the edge. Even a king can fall.',
    },
    clear: {
      title: 'Three of a kind',
      task: 'Move the pawn from d2 to d3. Three of a kind in a line vanish, and push out the first piece beyond them: here the black queen.',
      done: 'Gone, all four. It works with any pieces, and with yours, too.',
    },
    king: {
      title: 'Take the king',
      task: 'There is no check and no mate. The rook on e1 sees the black king: take it.',
      done: 'The first king off the board loses. You are ready for a real one.',
    },
  },
};
