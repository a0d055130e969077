/** Opens whatever somebody pastes: a position to start from, or a game to look at or play on. */
import { createSignal, createUniqueId, Show, type JSX } from 'solid-js';
import { useNavigate } from '@solidjs/router';
import { lineOf, recordOf, type Match, type Reason } from '@rankfall/kernel';
import type { SaktrisSettings, SaktrisTerms } from '@rankfall/saktris';
import { gamePath, playPath, replayPath } from '../../games.ts';
import { useShell } from '../../shell/shell.ts';
import { newMatchId } from '../../storage/matches.ts';
import { useGameWords } from '../../words/use-words.ts';
import { readPasted } from './paste.ts';
import { saktrisWords } from './words.en.ts';

export function Paste(props: { readonly onSettings: (settings: SaktrisSettings) => void }): JSX.Element {
  const { matches, toast } = useShell();
  const words = useGameWords(saktrisWords);
  const navigate = useNavigate();
  const [text, setText] = createSignal('');
  const [problem, setProblem] = createSignal<Reason>();
  const id = createUniqueId();

  const keep = (match: Match<SaktrisTerms>): void => {
    const newId = newMatchId();
    const isOver = match.result !== undefined;
    matches.save({
      id: newId,
      seats: [{ kind: 'human' }, { kind: 'human' }],
      startedAt: Date.now(),
      plies: lineOf(match).length,
      record: recordOf(match),
    });
    navigate(isOver ? replayPath('saktris', newId) : playPath('saktris', newId));
  };
  const open = (): void => {
    const pasted = readPasted(text());
    setProblem(pasted.type === 'refused' ? pasted.reason : undefined);
    if (pasted.type === 'match') {
      if (pasted.note) toast({ text: words().reason(pasted.note) });
      keep(pasted.match);
    }
    if (pasted.type === 'settings') {
      props.onSettings(pasted.settings);
      navigate(gamePath('saktris', pasted.query), { replace: true });
      setText('');
    }
  };
  return (
    <details class="more paste">
      <summary>{words().newGame.paste}</summary>
      <form
        class="more-body"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <label for={id}>{words().newGame.pasteLabel}</label>
        <p class="aside small" id={`${id}-help`}>
          {words().newGame.pasteHelp}
        </p>
        <textarea
          id={id}
          rows="4"
          spellcheck={false}
          value={text()}
          aria-invalid={problem() ? true : undefined}
          aria-describedby={`${id}-help`}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Show when={problem()}>
          {(reason) => (
            <p class="problem" role="alert">
              {words().reason(reason())}
            </p>
          )}
        </Show>
        <button type="submit">{words().newGame.openIt}</button>
      </form>
    </details>
  );
}
