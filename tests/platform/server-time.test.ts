import { createStore } from 'jotai/vanilla'
import { expect, test } from 'vitest'
import { serverNowAtom, setServerTimeAtom } from '#platform/connectivity.ts'

const DAY_MS = 86_400_000

test.each([
  ['a day behind', DAY_MS, DAY_MS],
  ['a day ahead', -DAY_MS, -DAY_MS],
  ['some seconds off', 5_000, 0],
])('records of a device whose clock is %s are dated by the server', (_name, offset, expected) => {
  const store = createStore()
  store.set(setServerTimeAtom, new Date(Date.now() + offset).toUTCString())
  const difference = store.get(serverNowAtom)() - Date.now()
  expect(Math.round(difference / 10_000) * 10_000).toBe(expected)
})

test('an answer without a date changes nothing', () => {
  const store = createStore()
  store.set(setServerTimeAtom, null)
  expect(Math.abs(store.get(serverNowAtom)() - Date.now())).toBeLessThan(1_000)
})
