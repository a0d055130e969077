/** English: the rules on one page. */
export const rules = {
  title: 'How to play Stepwise',
  lead: 'A squad, a board of 8 × 8 squares with an entrance and an exit, and one button that moves everybody one step.',
  play: 'Play',
  sections: {
    plan: {
      title: 'Plan',
      lines: [
        'Choose a member of the squad and tap square after square: that is its route, step by step. Do so for everybody who should move.',
        'Squares with a dot will work as things stand. Hatched ones with a question mark are doubtful, and tapping says why. They can be added all the same, because the world may have changed by then.',
        'Wait is a step on the spot. Drag the look-ahead bar to see exactly what would happen.',
      ],
      picture: 'A route with its step numbers leads through a small maze to the hatched exit.',
    },
    execute: {
      title: 'Execute',
      lines: [
        'Each press moves everybody one step, all at the same time. Then plates, doors, spikes and floors change, and the next step uses the new state.',
        'Before the run the button stays off while a first step cannot work, and says why. During the run, whoever cannot go on is blocked for this turn and the others carry on. Next turn everybody plans again from where they stand.',
      ],
      picture: 'Two members walk nose to tail through a corridor.',
    },
    meet: {
      title: 'When paths meet',
      lines: [
        'A square that two want at once goes to nobody. Two may not change places, neither in one step nor over a whole turn.',
        'Following is fine: one may enter a square in the step in which its owner leaves it. Three or more may go round in a circle.',
      ],
      picture: 'Two routes that lead to the same square.',
    },
    moves: {
      title: 'Who moves how',
      lines: [
        'DEX decides. 1 to 3: up, down, left, right. From 4: diagonals, too. From 7: dashes of two squares in a straight line, if the square between is free. From 10: diagonal dashes, and leaps like a knight over anything.',
        'Every move is one step, however far it goes.',
      ],
      picture: 'A nimble member leaps like a knight, in one step.',
    },
    tiles: {
      title: 'What reacts',
      lines: [
        'A plate is on while a body stands on it, a latch for good after the first press, a switch flips at each arrival. The letter says what they are wired to; tap one to see the wires.',
        'Doors open with their signal, spikes come out with it; with a bar it is the other way round. A small number counts down to a clock. A door never closes on anybody: it jams.',
        'Cracked floor falls when it is left empty. Pits cannot be entered.',
      ],
      picture: 'Plate, latch, switch, door, spikes, cracked floor and a pit.',
    },
    push: {
      title: 'Crates',
      lines: [
        'Where there are crates, skills follow the run: each member may push once per turn, one square, and steps after the crate. It takes STR 3 and stamina, weight divided by STR. Focus, a step on the spot, makes the next push cheaper.',
        'Crates hold plates down, jam doors and fill pits.',
      ],
      picture: 'A member beside a crate that stands before a pit.',
    },
    win: {
      title: 'Getting out',
      lines: [
        'The level is won in the moment when everybody stands in the exit. Spikes under anybody lose it, and undo takes that back: undo is free and without end.',
        'One star for getting out, two within par’s turns, three within par’s steps, too. Par is proven to be the shortest there is.',
      ],
      picture: 'The whole squad in the exit.',
    },
  },
};
