export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/**
 * What `read` reads, or `nothing` where the device is so full that the person's database cannot even be made: then it holds nothing.
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
