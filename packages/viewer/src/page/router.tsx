import { createHashHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { BoardRoute } from './board/board-route.tsx'
import { parseBoardSearch } from './board/board-search.ts'
import { CompareRoute } from './compare/compare-route.tsx'
import { parseCompareSearch } from './compare/compare-search.ts'
import { HomeRoute } from './layout/home-route.tsx'
import { NotFound } from './layout/not-found.tsx'
import { Shell } from './layout/shell.tsx'
import { LiveRoute } from './live/live-route.tsx'
import { ChartsRoute } from './run/charts-route.tsx'
import { FailuresRoute } from './run/failures-route.tsx'
import { MetricsRoute } from './run/metrics-route.tsx'
import { OverviewRoute } from './run/overview-route.tsx'
import { RunLayout } from './run/run-layout.tsx'
import { RunsRoute } from './run/runs-route.tsx'
import { parseListSearch } from './run/list-search.ts'
import { NotesRoute } from './samples/notes-route.tsx'
import { parseSamplesSearch } from './samples/samples-search.ts'
import { SamplesRoute } from './samples/samples-route.tsx'

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound })
const home = createRoute({ getParentRoute: () => root, path: '/', component: HomeRoute })
const board = createRoute({ getParentRoute: () => root, path: '/suites/$suite', component: BoardRoute, validateSearch: parseBoardSearch })
const runs = createRoute({ getParentRoute: () => root, path: '/suites/$suite/runs', component: RunsRoute, validateSearch: parseListSearch })
const run = createRoute({ getParentRoute: () => root, path: '/runs/$run', component: RunLayout })
const overview = createRoute({ getParentRoute: () => run, path: '/', component: OverviewRoute })
const samples = createRoute({ getParentRoute: () => run, path: '/samples', component: SamplesRoute, validateSearch: parseSamplesSearch })
const metrics = createRoute({ getParentRoute: () => run, path: '/metrics', component: MetricsRoute, validateSearch: parseListSearch })
const charts = createRoute({ getParentRoute: () => run, path: '/charts', component: ChartsRoute })
const failures = createRoute({ getParentRoute: () => run, path: '/failures', component: FailuresRoute })
const compare = createRoute({ getParentRoute: () => root, path: '/compare', component: CompareRoute, validateSearch: parseCompareSearch })
const live = createRoute({ getParentRoute: () => root, path: '/live', component: LiveRoute })
const notes = createRoute({ getParentRoute: () => root, path: '/notes', component: NotesRoute })

/** The routes: behind the `#`, so that any static server serves them under any path. */
export const router = createRouter({
  routeTree: root.addChildren([home, board, runs, run.addChildren([overview, samples, metrics, charts, failures]), compare, live, notes]),
  history: createHashHistory(),
  defaultPreload: false,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
