/** Saktris in a terminal: the board with what stands beside it, and moves as players type them. */
import {
  pendingOf,
  rollFrom,
  type AnyTerms,
  type Choice,
  type Look,
  type Match,
  type Option,
  type Reason,
  type Seat,
  type Told,
} from '@rankfall/kernel';
import {
  saktris,
  type SaktrisDoes,
  type SaktrisState,
  type SaktrisTerms,
  type SaktrisView,
} from '@rankfall/saktris';
import type { DrawWish, Face } from '../kit.ts';
import { beside } from '../terminal/beside.ts';
import { askFor, placesOf } from './ask.ts';
import { drawBoard } from './board.ts';
import { menuLines } from './menu.ts';
import { latestSan, readSan } from './notation.ts';
import { panelOf } from './panel.ts';
import { sayEvents } from './words.ts';

// The kit is only ever handed matches of its own game; the catalogue knows games by any terms, so it is said here.
export const viewIn = (look: Look<AnyTerms>): SaktrisView => look.view as SaktrisView;
export const stateIn = (match: Match<AnyTerms>): SaktrisState => match.state as SaktrisState;
const optionsFor = (match: Match<AnyTerms>, seat: Seat): readonly Option<SaktrisDoes>[] =>
  (pendingOf(match, seat)[0]?.options ?? []) as readonly Option<SaktrisDoes>[];

const BOARD_WIDTH = 29;
const PANEL_WIDTH = 34;

export const saktrisFace: Face = {
  draw(look, wish) {
    const view = viewIn(look);
    const board = drawBoard(view.position.board, {
      style: wish.style,
      ascii: wish.ascii,
      isFlipped: wish.bottom === 1,
      last: squaresIn(view.last),
      hints: hintsIn(view, wish),
    });
    return beside(board, panelOf(view, look.awaits, wish), {
      columns: wish.columns,
      board: BOARD_WIDTH,
      panel: PANEL_WIDTH,
    });
  },
  ask: (match, seat) => askFor(stateIn(match), optionsFor(match, seat)),
  read: readTyped,
  sayLatest: latestSan,
  tell: (told) => sayEvents(told as readonly Told<SaktrisTerms>[]),
  menu: (match, seat, only) => menuLines(stateIn(match), optionsFor(match, seat), only),
  howTo: [
    'Place:    N@c1, or just the column (c) or the square (c1)',
    'Move:     e1e3 or Nf3; a7a8q or a8=Q promotes; O-O and O-O-O castle',
    'Force:    b1c3,P@b1 or Nc3,P@b1: the move, then the placement',
  ],
};

/** "N@c1", "e1e3", "b1c3,P@b1" */
function squaresIn(last: string | undefined): readonly string[] {
  return last?.match(/[a-h][1-8]/gu) ?? [];
}

function hintsIn(view: SaktrisView, { hintsFor }: DrawWish): readonly string[] {
  if (hintsFor === undefined) return [];
  // Where a piece may go does not depend on what is hidden behind it, so any dice will do.
  const state = saktris.imagine(view, hintsFor, rollFrom('hints'));
  return placesOf(saktris.pending(state, hintsFor)[0]?.options ?? []);
}

function readTyped(match: Match<AnyTerms>, seat: Seat, typed: string): Choice | Reason {
  const action = pendingOf(match, seat)[0]?.id ?? '';
  const options = optionsFor(match, seat);
  const words = typed.replaceAll(/\s+/gu, '');
  const exact = options.find(({ id }) => id === words);
  if (exact) return { action, option: exact.id };
  const placed = readColumn(words, options);
  if (placed !== undefined) return { action, option: placed };
  const san = readSan(match, words);
  if (typeof san === 'string') return { action, option: san };
  // What looks like the machine form is let through to be refused with the exact reason.
  if (MACHINE.test(words)) return { action, option: words };
  return san;
}

const MACHINE = /^(?:[a-h][1-8][a-h][1-8][qrbn]?|0000)(?:,[KQRBNP]@[a-h][1-8])?$|^[KQRBNP]@[a-h][1-8]$/u;

/** "c" or "c1" where all that can be done is to place one known piece; whether it may go there is seen later. */
function readColumn(words: string, options: readonly Option<SaktrisDoes>[]): string | undefined {
  if (!/^[a-h][1-8]?$/u.test(words)) return undefined;
  const places = options.map(({ does }) => (does.type === 'place' ? does : undefined));
  const [first] = places;
  if (!first || places.some((place) => place?.piece !== first.piece)) return undefined;
  return `${first.piece}@${words.length === 2 ? words : `${words}${first.to.charAt(1)}`}`;
}
