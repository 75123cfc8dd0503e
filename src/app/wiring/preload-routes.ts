import { listLikelyRoutes, type RouteChunk } from '#domain/preload/list-likely-routes.ts'
import { mayPreload } from '#domain/preload/may-preload.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { debounce } from '#platform/debounce.ts'
import { pageStore } from '#platform/page-store.ts'
import { type Load, PreloadQueue } from '#platform/preload-queue.ts'
import { currentUserAtom } from '#platform/session.ts'
import { runWhenIdle, whenIdle } from '#platform/when-idle.ts'
import { onNavigate } from './on-navigate.ts'

/** The chunks of the routes; the same imports as in routes.tsx. */
const CHUNKS: Readonly<Record<RouteChunk, Load>> = {
  home: () => import('../screens/home.screen.tsx'),
  unit: () => import('../screens/unit.screen.tsx'),
  bookmark: () => import('../screens/bookmark.screen.tsx'),
  settings: () => import('../screens/settings.screen.tsx'),
  document: () => import('../screens/document.screen.tsx'),
  login: () => import('#features/auth/login.page.tsx'),
}

/** Network Information API: not in TypeScript's DOM types, not in Safari. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

function readNetwork() {
  const connection: Connection =
    ('connection' in navigator && (navigator.connection as Connection | null)) || {}
  const { saveData = false, effectiveType } = connection
  return { isReachable: pageStore.get(reachableAtom), saveData, effectiveType }
}

/** Preloads, while idle, the code of the pages that are likely to be visited next. */
export function preloadRoutes(): void {
  const queue = new PreloadQueue()
  const look = debounce(() =>
    whenIdle(() => {
      if (!mayPreload(readNetwork())) return
      const isSignedIn = pageStore.get(currentUserAtom) !== null
      const routes = listLikelyRoutes(window.location.pathname, isSignedIn)
      void runWhenIdle(routes.map((name) => () => queue.add(CHUNKS[name])))
    }),
  )
  pageStore.sub(currentUserAtom, look)
  onNavigate(look)
}
