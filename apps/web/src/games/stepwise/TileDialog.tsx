/** What is this square? Its rule, how it stands, what it is wired to, and what can be done here: a finger that rests asks. */
import { Show, type JSX } from 'solid-js';
import { squareName, type Square } from '@rankfall/stepwise';
import { Dialog } from '../../shell/Dialog.tsx';
import { useGameWords } from '../../words/use-words.ts';
import type { TileFact } from './scene.ts';
import type { SquareFacts } from './tile-facts.ts';
import { stepwiseWords } from './words.en.ts';

export interface TileDialogProps {
  readonly facts: SquareFacts | undefined;
  readonly nameOf: (who: number) => string;
  /** Left out where nothing is being drawn. */
  readonly onStep: ((square: Square) => void) | undefined;
  readonly onSelect: ((who: number) => void) | undefined;
  readonly onWires: (square: Square) => void;
  readonly onClose: () => void;
}

export function TileDialog(props: TileDialogProps): JSX.Element {
  const words = useGameWords(stepwiseWords);
  const after = (what: number, work: (what: number) => void) => (): void => {
    props.onClose();
    work(what);
  };
  const listed = (tiles: readonly TileFact[]): readonly string[] =>
    tiles.map((one) => words().tile.at(squareName(one.square), words().square.tile(one)));
  const sentence = (parts: readonly string[]): string => parts.join('; ') || words().tile.nothing;
  return (
    <Dialog
      open={props.facts !== undefined}
      title={props.facts ? words().tile.title(squareName(props.facts.square), props.facts.tile.kind) : ''}
      onClose={props.onClose}
    >
      <Show when={props.facts}>
        {(facts) => (
          <div class="s-about">
            <p>{words().tile.rule(facts().tile.kind, facts().tile.inverse === true)}</p>
            <dl>
              <dt>{words().tile.now}</dt>
              <dd>
                {sentence([
                  words().square.tile(facts().tile),
                  ...[facts().who ?? []].flat().map((who) => props.nameOf(who)),
                  ...[facts().crate ?? []].flat().map((weight) => words().square.crate(weight)),
                ])}
              </dd>
              <Show when={facts().channel}>
                {(channel) => (
                  <>
                    <dt>{words().tile.channel(channel().name)}</dt>
                    <dd>{words().tile.mode(channel().mode, channel().isOn)}</dd>
                    <dt>{words().tile.sources}</dt>
                    <dd>
                      {sentence([
                        ...listed(channel().sources),
                        ...[channel().clock ?? []].flat().map((beat) => words().tile.clock(beat)),
                      ])}
                    </dd>
                    <dt>{words().tile.sinks}</dt>
                    <dd>{sentence(listed(channel().sinks))}</dd>
                  </>
                )}
              </Show>
            </dl>
            <div class="ways">
              <Show when={facts().shade && props.onStep}>
                {(step) => (
                  <button type="button" class="primary" onClick={after(facts().square, step())}>
                    {words().tile.stepHere}
                  </button>
                )}
              </Show>
              <Show when={facts().who !== undefined && props.onSelect}>
                {(select) => (
                  <button type="button" onClick={after(facts().who ?? 0, select())}>
                    {words().tile.select(props.nameOf(facts().who ?? 0))}
                  </button>
                )}
              </Show>
              <Show when={facts().channel}>
                <button type="button" onClick={after(facts().square, props.onWires)}>
                  {words().tile.wires}
                </button>
              </Show>
            </div>
          </div>
        )}
      </Show>
    </Dialog>
  );
}
