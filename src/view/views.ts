import type { Route } from './route.ts'

interface ViewRoutes {
  readonly routes: readonly Route[]
}

/**
 * The views, in the order of the page's menu: a view is a folder with `api.ts` (its routes) and `page.tsx` (what is seen of it), and
 * its line here. The page's own list is made from this one when it is bundled.
 */
export const VIEWS = {
  compactions: () => import('./compactions/api.ts'),
  session: () => import('./session/api.ts'),
  told: () => import('./told/api.ts'),
  memory: () => import('./memory/api.ts'),
  team: () => import('./team/api.ts'),
  overview: () => import('./overview/api.ts'),
  settings: () => import('./settings/api.ts'),
  'first-run': () => import('./first-run/api.ts'),
} as const satisfies Record<string, () => Promise<ViewRoutes>>

export async function allRoutes(): Promise<Route[]> {
  const views = await Promise.all(Object.values(VIEWS).map((load) => load()))
  return [...START, ...views.flatMap(({ routes }) => routes)]
}

const START: readonly Route[] = [
  {
    method: 'GET',
    path: 'start',
    output: 'start',
    run: async (asked) => (await import('./start.ts')).startOfPage(asked),
  },
]
