/** The rules page in English, short and by example. The numbered rules are in the package of the game. */

export interface RuleText {
  readonly title: string;
  readonly lines: readonly string[];
  /** What the small board beside it shows. */
  readonly picture?: string;
}

export const rulesWords = {
  title: 'Rules of Saktris',
  lead: 'Saktris joins shakki, the Finnish word for chess, with falling pieces. The pieces come in one by one, so every turn weighs the fight now against where the next ones will stand.',
  learn: 'Learn it by playing, in two minutes',
  play: 'Play',
  sections: {
    arrive: {
      title: 'Pieces arrive',
      lines: [
        'The board starts empty. Sixteen pieces wait for each side, the same as in chess, and the first is due on your first turn.',
        'When a piece is due you place it on a free square of your back row, and that is your turn. Placing never captures.',
        'In the usual game a piece comes every other turn: place, move, place, move.',
      ],
      picture: 'White may place the knight on any free square of the first row.',
    },
    pawns: {
      title: 'They move as in chess',
      lines: [
        'All pieces move and capture as you know them. Pawns start on the back row, too: their first move may be two squares.',
        'En passant, promotion and castling work. For castling, king and rook must not have moved since they were placed; click the king, then the rook.',
      ],
      picture: 'A pawn on the first row may go one or two squares.',
    },
    bishop: {
      title: 'Bishops keep apart',
      lines: ['A bishop may not be placed on a square colour where you already have one.'],
      picture: 'One bishop stands on a dark square, so the next needs a light one: b, d, f or h.',
    },
    blocked: {
      title: 'No room',
      lines: [
        'If a due piece can go nowhere, it is blocked. Skip: you move instead and it tries again later. Queue: it comes as soon as there is room. Force: you move a piece away and place it, both in one turn.',
        'If you can do nothing at all and pieces are still to come, you pass. That happens by itself.',
      ],
      picture: 'The back row is full: nothing can arrive until a piece moves away.',
    },
    king: {
      title: 'The king',
      lines: [
        'Your king comes like any other piece, and never onto an attacked square. Until it is there you cannot be in check.',
        'Lose your last piece before the king has come, and you lose the game.',
      ],
      picture: 'The black rook attacks the e-file, so the white king may not be placed on e1.',
    },
    end: {
      title: 'How it ends',
      lines: [
        'Checkmate wins. A piece that is due right now may save the king; one that comes later cannot.',
        'Drawn are: stalemate with nothing left to come, the same position three times, fifty moves without progress, and too few pieces to mate.',
      ],
      picture: 'Checkmate: the queen is covered by the king.',
    },
    clears: {
      title: 'Clears, if you like',
      lines: [
        'Row clear: three or more pawns of one colour side by side vanish at once.',
        'Triplet clear: move a piece so that three of a kind stand in a line, and they vanish and push out the next piece beyond. Even a king.',
      ],
      picture: 'When the pawn arrives on d2, the three pawns side by side vanish.',
    },
  },
  differences: {
    title: 'Chess and Saktris',
    head: ['', 'Chess', 'Saktris'],
    rows: [
      ['Start', 'all sixteen pieces stand', 'an empty board'],
      ['Pieces come', 'all at once', 'one by one'],
      ['Openings', 'studied for centuries', 'none: every game is new'],
      ['King', 'always there', 'arrives during the game'],
      ['You plan', 'the position', 'the position and the arrivals'],
    ],
  },
  tips: {
    title: 'Good to know',
    lines: [
      'Take the centre early, with pieces that reach it.',
      'Let the king come late, and behind defenders.',
      'Keep columns of your back row free for who comes next.',
      'With row clear on, mind your pawn line, and your opponent’s.',
      'Every arrival is a free developing move: use the lead it gives.',
    ],
  },
  board: (what: string) => what,
};
