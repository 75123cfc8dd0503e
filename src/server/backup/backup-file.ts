import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import {
  type BackupContent,
  type BackupDescription,
  BackupError,
  type BackupManifest,
  brokenBackup,
  MANIFEST_ENTRY,
  makeManifest,
  parseManifest,
} from './backup-manifest.ts'

/** A tar entry begins with its size: what is streamed is cut into parts that fit into memory. */
const PART_BYTES = 4 * 1024 * 1024
/** Much more than a hundred thousand files need. */
const LONGEST_MANIFEST = 256 * 1024 * 1024

export interface BackupWriter {
  add: (name: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => Promise<void>
  /** Writes the manifest, after which the file is complete. */
  finish: (description: BackupDescription) => Promise<void>
  /** Deletes the unfinished file. Returns the file system's error if there was one: the writer only learns that the stream has closed. */
  cancel: () => Promise<BackupError | null>
}

/** Writes a gzipped tar, which has its name only once it is complete and on the disk. Throws if there is a file of this name. */
export async function createBackupFile(file: string): Promise<BackupWriter> {
  // Reserves the name; readable by its owner only, since a backup holds everything that the database does.
  const reserved = await open(file, 'wx', 0o600).catch((error: unknown) => {
    throw toWriteError(error)
  })
  await reserved.close()
  const unfinished = `${file}.part`
  await rm(unfinished, { force: true })
  const tar = pack()
  // The pipeline rejects with the error.
  tar.on('error', () => undefined)
  const written = pipeline(
    tar,
    createGzip(),
    createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
  )
  // Awaited at the end, or told of by the entry that is being written.
  written.catch(() => undefined)
  const contents: BackupContent[] = []

  const writeEntry = (name: string, bytes: Buffer) =>
    Promise.race([
      new Promise<void>((resolve, reject) => {
        const entry = tar.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) =>
          error ? reject(error) : resolve(),
        )
        // The callback receives the error; without a listener it would end the process and leave half a file.
        entry.on('error', () => undefined)
      }),
      // A full disk ends the pipeline; the entry would wait for ever.
      written,
    ])
  return {
    add: async (name, bytes) => {
      const hash = createHash('sha256')
      let parts = 0
      let total = 0
      for await (const part of cutIntoParts(bytes)) {
        hash.update(part)
        await writeEntry(`${name}/${parts}`, part)
        parts += 1
        total += part.length
      }
      contents.push({ name, parts, bytes: total, sha256: hash.digest('hex') })
    },
    finish: async (description) => {
      await writeEntry(MANIFEST_ENTRY, Buffer.from(JSON.stringify(makeManifest(description, contents))))
      tar.finalize()
      await written
      await rename(unfinished, file)
      await syncFolder(path.dirname(file))
    },
    cancel: async () => {
      tar.destroy()
      const reason = await written.then(() => null, toWriteError)
      await rm(unfinished, { force: true })
      await rm(file, { force: true })
      return reason instanceof BackupError ? reason : null
    },
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return // cannot open folders
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

async function* cutIntoParts(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    waiting.push(chunk)
    size += chunk.length
    if (size < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}

interface Entry {
  name: string
  bytes: AsyncIterable<Uint8Array>
}

/** Reads the entries in order; the bytes of each must be read to the end. Throws BackupError if the file is cut off or damaged. */
async function* readEntries(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file)
  const tar = extract()
  const reading = pipeline(source, createGunzip(), tar)
  reading.catch(() => undefined) // seen by the loop, too
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, bytes: readEntry(entry as AsyncIterable<Uint8Array>) }
    }
    await reading
  } catch (error) {
    throw toReadError(error)
  } finally {
    source.destroy()
  }
}

