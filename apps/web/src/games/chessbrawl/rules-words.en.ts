/** The rules in short, for their page. */
export const rulesWords = {
  title: 'Rules of ChessBrawl',
  lead: 'Survive ten rounds of waves with one King and whatever you can afford.',
  play: 'Begin a run',
  learn: 'A lesson of one minute',
  sections: {
    place: {
      title: 'Buy and place',
      lines: [
        'Every round begins with a pause to buy. Your King comes first and costs nothing; the others cost what they are worth: pawn 1, knight and bishop 3, rook 5, queen 9.',
        'Place them in your two rows at the bottom. What you bought in this pause can be taken back for its full price; pieces from earlier rounds stay where they stand.',
      ],
      picture:
        'A King and three pawns in the two bottom rows; two enemy pawns have already arrived at the top.',
    },
    move: {
      title: 'One move each',
      lines: [
        'You move one piece, then the enemy moves one. Pieces move as in chess, but pawns never take two steps, nobody castles, and there is no check: your King may stand anywhere, and if he is taken the run is over.',
        'Whatever you capture pays its price at once. The wave ends with its last enemy.',
      ],
      picture: 'A knight and the cells it can go to; one of them holds a pawn that it can take.',
    },
    enemy: {
      title: 'The enemy never bluffs',
      lines: [
        'If it can take something it takes the dearest piece, with the cheapest attacker, by the shortest way. Otherwise it comes closer, and only pawns step onto cells that you attack.',
        'To the Classic enemy your King is worth nothing: it takes everything else first. So a pawn can be a shield. The Ruthless enemy takes the King whenever it can.',
        'Point at a move, and the board shows the answer before you play it.',
      ],
      picture: 'A rook could take the King or a pawn. It takes the pawn.',
    },
    promote: {
      title: 'The far row',
      lines: [
        'A pawn that reaches the far row becomes a knight or a rook, by lot, and starts again on a free cell of its own two rows. That goes for the enemy’s pawns, too.',
      ],
      picture: 'A pawn one step from the far row.',
    },
    spawn: {
      title: 'Stay out of the doorway',
      lines: [
        'Waves arrive in the two rows at the top: on empty cells first, and when those run out on your pieces, which are lost. Twelve enemies fill both rows.',
      ],
      picture: 'A rook of yours stands in the top row, where the next wave will arrive.',
    },
  },
  table: {
    title: 'Modes and help',
    rows: [
      ['Classic', 'Ten rounds of 3, 3, 3, 5, 5, 5, 7, 7, 7 and 9 waves.'],
      ['Brawl+', 'The same, with a boon of your choice after every round, and a power for each King.'],
      ['Gauntlet', 'One wave after another without end. The score is the worth of everything you capture.'],
      [
        'Ranked',
        'No undo and no way around a wave. After 40 turns without a capture the weakest enemy grows, and again every 5 turns.',
      ],
      [
        'Assisted',
        'Undo, Skip wave and Finish wave are allowed in other runs, and mark them: they set no records.',
      ],
      ['Daily run', 'One seed a day for everybody, ranked, with the King of the day.'],
    ],
  },
  tips: {
    title: 'What helps',
    lines: [
      'Press X, or Threats, to see every cell that the enemy attacks.',
      'Tap an enemy to see what it attacks.',
      'A cheap piece that can be taken decides where the enemy goes.',
      'Between waves nothing moves: end a wave with your pieces where you want them.',
      'Skipping a turn costs nothing, and lets the enemy come to you.',
    ],
  },
};
