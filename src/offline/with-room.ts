export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/**
 * Runs `write`, and repeats it while the device is full and `freeSpace` still finds something to delete (false: nothing is left to
 * delete). Throws what `write` threw last.
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
