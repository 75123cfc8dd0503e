import type { HttpBindings } from '@hono/node-server'
import type { SignedInUser } from '../auth/session.queries.ts'

export interface Caller {
  user: SignedInUser | null
  /** The session's token, alive or not, so that sign-out can end it. */
  sessionToken: string | null
  address: string
}

/** Bindings are node's under its listener, absent under `app.request()`. */
export interface ServerHono {
  Bindings: Partial<HttpBindings>
  Variables: {
    /** Who calls; looked up once, at the first question. */
    caller: () => Promise<Caller>
    /** The body that was read and parsed; writes only. */
    body: unknown
    bodyText: string
  }
}
