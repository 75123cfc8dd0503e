import '#ui/base.css'
import './layouts/first-screen.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { followConnectivity } from '#platform/connectivity.ts'
import { CALL_TIMEOUT_MS, trackedFetch } from '#platform/http.ts'
import { followNewerContent } from '#platform/newer-content.ts'
import { pageStore } from '#platform/page-store.ts'
import { makeQueryClient } from '#platform/query-client.ts'
import { followDeviceTheme } from '#platform/theme.ts'
import { runWhenIdle } from '#platform/when-idle.ts'
import { App } from './app.tsx'
import { refreshProgress } from './wiring/learning-to-progress.ts'
import { preloadOutline, preloadScreen } from './wiring/preload-screen.ts'
import { reloadOnChunkError } from './wiring/reload-on-chunk-error.ts'
import { startSession } from './wiring/start-session.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

reloadOnChunkError()
preloadScreen(window.location.pathname)
const queryClient = makeQueryClient()
startSession(queryClient)
refreshProgress(queryClient)
followDeviceTheme(pageStore)
followNewerContent(() => {
  const content = { queryKey: ['curriculum'] }
  // A first look that is on its way would be joined, and brings the outdated text.
  void queryClient.cancelQueries(content).then(() => queryClient.invalidateQueries(content))
})
followConnectivity(
  pageStore,
  () => trackedFetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
  () => void queryClient.invalidateQueries({ type: 'active' }),
)

function ignore(): void {} // the chunk error event reports it; the page works without these parts

function trackTime(): void {
  import('./wiring/learning-to-activity.ts').then((part) => part.trackLearningTime(queryClient), ignore)
}

function startRest(): void {
  import('./wiring/start-background.ts').then((part) => part.startBackground(queryClient), ignore)
}

const { dataset } = document.documentElement
// Until the app has drawn, index.html must not treat an early error, such as an extension's, as fatal.
dataset.drawing = ''
let tellDrawn: () => void = () => undefined
const drawn = new Promise<void>((resolve) => {
  tellDrawn = resolve
})

function failToDraw(error: unknown): void {
  delete dataset.drawing
  reportError(error)
}

/** Part of the page: resolves `drawn` after the first drawing. */
function Drawn() {
  useEffect(() => {
    delete dataset.drawing
    tellDrawn()
  }, [])
  return null
}

const view = createRoot(root, { onUncaughtError: failToDraw })

function draw(): void {
  view.render(
    <StrictMode>
      <Provider store={pageStore}>
        <QueryClientProvider client={queryClient}>
          <App />
          <Drawn />
        </QueryClientProvider>
      </Provider>
    </StrictMode>,
  )
}

// As a transition: the text that the server wrote can be read and scrolled meanwhile.
preloadOutline(queryClient, window.location.pathname)
  .then(() => startTransition(draw))
  .catch(failToDraw)

const loaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve()
  else addEventListener('load', () => resolve(), { once: true })
})
// After everything that the first screen needs: asking for so many files alone takes long.
void Promise.all([drawn, loaded]).then(() => runWhenIdle([trackTime, startRest]))
