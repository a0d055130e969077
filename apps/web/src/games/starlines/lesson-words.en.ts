/** The first battle, in English: what to do, and why. */
export const lessonWords = {
  title: 'Your first battle',
  step: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  skip: 'Skip the lesson',
  next: 'Next turn',
  done: 'To the real thing',
  other: 'Not yet. First this:',
  tasks: {
    muster: 'Every battle begins with a secret choice: two of the three doctrines. Choose Hive and Concord.',
    musterReady: 'Your choice is sealed. It is revealed when both are ready. Declare ready.',
    build:
      'The die shows 6, so both have 6 lines to draw with. A ship costs as many lines as it has strokes. Draw an Antlion.',
    buildMore: 'One Antlion deals 2, a pair deals 3. Draw another one.',
    firstReady:
      'Look at the edges: the arrow is what this turn will do to your health and to theirs. Declare ready.',
    feed: 'Reinforcements have come. Your Sacrificial Pool may turn a ship into lines. Choose the Xenites on the table.',
    feedReady:
      'One Xenite is gone, and you have 2 lines more. Anything you chose can be taken back until you are ready. Declare ready.',
    evolve:
      'Your Evolver forces the other Xenite to change: that is a must, and ready is off until it is done. Transform it to an Oxite, which heals.',
    trigger:
      'An allied Frigate has joined you and must be told its number. Choose 4: whenever the die shows 4, it deals 10.',
    secondReady: 'All musts are done, and ready skips whatever else is open. Declare ready.',
    reroll:
      'The die shows 2, but your Frigate waits for a 4. The Ark of Knowledge gives you one reroll. Reroll.',
    rerollReady: 'Nobody sees that you want to reroll before both are ready. Declare ready.',
    spendReady:
      'A 4! Draw something with your lines if you like, but keep your Ship of Equality. Then declare ready.',
    declare:
      'Now charges are declared in secret. Your Ship of Equality deals damage with one of its two. Use it.',
    thirdReady: 'It is queued and still sealed. Declare ready, and watch everything resolve at once.',
    saveReady:
      'Both sides have grown, and the enemy has a charged Juggernaut. Keep your last charge this time: declare ready without using it.',
    respond:
      'They fired. Because they declared something, you may respond: mirror it with your Ship of Equality.',
    lastReady: 'A mirror does to them what they do to you. Declare ready.',
  },
  over: [
    'Your two Antlions dealt 3. That was a whole turn: roll, draw, battle.',
    'The Oxite heals you from now on, and the Frigate waits for its number.',
    'The Frigate fired for 10, and Equality added its own. Charges do not come back, so spend them well.',
    'Their own salvo finished them. You have seen every kind of choice there is.',
  ],
};
