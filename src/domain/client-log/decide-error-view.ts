import { describeError } from './describe-error.ts'
import { isNotFetched } from './is-not-fetched.ts'

/** What to show for an uncaught error. */
export type ErrorView = 'error-page' | 'toast' | 'none'

/** What the window shows: 'error-page' where a drawing error has put it there already. */
export type Drawn = 'nothing' | 'page' | 'error-page'

/** Raised by the browser itself, or by scripts that are none of ours. */
const FOREIGN = /^(?:Uncaught )?Script error|ResizeObserver loop/
const EXTENSION = /\b(?:chrome|moz|safari-web)-extension:\/\//

function isNoFaultOfOurs(error: unknown): boolean {
  const { message = error, stack = '' } = Object(error) as { message?: unknown; stack?: unknown }
  return isNotFetched(error) || FOREIGN.test(String(message)) || EXTENSION.test(String(stack))
}

/**
 * An unhandled error leads to the error page where the page is of no use: where nothing is drawn (specification section 2). A page
 * that is open stays: a toast reports the failure, unless the error is an expected one, which its caller reports
 * (no network, a refusal, a stop), or none of ours.
 */
export function decideErrorView(error: unknown, drawn: Drawn): ErrorView {
  if (drawn === 'nothing') return 'error-page'
  if (drawn === 'error-page' || isNoFaultOfOurs(error)) return 'none'
  return describeError(error, '', '') === null ? 'none' : 'toast'
}
