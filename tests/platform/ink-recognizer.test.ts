import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ReadReply, ReadRequest } from '#domain/ink/ink-message.ts'
import type { InkPrior, InkReading } from '#domain/ink/recognition.ts'
import type { Stroke } from '#domain/ink/stroke.ts'
import { makeInkReader, type ReadInk } from '#platform/ink-recognizer.ts'

/** A worker of the browser, of which the test decides when it answers or dies. */
class TestWorker extends EventTarget {
  requests: ReadRequest[] = []
  isTerminated = false
  postMessage(request: ReadRequest) {
    this.requests.push(request)
  }
  terminate() {
    this.isTerminated = true
  }
  answer(reading: InkReading | null, id = this.requests.at(-1)?.id ?? 0) {
    const data: ReadReply = { id, reading }
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  die() {
    this.dispatchEvent(new Event('error'))
  }
}

const STROKES: Stroke[] = [{ id: 'a', points: [{ x: 1, y: 2, t: 0, pressure: 0.5, tilt: 0 }] }]
const PRIOR: InkPrior = { kind: 2, letters: ['x'] }
const READING: InkReading = { lines: [] }
const NOT_CHOSEN: ReadonlyMap<string, string> = new Map()

let workers: TestWorker[]
let readInk: ReadInk
const read = (signal = new AbortController().signal) => readInk(STROKES, PRIOR, NOT_CHOSEN, signal)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  workers = []
  readInk = makeInkReader(() => {
    const worker = new TestWorker()
    workers.push(worker)
    return worker as unknown as Worker
  })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the worker that reads ink', () => {
  test('is started with the first ink, and kept', async () => {
    expect(workers).toHaveLength(0)
    const first = read()
    workers[0]?.answer(READING)
    await expect(first).resolves.toBe(READING)
    const second = read()
    workers[0]?.answer(READING)
    await second
    expect(workers).toHaveLength(1)
    expect(workers[0]?.requests[0]).toEqual({ id: 1, strokes: STROKES, prior: PRIOR, choices: NOT_CHOSEN })
  })

  test('answers the newest ink: an older one is cancelled, and its late answer ignored', async () => {
    const older = read()
    const newer = read()
    await expect(older).rejects.toMatchObject({ name: 'AbortError' })
    workers[0]?.answer({ lines: [] }, 1)
    workers[0]?.answer(READING, 2)
    await expect(newer).resolves.toBe(READING)
  })

  test('is started again when it dies, and reads the same ink', async () => {
    const reading = read()
    workers[0]?.die()
    expect(workers[0]?.isTerminated).toBe(true)
    expect(workers[1]?.requests).toEqual(workers[0]?.requests)
    workers[1]?.answer(READING)
    await expect(reading).resolves.toBe(READING)
  })

  test('is started again when it is silent; a second death ends the reading, not the next', async () => {
    const reading = read()
    vi.advanceTimersByTime(10_000)
    expect(workers).toHaveLength(2)
    workers[1]?.die()
    await expect(reading).rejects.toMatchObject({ code: 'OFFLINE' })
    const next = read()
    workers[2]?.answer(READING)
    await expect(next).resolves.toBe(READING)
  })

  test('that cannot fetch the recogniser says so', async () => {
    const reading = read()
    workers[0]?.answer(null)
    await expect(reading).rejects.toMatchObject({ code: 'OFFLINE' })
  })

  test('stops waiting when its caller does', async () => {
    const ending = new AbortController()
    const reading = read(ending.signal)
    ending.abort()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
    await expect(read(ending.signal)).rejects.toMatchObject({ name: 'AbortError' })
    expect(workers[0]?.requests).toHaveLength(1)
  })
})
