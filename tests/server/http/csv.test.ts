import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { answerCsv, type CsvCell } from '#server/http/csv.ts'

test('what is written is read back as it was, with a byte order mark, and no cell is a formula', async () => {
  const rows: CsvCell[][] = [
    ['쉼표, 따옴표 "하나"', 1.5, null],
    ['두\r\n줄', -3, '보통'],
    ['=1+1', '@SUM(A1)', '+82'],
    ['-x+3', '\t=1', '\r\n=2'],
  ]
  const response = await answerCsv('전체 통계', ['이름', '수', '빈칸'], rows)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = bytes.toString('utf8')
  expect(text.startsWith('\uFEFF이름,수,빈칸\r\n')).toBe(true)
  expect(parse(text, { bom: true })).toEqual([
    ['이름', '수', '빈칸'],
    ['쉼표, 따옴표 "하나"', '1.5', ''],
    ['두\r\n줄', '-3', '보통'],
    ["'=1+1", "'@SUM(A1)", "'+82"],
    ["'-x+3", "'\t=1", "'\r\n=2"],
  ])
  expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('전체 통계.csv'))
})

test('rows are read as the reader takes them, and no further once it goes away or they fail', async () => {
  const row = ['가'.repeat(20_000)]
  let read = 0
  let isClosed = false
  async function* endless() {
    try {
      for (;;) {
        read += 1
        yield row
      }
    } finally {
      isClosed = true
    }
  }
  const reader = (await answerCsv('끝없는', ['값'], endless())).body!.getReader()
  await reader.read()
  expect(read).toBeLessThan(4)
  await reader.cancel()
  expect(isClosed).toBe(true)

  async function* failing() {
    yield row
    throw new Error('the database is away')
  }
  const cut = await answerCsv('끊긴', ['값'], failing())
  await expect(cut.text()).rejects.toThrow('the database is away')
  // Nothing was answered yet: the failure can still be told.
  async function* broken(): AsyncGenerator<CsvCell[]> {
    yield ['짧은 줄']
    throw new Error('the database is away')
  }
  await expect(answerCsv('없는', ['값'], broken())).rejects.toThrow('the database is away')
})
