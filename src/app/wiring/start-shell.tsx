import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { pageStore } from '#platform/page-store.ts'
import { listenForPen } from '#platform/pen.ts'
import { ShellPromo } from '../screens/shell-promo.tsx'
import { ShellSelection } from '../screens/shell-selection.tsx'
import { applyRedirects } from './apply-redirects.ts'
import { preloadRoutes } from './preload-routes.ts'

/** Renders the parts of the shell that the first screen does not need, in a React root of their own: their errors do not affect the page. */
export function startShell(queryClient: QueryClient): void {
  void applyRedirects(queryClient)
  listenForPen()
  const place = document.createElement('div')
  place.id = 'shell'
  document.body.append(place)
  createRoot(place).render(
    <Provider store={pageStore}>
      <QueryClientProvider client={queryClient}>
        <ShellSelection />
        <ShellPromo />
      </QueryClientProvider>
    </Provider>,
  )
  preloadRoutes()
}
