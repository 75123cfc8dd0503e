import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { ConfigurationError } from '../env.ts'
import { type FileStorage, storageUnavailable } from './file-storage.ts'

/** Keys are made by the server; a key that could leave the folder is a mistake in the program. */
const SAFE_KEY = /^[0-9a-z][0-9a-z.-]{2,100}$/

/** Files below `DATA_DIR/files`, in folders of the first two characters of their keys. */
export function makeDiskStorage(dataDir: string): FileStorage {
  const root = path.join(dataDir, 'files')
  const fileOf = (key: string) => {
    if (!SAFE_KEY.test(key)) throw new TypeError('not a key of a file')
    return path.join(root, key.slice(0, 2), key)
  }
  const write = async (file: string, bytes: Uint8Array) => {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    const unfinished = path.join(path.dirname(file), `.${randomUUID()}`)
    try {
      const handle = await open(unfinished, 'wx', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }
  return {
    put: (key, bytes) =>
      write(fileOf(key), bytes).catch((error: unknown) => {
        throw storageUnavailable(error)
      }),
    get: async (key) => {
      const file = fileOf(key)
      try {
        return new Uint8Array(await readFile(file))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw storageUnavailable(error)
      }
    },
    remove: (key) =>
      rm(fileOf(key), { force: true }).catch((error: unknown) => {
        throw storageUnavailable(error)
      }),
    check: async () => {
      try {
        await mkdir(root, { recursive: true, mode: 0o700 })
      } catch (cause) {
        throw new ConfigurationError(`DATA_DIR: ${root} 폴더를 만들 수 없어요.`, { cause })
      }
    },
  }
}
