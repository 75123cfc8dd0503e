import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  PAGE_SIZES,
  parseTableState,
  SELECTION_LIMIT,
  type TableSpec,
  type TableState,
  writeTableState,
} from '#admin/kit/data-table/table-state.ts'

const FILTERS = { query: null, role: ['user', 'admin'] } as const
type Sort = 'name' | 'createdAt'
const SPEC: TableSpec<typeof FILTERS, Sort> = {
  filters: FILTERS,
  sorts: ['name', 'createdAt'],
  sort: 'name',
  direction: 'asc',
  hidden: ['region'],
}
const AT_FIRST: TableState<typeof FILTERS, Sort> = {
  filters: {},
  sort: 'name',
  direction: 'asc',
  page: 0,
  size: 20,
  hidden: ['region'],
  selected: [],
}

const id = fc.stringMatching(/^[a-z0-9-]{1,36}$/)
const states: fc.Arbitrary<TableState<typeof FILTERS, Sort>> = fc.record({
  filters: fc.record(
    {
      query: fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== ''),
      role: fc.constantFrom('user' as const, 'admin' as const),
    },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom<Sort>('name', 'createdAt'),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
  page: fc.nat(10_000),
  size: fc.constantFrom(...PAGE_SIZES),
  hidden: fc.uniqueArray(id, { maxLength: 5 }),
  selected: fc.uniqueArray(id, { maxLength: SELECTION_LIMIT }),
})

describe('the state of a list', () => {
  test('is the same after the way through an address', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parseTableState(writeTableState('id=7', state, SPEC), SPEC)).toEqual(state)
      }),
    )
  })

  test('leaves out of the address what nobody chose, and keeps what belongs to others', () => {
    expect(writeTableState('id=7&tab=history&page=3', AT_FIRST, SPEC)).toBe('id=7&tab=history')
  })

  test.each([
    '',
    'role=owner&sort=id&direction=up&page=0&size=7',
    'page=-1&size=1e9',
    'query=%20&selected=,,',
  ])('ignores what is malformed: %s', (search) => expect(parseTableState(search, SPEC)).toEqual(AT_FIRST))
})
