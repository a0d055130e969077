/** A battle being fought: the table, the hand below it, and whatever else a table has. On a shared device it changes hands. */
import { createEffect, createMemo, createSignal, lazy, on, Show, Suspense, type JSX } from 'solid-js';
import { useNavigate } from '@solidjs/router';
import { lineOf, matchAtPly, recordOf, start, type Option, type PendingAction } from '@rankfall/kernel';
import { starlines, type Does } from '@rankfall/starlines';
import { gamePath, playPath, replayPath, rulesPath, type PlayProps } from '../../games.ts';
import { tableOffers, type Act } from '../../match/offers.ts';
import { ResultDialog } from '../../match/ResultDialog.tsx';
import { ShareDialog } from '../../match/ShareDialog.tsx';
import { TableMenu } from '../../match/TableMenu.tsx';
import { MatchIcon } from '../../match/MatchIcon.tsx';
import { useClocks } from '../../match/use-clocks.ts';
import { useSounds } from '../../match/use-sounds.ts';
import { matchWords } from '../../match/words.en.ts';
import { createLate } from '../../look/after-paint.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { Heading } from '../../shell/Heading.tsx';
import { useShell, useShortcuts } from '../../shell/shell.ts';
import { newMatchId } from '../../storage/matches.ts';
import { useGameWords } from '../../words/use-words.ts';
import { aimsOf, type Aim } from './aims.ts';
import { BattleLog } from './BattleLog.tsx';
import { Catalogue } from './Catalogue.tsx';
import { chaptersOf, lastStrikes } from './chronicle.ts';
import { createTable } from './create-table.ts';
import { useLabels, useNames, useStanding, useTelling } from './create-says.ts';
import { Foot } from './Foot.tsx';
import { freshSeed } from '../../match/fresh-seed.ts';
import { Hand } from './Hand.tsx';
import { HandOver } from './HandOver.tsx';
import { sharedTexts } from './share.ts';
import { soundsOf } from './sounds-of.ts';
import { TableView } from './TableView.tsx';
import { TipArea } from './Tips.tsx';
import { useNumbersOf } from './use-numbers-of.ts';
import { starlinesWords } from './words.en.ts';

const Ending = lazy(async () => ({ default: (await import('./Ending.tsx')).Ending }));

type Opened = 'menu' | 'log' | 'ships' | 'share' | 'result';

/** The last turn is seen before the result lies over it. */
const RESULT_WAITS = 600;

