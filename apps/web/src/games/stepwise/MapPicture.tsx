/** A level as a small still picture: its map, and the squad where it begins or where a moment of it stands. */
import { createMemo, Index, type JSX } from 'solid-js';
import type { StepwiseState } from '@rankfall/stepwise';
import { placesOf } from './places.ts';
import { Routes } from './Routes.tsx';
import { routesOf, type Route } from './routes.ts';
import { tilesOf } from './scene.ts';
import { Squad } from './Squad.tsx';
import { Tile } from './Tile.tsx';
import './board.css';

const places = placesOf(0.5);

export interface MapPictureProps {
  readonly state: StepwiseState;
  /** Show the routes that are planned. */
  readonly routes?: boolean;
}

export function MapPicture(props: MapPictureProps): JSX.Element {
  const tiles = createMemo(() => tilesOf(props.state));
  const routes = createMemo((): readonly Route[] => (props.routes ? routesOf(props.state, []) : []));
  return (
    <div class="s-board" aria-hidden="true">
      <svg class="s-drawing" viewBox={`0 0 ${places.side} ${places.side}`}>
        <defs>
          <pattern
            id="s-hatch"
            width="14"
            height="14"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect class="s-hatch-line" width="5" height="14" />
          </pattern>
        </defs>
        <Index each={tiles()}>{(tile) => <Tile tile={tile()} places={places} />}</Index>
        <Routes routes={routes()} places={places} edited={undefined} all isHidden={false} />
        <Squad state={props.state} routes={routes()} places={places} isForecast={false} edited={undefined} />
      </svg>
    </div>
  );
}
