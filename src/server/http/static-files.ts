import { createReadStream, readFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { DAY_MS } from '#domain/calendar/durations.ts'

const ASSET_KEPT_MS = 7 * DAY_MS

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.map': 'application/json',
}

/** The files that identify the version of the page. */
const ASKED_FOR_ANEW = /\.(?:html|webmanifest)$|^\/sw\.js$/

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** Files up to this size, in bytes, are cached in memory: every script, style sheet and font of the build. */
const LARGEST_IN_MEMORY = 512 * 1024

interface StaticFile {
  file: string
  size: number
  type: string
  caching: string
  etag: string
}

/** The files of one folder, listed once at start: only listed files can be served. */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, StaticFile>
  /** Cached files by path, filled on request; a few megabytes in all. */
  readonly #contents = new Map<string, Uint8Array<ArrayBuffer>>()

  private constructor(files: ReadonlyMap<string, StaticFile>) {
    this.#files = files
  }

  static async list(folder: string, prefix = '/'): Promise<StaticFiles> {
    const files = new Map<string, StaticFile>()
    const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []) // no build, no files
    for (const entry of names) {
      if (!entry.isFile() || entry.name.startsWith('.')) continue
      const file = path.join(entry.parentPath, entry.name)
      const address = prefix + path.relative(folder, file).split(path.sep).join('/')
      const extension = path.extname(entry.name)
      const { size, mtimeMs } = await stat(file)
      files.set(address, {
        file,
        size,
        etag: `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
        type: TYPES[extension] ?? 'application/octet-stream',
        caching: cachingOf(address),
      })
    }
    return new StaticFiles(files)
  }

  /** Returns the file at `address` in the best encoding that the caller accepts, null if there is none. */
  serve(address: string, request: Request, headers: Headers, status = 200): Response | null {
    const plain = this.#files.get(address)
    if (!plain || /\.(?:br|gz)$/.test(address)) return null
    const accepted = request.headers.get('accept-encoding') ?? ''
    const encoding = ENCODINGS.find(
      ({ name, suffix }) => accepted.includes(name) && this.#files.has(address + suffix),
    )
    const found = encoding ? (this.#files.get(address + encoding.suffix) as StaticFile) : plain
    headers.set('Content-Type', plain.type)
    headers.set('Cache-Control', plain.caching)
    headers.set('Vary', 'Accept-Encoding')
    headers.set('ETag', plain.etag)
    if (status === 200 && request.headers.get('if-none-match') === plain.etag) {
      return new Response(null, { status: 304, headers })
    }
    headers.set('Content-Length', String(found.size))
    if (encoding) headers.set('Content-Encoding', encoding.name)
    if (request.method === 'HEAD') return new Response(null, { status, headers })
    return new Response(this.#read(found), { status, headers })
  }

  /** Sends from memory: creating a web stream per request was the largest part of serving a page. */
  #read({ file, size }: StaticFile): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
    if (size > LARGEST_IN_MEMORY) return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
    const content = this.#contents.get(file) ?? new Uint8Array(readFileSync(file))
    this.#contents.set(file, content)
    return content
  }

  has(address: string): boolean {
    return this.#files.has(address)
  }
}

function cachingOf(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return ASKED_FOR_ANEW.test(address) ? 'no-cache' : 'public, max-age=3600'
}

/**
 * Adds the build's assets to those of older builds, which an open page may still request, and deletes those that have been
 * in no build for a week. The week of an asset begins at the first start without it: a build may have run for longer than that.
 */
export async function keepAssets(buildAssets: string, kept: string, now: Date): Promise<void> {
  await mkdir(kept, { recursive: true })
  const listFile = `${kept}-current.json`
  const current = await readdir(buildAssets).catch(() => [] as string[]) // no build: nothing to add
  for (const name of current) await copyWhole(path.join(buildAssets, name), path.join(kept, name))
  const stored = await readdir(kept)
  const fresh = new Set([...current, ...(await readNames(listFile))])
  for (const name of stored) if (fresh.has(name)) await utimes(path.join(kept, name), now, now)
  await writeFile(listFile, JSON.stringify(current))
  for (const name of stored) {
    const { mtimeMs } = await stat(path.join(kept, name))
    if (now.getTime() - mtimeMs > ASSET_KEPT_MS)
      await rm(path.join(kept, name), { recursive: true, force: true })
  }
}

/** Writes the whole file or nothing: browsers would cache a partial one for a year. */
async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = path.join(path.dirname(to), `.${path.basename(to)}.${process.pid}`)
  try {
    await copyFile(from, unfinished)
    await rename(unfinished, to)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Returns the asset names of the previous build; empty if unknown. */
async function readNames(listFile: string): Promise<string[]> {
  const text = await readFile(listFile, 'utf8').catch(() => '[]')
  try {
    const names: unknown = JSON.parse(text)
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
  } catch {
    // The list was written partially: the files keep their times.
    return []
  }
}

/** Returns the page's shell, null if the page is not built. */
export async function readShell(pageDir: string | null): Promise<string | null> {
  return pageDir ? readFile(path.join(pageDir, 'index.html'), 'utf8').catch(() => null) : null
}
