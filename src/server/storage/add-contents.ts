import type { FileStorage } from './file-storage.ts'

type Row = Record<string, unknown>

/** Adds the bytes of a person's own files, as base64; pictures of the content are not the person's. */
export async function addContents(storage: FileStorage, rows: readonly Row[]): Promise<Row[]> {
  const full: Row[] = []
  for (const row of rows) {
    const bytes = row.purpose === 'personal' ? await storage.get(String(row.id)) : null
    full.push(bytes ? { ...row, content: Buffer.from(bytes).toString('base64') } : row)
  }
  return full
}
