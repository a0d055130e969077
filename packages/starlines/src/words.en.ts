/** Starlines in English: options, reasons, events and ends as the seed words them. */
import { isRecord, type Option, type PendingAction, type Reason, type Result } from '@rankfall/kernel';
import { typeOf, typeOfSlug, type Code } from './catalogue.ts';
import { codeFrom } from './charges.ts';
import { pairWords, sayShip, shipWords } from './words-ships.en.ts';
import type { ActionType, Does, Effect, StarlinesState } from './types.ts';

export * from './words-ships.en.ts';
export { sayEvent, sayRecord } from './words-log.en.ts';

export const settingWords = {
  health: { name: 'Health', help: 'What both start with; healing never goes beyond it.' },
};
export const presetWords = {
  skirmish: { name: 'Skirmish', help: 'A shorter battle: 30 health each.' },
};

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const isCode = (value: unknown): value is Code =>
  typeof value === 'string' && Object.hasOwn(shipWords, value);

export const actionWords: { readonly [type in ActionType]: string } = {
  DOCTRINE_SELECTION: 'Choose your doctrines',
  DICE_REROLL: 'Reroll the die',
  SHIP_BUILD: 'Build ships',
  SHIP_DESTROY: 'Feed the pool',
  SHIP_TRANSFORM: 'Evolve',
  TRIGGER_SELECTION: 'Choose a trigger',
  CHARGE_USE: 'Use charges',
  CHARGE_RESPONSE: 'Respond',
};

/** What an option does, for a button or a screen reader. */
export function sayOption(
  { does }: Pick<Option<Does>, 'does'>,
  state: Pick<StarlinesState, 'die' | 'queue'>,
): string {
  switch (does.do) {
    case 'muster':
      return pairWords[does.option];
    case 'reroll':
      return `Reroll dice (current: ${state.die})`;
    case 'build':
    case 'yard': {
      const { name } = shipWords[does.code];
      if (!typeOf(does.code).parts) return `Build ${name}`;
      const gives = does.do === 'build' ? does.gives : undefined;
      return gives === undefined ? `Upgrade ${name}` : `Upgrade ${name}, giving ${sayShip(gives)}`;
    }
    case 'destroy':
      return `Destroy ${sayShip(does.target)} (gain ${gainOf(does.ship, does.target)} lines)`;
    case 'transform':
      return `Transform to ${shipWords[does.to].name}`;
    case 'trigger':
      return `Trigger on dice roll ${does.value}`;
    case 'use':
      return sayUse(does);
    case 'respond':
      return sayAnswer(does, state);
    case 'decline':
      return sayDeclining(does, state.die);
    case 'ready':
      return 'Ready (advance phase)';
  }
}

function gainOf(pool: string, food: string): number {
  const code = codeFrom(food);
  const own = codeFrom(pool);
  return (code ? typeOf(code).lines : 0) + (own ? (typeOf(own).refund ?? 0) : 0);
}

function sayUse({ ship, charges, target }: Extract<Does, { do: 'use' }>): string {
  if (target !== undefined) return `Destroy ${sayShip(target)}`;
  const code = codeFrom(ship);
  const salvo = code && typeOf(code).salvo;
  if (salvo !== undefined) return `Deal ${salvo * charges} damage`;
  const levy = code && typeOf(code).levy;
  return levy ? `Deal ${levy.usual} damage, ${levy.below} while behind` : `Use ${plural(charges, 'charge')}`;
}

function sayAnswer(does: Extract<Does, { do: 'respond' }>, { queue }: Pick<StarlinesState, 'queue'>): string {
  const declared = queue.waiting.find(({ id }) => id === does.to)?.effect;
  const what = declared ? sayDeclared(declared.effect) : 'the effect';
  const code = codeFrom(does.ship);
  if (code && typeOf(code).response === 'cancel') return `Cancel ${what}`;
  return does.target === undefined ? `Mirror ${what}` : `Mirror ${what}: destroy ${sayShip(does.target)}`;
}

/** "Juggernaut #1: 14 damage", "Guardian #1 against Picket #2". */
export function sayDeclared({ type, source, target, value }: Effect): string {
  return type === 'DAMAGE'
    ? `${sayShip(source)}’s ${value} damage`
    : `${sayShip(source)}’s strike on ${sayShip(target)}`;
}

function sayDeclining({ option, what, ship }: Extract<Does, { do: 'decline' }>, die: number): string {
  if (option === 'keep') return `Keep dice value ${die}`;
  if (option === 'done') return ship === undefined ? 'Done building' : 'Build nothing here';
  if (what === 'destroy') return 'Do not destroy any ships';
  return what === 'respond' ? 'Do not respond' : 'Skip';
}

/** What an action is called: "Guardian #1: use charges". */
export function sayAction({ type, about }: PendingAction<Does>): string {
  const word = Object.hasOwn(actionWords, type) ? actionWords[type as ActionType] : 'Ready';
  return about === undefined ? word : `${sayShip(about)}: ${word.toLowerCase()}`;
}

