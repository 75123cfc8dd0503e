/** Returns the text of a file: UTF-8, or what Excel saves on a Korean computer. Null if it has more than `limit` characters. */
export async function readTextFile(file: File, limit: number): Promise<string | null> {
  // In no encoding is a text longer than its bytes, and a Korean letter has three at most.
  if (file.size > 3 * limit) return null
  const text = decode(await file.arrayBuffer())
  return text.length > limit ? null : text
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}
