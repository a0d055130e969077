/** The rules of Starlines as a page, in English. */
export const rulesWords = {
  title: 'Starlines: the rules',
  lead: 'Two fleets, one die. Both draw ships from the same roll, choose in secret, and reveal together. Whoever brings the other to 0 health wins.',
  play: 'Play',
  learn: 'Your first battle, with help',
  sections: [
    {
      title: 'Lines and ships',
      lines: [
        'Each turn the die gives both players as many lines as it shows. Unspent lines are kept.',
        'A ship costs as many lines as its drawing has strokes. Upgraded ships are joined from smaller ones: what you own of them is used up and pays for itself, the rest is paid in lines, and the dashed joining lines on top.',
        'Joining lines come from Weavers; where they are missing, lines will do.',
      ],
      picture: 'Three Antlions and three joining lines make a Defense Swarm.',
    },
    {
      title: 'Sealed until both are ready',
      lines: [
        'Both choose at the same time. Nobody sees what the other has chosen before both are ready; until then your own choices can be taken back.',
        'What is marked as a must has to be chosen before ready. Everything else may stay open: ready skips it.',
      ],
      picture: 'A new Frigate must be given a trigger.',
    },
    {
      title: 'Charges, strikes and answers',
      lines: [
        'Guardians strike in first strike, where nothing can answer, or in declaration. Juggernauts and Ships of Equality declare damage.',
        'Whoever the other declared something against may respond: Equality does the same to them, a Black Hole cancels it. An answer costs as many charges as what it answers. Charges never come back.',
        'A Ward is lost in place of the ship that would be destroyed.',
      ],
      picture: 'Guardian, Ship of Equality, Black Hole and Ward.',
    },
    {
      title: 'The battle',
      lines: [
        'At the end of the turn all ships act together: all damage and all healing of the turn count at once, and health never rises above where it began.',
        'A ship destroyed in first strike does not act; one that is destroyed in resolution already has.',
        'At 0 or less you are defeated. If both are, the higher number wins; the same number is a draw. From turn 30 attrition costs both more and more.',
      ],
      picture: 'Juggernaut, Zenith and Flagship.',
    },
    {
      title: 'Harmony',
      lines: [
        'Harmony is a third of the number of ship types in your fleet, rounded down: 1 for three types, 2 for six, 3 for nine.',
        'Spires deal it, Beacons heal it, and the Ark of Knowledge gives as many rerolls each turn.',
      ],
      picture: 'Spire, Beacon and Ark of Knowledge.',
    },
  ],
  turn: {
    title: 'The turn',
    head: ['Phase', 'What you may choose', 'What happens'],
    rows: [
      ['Dice roll', 'Reroll, with an Ark', 'One die for both, then income'],
      ['Ships that build', 'Shipyards, Pools', 'Zeniths build by the die first'],
      ['Drawing', 'Ships, triggers, what Xenites become', 'Spend lines as often as they last'],
      ['First strike', 'Guardians', 'Strikes land when both are ready'],
      ['Simultaneous declaration', 'Charges', 'Declared in secret, then revealed'],
      ['Conditional response', 'Mirror or cancel', 'Only if the other declared something'],
      ['Resolution', 'Nothing', 'Everything acts at once'],
    ],
  },
  ships: 'All ships',
  tips: {
    title: 'Good to know',
    lines: [
      'Two Antlions deal 3, one alone 2: pairs matter, but a single one is not wasted.',
      'A Frigate waits for its number. With an Ark you can wait less long.',
      'Being behind makes Defense Swarms and Equalities stronger.',
      'A Guardian in first strike takes out what would have acted this turn; in declaration it can take upgraded ships.',
    ],
  },
};
