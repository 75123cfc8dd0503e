import minified from 'virtual:admin-contract'
import { pathOf } from '#contract/address.ts'
import { AppError } from '#contract/error.ts'
import { type StoredFile, UPLOAD_BYTES } from '#contract/storage.ts'
import { NETWORK_SENTENCE, readErrorAnswer, reportUnauthorized } from '#platform/http.ts'
import { pageStore } from '#platform/page-store.ts'
import { heldSessionAtom } from '#platform/session-atom.ts'

/** A large picture over a slow line. */
const WITHIN_MS = 120_000

interface UploadOptions {
  /** The `Idempotency-Key`, made once per picture: it is stored once, however often it is sent. */
  key: string
  signal: AbortSignal
  /** Called with the part that is sent, 0 to 1. */
  onProgress: (part: number) => void
}

/** Stores a picture for texts of the content. Throws AppError, and the signal's reason. */
export async function uploadPicture(file: File, options: UploadOptions): Promise<StoredFile> {
  const most = UPLOAD_BYTES / 1024 / 1024
  if (file.size > UPLOAD_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE', {
      message: `그림 하나는 ${most} MB까지 올릴 수 있어요. 더 작은 그림을 골라 주세요.`,
    })
  const response = await send(file, options)
  if (response.status === 401) reportUnauthorized()
  if (!response.ok) throw await readErrorAnswer(response)
  const { files } = (await response.json()) as { files: StoredFile[] }
  const [stored] = files
  if (!stored) throw new AppError('UNKNOWN')
  return stored
}

/** `fetch` does not tell how much it has sent. */
function send(file: File, { key, signal, onProgress }: UploadOptions): Promise<Response> {
  signal.throwIfAborted()
  const form = new FormData()
  form.append('purpose', 'content')
  form.append('files', file)
  const request = new XMLHttpRequest()
  request.open('POST', pathOf(minified.storage.upload))
  request.timeout = WITHIN_MS
  request.setRequestHeader('Idempotency-Key', key)
  const session = pageStore.get(heldSessionAtom)
  if (session.status === 'signed-in') request.setRequestHeader('X-Record-User', session.user.id)
  return new Promise((resolve, reject) => {
    const fail = () => reject(new AppError('NETWORK', { message: NETWORK_SENTENCE }))
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = () => reject(signal.reason)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
