/** A line to introduce each shipped level, and the author's nudge. */
export interface LevelWords {
  readonly intro: string;
  readonly hint: string;
}

export const levelWords: Readonly<Record<string, LevelWords>> = {
  '01': {
    intro: 'Tap the walker, tap squares, and press Execute: one press, one step.',
    hint: 'Count the squares: south is shorter than east.',
  },
  '02': {
    intro: 'Two routes, the same doorways. If both want one square, nobody gets it.',
    hint: 'Let one of them go through a door first.',
  },
  '03': {
    intro: 'You may step where somebody is just leaving. Walk nose to tail.',
    hint: 'Whoever is first in must go furthest.',
  },
  '04': {
    intro: 'DEX 4 and more steps diagonally, even between two corners.',
    hint: 'The latch in the pocket can only be reached over its corner.',
  },
  '05': {
    intro: 'Whoever is done stays where they are, and in the way.',
    hint: 'The one with the longer way has to go first.',
  },
  '06': {
    intro: 'A plate holds its door only while somebody stands on it.',
    hint: 'Somebody has to stay behind - for a while.',
  },
  '07': {
    intro: 'A latch is pressed once and stays on for good.',
    hint: 'Touch it on the way and never look back.',
  },
  '08': {
    intro: 'One signal, two doors: one opens when the other shuts.',
    hint: 'Stand between the doors, then let go.',
  },
  '09': {
    intro: 'A switch flips every time somebody arrives on it.',
    hint: 'A door cannot close on somebody; or step back once.',
  },
  '10': {
    intro: 'A circle of three or more may turn, even where nobody has room.',
    hint: 'All four have to move in the very first step.',
  },
  '11': {
    intro: 'Two can never change places. Somebody has to step aside.',
    hint: 'The alcove is there for a reason.',
  },
  '12': {
    intro: 'DEX 7 and more dashes two squares, and over spikes unharmed.',
    hint: 'The dasher goes alone and comes back for nobody: the latch does the rest.',
  },
  '13': {
    intro: 'Spikes on a clock: what counts is the beat after your step.',
    hint: 'Waiting is a step, too. Plan it.',
  },
  '14': {
    intro: 'Thin floor breaks when it is left empty. Follow without a gap.',
    hint: 'Three people, no gaps, from the first square to the last.',
  },
  '15': {
    intro: 'Crates are pushed after the run, once per turn, and cost stamina.',
    hint: 'Three pushes make four turns; let the other one come along behind.',
  },
  '16': {
    intro: 'Focus before a push makes it cheaper, if you do not move after it.',
    hint: 'Stand beside the crate first, then focus, then push.',
  },
  '17': { intro: 'A crate is heavy enough for a plate.', hint: 'Let the crate stand where you cannot.' },
  '18': {
    intro: 'A crate pushed into a pit fills it for good.',
    hint: 'Push it straight ahead and walk over it.',
  },
  '19': {
    intro: 'DEX 10 leaps like a knight, over walls and people.',
    hint: 'Leap into the cell, touch the latch, and leap out.',
  },
  '20': {
    intro: 'This door wants both plates at once.',
    hint: 'Two hold, the quick one runs; behind the door there is help for them.',
  },
  '21': {
    intro: 'An odd number of switches opens one door, an even number the other.',
    hint: 'Gather between the doors before you flip again.',
  },
  '22': {
    intro: 'A pit, a crate, a plate: plan across turns.',
    hint: 'Two pushes fill the pit; the rest is about who holds the plate.',
  },
  '23': {
    intro: 'Doors on two clocks that rarely agree.',
    hint: 'Find the beat at which both doors have just been open.',
  },
  '24': {
    intro: 'Everything you have learned, in one room.',
    hint: 'Push in the first turn, leap for the latch, and cross the thin floor together.',
  },
  '25': {
    intro: 'The door opens for one or for three, never for two.',
    hint: 'The plate in the corridor counts as well.',
  },
  '26': {
    intro: 'Three people and a switch that each of them has to cross.',
    hint: 'Count the flips before you count the steps.',
  },
  '27': {
    intro: 'This floor bears two departures before it breaks.',
    hint: 'Not everybody has to follow closely, but somebody has to.',
  },
  '28': {
    intro: 'Hold the door for each other, then cross the thin floor without a gap.',
    hint: 'The second plate is right behind the door.',
  },
  '29': {
    intro: 'Turn the circle, and mind what the switches do to both doors.',
    hint: 'The first turn opens one door; the second switch sees to the other.',
  },
  '30': {
    intro: 'Three through an airlock: in while it is held, out when it is let go.',
    hint: 'Everybody has to be between the doors before the plate comes up.',
  },
  '31': {
    intro: 'The plate alone is not enough: the clock has to agree.',
    hint: 'Only one gets through in time; the latch is for the other.',
  },
  '32': {
    intro: 'The leaper opens a door, the dasher clears the spikes, the third just walks.',
    hint: 'Do not wait for the spikes: only the dasher can.',
  },
  '33': {
    intro: 'Thin floor before a door that is seldom open.',
    hint: 'Waiting on thin floor is free, as long as nobody leaves a hole.',
  },
  '34': {
    intro: 'Four quick ones, much room, and one latch that makes the exit safe.',
    hint: 'Whoever is nearest takes the latch in passing.',
  },
  '35': {
    intro: 'Two crates, two pits, two strong backs.',
    hint: 'Fill the first pit together, then let the other one rest.',
  },
  '36': {
    intro: 'Two doors in a row cannot be jammed. Something heavy has to stay on the plate.',
    hint: 'Two pushes, two turns, and a free way for both.',
  },
  '37': { intro: 'Four people dance through two clocks.', hint: 'Pairs are quicker than single ones.' },
  '38': {
    intro: 'Fill the pit, dodge the beat, open the way: a strong one, a quick one, a dasher.',
    hint: 'While one holds the plate, the latch is not needed at once.',
  },
  '39': {
    intro: 'A long corridor, a merciless beat, and two alcoves to breathe in.',
    hint: 'Cross two at a time and rest where the floor is safe.',
  },
};