/** Why an action is open, as the seed words it. */
export function sayNote(note: Reason): string | undefined {
  switch (note.code) {
    case 'opponent-used': {
      const used = Array.isArray(note['used']) ? note['used'].filter(isRecord) : [];
      const ships = used.map(({ ship, charges }) => {
        const name = isCode(ship) ? shortName(ship) : 'a ship';
        return `${name} ${number(charges) > 1 ? 'charges' : 'charge'}`;
      });
      return `Opponent used ${listed(ships)}`;
    }
    case 'rerolls':
      return `4× ship types built = ${number(note['product'])}, allows ${plural(number(note['allows']), 'reroll')}`;
    case 'evolver':
      return 'The Evolver forces the change';
    default:
      return undefined;
  }
}

/** The seed says "Equality" for short. */
const shortName = (code: Code): string => (code === 'EQL' ? 'Equality' : shipWords[code].name);

const listed = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;

const says: Readonly<Record<string, (reason: Reason) => string>> = {
  'unknown-action': () => 'That is not on offer now.',
  'unknown-option': () => 'There is no such option here.',
  'not-your-action': () => 'That choice belongs to your opponent.',
  'already-resolved': () => 'That is decided already; you can take it back until you are ready.',
  'already-ready': () => 'You are ready; the phase goes on when your opponent is.',
  'no-input': () => 'You have nothing to choose in this phase.',
  'not-payable': sayUnpayable,
  'mandatory-open': (reason) => `First ${sayOpen(reason)}.`,
};

/** The reason as a sentence, if it is one of this game's. */
export function sayStarlinesReason(reason: Reason): string | undefined {
  return Object.hasOwn(says, reason.code) ? says[reason.code]?.(reason) : undefined;
}

function sayUnpayable(reason: Reason): string {
  const ship = reason['ship'];
  switch (reason['why']) {
    case 'charges':
      return `needs ${plural(number(reason['price']), 'charge')}, has ${number(reason['has'])}`;
    case 'brood':
      return `at most ${number(reason['most'])} Xenites, Oxites and Asterites together`;
    case 'most':
      return `at most ${number(reason['most'])} ${isCode(ship) ? (reason['most'] === 1 ? shipWords[ship].name : shipWords[ship].many) : 'ships'}`;
    default:
      return sayShort(reason);
  }
}

function sayShort(reason: Reason): string {
  const lines = number(reason['lines']);
  const joining = number(reason['joining']);
  const hasJoining = number(reason['hasJoining']);
  const needs = [
    ...(lines > 0 || joining === 0 ? [plural(lines, 'line')] : []),
    ...(joining > 0 ? [plural(joining, 'joining line')] : []),
  ];
  const has = `${number(reason['hasLines'])}${hasJoining > 0 ? ` and ${plural(hasJoining, 'joining line')}` : ''}`;
  return `needs ${needs.join(' and ')}, you have ${has}`;
}

/** What must be chosen before ready: "choose a trigger for Frigate". */
export function sayOpen(reason: Reason): string {
  const open = (Array.isArray(reason['open']) ? reason['open'] : []).map(String);
  const slugs = open.map((name) => name.slice(0, name.lastIndexOf('-')));
  const parts = open.map((name, i) => {
    if (name === 'DOCTRINE_SELECTION') return 'choose your doctrines';
    const type = typeOfSlug(slugs[i] ?? '');
    const isAlone = slugs.filter((slug) => slug === slugs[i]).length === 1;
    const ship = type && isAlone ? shipWords[type.code].name : sayShip(name);
    return type?.onTrigger === undefined ? `choose what ${ship} becomes` : `choose a trigger for ${ship}`;
  });
  return listed(parts);
}

/** Why it ended. Who won is another sentence, for a heading may have said it already. */
const causes: Readonly<Record<string, (loser: string) => string>> = {
  defeat: (loser) => `${loser} is out of health.`,
  draw: () => 'Both fleets go down together, level.',
  timeout: (loser) => (loser ? `${loser} is out of time.` : 'Both are out of time.'),
  resignation: (loser) => `${loser} resigns.`,
  left: (loser) => `${loser} has left.`,
};

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

const seatNames = ['Blue', 'Amber'];

/** Why it ended, without who won. */
export function sayCause({ outcome, reason, score }: Result, names: readonly string[] = seatNames): string {
  const both = score?.toSorted((one, two) => two - one) ?? [];
  // Whoever is out of health and wins all the same should read why.
  if (reason === 'defeat' && both.length > 0 && both.every((health) => health <= 0))
    return `Both fleets go down together, ${both.map(signed).join(' against ')}.`;
  return causes[reason]?.(names[outcome.indexOf('lost')] ?? '') ?? `The battle is over (${reason}).`;
}

export function sayResult(result: Result, names: readonly string[] = seatNames): string {
  const winner = names[result.outcome.indexOf('won')];
  return `${sayCause(result, names)} ${winner ? `${winner} wins.` : 'Draw.'}`;
}
