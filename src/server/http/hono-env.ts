import type { HttpBindings } from '@hono/node-server'
import type { SignedInUser } from '../auth/session.queries.ts'

export interface Caller {
  user: SignedInUser | null
  /** The session's token, valid or not, so that sign-out can end it. */
  sessionToken: string | null
  address: string
}

/** Bindings are Node's under its listener, absent under `app.request()`. */
export interface ServerHono {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** The caller; looked up once, when first needed. */
    caller: () => Promise<Caller>
    /** The parsed body; writes only. */
    body: unknown
  }
}
