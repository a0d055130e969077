/** A match that came by a link, kept on this device: from then on it has an address of its own. */
import { useNavigate } from '@solidjs/router';
import { lineOf, recordOf, type Match, type Terms } from '@rankfall/kernel';
import { replayPath, type GameId } from '../games.ts';
import { useShell } from '../shell/shell.ts';
import { newMatchId } from '../storage/matches.ts';
import type { Sitter } from '../storage/types.ts';

/** @param said what is told when it is done */
export function useKeep<T extends Terms>(
  game: GameId,
  match: Match<T>,
  seats: readonly Sitter[],
  said: () => string,
): () => void {
  const { matches, toast } = useShell();
  const navigate = useNavigate();
  return () => {
    const id = newMatchId();
    matches.save({
      id,
      seats,
      startedAt: Date.now(),
      plies: lineOf(match).length,
      record: recordOf(match),
    });
    navigate(replayPath(game, id), { replace: true });
    toast({ text: said() });
  };
}
