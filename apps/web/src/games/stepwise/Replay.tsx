/** A level looked at again, step by step: a kept one, or a solution that came by a link. */
import { createMemo, createSignal, Show, type JSX } from 'solid-js';
import { useNavigate, useSearchParams } from '@solidjs/router';
import { lineOf, recordOf } from '@rankfall/kernel';
import { levelFileOf } from '@rankfall/stepwise';
import { playPath, replayPath, type ReplayProps } from '../../games.ts';
import { createMedia } from '../../match/create-media.ts';
import { MatchIcon } from '../../match/MatchIcon.tsx';
import { ReplayBar } from '../../match/ReplayBar.tsx';
import { ShareDialog } from '../../match/ShareDialog.tsx';
import { matchWords } from '../../match/words.en.ts';
import { Heading } from '../../shell/Heading.tsx';
import { useShell } from '../../shell/shell.ts';
import { newMatchId } from '../../storage/matches.ts';
import { useGameWords } from '../../words/use-words.ts';
import { beginLevel, levelTitle } from './begin.ts';
import { openStored } from './create-session.ts';
import { replayFrames } from './frames.ts';
import { labelOf } from './label-of.ts';
import { Roster } from './Roster.tsx';
import { routesOf } from './routes.ts';
import { tilesOf } from './scene.ts';
import { sharedTexts } from './share.ts';
import { StepBoard } from './StepBoard.tsx';
import { stepwiseWords } from './words.en.ts';
import '../../match/match.css';
import './play.css';

export function Replay(props: ReplayProps): JSX.Element {
  const shell = useShell();
  const words = useGameWords(stepwiseWords);
  const table = useGameWords(matchWords);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const stored = props.match;
  const match = openStored(stored);
  const level = levelFileOf(match.charter.settings);
  const frames = replayFrames(match);
  const last = frames.length - 1;
  const isWide = createMedia('(min-width: 600px)');
  const [isSharing, setSharing] = createSignal(false);
  const [ply, setPly] = createSignal(plyFrom(search['ply'], last) ?? 0);
  const frame = createMemo(() => frames[ply()] ?? { state: match.state, events: [] });
  const state = createMemo(() => frame().state);
  const routes = createMemo(() => routesOf(state(), []));
  const tiles = createMemo(() => tilesOf(state()));
  const textAt = (at: number): string => {
    const one = frames[at];
    if (at === 0 || !one) return words().replay.start;
    return words().replay.at(
      one.state.turn,
      words().step(one.events, one.state) || words().counters(one.state),
    );
  };
  const go = (next: number): void => {
    setPly(next);
    if (!props.fromLink) setSearch({ ply: String(next) }, { replace: true });
    shell.announce(textAt(next));
  };
  const playLevel = (): void => {
    const begun = beginLevel(shell.matches, match.charter.settings, levelTitle(level));
    if (typeof begun === 'string') navigate(playPath('stepwise', begun));
    else shell.toast({ text: words().reason(begun) });
  };
  const keep = (): void => {
    const id = newMatchId();
    shell.matches.save({
      id,
      seats: stored.seats,
      startedAt: Date.now(),
      plies: lineOf(match).length,
      preset: levelTitle(level),
      record: recordOf(match),
    });
    navigate(replayPath('stepwise', id), { replace: true });
    shell.toast({ text: words().replay.kept });
  };
  const title = (): string => words().play.level(level.id ?? '', level.title);
  return (
    <div class="s-match" data-replay>
      <Heading hidden title={words().replay.title(title())} />
      <div class="s-in">
        <p class="s-head">
          <strong>{title()}</strong>
          <span>{words().counters(state())}</span>
        </p>
        <div class="s-board-room">
          <StepBoard
            state={state()}
            isForecast={false}
            ring={isWide() ? 0.7 : 0.5}
            routes={routes()}
            edited={undefined}
            allRoutes
            shades={[]}
            label={words().play.board}
            labelOf={(square) =>
              labelOf(
                { state: state(), tiles: tiles(), routes: routes(), shades: [], edited: undefined },
                words(),
                square,
              )
            }
          />
        </div>
        <Roster state={state()} edited={undefined} hasCrates={state().crates.length > 0} />
        <div class="s-message">
          <p>{textAt(ply())}</p>
        </div>
        <div class="s-controls s-replay-controls">
          <ReplayBar ply={ply()} plies={last} move={textAt(ply())} onGo={go}>
            <button type="button" onClick={playLevel}>
              {words().replay.play}
            </button>
            <Show when={props.fromLink}>
              <button type="button" class="quiet" onClick={keep}>
                {words().replay.keep}
              </button>
            </Show>
            <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => setSharing(true)}>
              <MatchIcon name="share" />
              <span class="visually-hidden">{table().share}</span>
            </button>
          </ReplayBar>
        </div>
      </div>
      <ShareDialog
        open={isSharing()}
        texts={isSharing() ? sharedTexts(match, words()) : []}
        onClose={() => setSharing(false)}
      />
    </div>
  );
}

/** A place that an address names, if there is such a one. */
function plyFrom(text: string | readonly string[] | undefined, last: number): number | undefined {
  const ply = typeof text === 'string' && /^\d{1,5}$/u.test(text) ? Number(text) : undefined;
  return ply !== undefined && ply <= last ? ply : undefined;
}
