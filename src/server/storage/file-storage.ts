import { AppError } from '#contract/error.ts'

/** Where the bytes of files are. A key is the id of a row in `stored_files`; what is stored under it never changes. */
export interface FileStorage {
  /** Stores all of it or nothing. */
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>
  /** Null if there is none. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Does nothing if there is none. */
  remove: (key: string) => Promise<void>
  /** Writes and deletes a file. Throws ConfigurationError if that can only be mended in the configuration. */
  check: () => Promise<void>
}

/** Returns the error of a storage that does not work at the moment. */
export function storageUnavailable(cause: unknown): AppError {
  const message = '파일 저장소를 지금 쓸 수 없어요. 잠시 뒤에 다시 해 주세요.'
  return new AppError('SERVICE_UNAVAILABLE', { cause, message, data: { retryAfter: 5 } })
}
