import { AppError } from '#contract/error.ts'
import { outboxCall, RECORD_VERSION } from '#contract/outbox-calls.ts'
import { nameFailure, readErrorAnswer, trackedFetch } from '#platform/http.ts'

/**
 * Creates a person's thread of a place past the outbox, which a full device cannot write. The id is derived from both and is the key
 * of the record, too: creating it twice is creating it once.
 */
export async function createThread(
  userId: string,
  thread: { id: string; curriculumId: string; conceptId: string | null },
  signal: AbortSignal,
): Promise<void> {
  const call = outboxCall('thread', thread)
  if (!call) throw new AppError('BAD_REQUEST')
  const response = await trackedFetch(call.path, {
    method: call.method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': thread.id,
      'X-Record-Version': String(RECORD_VERSION),
      'X-Record-User': userId,
    },
    body: JSON.stringify(call.body),
    signal,
  })
  if (!response.ok) throw nameFailure(await readErrorAnswer(response), 'Thread creation failed')
}
