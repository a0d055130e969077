/** The table itself, as a player, a lesson or a replay shows it: two fleets across one die, edges with what each has. */
import { createMemo, type JSX } from 'solid-js';
import type { Option } from '@rankfall/kernel';
import {
  forecast,
  type Does,
  type Loss,
  type Side01,
  type StarlinesEvent,
  type StarlinesState,
  type Toll,
} from '@rankfall/starlines';
import type { Aim } from './aims.ts';
import { Fleet } from './Fleet.tsx';
import { lostBy } from './piles.ts';
import { Rail } from './Rail.tsx';
import { SideStrip } from './SideStrip.tsx';
import '../../match/match.css';
import './colours.css';
import './table.css';
import './hand.css';

export interface TableViewProps {
  readonly view: StarlinesState;
  readonly bottom: Side01;
  readonly names: readonly string[];
  /** As they stand at the edges; the names, unless there is more to say. */
  readonly labels?: readonly string[];
  /** What happened in the latest step: wrecks and tolls are shown of it. */
  readonly latest: readonly StarlinesEvent[];
  readonly clocks?: readonly number[] | undefined;
  readonly isOver: boolean;
  readonly aim?: Aim | undefined;
  readonly onPick?: ((aim: Aim, option: Option<Does>) => void) | undefined;
}

export function TableView(props: TableViewProps): JSX.Element {
  const top = (): Side01 => (props.bottom === 0 ? 1 : 0);
  const tolls = createMemo(() =>
    props.isOver || props.view.at.turn === 0 ? undefined : forecast(props.view),
  );
  const losses = createMemo((): readonly Loss[] =>
    props.latest.flatMap((event) => ('losses' in event ? event.losses : [])),
  );
  const past = createMemo((): readonly Toll[] =>
    props.latest.flatMap((event) => (event.type === 'resolved' ? event.tolls : [])),
  );
  const edge = (seat: Side01, place: 'top' | 'bottom'): JSX.Element => (
    <SideStrip
      seat={seat}
      place={place}
      name={(props.labels ?? props.names)[seat] ?? ''}
      view={props.view}
      forecast={tolls()?.[seat]}
      toll={past()[seat]}
      left={props.clocks?.[seat]}
    />
  );
  const fleet = (seat: Side01, place: 'top' | 'bottom'): JSX.Element => (
    <Fleet
      seat={seat}
      place={place}
      name={props.names[seat] ?? ''}
      view={props.view}
      lost={lostBy(losses(), seat)}
      aim={props.aim?.fleet === (seat === props.bottom ? 'own' : 'theirs') ? props.aim : undefined}
      acting={seat === props.bottom ? props.aim?.action.about : undefined}
      onPick={props.onPick}
    />
  );
  return (
    <div class="sl-table">
      {edge(top(), 'top')}
      <div class="sl-field">
        {fleet(top(), 'top')}
        <Rail view={props.view} />
        {fleet(props.bottom, 'bottom')}
      </div>
      {edge(props.bottom, 'bottom')}
    </div>
  );
}
