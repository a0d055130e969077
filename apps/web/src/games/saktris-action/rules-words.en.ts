/** The rules page of Action in English: what one must know, shortest first. */
export const rulesWords = {
  title: 'Rules of Saktris Action',
  lead: 'Saktris without turns. Learn it by losing one game: it takes two minutes.',
  play: 'Play Action',
  sections: [
    {
      title: 'No turns, one breath',
      lines: [
        'Move any of your pieces whenever you are ready. After a move your whole side cools down; the bar at your edge and the rings around your pieces show for how long.',
        'Your opponent does the same, at the same time.',
      ],
    },
    {
      title: 'Pieces land by themselves',
      lines: [
        'White and Black get a piece in turn, at fixed times. The square is announced and highlighted: that is exactly where it lands. If somebody steps onto it, the mark moves, and you see where to.',
        'The order is the same in every game, and the king comes last: P P N P B P R P Q P P N B R P K.',
      ],
    },
    {
      title: 'No room? Bump',
      lines: [
        'When the whole back row is full, the mark shows two arrowheads: the piece will push its column one square forward, your pieces and theirs alike.',
        'If the column is full from end to end, the farthest piece falls off the board. Kings too.',
      ],
    },
    {
      title: 'Take the king',
      lines: [
        'There is no check and no mate: a king that is captured, falls off or is pushed out loses the game. Nobody warns you.',
        'Pieces move as in chess. A pawn that reaches the far row falls off; there is no promotion. Three of a kind in a line vanish and push out the next piece beyond.',
      ],
    },
    {
      title: 'Premove',
      lines: [
        'Where premoves are on, order your next move while you cool down. It is made the moment you are ready, if it still can be. Escape takes it back.',
      ],
    },
    {
      title: 'Survival',
      lines: [
        'Pieces keep coming, faster and faster, and the kings come fourth. Your score is how many seconds you last.',
      ],
    },
  ],
  tips: {
    title: 'To win more',
    lines: [
      'Move right after your opponent has moved: you have their whole cooldown.',
      'Aim at the square where their king will land.',
      'Do not hoard on your back row: what cannot land there bumps.',
      'Look where your next piece lands before you step there yourself.',
    ],
  },
};
