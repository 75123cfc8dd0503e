import minified from 'virtual:contract'
import { type ClientContext, createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink, type OpenAPILinkOptions } from '@orpc/openapi-client/fetch'
import { pathOf } from '#contract/address.ts'
import type { contract } from '#contract/contract.ts'
import { AppError, type ErrorData, parseErrorCode } from '#contract/error.ts'
import { FROM_DEVICE_HEADER } from '#contract/sw-message.ts'
import { setReachableAtom, setServerTimeAtom } from './connectivity.ts'
import { pageStore } from './page-store.ts'
import { heldSessionAtom } from './session-atom.ts'
import { readStored } from './storage.ts'

/** A call without an answer by then is a failed one. */
export const CALL_TIMEOUT_MS = 20_000

export type Api = ContractRouterClient<typeof contract>

export const NETWORK_SENTENCE = '서버에 연결하지 못했어요. 인터넷을 확인하고 다시 해 주세요.'
const TIMEOUT_SENTENCE = '서버가 대답하지 않아요. 잠시 뒤에 다시 해 주세요.'

type UnauthorizedListener = () => void
const unauthorizedListeners = new Set<UnauthorizedListener>()

/** Calls `listener` on every 401. Returns a function that unsubscribes it. */
export function onUnauthorized(listener: UnauthorizedListener): () => void {
  unauthorizedListeners.add(listener)
  return () => unauthorizedListeners.delete(listener)
}

/** Tells the listeners that the session is over. */
export function reportUnauthorized(): void {
  for (const listener of unauthorizedListeners) listener()
}

/** The media types that this server answers with; a portal's page is HTML. */
const OWN_TYPE = /json|event-stream|audio|image/

/** Whether the answer is a captive portal's or a proxy's page. */
function isForeign(response: Response): boolean {
  const type = response.headers.get('Content-Type')
  return type !== null && !OWN_TYPE.test(type)
}

/** Returns whether a 401 to this call is ignored (specification section 8). */
function isSilent(address: string): boolean {
  return address.endsWith(pathOf(minified.thread.recent))
}

/** Whether a call was made for an earlier person: its 401 does not concern the person who is signed in now. */
function isOfFormerPerson(userId: string | null): boolean {
  const session = pageStore.get(heldSessionAtom)
  return userId !== null && session.status === 'signed-in' && session.user.id !== userId
}

/** Whether the server is there but has no room for this call. */
async function isBusy(response: Response): Promise<boolean> {
  return response.status === 503 && (await readErrorAnswer(response.clone())).code === 'BUSY'
}

async function recordAnswer(response: Response, address: string, userId: string | null): Promise<void> {
  // The worker answered from a cache: the server was not asked.
  if (response.headers.has(FROM_DEVICE_HEADER)) return
  const isOurs = !isForeign(response)
  if (isOurs) pageStore.set(setServerTimeAtom, response.headers.get('Date'))
  const isThere = isOurs && (response.status < 502 || response.status > 504)
  if (!(isOurs && (await isBusy(response)))) pageStore.set(setReachableAtom, isThere)
  if (response.status === 401 && isOurs && !isSilent(address) && !isOfFormerPerson(userId))
    reportUnauthorized()
}

/** Returns the AppError of a failed `fetch`, and sets the server as unreachable. An abort by the caller is returned as it is. */
export function toNetworkError(cause: unknown, signal?: AbortSignal | null): unknown {
  const reason: unknown = signal?.aborted ? signal.reason : cause
  const isTimeout =
    (reason instanceof DOMException && reason.name === 'TimeoutError') ||
    (reason instanceof AppError && reason.code === 'TIMEOUT')
  if (signal?.aborted && !isTimeout) return reason instanceof AppError ? reason : cause
  pageStore.set(setReachableAtom, false)
  if (reason instanceof AppError) return reason
  return isTimeout
    ? new AppError('TIMEOUT', { cause, message: TIMEOUT_SENTENCE })
    : new AppError('NETWORK', { cause, message: NETWORK_SENTENCE })
}

/** Imported lazily: rarely needed. */
async function endSessionOf(userId: string) {
  return (await import('./end-session.ts')).endSession(userId, CALL_TIMEOUT_MS)
}

