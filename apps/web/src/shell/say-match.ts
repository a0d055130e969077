/** A kept match in words: who plays, how it stands, how it ended. */
import { isGameId } from '../games.ts';
import type { MatchHead } from '../storage/types.ts';
import type { Words } from '../words/words.ts';

export const gameName = (words: Words, game: string): string =>
  isGameId(game) ? words.games[game].name : game;

/** The name of a seat: what a player typed, or what the game calls it. */
function seatName(words: Words, head: MatchHead, seat: number): string {
  const sitter = head.seats[seat];
  const usual = (isGameId(head.game) ? words.games[head.game].seats[seat] : undefined) ?? String(seat + 1);
  const name = sitter?.name ?? usual;
  return sitter?.kind === 'bot' ? words.match.bot(name) : name;
}

/** 'White – Black (computer)' */
export function sayPlayers(words: Words, head: MatchHead): string {
  return words.match.versus(head.seats.map((_, seat) => seatName(words, head, seat)));
}

/** 'White won: checkmate', 'Drawn: agreed', 'Running' */
export function sayStanding(words: Words, head: MatchHead): string {
  const { result } = head;
  if (!head.finished) return words.match.running;
  if (!result) return words.match.over;
  const winner = result.outcome.indexOf('won');
  const drawn = result.outcome.includes('drawn') ? words.match.drawn : words.match.lost;
  return words.match.ended(
    winner < 0 ? drawn : words.match.won(seatName(words, head, winner)),
    words.match.reason(result.reason),
  );
}

/** 'Tetris mode · 24 moves' */
export function sayKind(words: Words, head: MatchHead): string {
  const preset = head.preset === undefined ? [] : [words.match.preset(head.preset)];
  return [...preset, words.match.moves(head.plies)].join(' · ');
}
