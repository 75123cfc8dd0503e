import { ConfigurationError } from '../env.ts'
import type { ServerLog } from '../log/make-logger.ts'
import type { FileStorage } from './file-storage.ts'

/** Throws ConfigurationError if the storage is configured wrongly. One that is merely away may come back: the server starts without it. */
export async function checkStorage(storage: FileStorage, log: ServerLog): Promise<void> {
  try {
    await storage.check()
  } catch (error) {
    if (error instanceof ConfigurationError) throw error
    log.warn({ err: error }, 'file storage does not answer')
  }
}
