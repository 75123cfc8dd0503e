import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { SCHOOL_ROWS_LIMIT, type SchoolImport, schoolFields } from '#contract/school.ts'
import { SCHOOL_LEVELS, type SchoolLevel } from '#domain/curriculum/curriculum.ts'
import { SCHOOL_LEVEL_NAMES } from '#domain/curriculum/name-grade.ts'

export interface SchoolRow {
  name: string
  region: string
  schoolLevel: SchoolLevel
}

const COLUMNS = { name: '학교명', region: '지역', schoolLevel: '학교급' } as const
const levelByName = new Map<string, SchoolLevel>(
  SCHOOL_LEVELS.map((level) => [SCHOOL_LEVEL_NAMES[level], level]),
)

const recordSchema = z.object({
  record: z.record(z.string(), z.string()),
  info: z.object({ lines: z.number() }),
})

/**
 * Reads rows of schools from a CSV (RFC 4180, with or without a byte order mark). Returns the rows, each school once, or every fault
 * with its line, from 1.
 */
export function readSchoolCsv(csv: string): { rows: SchoolRow[]; faults: SchoolImport['faults'] } {
  let records: unknown
  try {
    records = parse(csv, { bom: true, columns: true, info: true, trim: true, skip_empty_lines: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return {
      rows: [],
      faults: [{ line: readLine(error), message: 'CSV로 읽을 수 없어요. 따옴표와 칸의 수를 확인해 주세요.' }],
    }
  }
  const read = z.array(recordSchema).parse(records)
  const missing = Object.values(COLUMNS).filter((name) => read[0] && !(name in read[0].record))
  if (!read[0]) return { rows: [], faults: [{ line: 1, message: '학교가 한 줄도 없어요.' }] }
  if (missing.length > 0)
    return { rows: [], faults: [{ line: 1, message: `첫 줄에 없는 칸이 있어요: ${missing.join(', ')}` }] }
  if (read.length > SCHOOL_ROWS_LIMIT)
    return {
      rows: [],
      faults: [
        { line: SCHOOL_ROWS_LIMIT + 2, message: `한 번에 ${SCHOOL_ROWS_LIMIT}줄까지 가져올 수 있어요.` },
      ],
    }
  const rows = new Map<string, SchoolRow>()
  const faults: SchoolImport['faults'] = []
  for (const { record, info } of read) {
    const row = readRow(record)
    if ('message' in row) faults.push({ line: info.lines, message: row.message })
    else rows.set(keyOfSchool(row), row)
  }
  return { rows: [...rows.values()], faults }
}

/** Schools of one name, region and level are one school. */
export function keyOfSchool({ name, region, schoolLevel }: SchoolRow): string {
  return JSON.stringify([name, region, schoolLevel])
}

function readLine({ lines }: CsvError & { lines?: unknown }): number {
  return typeof lines === 'number' ? lines : 1
}

function readRow(record: Record<string, string>): SchoolRow | { message: string } {
  const name = schoolFields.name.safeParse(record[COLUMNS.name])
  const region = schoolFields.region.safeParse(record[COLUMNS.region])
  const levelName = record[COLUMNS.schoolLevel] ?? ''
  const schoolLevel = levelByName.get(levelName)
  if (!name.success) return { message: '학교명은 1자에서 50자까지 적어 주세요.' }
  if (!region.success) return { message: '지역은 50자까지 적어 주세요.' }
  if (!schoolLevel)
    return { message: `학교급은 ${[...levelByName.keys()].join(', ')} 가운데 하나로 적어 주세요.` }
  return { name: name.data, region: region.data, schoolLevel }
}
