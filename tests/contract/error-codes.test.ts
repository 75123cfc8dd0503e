import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { AppError, type AppErrorCode, isErrorCode, parseErrorCode } from '#contract/error.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const TABLE = 'src/contract/error.ts'

const sources = ['src', 'sw']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && file !== TABLE)
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))

function findCodes(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, code = '']) => code)
}

/** Both lists as they are written: a key of the table, an entry of the local codes. */
const listed = findCodes(readFileSync(path.join(ROOT, TABLE), 'utf8'), /^ {2}'?([A-Z_]+)(?:: \{|',$)/gm)

/** Ways in which a code is raised: thrown directly, chosen by a condition, a limit's code, a fallback for an unlisted code. */
const RAISED = [
  /new AppError\(\s*'([A-Z_]+)'/g,
  /[?:] '([A-Z_]+)'/g,
  /parseErrorCode\([^)]*, '([A-Z_]+)'\)/g,
  /return '([A-Z_]+)'/g,
]
/** Without the codes of the operating system, such as ENOENT. */
const COMPARED = /\bcode [!=]== '(?!E[A-Z]+')([A-Z][A-Z_]+)'/g

describe('error codes', () => {
  test('are all raised somewhere', () => {
    const raised = new Set(sources.flatMap((text) => RAISED.flatMap((pattern) => findCodes(text, pattern))))
    expect(listed.length).toBeGreaterThan(30)
    expect(listed.filter((code) => !raised.has(code))).toEqual([])
  })

  test('are all listed where a code is thrown or compared', () => {
    const thrown = sources.flatMap((text) => findCodes(text, /new AppError\(\s*'([A-Z_]+)'/g))
    const compared = sources.flatMap((text) => findCodes(text, COMPARED))
    const unlisted = [...thrown, ...compared].filter((code) => !listed.includes(code))
    expect(thrown.length).toBeGreaterThan(60)
    expect(compared.length).toBeGreaterThan(5)
    expect(unlisted).toEqual([])
  })

  test('are closed to the compiler', () => {
    // @ts-expect-error -- a code must be listed
    const unlisted = new AppError('NOT_LISTED')
    expect(unlisted.status).toBe(0)
    const code: AppErrorCode = parseErrorCode('THREAD_NOT_FOUND')
    expect(code).toBe('THREAD_NOT_FOUND')
  })

  test('that an answer names are read only if they are listed', () => {
    expect(parseErrorCode('NETWORK')).toBe('NETWORK')
    expect(parseErrorCode('NOT_LISTED')).toBe('UNKNOWN')
    expect(parseErrorCode('toString')).toBe('UNKNOWN')
    expect(parseErrorCode(undefined, 'REFUSED')).toBe('REFUSED')
    expect(isErrorCode('NETWORK')).toBe(false)
  })
})