async function* readEntry(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    throw toReadError(error)
  }
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: '그런 백업 파일이 없어요. 파일의 이름과 폴더를 확인해 주세요.',
  EACCES: '백업 파일을 읽을 권한이 없어요. 백업을 만든 계정으로 실행해 주세요.',
  EISDIR: '백업 파일이 아니라 폴더예요. 폴더 안의 파일을 골라 주세요.',
}
const UNWRITABLE: Readonly<Record<string, string>> = {
  ENOENT: '백업을 저장할 폴더가 없어요. 폴더를 먼저 만들어 주세요.',
  EEXIST: '같은 이름의 파일이 이미 있어요. 다른 이름으로 해 주세요.',
  EACCES: '그 폴더에 쓸 권한이 없어요.',
  EROFS: '그 폴더에는 쓸 수 없어요. 다른 디스크에 만들어 주세요.',
  ENOSPC: '디스크가 가득 찼어요. 쓰다 만 백업은 지웠어요. 공간을 비우거나 다른 디스크에 만들어 주세요.',
}

/** Returns a Korean error for a refusal of the file system; other errors unchanged. */
function toWriteError(error: unknown): unknown {
  const sentence = UNWRITABLE[(error as NodeJS.ErrnoException).code ?? '']
  return sentence ? new BackupError(sentence, { cause: error }) : error
}

/** What neither the file system nor this program says comes from gzip or tar: the file is damaged. */
function toReadError(error: unknown): unknown {
  const sentence = UNREADABLE[(error as NodeJS.ErrnoException).code ?? '']
  if (sentence) return new BackupError(sentence, { cause: error })
  const isKnown = error instanceof BackupError || (error instanceof Error && 'syscall' in error)
  return isKnown ? error : brokenBackup(error)
}

/**
 * Reads the file to its end and compares every entry with the digest in its manifest. Throws BackupError unless all of it is as it was
 * written.
 */
export async function verifyBackup(file: string): Promise<BackupManifest> {
  const contents: BackupContent[] = []
  let current: { content: BackupContent; hash: Hash } | undefined
  let manifest: BackupManifest | undefined
  const end = () => {
    if (current) contents.push({ ...current.content, sha256: current.hash.digest('hex') })
    current = undefined
  }
  for await (const { name, bytes } of readEntries(file)) {
    if (manifest) throw brokenBackup('entries after the manifest')
    if (name === MANIFEST_ENTRY) {
      manifest = parseManifest(await readText(bytes))
      continue
    }
    const { content, part } = splitPart(name)
    if (current?.content.name !== content) {
      end()
      current = { content: { name: content, parts: 0, bytes: 0, sha256: '' }, hash: createHash('sha256') }
    }
    if (part !== current.content.parts) throw brokenBackup('parts out of order')
    current.content.parts += 1
    for await (const chunk of bytes) {
      current.hash.update(chunk)
      current.content.bytes += chunk.length
    }
  }
  end()
  const listed = manifest?.contents.filter(({ parts }) => parts > 0)
  if (!manifest || !isDeepStrictEqual(contents, listed)) throw brokenBackup('digests differ')
  return manifest
}

/** Reads the contents of a verified file in order. Throws BackupError if it is no longer the one that was verified. */
export async function readBackup(
  file: string,
  manifest: BackupManifest,
  read: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const entries = readEntries(file)
  try {
    for (const content of manifest.contents) {
      const hash = createHash('sha256')
      await read(content.name, joinParts(entries, content, hash))
      if (hash.digest('hex') !== content.sha256) throw brokenBackup('changed since it was verified')
    }
  } finally {
    await entries.return(undefined)
  }
}

async function* joinParts(entries: AsyncGenerator<Entry>, { name, parts }: BackupContent, hash: Hash) {
  for (let part = 0; part < parts; part += 1) {
    const { value, done } = await entries.next()
    if (done || value.name !== `${name}/${part}`) throw brokenBackup('changed since it was verified')
    for await (const chunk of value.bytes) {
      hash.update(chunk)
      yield chunk
    }
  }
}

function splitPart(name: string): { content: string; part: number } {
  const at = name.lastIndexOf('/')
  return { content: name.slice(0, at), part: Number(name.slice(at + 1)) }
}

async function readText(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > LONGEST_MANIFEST) throw brokenBackup('the manifest is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
