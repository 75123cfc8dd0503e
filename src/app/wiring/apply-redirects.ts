import type { QueryClient } from '@tanstack/react-query'
import { resolveRedirect } from '#domain/access/resolve-redirect.ts'
import { siteConfigQuery } from '#platform/site-config.ts'
import { onNavigate } from './on-navigate.ts'

/**
 * Applies the configured redirects in the page: the service worker answers every address with the app, and navigation within the app
 * does not reach the server. An absolute address is a full page load.
 */
export async function applyRedirects(queryClient: QueryClient): Promise<void> {
  const site = await queryClient.ensureQueryData(siteConfigQuery).catch(() => null) // unknown: no redirect
  if (!site || site.redirects.length === 0) return
  onNavigate(() => {
    const { pathname, origin } = window.location
    const to = resolveRedirect(site.redirects, pathname, origin)
    if (to === null) return
    if (to.startsWith('/')) window.history.replaceState(null, '', to)
    else window.location.replace(to)
  })
}
