/** The lines of a settings form, drawn from the schema: whatever a game declares can be edited, and a problem stands beside its field. */
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
import { editSettings, formOf, type FormField, type Reason, type Schema } from '@rankfall/kernel';

export interface FieldWords {
  readonly name: (path: string) => string;
  readonly help: (path: string) => string;
  readonly value: (path: string, value: string) => string;
  readonly reason: (reason: Reason) => string;
}

export interface SettingsFormProps<S extends object> {
  readonly schema: Schema<S>;
  readonly settings: S;
  readonly words: FieldWords;
  /** Whether this line is shown; a screen may draw some of them itself. */
  readonly shows: (path: string) => boolean;
  readonly onEdit: (settings: S) => void;
}

export function SettingsForm<S extends object>(props: SettingsFormProps<S>): JSX.Element {
  const paths = createMemo(
    () =>
      formOf(props.schema, props.settings)
        .map(({ path }) => path)
        .filter((path) => props.shows(path)),
    undefined,
    { equals: (a, b) => a.join() === b.join() },
  );
  return (
    <For each={paths()}>
      {(path) => {
        const line = createMemo(() => formOf(props.schema, props.settings).find((one) => one.path === path));
        return (
          <Show when={line()}>
            {(found) => (
              <Line line={found()} words={props.words} onEdit={(value) => edit(props, path, value)} />
            )}
          </Show>
        );
      }}
    </For>
  );
}

/** Hands on what is right, and answers with what is wrong. */
function edit<S extends object>(
  props: SettingsFormProps<S>,
  path: string,
  value: unknown,
): Reason | undefined {
  const edited = editSettings(props.schema, props.settings, path, value);
  if ('refused' in edited) return edited.refused;
  props.onEdit(edited.settings);
  return undefined;
}

interface LineProps {
  readonly line: FormField;
  readonly words: FieldWords;
  readonly onEdit: (value: unknown) => Reason | undefined;
}

function Line(props: LineProps): JSX.Element {
  const [problem, setProblem] = createSignal<Reason>();
  const send = (value: unknown): void => void setProblem(props.onEdit(value));
  const id = createUniqueId();
  const kind = (): FormField['field']['kind'] => props.line.field.kind;
  return (
    <div class="setting" data-kind={kind()}>
      <Switch>
        <Match when={props.line.field.kind === 'choice' && props.line.field}>
          {(field) => (
            <Choices
              label={props.words.name(props.line.path)}
              values={field().values}
              value={String(props.line.value)}
              name={(value) => props.words.value(props.line.path, value)}
              onPick={send}
            />
          )}
        </Match>
        <Match when={props.line.field.kind === 'range' && props.line.field}>
          {(field) => (
            <>
              <label for={id}>{props.words.name(props.line.path)}</label>
              <div class="slider">
                <input
                  id={id}
                  type="range"
                  min={field().min}
                  max={field().max}
                  step={field().step}
                  value={Number(props.line.value)}
                  aria-describedby={`${id}-help`}
                  onInput={(event) => send(event.currentTarget.valueAsNumber)}
                />
                <output for={id}>{String(props.line.value)}</output>
              </div>
            </>
          )}
        </Match>
        <Match when={props.line.field.kind === 'flag'}>
          <label class="tick">
            <input
              type="checkbox"
              checked={props.line.value === true}
              aria-describedby={`${id}-help`}
              onChange={(event) => send(event.currentTarget.checked)}
            />
            {props.words.name(props.line.path)}
          </label>
        </Match>
        <Match when={kind() === 'text' || kind() === 'data'}>
          <TextLine {...props} id={id} problem={problem()} onText={send} />
        </Match>
      </Switch>
      <p class="aside small" id={`${id}-help`}>
        {props.words.help(props.line.path)}
      </p>
      <Show when={problem()}>
        {(reason) => (
          <p class="problem" id={`${id}-problem`} role="alert">
            {props.words.reason(reason())}
          </p>
        )}
      </Show>
    </div>
  );
}

function TextLine(
  props: LineProps & {
    readonly id: string;
    readonly problem: Reason | undefined;
    readonly onText: (text: string) => void;
  },
): JSX.Element {
  const shipped = (): readonly string[] => (props.line.field.kind === 'data' ? props.line.field.shipped : []);
  const usual = (): string => String(props.line.field.default);
  const shown = (): string => (shipped().includes(String(props.line.value)) ? '' : String(props.line.value));
  const [draft, setDraft] = createSignal(shown());
  // Another value from outside replaces what was typed.
  createEffect(() => setDraft(shown()));
  return (
    <>
      <label for={props.id}>{props.words.name(props.line.path)}</label>
      <input
        id={props.id}
        type="text"
        spellcheck={false}
        autocomplete="off"
        placeholder={shipped().length > 0 ? props.words.value(props.line.path, usual()) : undefined}
        value={draft()}
        aria-invalid={props.problem ? true : undefined}
        aria-describedby={props.problem ? `${props.id}-help ${props.id}-problem` : `${props.id}-help`}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onChange={(event) => {
          const text = event.currentTarget.value.trim();
          props.onText(text === '' ? usual() : text);
        }}
      />
    </>
  );
}

export interface ChoicesProps<V extends string> {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: string;
  readonly name: (value: V) => string;
  readonly onPick: (value: V) => void;
}

/** A few values side by side, of which one holds. */
export function Choices<V extends string>(props: ChoicesProps<V>): JSX.Element {
  const group = createUniqueId();
  return (
    <fieldset class="field">
      <legend>{props.label}</legend>
      <div class="picks">
        <For each={props.values}>
          {(value) => (
            <label class="pick">
              <input
                type="radio"
                name={group}
                value={value}
                checked={props.value === value}
                onChange={() => props.onPick(value)}
              />
              {props.name(value)}
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
