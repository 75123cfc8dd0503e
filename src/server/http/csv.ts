/** A number is written as such; a text that a spreadsheet would run as a formula is not. */
export type CsvCell = string | number | null

/** Excel takes a file without it for the system's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n]/
const NEEDS_QUOTES = /[",\r\n]/
const CHUNK_CHARACTERS = 16_384

function formatCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function formatRow(row: readonly CsvCell[]): string {
  return `${row.map(formatCell).join(',')}\r\n`
}

async function* formatChunks(
  head: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): AsyncGenerator<string> {
  let chunk = BYTE_ORDER_MARK + formatRow(head)
  for await (const row of rows) {
    chunk += formatRow(row)
    if (chunk.length < CHUNK_CHARACTERS) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

/**
 * Returns a download of these rows as CSV (RFC 4180, UTF-8 with byte order mark), written as they are read: `rows` may read page by page.
 * Throws if the first of them fail; if later ones do, the connection is cut, so that a part is never taken for the whole. `fileName` is
 * without its ending.
 */
export async function answerCsv(
  fileName: string,
  head: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]> | Iterable<readonly CsvCell[]>,
): Promise<Response> {
  const chunks = formatChunks(head, rows)
  const encoder = new TextEncoder()
  let ahead: Promise<IteratorResult<string>> | undefined = chunks.next()
  await ahead
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await (ahead ?? chunks.next())
      ahead = undefined
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    // A reader that goes away ends the reading of rows.
    cancel: async () => {
      await chunks.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${fileName}.csv`)}`,
      'Cache-Control': 'private, no-store',
    },
  })
}
