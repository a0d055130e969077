/** The game's page: what kind of run, and three Kings. One press on a King begins. */
import { createMemo, createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { A, useNavigate } from '@solidjs/router';
import type { Reason } from '@rankfall/kernel';
import { firstPoints, kings, modes, paces, type King } from '@rankfall/chessbrawl';
import { lessonPath, playPath, rulesPath, type NewGameProps } from '../../games.ts';
import { usePieceLook, useBoardTheme } from '../../match/use-piece-look.ts';
import { Choices } from '../../match/SettingsForm.tsx';
import { Piece } from '../../pieces/Piece.tsx';
import { Heading } from '../../shell/Heading.tsx';
import { useShell } from '../../shell/shell.ts';
import { useGameWords } from '../../words/use-words.ts';
import { beginRun, dailyWish, readQuery, seedFrom, wishOf, type Wish } from './begin.ts';
import { Crest } from './Crest.tsx';
import { Daily } from './Daily.tsx';
import { keepPrefs, prefsIn, rivals, type Prefs } from './prefs.ts';
import { Shelf } from './Shelf.tsx';
import { thinker } from './sitters.ts';
import { brawlWords } from './words.en.ts';
import '../../look/boards.css';
import '../../match/match.css';
import './play.css';
import './end.css';
import './new-run.css';

export function NewGame(props: NewGameProps): JSX.Element {
  const { box, matches, announce } = useShell();
  const words = useGameWords(brawlWords);
  const navigate = useNavigate();
  const asked = createMemo(() => (props.query === '' ? undefined : readQuery(props.query)));
  const problem = (): Reason | undefined => {
    const found = asked();
    return found && 'code' in found ? found : undefined;
  };
  const first = (): Prefs => {
    const kept = prefsIn(box);
    const found = asked();
    if (!found || 'code' in found) return kept;
    const { king, mode, enemy, ranked } = found.settings;
    return { ...kept, king, mode, rival: found.grandmaster ? 'grandmaster' : enemy, ranked };
  };
  const [prefs, setPrefs] = createSignal<Prefs>(first());
  const seedAsked = (): string => {
    const found = asked();
    return found && !('code' in found) ? found.seed : '';
  };
  const [seed, setSeed] = createSignal(seedAsked());
  const [refused, setRefused] = createSignal<Reason>();
  const change = (some: Partial<Prefs>): void => {
    setPrefs((all) => ({ ...all, ...some }));
    keepPrefs(box, some);
  };
  const isSeedBad = (): boolean => seed().trim() !== '' && seedFrom(seed()) === undefined;
  const running = createMemo(() =>
    matches.heads().find(({ game, finished }) => game === 'chessbrawl' && !finished),
  );
  const hasPlayed = createMemo(() => matches.heads().some(({ game }) => game === 'chessbrawl'));
  const seedId = createUniqueId();

  const begin = (wish: Wish): void => {
    const begun = beginRun(wish, Date.now());
    if ('code' in begun) {
      setRefused(begun);
      announce(words().reason(begun));
      return;
    }
    matches.save(begun);
    navigate(playPath('chessbrawl', begun.id));
  };
  const pick = (king: King): void => {
    if (isSeedBad()) return announce(words().newRun.seedBad);
    change({ king });
    begin(wishOf({ ...prefs(), king }, seedFrom(seed()) ?? ''));
  };
  const isRanked = (): boolean => prefs().ranked || prefs().mode === 'gauntlet';

  return (
    <div class="new-run">
      <header class="new-run-head">
        <Heading title={words().newRun.title} />
        <p class="lead">{words().newRun.line}</p>
        <p class="new-run-links">
          <A href={lessonPath('chessbrawl')}>{words().newRun.learn}</A>
          <A href={rulesPath('chessbrawl')}>{words().newRun.rules}</A>
          <Show when={running()}>
            {(head) => <A href={playPath('chessbrawl', head().id)}>{words().newRun.goOn}</A>}
          </Show>
        </p>
      </header>
      <Show when={problem()}>
        {(reason) => (
          <p class="problem" role="alert">
            {words().newRun.badLink(
              reason().code === 'bad-run-seed' ? words().newRun.badSeed : words().reason(reason()),
            )}
          </p>
        )}
      </Show>
      <section class="new-run-how">
        <div class="new-run-choice">
          <Choices
            label={words().newRun.mode}
            values={modes}
            value={prefs().mode}
            name={(mode) => words().modes[mode].name}
            onPick={(mode) => change({ mode })}
          />
          <p class="aside small">{words().modes[prefs().mode].line}</p>
        </div>
        <div class="new-run-choice">
          <Choices
            label={words().newRun.rival}
            values={rivals}
            value={prefs().rival}
            name={(rival) => words().newRun.rivals[rival]}
            onPick={(rival) => {
              if (rival === 'grandmaster') thinker.warm();
              change({ rival });
            }}
          />
          <p class="aside small">{words().newRun.rivalLines[prefs().rival]}</p>
        </div>
        <details class="new-run-more" open={seedAsked() !== ''}>
          <summary>{words().newRun.more}</summary>
          <div class="new-run-fields">
            <label class="tick">
              <input
                type="checkbox"
                checked={isRanked()}
                disabled={prefs().mode === 'gauntlet'}
                onChange={(event) => change({ ranked: event.currentTarget.checked })}
              />
              <span>
                <b>{words().newRun.ranked}</b>{' '}
                <span class="aside">
                  {prefs().mode === 'gauntlet' ? words().newRun.rankedAlways : words().newRun.rankedLine}
                </span>
              </span>
            </label>
            <div class="field">
              <label for={seedId}>{words().newRun.seed}</label>
              <input
                id={seedId}
                type="text"
                value={seed()}
                maxlength="32"
                autocomplete="off"
                autocapitalize="characters"
                spellcheck={false}
                aria-invalid={isSeedBad() ? 'true' : undefined}
                aria-describedby={`${seedId}-help`}
                onInput={(event) => setSeed(event.currentTarget.value)}
              />
              <p id={`${seedId}-help`} class="small aside" data-bad={isSeedBad() || undefined}>
                {isSeedBad() ? words().newRun.seedBad : words().newRun.seedHelp}
              </p>
            </div>
            <Choices
              label={words().newRun.speed}
              values={paces}
              value={prefs().pace}
              name={(pace) => words().pace[pace]}
              onPick={(pace) => change({ pace })}
            />
          </div>
        </details>
      </section>
      <section class="kings" aria-labelledby="kings-title">
        <h2 id="kings-title">{words().newRun.kings}</h2>
        <div class="king-cards">
          <For each={kings}>
            {(king) => (
              <KingCard
                king={king}
                isPlus={prefs().mode === 'plus'}
                isLast={hasPlayed() && prefs().king === king}
                onPick={pick}
              />
            )}
          </For>
        </div>
        <Show when={refused()}>{(reason) => <p class="problem">{words().reason(reason())}</p>}</Show>
      </section>
      <Daily onPlay={() => begin(dailyWish(Date.now(), prefs().pace))} />
      <Shelf mode={prefs().mode} rival={prefs().rival} />
    </div>
  );
}

function KingCard(props: {
  readonly king: King;
  readonly isPlus: boolean;
  readonly isLast: boolean;
  readonly onPick: (king: King) => void;
}): JSX.Element {
  const words = useGameWords(brawlWords);
  const look = usePieceLook();
  const theme = useBoardTheme();
  return (
    <button
      type="button"
      class="king-card"
      data-king={props.king}
      data-board={theme()}
      onClick={() => props.onPick(props.king)}
    >
      <span class="king-portrait" aria-hidden="true">
        <Crest king={props.king} />
        <Piece kind="K" side={props.king === 'bad' ? 1 : 0} look={look()} />
      </span>
      <span class="king-text">
        <span class="king-name">{words().kings[props.king].name}</span>
        <span class="king-points">{words().newRun.starts(firstPoints[props.king])}</span>
        <span class="king-line">{words().kings[props.king].line}</span>
        <Show when={props.isPlus}>
          <span class="king-power">
            <b>{words().newRun.power}</b> {words().kings[props.king].power}
          </span>
        </Show>
        <Show when={props.isLast}>
          <span class="king-last">{words().newRun.last}</span>
        </Show>
      </span>
    </button>
  );
}
