/** Starlines on the screen, in English. What the rules themselves say (ships, options, events, ends) comes from their package. */
import type { Option, PendingAction, Reason, Result } from '@rankfall/kernel';
import { sayReason } from '@rankfall/kernel/words';
import {
  typeOf,
  type Code,
  type Completed,
  type Does,
  type Doctrine,
  type Pair,
  type Phase,
  type Side01,
  type StarlinesEvent,
  type StarlinesState,
} from '@rankfall/starlines';
import { opponentWords } from '@rankfall/bots/starlines/words';
import {
  actionWords,
  doctrineWords,
  pairWords,
  phaseWords,
  presetWords,
  sayAction,
  sayDeclared,
  sayEvent,
  sayNote,
  sayOption,
  sayRecord,
  sayCause,
  sayResult,
  sayShip,
  sayStarlinesReason,
  settingWords,
  shipWords,
} from '@rankfall/starlines/words';
import type { InEveryLanguage } from '../../words/words.ts';
import { lessonWords } from './lesson-words.en.ts';
import { newGameWords } from './new-game-words.en.ts';
import { rulesWords } from './rules-words.en.ts';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const listed = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sides = ['Blue', 'Amber'] as const;
const shortNames: Readonly<Partial<Record<Code, string>>> = {
  SAC: 'Pool',
  DSW: 'Swarm',
  SCI: 'Science',
  EQL: 'Equality',
  ARK: 'Ark',
};

/** What a ship does, in the few words that fit on its card. Read from the catalogue, so that it is never out of date. */
function briefOf(code: Code): string {
  const type = typeOf(code);
  const said: (string | undefined)[] = [
    type.pairs && `${type.pairs.pair} damage a pair`,
    type.damage !== undefined ? `${type.damage} damage` : undefined,
    type.heals !== undefined ? `heals ${type.heals}` : undefined,
    type.healsBelow && `heals ${type.healsBelow.usual} or ${type.healsBelow.below}`,
    type.onTrigger !== undefined ? `${type.onTrigger} damage on its roll` : undefined,
    type.harmony && (type.harmony === 'damage' ? 'damage = harmony' : 'heals harmony'),
    type.escort && `up to ${type.escort.most} damage`,
    type.evenLines !== undefined ? `+${type.evenLines} line on even` : undefined,
    type.joiningIncome !== undefined ? `+${type.joiningIncome} joining line` : undefined,
    type.dieBuilds && `builds on ${Object.keys(type.dieBuilds).join(', ')}`,
    type.refund !== undefined ? 'turns ships into lines' : undefined,
    type.yard && 'builds Pickets',
    type.strikes && 'destroys ships',
    type.salvo !== undefined ? `${type.salvo} more a charge` : undefined,
    type.levy && `${type.levy.usual} or ${type.levy.below} a charge`,
    type.response && (type.response === 'mirror' ? 'mirrors' : 'cancels'),
    type.passive && passives[type.passive],
  ];
  return said.filter((part) => part !== undefined).join(', ');
}

const passives = {
  science: 'heals on conditions',
  ark: 'rerolls, better healing',
  ward: 'stands in',
  evolver: 'changes Xenites',
} as const;

