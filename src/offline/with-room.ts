export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

/**
 * Awaits `read`, or returns `nothing` if the device is too full to create the person's database.
 */
export async function readUnlessFull<Result>(read: Promise<Result>, nothing: Result): Promise<Result> {
  try {
    return await read
  } catch (error) {
    if (!isFull(error)) throw error
    return nothing
  }
}

/**
 * Runs `write`, and repeats it while the device is full and `freeSpace` deletes something (false: nothing is left to delete). Throws the
 * last error of `write`.
 */
export async function withRoom<Result>(
  write: () => Promise<Result>,
  freeSpace: (() => Promise<boolean>) | undefined,
): Promise<Result> {
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!freeSpace || !isFull(error) || !(await freeSpace())) throw error
    }
  }
}
