import type { QueryClient } from '@tanstack/react-query'
import { describeError } from '#domain/client-log/describe-error.ts'
import { makeBeacon } from '#platform/beacon.ts'
import { siteConfigQuery } from '#platform/site-config.ts'
import { CHUNK_ERROR_EVENT } from './reload-on-chunk-error.ts'

/** An error that comes again and again is one error. */
const RATE = { most: 10 }

/**
 * Forwards errors of the program and of its drawing to the operator's service, through our own server and only where one is
 * configured (specification section 8, after the table).
 */
export async function reportErrors(queryClient: QueryClient): Promise<void> {
  const site = await queryClient.ensureQueryData(siteConfigQuery).catch(() => null) // unknown: nothing is forwarded
  if (site?.errorReporting !== true) return
  const send = makeBeacon('/api/_report', RATE)
  const told = new Set<string>()
  const report = (error: unknown) => {
    const described = describeError(error, window.location.pathname, __APP_VERSION__)
    if (!described) return
    const key = `${described.name} ${described.message} ${described.path}`
    if (told.has(key)) return
    told.add(key)
    send(described)
  }
  // What a boundary catches comes here too: it raises it anew.
  window.addEventListener('error', ({ error, message }) => report(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  window.addEventListener(CHUNK_ERROR_EVENT, (event) => report((event as CustomEvent<unknown>).detail))
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') report(event.action.error)
  })
}
