import { describe, expect, test } from 'vitest'
import { decidePushCheck, type PushFacts } from '#domain/notify/decide-push-check.ts'

const NOW = Date.parse('2026-03-02T01:00:00Z')
const HOUR_MS = 3_600_000
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a'
const KEPT = { endpoint: ENDPOINT, key: 'K1', putAt: NOW - HOUR_MS }
/** A person who is called here, as it should be. */
const FINE: PushFacts = { wants: true, endpoint: ENDPOINT, kept: KEPT, serverKey: 'K1', now: NOW }

describe('a start', () => {
  test.each<[string, Partial<PushFacts>, ReturnType<typeof decidePushCheck>]>([
    ['leaves alone what is as it should be', {}, 'nothing'],
    ['leaves it alone with the server out of reach', { serverKey: null }, 'nothing'],
    ['makes a subscription that is gone anew', { endpoint: null }, 'subscribe'],
    ['makes the first one of a person who wants it', { endpoint: null, kept: null }, 'subscribe'],
    ['waits with that for the server', { endpoint: null, serverKey: null }, 'nothing'],
    ["never takes over another person's", { kept: null }, 'subscribe'],
    ["drops another person's, the server out of reach", { kept: null, serverKey: null }, 'drop'],
    ['follows the key of the server', { serverKey: 'K2' }, 'subscribe'],
    ['tells of an address that the browser changed', { endpoint: `${ENDPOINT}b` }, 'put'],
    ['tells again after a day', { kept: { ...KEPT, putAt: NOW - 24 * HOUR_MS } }, 'put'],
    ['tells again where the clock was set back', { kept: { ...KEPT, putAt: NOW + HOUR_MS } }, 'put'],
    ['drops what is not wanted any more', { wants: false }, 'drop'],
    ["drops another person's where it is not wanted", { wants: false, kept: null }, 'drop'],
    ['forgets what the browser lost and nobody wants', { wants: false, endpoint: null }, 'drop'],
    ['does nothing for who never wanted it', { wants: false, endpoint: null, kept: null }, 'nothing'],
  ])('%s', (_, facts, check) => {
    expect(decidePushCheck({ ...FINE, ...facts })).toBe(check)
  })
})
