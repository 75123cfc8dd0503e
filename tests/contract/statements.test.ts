import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { STATEMENTS } from '#tests/specification/statements.ts'

const TESTS = path.resolve(import.meta.dirname, '..')
/** The first argument of `test(`, of `it(`, and of what `test.each(…)` gives. */
const TITLES = /(?:\b(?:test|it)\(|\)\()\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/gs

const titlesOf = new Map<string, ReadonlySet<string>>()

/** The titles of a test file as they are written there; none where no file is. */
function readTitles(file: string): ReadonlySet<string> {
  const known = titlesOf.get(file)
  if (known) return known
  const name = path.join(TESTS, file)
  const text = existsSync(name) ? readFileSync(name, 'utf8') : ''
  const titles = new Set(
    [...text.matchAll(TITLES)].map(([, , title = '']) => title.replaceAll(/\\(.)/g, '$1')),
  )
  titlesOf.set(file, titles)
  return titles
}

describe('the statements of the specification', () => {
  test('are each proven by a test, or say why not yet', () => {
    const open = STATEMENTS.filter(({ provenBy, later = '' }) => (provenBy.length === 0) === (later === ''))
    expect(open).toEqual([])
  })

  test('name tests that are there', () => {
    const gone = STATEMENTS.flatMap(({ section, says, provenBy }) =>
      provenBy
        .filter(([file, title]) => !readTitles(file).has(title))
        .map(([file, title]) => `${section} ${says}: ${file} has no '${title}'`),
    )
    expect(gone).toEqual([])
  })

  test('are of every section and none twice', () => {
    const said = STATEMENTS.map(({ section, says }) => `${section} ${says}`)
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([])
    expect(new Set(STATEMENTS.map(({ section }) => section))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9]))
  })
})
