/** The level editor: the board to paint on, what to paint with, who is in the squad, and whether there is a way out. */
import {
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  For,
  Match,
  Show,
  Switch,
  type JSX,
} from 'solid-js';
import { A, useNavigate } from '@solidjs/router';
import { linkOf } from '@rankfall/kernel';
import { levelText, parseSquare, type LevelFile, type Square } from '@rankfall/stepwise';
import { gamePath, openPath } from '../../../games.ts';
import { createMedia } from '../../../match/create-media.ts';
import { Heading } from '../../../shell/Heading.tsx';
import { useShell } from '../../../shell/shell.ts';
import { useGameWords } from '../../../words/use-words.ts';
import { tilesOf } from '../scene.ts';
import { StepBoard, type BoardHandle } from '../StepBoard.tsx';
import { stepwiseWords } from '../words.en.ts';
import { createEditor } from './create-editor.ts';
import { createProof } from './create-proof.ts';
import { createTools } from './create-tools.ts';
import { emptyDraft, looseState, retitle, withPlayed, type Draft } from './draft.ts';
import { EditorBar } from './EditorBar.tsx';
import { Faults } from './Faults.tsx';
import { ownDrafts, removeOwn, saveOwn } from './kept.ts';
import { LevelForm } from './LevelForm.tsx';
import { OwnLevels } from './OwnLevels.tsx';
import { Palette } from './Palette.tsx';
import { matchOf } from './play-turns.ts';
import { Playtest } from './Playtest.tsx';
import { RegionTools } from './RegionTools.tsx';
import { Share } from './Share.tsx';
import { Signals } from './Signals.tsx';
import { SquadForm } from './SquadForm.tsx';
import { addCharacter, becomes, beatsOf, changeCharacter, removeCharacter } from './tune.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { editorWords } from './words.en.ts';
import '../../../match/match.css';
import '../play.css';
import './editor.css';

const tabs = ['tiles', 'signals', 'squad', 'level', 'share'] as const;
type Tab = (typeof tabs)[number];

