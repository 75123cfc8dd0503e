import { expect, test } from 'vitest'
import { pickFilled } from '#admin/kit/pick-filled.ts'

test('what is sent of a form is non-blank strings, booleans and valid numbers', () => {
  const values = { name: '소수', note: '  ', empty: '', hidden: false, ordered: 0, broken: Number.NaN }
  expect(pickFilled(values)).toEqual({ name: '소수', hidden: false, ordered: 0 })
})
