import minified from 'virtual:admin-contract'
import { pathOf } from '#contract/address.ts'
import { AppError } from '#contract/error.ts'
import type { GenerationEvent, SolutionEvent } from '#contract/generation.ts'
import { readErrorAnswer, reportUnauthorized, trackedFetch } from '#platform/http.ts'
import { pageStore } from '#platform/page-store.ts'
import { heldSessionAtom } from '#platform/session-atom.ts'
import { readEvents } from '#platform/sse.ts'

/** What is generated, and from what. */
export type GenerationStart =
  | { kind: 'items'; request: object }
  | { kind: 'picture-items'; form: FormData }
  | { kind: 'solution'; itemId: string }
  | { kind: 'explanation'; conceptId: string }

const { generation } = minified

function pathFor(start: GenerationStart): string {
  switch (start.kind) {
    case 'items':
      return pathOf(generation.items)
    case 'picture-items':
      return pathOf(generation.itemsFromPictures)
    case 'solution':
      return pathOf(generation.recreateSolution, { id: start.itemId })
    case 'explanation':
      return pathOf(generation.explanation, { id: start.conceptId })
  }
}

/**
 * Starts a generation and returns the id that the server sends first; the job does not need this page. Throws AppError with the messages of the
 * specification (section 8) if there is no stream.
 */
export async function startGeneration(start: GenerationStart): Promise<string> {
  const isForm = start.kind === 'picture-items'
  const session = pageStore.get(heldSessionAtom)
  const reader = new AbortController()
  try {
    const response = await trackedFetch(pathFor(start), {
      method: 'POST',
      headers: {
        Accept: 'text/event-stream',
        'Idempotency-Key': crypto.randomUUID(),
        ...(!isForm && { 'Content-Type': 'application/json' }),
        ...(session.status === 'signed-in' && { 'X-Record-User': session.user.id }),
      },
      body: isForm ? start.form : JSON.stringify(start.kind === 'items' ? start.request : {}),
    })
    if (response.status === 401) reportUnauthorized()
    if (!response.ok) throw await readErrorAnswer(response)
    for await (const event of readEvents<GenerationEvent | SolutionEvent>(response, reader.signal)) {
      const { generationId } = 'payload' in event ? event.payload : event
      if (generationId !== undefined) return generationId
    }
    throw new AppError('STREAM_UNREADABLE')
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'STREAM_UNREADABLE') throw error
    throw new AppError('STREAM_UNREADABLE', {
      cause: error,
      message: `스트림을 얻을 수 없습니다(${isForm ? 2 : 1})`,
    })
  } finally {
    reader.abort()
  }
}