export function Editor(): JSX.Element {
  const shell = useShell();
  const words = useGameWords(editorWords);
  const game = useGameWords(stepwiseWords);
  const navigate = useNavigate();
  const desk = createEditor(shell.box);
  const proof = createProof(desk);
  const tools = createTools(desk);
  const { draft, level, problems } = desk;
  const [tab, setTab] = createSignal<Tab>('tiles');
  const [testing, setTesting] = createSignal<LevelFile>();
  const [beat, setBeat] = createSignal(0);
  const [own, setOwn] = createSignal(ownDrafts(shell.box));
  const isWide = createMedia('(min-width: 600px)');
  const panelId = createUniqueId();
  let board: BoardHandle | undefined;

  const state = createMemo(() => ({ ...looseState(draft()), clock: beat() }));
  const tiles = createMemo(() => tilesOf(state()));
  const title = (): string => draft().title || words().untitled;
  const way = () => draft().proof ?? draft().played;
  createEffect(() => {
    if (beat() > beatsOf(draft())) setBeat(0);
  });
  const playable = (): LevelFile | undefined => {
    const found = level();
    return found && { ...found, title: title() };
  };
  const sayWhyNot = (): void => {
    const first = problems()[0];
    if (!first) return;
    shell.toast({ text: words().problem(first) });
    board?.focus(parseSquare(first.square ?? '') ?? board.cursor());
  };
  const test = (): void => {
    const found = playable();
    if (found) setTesting(found);
    else sayWhyNot();
  };
  const prove = (): void => {
    const found = level();
    if (proof.state().is === 'searching') proof.stop();
    else if (found) proof.start(found);
    else sayWhyNot();
  };
  const watch = (): void => {
    const found = playable();
    const match = found && matchOf(levelText(found, true), way()?.solution ?? []);
    if (match) navigate(openPath(linkOf(match)));
  };
  const open = (next: Draft): void => {
    desk.change(() => next);
    tools.unmark();
    shell.announce(words().opened(next.title || words().untitled));
  };
  const save = (): void => {
    desk.note((one) => retitle(one, title()));
    saveOwn(shell.box, draft());
    setOwn(ownDrafts(shell.box));
    shell.toast({ text: words().saved(title()) });
  };
  const pickUp = (square: Square): void => {
    const brush = tools.pick(square);
    if (brush) shell.announce(words().picked(words().brushes[brush]));
  };
  const leaveTest = (): void => {
    setTesting(undefined);
    queueMicrotask(() => board?.focus());
  };
  useEditorKeys({
    words,
    desk,
    tools,
    isOn: () => testing() === undefined,
    cursor: () => board?.cursor() ?? 0,
    test,
    prove,
    save,
  });
  const statusLine = (): string | undefined => {
    const now = proof.state();
    const { proof: found, played } = draft();
    if (now.is === 'searching') return words().proving(now.seen);
    if (now.is === 'unsolvable') return words().unsolvable;
    if (now.is === 'undecided') return words().undecided;
    if (found) return words().proven(game().cost(found.par));
    if (played) return words().playedLine(game().cost(played.par));
    return problems().length > 0 ? words().faulty(problems().length) : words().fine;
  };
  const placing = (): number | undefined => {
    const now = tools.tool();
    return now.is === 'place' ? now.who : undefined;
  };
  const marked = (): readonly [Square, Square] | undefined => {
    const region = tools.region();
    return region && [region.top * 10 + region.left, region.bottom * 10 + region.right];
  };

  const Desk = (): JSX.Element => (
    <article class="s-editor">
      <header class="s-editor-head">
        <Heading hidden title={words().title} />
        <input
          class="s-title"
          type="text"
          maxlength="60"
          aria-label={words().name}
          placeholder={words().untitled}
          value={draft().title}
          onInput={(event) => desk.note((one) => retitle(one, event.currentTarget.value))}
        />
        <A class="button quiet" href={gamePath('stepwise')}>
          {game().play.map}
        </A>
      </header>
      <div class="s-editor-board">
        <StepBoard
          state={state()}
          isForecast={false}
          ring={isWide() ? 0.7 : 0.5}
          routes={[]}
          edited={placing()}
          allRoutes={false}
          shades={[]}
          flagged={desk.flagged()}
          marked={marked()}
          label={words().board}
          labelOf={(square) =>
            game().square.here(square, [
              game().square.tile(tiles()[square] ?? { square, kind: 'floor' }),
              ...draft().chars.flatMap(({ at, name }) => (parseSquare(at) === square ? [name] : [])),
              ...state().crates.flatMap(({ at, weight }) =>
                at === square ? [game().square.crate(weight)] : [],
              ),
            ])
          }
          onTap={tools.press}
          onGrab={tools.begin}
          onDraw={tools.go}
          onDrop={tools.end}
          onErase={tools.erase}
          onHold={pickUp}
          onIntent={(intent, cursor) => {
            if (intent.do === 'press' || intent.do === 'execute') tools.press(cursor);
            else if (intent.do === 'back') {
              tools.erase(cursor);
              desk.lift();
            } else if (intent.do === 'escape') tools.unmark();
            else return false;
            return true;
          }}
          handle={(made) => {
            board = made;
          }}
        />
        <EditorBar
          desk={desk}
          canPlay={level() !== undefined}
          isSearching={proof.state().is === 'searching'}
          onTest={test}
          onProve={prove}
        />
        <p class="s-proof" role="status" data-as={problems().length > 0 ? 'bad' : way() ? 'good' : undefined}>
          <span>{statusLine()}</span>
          <Show when={way()}>
            <button type="button" class="as-link" onClick={watch}>
              {words().watch}
            </button>
          </Show>
        </p>
      </div>
      <div class="s-editor-tools">
        <div class="s-tabs" role="tablist" aria-label={words().tools}>
          <For each={tabs}>
            {(one) => (
              <button
                type="button"
                role="tab"
                id={`${panelId}-${one}`}
                aria-selected={tab() === one}
                aria-controls={panelId}
                tabindex={tab() === one ? 0 : -1}
                onClick={() => setTab(one)}
                onKeyDown={(event) => {
                  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
                  const next = tabs[(tabs.indexOf(one) + by + tabs.length) % tabs.length];
                  if (by === 0 || !next) return;
                  setTab(next);
                  document.getElementById(`${panelId}-${next}`)?.focus();
                }}
              >
                {words().tabs[one]}
              </button>
            )}
          </For>
        </div>
        <div class="s-panel" role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab()}`}>
          <Switch>
            <Match when={tab() === 'tiles'}>
              <Palette tools={tools} />
              <RegionTools tools={tools} />
            </Match>
            <Match when={tab() === 'signals'}>
              <Signals draft={draft()} onChange={desk.change} beat={beat()} onBeat={setBeat} />
            </Match>
            <Match when={tab() === 'squad'}>
              <Show when={placing() !== undefined}>
                <p class="notice">{words().placing(draft().chars[placing() ?? 0]?.name ?? '')}</p>
              </Show>
              <SquadForm
                chars={draft().chars}
                placing={placing()}
                onChange={(who, some) => desk.stroke((one) => changeCharacter(one, who, some))}
                onSettle={desk.lift}
                onBecome={(who, archetype) => desk.change((one) => becomes(one, who, archetype))}
                onPlace={(who) =>
                  tools.take(placing() === who ? { is: 'brush', brush: 'wall' } : { is: 'place', who })
                }
                onAdd={() => desk.change(addCharacter)}
                onRemove={(who) => desk.change((one) => removeCharacter(one, who))}
              />
            </Match>
            <Match when={tab() === 'level'}>
              <LevelForm draft={draft()} crates={state().crates} onChange={desk.change} />
              <OwnLevels
                own={own()}
                onSave={save}
                onNew={() => open(emptyDraft)}
                onOpen={open}
                onForget={(name) => {
                  removeOwn(shell.box, name);
                  setOwn(ownDrafts(shell.box));
                }}
              />
            </Match>
            <Match when={tab() === 'share'}>
              <Share level={playable()} hasWay={way() !== undefined} onOpen={open} />
            </Match>
          </Switch>
        </div>
      </div>
      <Faults
        problems={problems()}
        // Par comes with the solution: one line about both is enough.
        warnings={desk.warnings().filter(({ code }) => code !== 'no-par')}
        onLook={(square) => board?.focus(square)}
      />
    </article>
  );
  return (
    <Show when={testing()} fallback={<Desk />} keyed>
      {(found) => (
        <Playtest
          level={found}
          onWon={(how) => desk.note((one) => withPlayed(one, how))}
          onAgain={() => setTesting({ ...found })}
          onLeave={leaveTest}
        />
      )}
    </Show>
  );
}
