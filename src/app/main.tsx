import '#ui/base.css'
// What the first screens of home and documents wear, which are read before their code is there.
import '#features/documents/documents.css'
import '#features/home/components/visitor-home.css'
import './layouts/first-screen.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followConnectivity } from '#platform/connectivity.ts'
import { CALL_TIMEOUT_MS, trackedFetch } from '#platform/http.ts'
import { pageStore } from '#platform/page-store.ts'
import { makeQueryClient } from '#platform/query-client.ts'
import { App } from './app.tsx'
import { refreshProgress } from './wiring/learning-to-progress.ts'
import { reloadOnChunkError } from './wiring/reload-on-chunk-error.ts'
import { startSession } from './wiring/start-session.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

reloadOnChunkError()
const queryClient = makeQueryClient()
startSession(queryClient)
refreshProgress(queryClient)
followConnectivity(
  pageStore,
  () => trackedFetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
  () => void queryClient.invalidateQueries({ type: 'active' }),
)

// After everything that the first screen needs.
window.addEventListener('load', () => {
  const ignore = () => undefined // the chunk error event reports it; the page works without these parts
  import('./wiring/learning-to-activity.ts').then((part) => part.trackLearningTime(queryClient), ignore)
  import('./wiring/start-background.ts').then((part) => part.startBackground(queryClient), ignore)
})

createRoot(root).render(
  <StrictMode>
    <Provider store={pageStore}>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </Provider>
  </StrictMode>,
)