const en = {
  name: 'Starlines',
  side: (side: Side01) => sides[side],
  sideShape: (side: Side01) => (side === 0 ? 'round joints' : 'square joints'),
  bot: Object.fromEntries(Object.entries(opponentWords).map(([bot, { name }]) => [bot, name])) as Readonly<
    Record<string, string>
  >,
  ranked: (side: string, rank: string) => `${side} · ${rank}`,
  you: 'you',
  ship: (code: Code) => shipWords[code].name,
  ships: (code: Code, count: number) =>
    count === 1 ? shipWords[code].name : `${count} ${shipWords[code].many}`,
  shipNamed: (name: string) => sayShip(name),
  /** Where there is little room. */
  shipShort: (code: Code) => shortNames[code] ?? shipWords[code].name,
  /** What is missing, in two words. */
  short: (reason: Reason) => {
    const number = (key: string): number => (typeof reason[key] === 'number' ? reason[key] : 0);
    if (reason['why'] !== 'lines') return capital(sayReason(reason, sayStarlinesReason));
    const missing =
      number('lines') + Math.max(0, number('joining') - number('hasJoining')) - number('hasLines');
    return `${missing} short`;
  },
  power: (code: Code) => shipWords[code].power,
  brief: (code: Code) => capital(briefOf(code)),
  doctrine: (doctrine: Doctrine) => doctrineWords[doctrine].name,
  doctrineAbout: (doctrine: Doctrine) => doctrineWords[doctrine].about,
  pair: (pair: Pair) => pairWords[pair],
  phase: (phase: Phase) => phaseWords[phase].name,
  phaseShort: (phase: Phase) => phaseWords[phase].short,
  preset: (name: string) => (name === 'skirmish' ? presetWords.skirmish.name : 'Full battle'),
  presetLine: (name: string) =>
    name === 'skirmish' ? presetWords.skirmish.help : 'The full battle: 50 health each.',
  setting: (path: string) => (path === 'health' ? settingWords.health.name : path),
  settingHelp: (path: string) => (path === 'health' ? settingWords.health.help : ''),
  event: (event: StarlinesEvent, names: readonly string[]) => sayEvent(event, names),
  record: (record: Completed) => sayRecord(record),
  recordOf: (name: string, record: Completed) => `${name}: ${sayRecord(record)}`,
  result: (result: Result, names: readonly string[]) => sayResult(result, names),
  /** Why it ended, below a heading that says who won. */
  cause: (result: Result, names: readonly string[]) => sayCause(result, names),
  reason: (reason: Reason) => capital(sayReason(reason, sayStarlinesReason)),
  option: (option: Pick<Option<Does>, 'does'>, state: Pick<StarlinesState, 'die' | 'queue'>) =>
    sayOption(option, state),
  action: (action: PendingAction<Does>) => sayAction(action),
  actionType: (type: string) => (type in actionWords ? actionWords[type as keyof typeof actionWords] : type),
  note: (note: Reason) => sayNote(note) ?? '',
  number: (value: number) => (value < 0 ? `−${-value}` : String(value)),
  turn: (turn: number) => `Turn ${turn}`,
  muster: phaseWords.muster.name,
  lines: (count: number) => plural(count, 'line'),
  joining: (count: number) => plural(count, 'joining line'),
  charges: (count: number) => plural(count, 'charge'),
  cost: (cost: Readonly<Record<string, number>>) =>
    [
      cost['lines'] === undefined ? '' : plural(cost['lines'], 'line'),
      cost['joiningLines'] ? plural(cost['joiningLines'], 'joining line') : '',
      cost['charges'] === undefined ? '' : plural(cost['charges'], 'charge'),
    ]
      .filter((part) => part !== '')
      .join(' and '),
  table: {
    title: 'Starlines battle',
    fleetOf: (who: string) => `Fleet of ${who}`,
    emptyFleet: 'No ships yet',
    health: (who: string, now: number, most: number) => `${who}: health ${now} of ${most}`,
    toll: (damage: number, healing: number) =>
      [damage > 0 ? `−${damage}` : '', healing > 0 ? `+${healing}` : '']
        .filter((part) => part !== '')
        .join(' '),
    forecast: (after: number) => `→ ${after < 0 ? `−${-after}` : after}`,
    forecastSaid: (damage: number, healing: number, after: number) =>
      `This turn, as far as can be seen: ${damage} damage, ${healing} healing, then ${after}.`,
    lastToll: (damage: number, healing: number) => `Last turn: ${damage} damage, ${healing} healing.`,
    isReady: 'Ready',
    choosing: 'Choosing',
    die: (value: number) => (value === 0 ? 'The die is not rolled yet' : `The die shows ${value}`),
    phases: 'Phases of the turn',
    harmony: (value: number) => `Harmony ${value}`,
    trigger: (value: number) => `fires on ${value}`,
    noTrigger: 'no trigger yet',
    used: 'used this turn',
    lost: 'lost',
    pile: (parts: readonly string[]) => parts.join(', '),
    target: (what: string, cost: string) => (cost === '' ? what : `${what}, ${cost}`),
    pays: (option: string, cost: string) => (cost === '' ? option : `${option}, ${cost}`),
    off: (option: string, why: string) => `${option}: ${why}`,
    news: 'What happened',
    plan: 'Declared, still sealed',
    queue: 'Declared by both',
  },
  hand: {
    label: 'Your choices',
    must: 'Must choose',
    more: (count: number) => `${count} more`,
    aim: 'Choose a ship on the table.',
    aimOwn: 'Choose one of your ships on the table.',
    aimAt: (what: string) => `Mirror ${what}: choose a ship.`,
    respond: (note: string) => `${note} — respond?`,
    declared: (effect: Parameters<typeof sayDeclared>[0]) => capital(sayDeclared(effect)),
    lines: 'Draw ships with your lines',
    gives: (names: readonly string[]) => `Uses ${names.join(', ')}`,
    brief: (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · '),
    with: (given: string) => `Takes ${given}`,
    joins: (parts: readonly string[]) =>
      `Joined from ${listed(parts)}; each of them you own is used and makes it cheaper`,
    ready: 'Ready',
    sealed: 'Sealed',
    done: 'Nothing else to choose. Declare ready.',
    optional: 'Ready skips what is still open.',
    draw: 'Draw what your lines allow, then be ready.',
    drawByTouch: 'Hold a ship to read what it does.',
    trigger: (damage: number) => `From the next turn on it deals ${damage} whenever the die shows this.`,
    waiting: (who: string) => `Waiting for ${who}`,
    takeBack: 'Take back',
    takenBack: 'Taken back.',
    pickPair: 'Pick two of the three doctrines. It stays sealed until both are ready.',
    picked: (pair: string) => `You muster ${pair}.`,
    reroll: 'Reroll or keep?',
  },
  handOver: {
    title: (who: string) => `Pass the device to ${who}`,
    line: (who: string) =>
      `What was chosen stays sealed until both are ready. ${who} taps when nobody else is looking.`,
    go: (who: string) => `I am ${who}`,
    said: (who: string) => `Pass the device to ${who}.`,
  },
  play: {
    menu: 'This battle',
    log: 'Log',
    catalogue: 'Ships',
    logTitle: 'Battle log',
    breakdown: 'Ship by ship',
    nothing: 'Nothing has happened yet.',
    rolled: (die: number) => `The die shows ${die}.`,
    struck: (turn: number) => `Strikes of turn ${turn}`,
    catalogueTitle: 'All ships',
    price: 'Price',
    max: (most: number) => `at most ${most}`,
    from: (parts: readonly string[]) => `from ${listed(parts)}`,
    link: 'Link',
    linkHelp: 'Opens this battle in any browser.',
    linkHelpOpen:
      'Opens this battle in any browser, up to this moment. It carries the whole record, sealed choices too.',
    record: 'Record',
    recordHelp: 'Everything, as this site keeps it.',
    keys: 'Starlines',
    keyReady: 'Ready',
    keyBack: 'Take back',
    keyLog: 'Battle log',
    keyShips: 'All ships',
    keySay: 'Say how things stand',
    keyFleet: 'Walk along a fleet',
    status: (turn: string, phase: string, die: string, mine: string, theirs: string) =>
      `${turn}, ${phase}. ${die}. ${mine} ${theirs}`,
    standing: (who: string, health: number, lines: number, joining: number, ships: number) =>
      `${who}: health ${health}, ${plural(lines, 'line')}, ${plural(joining, 'joining line')}, ${plural(ships, 'ship')}.`,
    prompt: (phase: string, choices: number, must: number) =>
      must > 0
        ? `${phase}: ${plural(must, 'choice')} must be made.`
        : `${phase}: ${plural(choices, 'choice')} open.`,
  },
  end: {
    show: 'See the result',
    story: (who: string, ship: string, damage: number, turn: number) =>
      `${who}’s ${ship} dealt the heaviest blow of turn ${turn}: ${damage} damage.`,
    length: (turns: number) => `The battle lasted ${plural(turns, 'turn')}.`,
    totals: (who: string, built: number, damage: number, healing: number) =>
      `${who}: ${plural(built, 'ship')} drawn, ${damage} damage dealt, ${healing} healed.`,
    charts: 'Health and fleets',
    health: 'Health',
    worth: 'Fleet value in lines',
    asTable: 'As a table',
    turn: 'Turn',
    healthOf: (who: string) => `Health of ${who}`,
    worthOf: (who: string) => `Fleet of ${who}`,
  },
  replay: {
    title: 'Replay of a Starlines battle',
    step: (turn: string, what: string) => `${turn}: ${what}`,
    playOn: 'Play on',
    keep: 'Keep this battle',
    kept: 'The battle is kept on this device.',
    start: 'Start',
  },
  newGame: newGameWords,
  rules: rulesWords,
  lesson: lessonWords,
};

export type StarlinesWords = typeof en;
export const starlinesWords: InEveryLanguage<StarlinesWords> = { en };
