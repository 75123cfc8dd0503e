import { describe, expect, test } from 'vitest'
import { listLikelyRoutes } from '#domain/preload/list-likely-routes.ts'
import { mayPreload } from '#domain/preload/may-preload.ts'

describe('the routes that come next', () => {
  test.each([
    ['/', false, ['unit', 'login']],
    ['/', true, ['unit', 'bookmark', 'settings']],
    ['/chat/M1U01/M1U01C01', true, ['unit', 'home', 'bookmark', 'settings']],
    ['/chat/M1U01', false, ['unit', 'home', 'login']],
    ['/guide/offline/install', false, ['document', 'home', 'unit']],
    ['/price', true, ['document', 'home', 'unit']],
    ['/pricey', true, ['home', 'unit']],
    ['/settings', true, ['home', 'unit']],
  ])('after %s, signed in %s: %s', (path, isSignedIn, expected) => {
    expect(listLikelyRoutes(path, isSignedIn)).toEqual(expected)
  })
})

describe('fetching ahead', () => {
  const GOOD = { isReachable: true, saveData: false, effectiveType: '4g' }
  test.each([
    ['with a good network', true, GOOD],
    ['where the browser tells nothing', true, { ...GOOD, effectiveType: undefined }],
    ['on a data saver', false, { ...GOOD, saveData: true }],
    ['on a very slow network', false, { ...GOOD, effectiveType: 'slow-2g' }],
    ['on a slow network', false, { ...GOOD, effectiveType: '2g' }],
    ['without the server', false, { ...GOOD, isReachable: false }],
  ])('%s: %s', (_name, may, facts) => {
    expect(mayPreload(facts)).toBe(may)
  })
})
