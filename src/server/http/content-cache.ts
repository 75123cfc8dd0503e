import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const MOST_ENTRIES = 2000
/** Pages and explanations carry rendered text: some 150 kB each with what is compressed. */
const MOST_BYTES = 64_000_000
/** How long a process trusts the content version it last read: changes of other processes are visible after this at the latest. */
const VERSION_TRUSTED_MS = 1000
const SMALLEST_COMPRESSED_BYTES = 1024

const compress = promisify(gzip)

export interface CachedAnswer {
  etag: string
  body: Uint8Array<ArrayBuffer>
  gzipped: Uint8Array<ArrayBuffer> | null
}

/**
 * The answers of content reads as bytes, as long as the content version in the database stays the same. Bounded; the oldest entry
 * is evicted first.
 */
export class ContentCache {
  readonly #readVersion: () => Promise<number>
  readonly #now: () => number
  #version = -1
  #checkedAt = Number.NEGATIVE_INFINITY
  #answers = new Map<string, CachedAnswer>()
  #bytes = 0
  #made = new Map<string, Promise<unknown>>()
  readonly #pending = new Map<string, Promise<CachedAnswer | null>>()

  constructor(readVersion: () => Promise<number>, now: () => number = () => performance.now()) {
    this.#readVersion = readVersion
    this.#now = now
  }

  /**
   * Reads the database's version if the last read is too old, or always if `fresh`; drops outdated entries. While the
   * database is away what was made before stays good: better a lesson of this morning than none.
   */
  async revalidate(fresh: boolean): Promise<void> {
    if (!fresh && this.#now() - this.#checkedAt < VERSION_TRUSTED_MS) return
    const isKnown = this.#version >= 0
    if (isKnown) this.#checkedAt = this.#now()
    let version: number
    try {
      version = await this.#readVersion()
    } catch (error) {
      if (isKnown && !fresh) return
      throw error
    }
    this.#checkedAt = this.#now()
    if (version === this.#version) return
    this.#answers.clear()
    this.#bytes = 0
    this.#made.clear()
    this.#version = version
  }

  /** Makes the next read look at the version: this process has just changed content. */
  distrust(): void {
    this.#checkedAt = Number.NEGATIVE_INFINITY
  }

  /**
   * Returns the answer of `key`, made once per content version however many ask for it at the same time: a class that opens a concept, on a
   * server that has just started. Null if `make` returns null, which is not cached.
   */
  async answer<Text extends string | null>(
    key: string,
    make: () => Promise<Text>,
  ): Promise<CachedAnswer | Extract<Text, null>> {
    const known = this.#answers.get(key)
    if (known) return known
    const version = this.#version
    const pendingKey = `${version} ${key}`
    const pending =
      this.#pending.get(pendingKey) ??
      make()
        .then((text) => (text === null ? null : this.#put(key, text, version)))
        .finally(() => this.#pending.delete(pendingKey))
    this.#pending.set(pendingKey, pending)
    return (await pending) as CachedAnswer | Extract<Text, null>
  }

  /** Returns the result of `make`, computed once per content version and key; a failure is not cached. */
  remember<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#made.get(key) as Promise<Value> | undefined
    if (known) return known
    const making = make()
    this.#made.set(key, making)
    making.catch(() => this.#made.delete(key))
    return making
  }

  /** Keeps `text` as the answer of `key`, unless the version moved on from `madeFor` while it was made. */
  async #put(key: string, text: string, madeFor: number): Promise<CachedAnswer> {
    const body = Buffer.from(text)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const gzipped = body.byteLength >= SMALLEST_COMPRESSED_BYTES ? await compress(body) : null
    const answer: CachedAnswer = {
      etag,
      body: Uint8Array.from(body),
      gzipped: gzipped && Uint8Array.from(gzipped),
    }
    if (madeFor === this.#version) this.#keep(key, answer)
    return answer
  }

  #keep(key: string, answer: CachedAnswer): void {
    this.#drop(key)
    this.#answers.set(key, answer)
    this.#bytes += sizeOf(answer)
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= MOST_ENTRIES && this.#bytes <= MOST_BYTES) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const known = this.#answers.get(key)
    if (!known) return
    this.#answers.delete(key)
    this.#bytes -= sizeOf(known)
  }
}

function sizeOf({ body, gzipped }: CachedAnswer): number {
  return body.byteLength + (gzipped?.byteLength ?? 0)
}

/** The answer of a read that many share, or (`isShared` false) that administrators alone see. */
export function serveCached(answer: CachedAnswer, request: Request, isShared: boolean): Response {
  return serveBytes(answer, request, {
    'Content-Type': 'application/json',
    'Cache-Control': isShared ? 'public, max-age=0, must-revalidate' : 'private, no-cache',
    Vary: 'Accept-Encoding',
  })
}

/** 304 for a matching `If-None-Match` (of what is there), gzip where the caller takes it. */
export function serveBytes(
  answer: CachedAnswer,
  request: Request,
  given: Record<string, string>,
  status = 200,
): Response {
  const caching: Record<string, string> = { ...given, ETag: answer.etag }
  const known = request.headers.get('if-none-match')
  if (status === 200 && known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === answer.etag)) {
    const { 'Content-Type': _type, ...headers } = caching
    return new Response(null, { status: 304, headers })
  }
  const takesGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  if (!answer.gzipped || !takesGzip) return new Response(answer.body, { status, headers: caching })
  return new Response(answer.gzipped, { status, headers: { ...caching, 'Content-Encoding': 'gzip' } })
}
