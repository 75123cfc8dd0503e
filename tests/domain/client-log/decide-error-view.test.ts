import { describe, expect, test } from 'vitest'
import { AppError } from '#contract/error.ts'
import { decideErrorView } from '#domain/client-log/decide-error-view.ts'
import { isNotFetched } from '#domain/client-log/is-not-fetched.ts'

const OURS = new TypeError("Cannot read properties of undefined (reading 'id')")
const OF_EXTENSION = Object.assign(new Error('x'), { stack: 'at f (chrome-extension://abc/inject.js:1:1)' })
const CHUNK = 'Failed to fetch dynamically imported module:'
const STOPPED = new DOMException('The operation was aborted.', 'AbortError')

describe('an uncaught error', () => {
  test.each([
    ['our own fault', OURS, 'nothing', 'error-page'],
    ['our own fault', OURS, 'page', 'toast'],
    ['our own fault', OURS, 'error-page', 'none'],
    ['a text that was thrown', 'broken', 'page', 'toast'],
    ['nothing at all', undefined, 'page', 'toast'],
    ['a server that fell over', new AppError('UNKNOWN', { status: 500 }), 'page', 'toast'],
    ['a refusal', new AppError('UNKNOWN', { status: 422 }), 'page', 'none'],
    ['no network', new AppError('NETWORK'), 'page', 'none'],
    ['no network', new AppError('NETWORK'), 'nothing', 'error-page'],
    ['a stop by the person', STOPPED, 'page', 'none'],
    ["a script of another origin's", 'Script error.', 'page', 'none'],
    ['a browser that measures again', 'ResizeObserver loop limit exceeded', 'page', 'none'],
    ['a chunk that did not come', new TypeError(`${CHUNK} /assets/x.js`), 'page', 'none'],
    ['a chunk that did not come', new TypeError(`${CHUNK} /assets/x.js`), 'nothing', 'error-page'],
    ['a fetch without a network', new TypeError('Failed to fetch'), 'page', 'none'],
    ['a fetch without a network, in Safari', new TypeError('Load failed'), 'page', 'none'],
    ['an extension', OF_EXTENSION, 'page', 'none'],
  ] as const)('(%s) over %3$s is shown as %4$s', (_what, error, drawn, view) => {
    expect(decideErrorView(error, drawn)).toBe(view)
  })
})

test('a chunk that throws while it is evaluated was fetched', () => {
  expect(isNotFetched(OURS)).toBe(false)
  expect(isNotFetched(new TypeError(`${CHUNK} /assets/x.js`))).toBe(true)
})