let telling: Promise<void> | null = null

/**
 * Sends a sign-out that the server has not received yet; until then calls go out without the session. Another person's session is not
 * ended. Throws if our server did not answer.
 */
export async function sendPendingSignOut(): Promise<void> {
  const userId = readStored('signOutPending')
  if (userId === null) return
  telling ??= endSessionOf(userId).finally(() => {
    telling = null
  })
  await telling
}

/** `fetch` that tracks reachability and 401, and throws an AppError if there is no answer. */
export async function trackedFetch(request: Request | string, init: RequestInit = {}): Promise<Response> {
  const isSignedOut = readStored('signOutPending') !== null
  try {
    const response = await fetch(request, {
      credentials: 'same-origin',
      redirect: 'error',
      ...init,
      // The cookie still belongs to the person who signed out here.
      ...(isSignedOut && { credentials: 'omit' }),
    })
    const { url, headers } = request instanceof Request ? request : { url: request, headers: init.headers }
    await recordAnswer(response, url, new Headers(headers).get('X-Record-User'))
    return response
  } catch (cause) {
    throw toNetworkError(cause, init.signal ?? (request instanceof Request ? request.signal : null))
  }
}

/** `trackedFetch` for a client of the contract: without an answer after `timeoutMs` it has failed. */
export async function fetchWithin(timeoutMs: number, request: Request, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
  const response = await trackedFetch(request, { ...init, signal })
  // The page does not validate answers, so a portal's page must be caught here.
  if (isForeign(response)) throw new AppError('NETWORK', { message: NETWORK_SENTENCE })
  return response
}

/** How every client of the contract calls. */
export const LINK_OPTIONS = {
  url: () => window.location.origin,
  headers: (_options, path) => {
    const session = pageStore.get(heldSessionAtom)
    // The server answers 401 if the session is another person's (offline.md, 'The outbox').
    return {
      ...(path[0] === 'user' && { 'X-Api-Version': '1' }),
      ...(session.status === 'signed-in' && { 'X-Record-User': session.user.id }),
    }
  },
  fetch: (request, init) => fetchWithin(CALL_TIMEOUT_MS, request, init),
} satisfies OpenAPILinkOptions<ClientContext>

/** The contract's client. Every failure is an AppError once it went through `toAppError`. */
export const api: Api = createORPCClient(new OpenAPILink(minified, LINK_OPTIONS))

/** Returns what a call threw as an AppError. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ORPCError) {
    const data = error.data as ErrorData | undefined
    return new AppError(parseErrorCode(error.code), {
      cause: error,
      message: error.message,
      status: error.status,
      ...(data && { data }),
    })
  }
  if (error instanceof Error && error.cause instanceof AppError) return error.cause
  return new AppError('UNKNOWN', { cause: error })
}

/** Returns the AppError of a failed answer, for streams, which the contract's client does not read. */
export async function readErrorAnswer(response: Response): Promise<AppError> {
  const body = await response.json().catch(() => null) // not JSON: only the status is known
  const { code, message, data } = (body ?? {}) as { code?: unknown; message?: string; data?: ErrorData }
  return new AppError(parseErrorCode(code), {
    status: response.status,
    cause: 'Failed to open stream',
    ...(message && { message }),
    ...(data && { data }),
  })
}

/**
 * Awaits a call of the contract's client. Throws AppError. `failure` is the name of the failure in specification section 8: it becomes
 * the error's cause, and is logged if the server answered.
 */
export async function call<Answer>(answer: Promise<Answer>, failure?: string): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    const known = toAppError(error)
    throw failure === undefined ? known : nameFailure(known, failure)
  }
}

/** Returns the error with the failure's name of specification section 8 as its cause. */
export function nameFailure(error: AppError, failure: string): AppError {
  const { code, message, status, data } = error
  // biome-ignore lint/suspicious/noConsole: the specification wants it logged, and the beacon listens
  if (status > 0) console.warn(failure, status, code)
  return new AppError(code, {
    message,
    status,
    cause: new Error(failure, { cause: error.cause }),
    ...(data && { data }),
  })
}
