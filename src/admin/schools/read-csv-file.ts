import { SCHOOL_CSV_LIMIT } from '#contract/school.ts'

/** Returns the text of a CSV file: UTF-8, or what Excel saves on a Korean computer. Null if it is too long for one import. */
export async function readCsvFile(file: File): Promise<string | null> {
  // In no encoding is a text longer than its bytes, and a Korean letter has three at most.
  if (file.size > 3 * SCHOOL_CSV_LIMIT) return null
  const bytes = await file.arrayBuffer()
  const text = decode(bytes)
  return text.length > SCHOOL_CSV_LIMIT ? null : text
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}
