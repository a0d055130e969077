/** The page where a battle begins, in English. */
import { opponentWords } from '@rankfall/bots/starlines/words';

const wordsOf = (name: string): { readonly name: string; readonly about: string } | undefined =>
  (opponentWords as Readonly<Record<string, { readonly name: string; readonly about: string }>>)[name];

export const newGameWords = {
  title: 'Starlines',
  line: 'Draw lines, join them into ships, and let the fleets fight. One die rolls for both.',
  learn: 'Your first battle, with help',
  rulesPage: 'Rules and ships',
  play: 'Play',
  playLine: (preset: string, opponent: string) => `${preset} · ${opponent}`,
  goOn: 'Go on with the battle you left',
  badLink: (why: string) => `The link could not be used: ${why}`,
  opponent: 'Opponent',
  friend: 'Friend at this screen',
  friendLine: 'Two players, one device: it asks to be handed over, and hides what was chosen.',
  opponentName: (name: string) => wordsOf(name)?.name ?? name,
  opponentLine: (name: string) => wordsOf(name)?.about ?? '',
  length: 'Length',
  ownLength: 'Your own',
  more: 'More settings',
  noClock: 'No clock at one screen: both would run while only one of you can choose.',
  seedHelp: 'The same seed rolls the same die. Leave it empty for a new one each time.',
  link: 'Link with these settings',
  linkHelp: 'Whoever opens it starts with the same settings.',
  doctrines: 'Three doctrines, pick two',
  hints: {
    hive_vanguard: 'Straightforward and hard: many small guns, and Guardians to pick off what matters.',
    hive_concord: 'Grows quickly, heals well, and answers what the other declares.',
    vanguard_concord: 'Few, different ships: harmony, rerolls for your Frigates, heavy salvos.',
  },
};
