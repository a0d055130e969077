/** The app: the shell around the pages, and which address shows which. All but the first page come when they are needed. */
import { Router, type RouteDefinition, type RoutePreloadFuncArgs } from '@solidjs/router';
import { ErrorBoundary, lazy, type JSX } from 'solid-js';
import { isGameId } from '../games.ts';
import { Broken } from './Broken.tsx';
import type { WholeShell } from './create-shell.ts';
import { Layout } from './Layout.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { preloadGame } from './screens.ts';
import { ShellContext } from './shell.ts';

const HistoryPage = lazy(async () => ({ default: (await import('./pages/HistoryPage.tsx')).HistoryPage }));
const OpenPage = lazy(async () => ({ default: (await import('./pages/OpenPage.tsx')).OpenPage }));
const PlayPage = lazy(async () => ({ default: (await import('./pages/MatchPage.tsx')).PlayPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./pages/MatchPage.tsx')).ReplayPage }));
const GamePage = lazy(async () => ({ default: (await import('./pages/GamePages.tsx')).GamePage }));
const RulesPage = lazy(async () => ({ default: (await import('./pages/GamePages.tsx')).RulesPage }));
const LessonPage = lazy(async () => ({ default: (await import('./pages/GamePages.tsx')).LessonPage }));

const ofGame = {
  matchFilters: { game: isGameId },
  preload: ({ params }: RoutePreloadFuncArgs): void => preloadGame(params['game']),
};
const board = { info: { board: true } };

const routes: RouteDefinition[] = [
  { path: '/', component: Home },
  { path: '/history', component: HistoryPage },
  { path: '/open', component: OpenPage, ...board },
  { path: '/rules/:game', component: RulesPage, ...ofGame },
  { path: '/:game', component: GamePage, ...ofGame },
  { path: '/:game/lesson', component: LessonPage, ...ofGame, ...board },
  { path: '/:game/play/:id', component: PlayPage, ...ofGame, ...board },
  { path: '/:game/replay/:id', component: ReplayPage, ...ofGame, ...board },
  { path: '*', component: NotFound },
];

export function App(props: { readonly shell: WholeShell }): JSX.Element {
  return (
    <ShellContext.Provider value={props.shell}>
      <ErrorBoundary fallback={(error: unknown) => <Broken error={error} />}>
        <Router scrollRestoration root={(section) => <Layout {...section} shell={props.shell} />}>
          {routes}
        </Router>
      </ErrorBoundary>
    </ShellContext.Provider>
  );
}
