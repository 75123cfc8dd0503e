import minified from 'virtual:contract'
import type { QueryClient } from '@tanstack/react-query'
import { pathOf } from '#contract/address.ts'
import { describeError } from '#domain/client-log/describe-error.ts'
import { makeBeacon } from '#platform/beacon.ts'
import { siteConfigQuery } from '#platform/site-config.ts'

/** A repeated error is reported once. */
const RATE = { most: 10 }

/**
 * Returns a function that reports errors to the operator's error service, through our own server and only if one is
 * configured (specification section 8, after the table). Failed queries are reported automatically, earlier ones too.
 */
export function makeErrorReporter(queryClient: QueryClient): (error: unknown) => void {
  const site = queryClient.ensureQueryData(siteConfigQuery)
  const isWanted = site.then(
    ({ errorReporting }) => errorReporting,
    () => false, // unknown: nothing is reported
  )
  const send = makeBeacon(pathOf(minified.site.report), RATE)
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
