import type { QueryClient } from '@tanstack/react-query'
import { describeError } from '#domain/client-log/describe-error.ts'
import { makeBeacon } from '#platform/beacon.ts'
import { siteConfigQuery } from '#platform/site-config.ts'

/** An error that comes again and again is one error. */
const RATE = { most: 10 }

/**
 * A way to forward errors of the program and of its drawing to the operator's service, through our own server and only where one is
 * configured (specification section 8, after the table). Failed reads are forwarded by themselves, the earlier ones too.
 */
export function makeErrorReporter(queryClient: QueryClient): (error: unknown) => void {
  const site = queryClient.ensureQueryData(siteConfigQuery)
  const isWanted = site.then(
    ({ errorReporting }) => errorReporting,
    () => false, // unknown: nothing is forwarded
  )
  const send = makeBeacon('/api/_report', RATE)
  const told = new Set<string>()
  const report = (error: unknown) => {
    const described = describeError(error, window.location.pathname, __APP_VERSION__)
    if (!described) return
    const key = `${described.name} ${described.message} ${described.path}`
    if (told.has(key)) return
    told.add(key)
    void isWanted.then((wanted) => wanted && send(described))
  }
  for (const { state } of queryClient.getQueryCache().getAll()) if (state.error) report(state.error)
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') report(event.action.error)
  })
  return report
}
