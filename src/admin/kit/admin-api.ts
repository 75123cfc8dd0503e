import minified from 'virtual:admin-contract'
import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type Api, LINK_OPTIONS } from '#platform/http.ts'

/**
 * The client of administration: every call of the contract, past every cache, because the caches hold what learners see. Failures are as
 * those of `api` in platform/http.
 */
export const adminApi: Api = createORPCClient(
  new OpenAPILink(minified, {
    ...LINK_OPTIONS,
    fetch: (request, init) => LINK_OPTIONS.fetch(new Request(request, { cache: 'no-store' }), init),
  }),
)

/** Every query of administration begins with it, so that a write can refresh them all. */
export const ADMIN_KEY = 'admin'
