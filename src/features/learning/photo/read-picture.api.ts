import minified from 'virtual:contract'
import { pathOf } from '#contract/address.ts'
import type { ReadKind, ReadPicture } from '#contract/ocr.ts'
import { readErrorAnswer, reportUnauthorized } from '#platform/http.ts'

interface ReadOptions {
  userId: string
  /** The `Idempotency-Key`, made once per picture: it is stored once, however often it is sent. */
  key: string
  signal: AbortSignal
}

/** Has the server read what is written in a picture. Throws AppError, and the signal's reason. */
export async function readPicture(
  picture: Blob,
  kind: ReadKind,
  { userId, key, signal }: ReadOptions,
): Promise<ReadPicture> {
  const form = new FormData()
  form.append('image', picture, 'picture')
  const response = await fetch(`${pathOf(minified.ocr.read)}?kind=${kind}`, {
    method: 'POST',
    headers: { 'Idempotency-Key': key, 'X-Record-User': userId },
    body: form,
    signal,
  })
  if (response.status === 401) reportUnauthorized()
  if (!response.ok) throw await readErrorAnswer(response)
  return (await response.json()) as ReadPicture
}