export function Play(props: PlayProps): JSX.Element {
  const shell = useShell();
  const words = useGameWords(starlinesWords);
  const common = useGameWords(matchWords);
  const sound = useSounds();
  const navigate = useNavigate();
  const stored = props.match;
  useNumbersOf(stored.record.rules);
  const nameOf = useNames(stored.seats);
  const names = createMemo(() => [nameOf(0), nameOf(1)]);
  const labels = useLabels(stored.seats);
  const telling = useTelling(names);
  const standing = useStanding(names);
  const [opened, setOpened] = createSignal<Opened>();
  const [aimId, setAimId] = createSignal('');
  let root: HTMLDivElement | undefined;

  const table = createTable(stored, shell.matches, (told) => {
    for (const text of telling(told)) shell.announce(text);
    const own = table.humans.length === 1 ? table.humans[0] : undefined;
    for (const { kind, piece } of soundsOf(told, own)) sound(kind, piece);
    if (told.some(({ event }) => event.type === '~over')) setTimeout(() => setOpened('result'), RESULT_WAITS);
  });
  const { match, view, viewer, handTo, actions } = table;
  const clocks = useClocks(table.hosted, (seat, seconds) => {
    sound('low-time');
    shell.announce(common().left(names()[seat] ?? '', seconds));
  });
  const beside = createLate(match);
  // Whoever looks at the screen gives up for themselves, not for whoever else is waited for.
  const offers = createMemo(() => {
    const seat = viewer();
    return tableOffers(beside(), seat === undefined ? table.humans : [seat]);
  });
  // A battle that goes on is shared as it was when the phase opened: what is sealed stays on this device.
  const shareable = (): ReturnType<typeof match> =>
    match().result ? match() : (table.pages().at(-1)?.match ?? matchAtPly(match(), 0));
  const chapters = createMemo(() => chaptersOf(table.pages()));
  const strikes = createMemo(() => {
    const last = lastStrikes(chapters());
    return last && { turn: last.turn, lines: last.events.flatMap((event) => words().event(event, names())) };
  });
  const latest = createMemo(() => table.pages().at(-1)?.events ?? []);
  const aim = createMemo((): Aim | undefined => {
    const all = actions().flatMap(aimsOf);
    return all.find(({ id }) => id === aimId()) ?? all[0];
  });

  // Whoever just chose something that is gone now goes on with the next thing, not at the top of the page.
  const refocus = (): void =>
    queueMicrotask(() => {
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      const next =
        root?.querySelector<HTMLElement>('.sl-hand button:not([aria-disabled])') ??
        root?.querySelector<HTMLElement>('.sl-ready');
      next?.focus({ preventScroll: true });
    });
  const choose = (action: PendingAction<Does>, option: Option<Does>): void => {
    const reason = option.off ?? table.choose(action.id, option.id);
    if (reason) {
      shell.announce(words().reason(reason));
      sound('refuse');
    }
    refocus();
  };
  const pick = (chosen: Aim, option: Option<Does>): void => choose(chosen.action, option);
  const ready = (): void => {
    const action = table.ready();
    const option = action?.options[0];
    if (action && option) choose(action, option);
  };
  const takeBack = (): void => {
    const seat = viewer();
    if (seat === undefined || !table.canTakeBack()) return;
    if (!table.hosted.choose(seat, { action: '~back', option: 'back' }))
      shell.announce(words().hand.takenBack);
    refocus();
  };
  const act = ({ seat, choice }: Act): void => {
    const reason = table.hosted.choose(seat, choice);
    if (reason) shell.toast({ text: words().reason(reason) });
  };
  const rematch = (): void => {
    const { settings, table: agreed } = match().charter;
    const begun = start(starlines, { settings, seed: freshSeed(), table: agreed });
    if (!begun.match) return;
    const id = newMatchId();
    shell.matches.save({
      id,
      seats: stored.seats,
      startedAt: Date.now(),
      plies: lineOf(begun.match).length,
      ...(stored.preset ? { preset: stored.preset } : {}),
      record: recordOf(begun.match),
    });
    setOpened(undefined);
    navigate(playPath('starlines', id));
  };
  createEffect(
    on(handTo, (seat, before) => {
      if (seat !== undefined) shell.announce(words().handOver.said(nameOf(seat)));
      else if (before !== undefined) refocus();
    }),
  );
  // A new phase is said when it opens for whoever looks at the screen.
  createEffect(
    on(
      () =>
        viewer() === undefined ? '' : `${viewer()}/${view().at.turn}/${view().at.phase}/${view().round}`,
      (key) => {
        if (key === '' || actions().length === 0) return;
        const must = actions().filter(({ mandatory }) => mandatory).length;
        shell.announce(words().play.prompt(words().phase(view().at.phase), actions().length, must));
      },
    ),
  );
  useShortcuts(() => ({
    title: words().play.keys,
    shortcuts: [
      { keys: ['r'], label: words().play.keyReady, run: ready },
      { keys: ['u'], label: words().play.keyBack, run: takeBack },
      { keys: ['l'], label: words().play.keyLog, run: () => setOpened('log') },
      { keys: ['s'], label: words().play.keyShips, run: () => setOpened('ships') },
      { keys: ['o'], label: words().play.keySay, run: () => shell.announce(standing(view())) },
      { keys: ['ArrowLeft', 'ArrowRight'], label: words().play.keyFleet },
    ],
  }));
  const waitingFor = (): string | undefined => {
    const seat = match().charter.game.awaits(match().state)[0];
    return match().result || seat === undefined ? undefined : names()[seat];
  };
  const close = (which: Opened): void => void setOpened((was) => (was === which ? undefined : was));

  return (
    <TipArea>
      <div class="sl" ref={root}>
        <Heading hidden title={words().table.title} />
        <Show
          when={handTo() === undefined}
          fallback={
            <HandOver to={handTo() ?? 0} name={nameOf(handTo() ?? 0)} view={view()} onTake={table.take} />
          }
        >
          <div class="sl-in">
            <TableView
              view={view()}
              bottom={table.bottom()}
              names={names()}
              labels={labels()}
              latest={latest()}
              clocks={match().clock ? clocks() : undefined}
              isOver={match().result !== undefined}
              aim={aim()}
              onPick={pick}
            />
            <div class="sl-lower">
              <Show when={match().sitting.paused}>
                <div class="match-paused">
                  <p class="match-paused-title">{common().paused}</p>
                  <p>{common().pausedLine}</p>
                  <button
                    type="button"
                    class="primary"
                    onClick={() => offers().resume && act(offers().resume as Act)}
                  >
                    {common().resume}
                  </button>
                </div>
              </Show>
              <Hand
                seat={viewer() ?? table.bottom()}
                view={view()}
                actions={actions()}
                aim={aim()}
                onAim={(next) => setAimId(next.id)}
                onChoose={choose}
                latest={latest()}
                strikes={strikes()}
                names={names()}
              />
              <Foot
                view={view()}
                ready={table.ready()}
                open={actions().length}
                waitingFor={waitingFor()}
                result={
                  match().result
                    ? words().result(match().result ?? { outcome: [], reason: '' }, names())
                    : undefined
                }
                canTakeBack={table.canTakeBack()}
                onReady={ready}
                onTakeBack={takeBack}
                onResult={() => setOpened('result')}
                onLog={() => setOpened('log')}
                onShips={() => setOpened('ships')}
                onMenu={() => setOpened('menu')}
              />
            </div>
            <aside class="sl-panel">
              <h2>{words().play.logTitle}</h2>
              <BattleLog chapters={chapters()} names={names()} />
            </aside>
          </div>
        </Show>
      </div>
      <TableMenu
        open={opened() === 'menu'}
        title={words().play.menu}
        offers={offers()}
        resigner={nameOf(viewer() ?? table.bottom())}
        rules={rulesPath('starlines')}
        newGame={gamePath('starlines')}
        onAct={act}
        onShare={() => setOpened('share')}
        onClose={() => close('menu')}
      >
        <button
          type="button"
          class="m-item"
          onClick={() => {
            setOpened('ships');
          }}
        >
          <MatchIcon name="book" />
          {words().play.catalogueTitle}
        </button>
      </TableMenu>
      <Dialog open={opened() === 'log'} title={words().play.logTitle} onClose={() => close('log')}>
        <BattleLog chapters={chapters()} names={names()} />
      </Dialog>
      <Dialog open={opened() === 'ships'} title={words().play.catalogueTitle} onClose={() => close('ships')}>
        <Catalogue />
      </Dialog>
      <ShareDialog
        open={opened() === 'share'}
        texts={opened() === 'share' ? sharedTexts(shareable(), words().play) : []}
        onClose={() => close('share')}
      />
      <ResultDialog
        open={opened() === 'result'}
        title={resultTitle()}
        why={words().cause(match().result ?? { outcome: [], reason: '' }, names())}
        onRematch={rematch}
        onReplay={() => navigate(replayPath('starlines', stored.id))}
        onShare={() => setOpened('share')}
        onHome={() => navigate('/')}
        onClose={() => close('result')}
        more={
          <Suspense>
            <Ending match={match()} pages={table.pages()} names={names()} />
          </Suspense>
        }
      />
    </TipArea>
  );

  function resultTitle(): string {
    const winner = match().result?.outcome.indexOf('won') ?? -1;
    if (winner < 0) return common().result.drawn;
    const isOwn = table.humans.length === 1 && table.humans[0] === winner;
    return isOwn ? common().result.youWon : common().result.won(nameOf(winner === 0 ? 0 : 1));
  }
}
