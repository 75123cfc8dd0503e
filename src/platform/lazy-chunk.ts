import { atom, type WritableAtom } from 'jotai/vanilla'
import { AppError } from '#contract/error.ts'
import { NETWORK_SENTENCE } from './http.ts'

/** Returns the module; null if it cannot be fetched: offline, and no earlier page has fetched it. */
export function importOrNull<Module>(load: () => Promise<Module>): Promise<Module | null> {
  return load().catch(() => null)
}

/** An action whose code is a chunk of its own, fetched with the first call. Rejects with AppError NETWORK if the chunk cannot be fetched. */
export function lazyAction<Args extends unknown[], Result>(
  load: () => Promise<WritableAtom<unknown, Args, Result>>,
) {
  return atom(null, async (_get, set, ...args: Args): Promise<Awaited<Result>> => {
    const action = await load().catch((cause: unknown) => {
      throw new AppError('NETWORK', { cause, message: NETWORK_SENTENCE })
    })
    return await set(action, ...args)
  })
}

const errorsWithoutReload = new WeakSet<object>()

/** Whether a chunk failed that the page works without. */
export function isWithoutReload(error: unknown): boolean {
  return error instanceof Error && errorsWithoutReload.has(error)
}

/** The same chunk; if it fails, the page is not reloaded. */
export function withoutReload<Module>(chunk: Promise<Module>): Promise<Module> {
  return chunk.catch((error: unknown) => {
    if (error instanceof Error) errorsWithoutReload.add(error)
    throw error
  })
}

/** Fetches chunks ahead of their use, because they cannot be fetched offline; one that fails is fetched again when it is used. */
export function preloadChunks(chunks: readonly Promise<unknown>[]): void {
  for (const chunk of chunks) withoutReload(chunk).catch(() => undefined)
}
