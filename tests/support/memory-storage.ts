import type { FileStorage } from '#server/storage/file-storage.ts'

/** Files in memory, to look at. */
export function makeMemoryStorage(): FileStorage & { files: Map<string, Uint8Array<ArrayBuffer>> } {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    files,
    put: async (key, bytes) => void files.set(key, Uint8Array.from(bytes)),
    get: async (key) => files.get(key) ?? null,
    remove: async (key) => void files.delete(key),
    check: async () => undefined,
  }
}
