let freeSpace: (() => Promise<boolean>) | undefined

/** Sets what makes room on a full disk, never at the cost of outbox or drafts. `free` returns false if nothing is left to delete. */
export function provideFreeSpace(free: () => Promise<boolean>): void {
  freeSpace = free
}

/** Makes room on a full disk; false if nothing is left to delete. */
export async function makeRoom(): Promise<boolean> {
  return (await freeSpace?.()) ?? false
}
