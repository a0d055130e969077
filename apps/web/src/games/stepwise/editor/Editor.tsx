/** The level editor: the board to paint on, what to paint with, who is in the squad, and whether there is a way out. */
import { createMemo, createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { A, useNavigate } from '@solidjs/router';
import { linkOf } from '@rankfall/kernel';
import {
  levelText,
  parseSquare,
  readLevelText,
  writeLevel,
  type LevelFile,
  type Square,
} from '@rankfall/stepwise';
import { gamePath, openPath, playPath } from '../../../games.ts';
import { ShareDialog, type Shared } from '../../../match/ShareDialog.tsx';
import { Dialog } from '../../../shell/Dialog.tsx';
import { Heading } from '../../../shell/Heading.tsx';
import { useShell } from '../../../shell/shell.ts';
import { useGameWords } from '../../../words/use-words.ts';
import { beginLevel } from '../begin.ts';
import { tilesOf } from '../scene.ts';
import { StepBoard } from '../StepBoard.tsx';
import { stepwiseWords } from '../words.en.ts';
import { createEditor } from './create-editor.ts';
import { createProof } from './create-proof.ts';
import {
  addCharacter,
  changeCharacter,
  draftOf,
  emptyDraft,
  looseState,
  moveCharacter,
  paint,
  removeCharacter,
  retitle,
  setWeight,
  type Brush,
} from './draft.ts';
import { ownLevels, removeOwn, saveOwn } from './kept.ts';
import { Palette } from './Palette.tsx';
import { matchOf } from './play-turns.ts';
import { Signals } from './Signals.tsx';
import { SquadForm } from './SquadForm.tsx';
import { editorWords } from './words.en.ts';
import '../../../match/match.css';
import '../play.css';
import './editor.css';

export function Editor(): JSX.Element {
  const shell = useShell();
  const words = useGameWords(editorWords);
  const game = useGameWords(stepwiseWords);
  const navigate = useNavigate();
  const desk = createEditor(shell.box);
  const proof = createProof(desk);
  const { draft, level, problems } = desk;
  const [brush, setBrush] = createSignal<Brush | undefined>('wall');
  const [channel, setChannel] = createSignal('a');
  const [placing, setPlacing] = createSignal<number>();
  const [opened, setOpened] = createSignal<'share' | 'import'>();
  const [pasted, setPasted] = createSignal('');
  const [refused, setRefused] = createSignal<readonly string[]>([]);
  const [own, setOwn] = createSignal(ownLevels(shell.box));
  const nameId = createUniqueId();
  const pasteId = createUniqueId();
  let board: { focus(square?: Square): void } | undefined;

  const state = createMemo(() => looseState(draft()));
  const tiles = createMemo(() => tilesOf(state()));
  const title = (): string => draft().title || words().untitled;
  const put = (square: Square): void => {
    const who = placing();
    if (who !== undefined) {
      desk.change((one) => moveCharacter(one, who, square));
      setPlacing(undefined);
      return;
    }
    const tool = brush();
    if (tool) desk.change((one) => paint(one, tool, channel(), square));
  };
  const playable = (): LevelFile | undefined => {
    const found = level();
    return found && { ...found, title: title() };
  };
  const test = (): void => {
    const found = playable();
    if (!found) return;
    const begun = beginLevel(shell.matches, { level: levelText(found, true) }, title());
    if (typeof begun === 'string') navigate(playPath('stepwise', begun));
    else shell.toast({ text: game().reason(begun) });
  };
  const watch = (): void => {
    const found = playable();
    const match = found && matchOf(levelText(found, true), draft().proof?.solution ?? []);
    if (match) navigate(openPath(linkOf(match)));
  };
  const shared = (): readonly Shared[] => {
    const found = playable();
    if (!found) return [];
    const link = `${location.origin}${gamePath('stepwise', `l=${levelText(found)}`)}`;
    const file = { label: words().file, help: words().fileHelp, text: writeLevel(found), file: 'level.json' };
    return draft().proof
      ? [{ label: words().link, help: words().linkHelp(link.length), text: link }, file]
      : [file];
  };
  const open = (found: LevelFile): void => {
    desk.change(() => draftOf(found));
    setOpened(undefined);
    setRefused([]);
    shell.announce(words().opened(found.title || words().untitled));
  };
  const importText = (): void => {
    const text = pasted().trim();
    const inLink = /[?&]l=([^&#\s]+)/u.exec(text)?.[1];
    const read = readLevelText(inLink === undefined ? text : decodeURIComponent(inLink));
    if (read.level) open(read.level);
    else {
      setRefused(read.problems.map(words().problem));
      shell.announce(refused()[0] ?? '');
    }
  };
  const save = (): void => {
    desk.note((one) => retitle(one, title()));
    saveOwn(shell.box, draft());
    setOwn(ownLevels(shell.box));
    shell.toast({ text: words().saved(title()) });
  };
  const proofLine = (): string | undefined => {
    const now = proof.state();
    const found = draft().proof;
    if (now.is === 'searching') return words().proving(now.seen);
    if (now.is === 'unsolvable' || now.is === 'undecided') return words()[now.is];
    return found && words().proven(game().cost(found.par));
  };

  return (
    <article class="s-editor">
      <header class="s-editor-head">
        <Heading title={words().title} />
        <p class="lead">{words().lead}</p>
        <div class="field">
          <label for={nameId}>{words().name}</label>
          <input
            id={nameId}
            type="text"
            maxlength="60"
            value={draft().title}
            onInput={(event) => desk.note((one) => retitle(one, event.currentTarget.value))}
          />
        </div>
      </header>
      <div class="s-editor-board">
        <StepBoard
          state={state()}
          isForecast={false}
          ring={0.7}
          routes={[]}
          edited={undefined}
          allRoutes={false}
          shades={[]}
          flagged={desk.flagged()}
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
          onTap={put}
          onGrab={(square) => {
            if (placing() !== undefined) return false;
            put(square);
            return true;
          }}
          onDraw={put}
          onIntent={(intent, cursor) => {
            if (intent.do !== 'press' && intent.do !== 'execute') return false;
            put(cursor);
            return true;
          }}
          handle={(made) => {
            board = made;
          }}
        />
        <div class="ways">
          <button type="button" aria-disabled={!desk.canUndo() || undefined} onClick={desk.undo}>
            {words().undo}
          </button>
          <button type="button" aria-disabled={!desk.canRedo() || undefined} onClick={desk.redo}>
            {words().redo}
          </button>
          <button type="button" aria-disabled={!level() || undefined} onClick={test}>
            {words().test}
          </button>
          <Show
            when={proof.state().is === 'searching'}
            fallback={
              <button
                type="button"
                class="primary"
                aria-disabled={!level() || undefined}
                onClick={() => {
                  const found = level();
                  if (found) proof.start(found);
                }}
              >
                {words().prove}
              </button>
            }
          >
            <button type="button" class="primary" onClick={proof.stop}>
              {words().stop}
            </button>
          </Show>
        </div>
        <p class="s-proof" role="status">
          {proofLine()}
        </p>
        <Show when={draft().proof}>
          <div class="ways">
            <button type="button" onClick={watch}>
              {words().watch}
            </button>
          </div>
        </Show>
        <Show when={problems().length > 0} fallback={<p class="aside">{words().fine}</p>}>
          <h2 class="s-editor-sub">{words().problems}</h2>
          <ul class="s-faults">
            <For each={problems()}>
              {(problem) => (
                <li>
                  <button
                    type="button"
                    class="as-link"
                    onClick={() => board?.focus(parseSquare(problem.square ?? '') ?? 0)}
                  >
                    {words().problem(problem)}
                  </button>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <Show when={desk.warnings().length > 0}>
          <h2 class="s-editor-sub">{words().warnings}</h2>
          <ul class="s-faults aside">
            <For each={desk.warnings()}>{(warning) => <li>{words().warning(warning)}</li>}</For>
          </ul>
        </Show>
      </div>
      <div class="s-editor-tools">
        <Show when={placing() !== undefined}>
          <p class="notice">{words().placing(draft().chars[placing() ?? 0]?.name ?? '')}</p>
        </Show>
        <Palette
          brush={placing() === undefined ? brush() : undefined}
          channel={channel()}
          onBrush={(next) => {
            setPlacing(undefined);
            setBrush(next);
          }}
          onChannel={setChannel}
        />
        <Signals draft={draft()} onChange={desk.change} />
        <SquadForm
          chars={draft().chars}
          placing={placing()}
          onChange={(who, some) => desk.change((one) => changeCharacter(one, who, some))}
          onPlace={(who) => setPlacing((was) => (was === who ? undefined : who))}
          onAdd={() => desk.change(addCharacter)}
          onRemove={(who) => desk.change((one) => removeCharacter(one, who))}
        />
        <Show when={state().crates.length > 0}>
          <label class="s-weight">
            {words().weight}
            <input
              type="number"
              min="1"
              max="400"
              value={draft().crateWeight}
              onChange={(event) => {
                const weight = event.currentTarget.valueAsNumber || 0;
                desk.change((one) => setWeight(one, weight));
              }}
            />
          </label>
        </Show>
        <div class="ways">
          <button type="button" onClick={save}>
            {words().save}
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-disabled={!level() || undefined}
            onClick={() => level() && setOpened('share')}
          >
            {words().share}
          </button>
          <button type="button" aria-haspopup="dialog" onClick={() => setOpened('import')}>
            {words().importing}
          </button>
          <button type="button" class="quiet" onClick={() => desk.change(() => emptyDraft)}>
            {words().fresh}
          </button>
          <A class="button" href={gamePath('stepwise')}>
            {game().play.map}
          </A>
        </div>
        <Show when={level() && !draft().proof}>
          <p class="aside small">{words().shareFirst}</p>
        </Show>
        <Show when={own().length > 0}>
          <h2 class="s-editor-sub">{words().own}</h2>
          <ul class="s-own">
            <For each={own()}>
              {(one) => (
                <li>
                  <button type="button" onClick={() => open(one)}>
                    {words().edit(one.title)}
                  </button>
                  <button
                    type="button"
                    class="quiet"
                    onClick={() => {
                      removeOwn(shell.box, one.title);
                      setOwn(ownLevels(shell.box));
                    }}
                  >
                    {words().forget(one.title)}
                  </button>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </div>
      <ShareDialog
        open={opened() === 'share'}
        texts={opened() === 'share' ? shared() : []}
        onClose={() => setOpened((was) => (was === 'share' ? undefined : was))}
      />
      <Dialog
        open={opened() === 'import'}
        title={words().importing}
        onClose={() => setOpened((was) => (was === 'import' ? undefined : was))}
      >
        <div class="field">
          <label for={pasteId}>{words().importText}</label>
          <p class="aside small">{words().importHelp}</p>
          <textarea
            id={pasteId}
            rows="6"
            spellcheck={false}
            value={pasted()}
            onInput={(event) => setPasted(event.currentTarget.value)}
          />
          <For each={refused()}>{(line) => <p class="problem">{line}</p>}</For>
          <button type="button" class="primary" onClick={importText}>
            {words().open}
          </button>
        </div>
      </Dialog>
    </article>
  );
}
