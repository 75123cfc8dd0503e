import minified from 'virtual:admin-contract'
import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type Api, CALL_TIMEOUT_MS, fetchWithin, LINK_OPTIONS } from '#platform/http.ts'

/** Calls that read or write thousands of rows. */
const LONG_CALLS = new Set(['itemFile.import', 'itemFile.export', 'school.importCsv'])
const LONG_TIMEOUT_MS = 300_000

/**
 * The client of administration: every call of the contract, past every cache, because the caches hold what learners see. Failures are as
 * those of `api` in platform/http.
 */
export const adminApi: Api = createORPCClient(
  new OpenAPILink(minified, {
    ...LINK_OPTIONS,
    fetch: (request, init, _options, path) => {
      const timeout = LONG_CALLS.has(path.join('.')) ? LONG_TIMEOUT_MS : CALL_TIMEOUT_MS
      return fetchWithin(timeout, new Request(request, { cache: 'no-store' }), init)
    },
  }),
)

/** Every query of administration begins with it, so that a write can refresh them all. */
export const ADMIN_KEY = 'admin'
