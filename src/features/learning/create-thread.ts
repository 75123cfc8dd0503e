import { api, call } from '#platform/http.ts'

/** Creates a person's thread of a place under an id that is derived from both: creating it twice is creating it once. */
export async function createThread(
  { conceptId, ...thread }: { id: string; curriculumId: string; conceptId: string | null },
  signal: AbortSignal,
): Promise<void> {
  const created =
    conceptId === null
      ? api.thread.createForUnit(thread, { signal })
      : api.thread.createForConcept({ ...thread, conceptId }, { signal })
  await call(created, 'Thread creation failed')
}
