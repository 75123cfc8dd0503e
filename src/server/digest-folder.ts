import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** A digest of all files of a folder with their names, source maps left out. */
export async function digestFolder(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files.sort())
    hash
      .update(path.relative(folder, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  return hash.digest('base64url')
}
