/** The lesson: a real run with somebody beside you. */
export const lessonWords = {
  title: 'ChessBrawl, first lesson',
  step: (n: number, all: number) => `Step ${n} of ${all}`,
  skip: 'Skip the lesson',
  again: 'Try again',
  done: 'Begin a run',
  steps: {
    king: {
      title: 'Your King comes first',
      task: 'Place him on any cell of your two rows. He costs nothing, and losing him ends the run.',
    },
    army: {
      title: 'Buy a rook',
      task: 'You have 9 points. Take the rook for 5 and place it; tap it again and you get your points back.',
    },
    start: {
      title: 'Two pawns are waiting',
      task: 'What comes is always there to be seen. Spend the rest if you like, then start the round.',
    },
    look: {
      title: 'See before you act',
      task: 'Choose a piece and point at a cell: the line below tells what the enemy will do. Then move.',
    },
    take: {
      title: 'Captures pay',
      task: 'Take a pawn, and its price is yours. If none is in reach, let them come: skip a turn.',
    },
    clear: {
      title: 'Clear the wave',
      task: 'Take the last one. Your pieces stay where they stand when the next wave arrives.',
    },
    end: {
      title: 'That is all you need',
      task: 'Ten rounds of waves are ahead. Points are spent between rounds, and Threats shows every cell the enemy attacks.',
    },
    fallen: {
      title: 'Your King has fallen',
      task: 'That is how every run ends, sooner or later. The board warns you before it happens.',
    },
  },
};
