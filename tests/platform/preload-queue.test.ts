import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PreloadQueue } from '#platform/preload-queue.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Loads that end when they are told to. */
function makeLoads(count: number) {
  const begun: number[] = []
  const ends: ((isGood: boolean) => void)[] = []
  const loads = Array.from({ length: count }, (_, index) => () => {
    begun.push(index)
    return new Promise<void>((resolve, reject) => {
      ends[index] = (isGood) => (isGood ? resolve() : reject(new Error('lost')))
    })
  })
  return { begun, ends, loads }
}

describe('the preload queue', () => {
  test('fetches four at once and in order, the next as soon as one has loaded or failed', async () => {
    const { begun, ends, loads } = makeLoads(7)
    const queue = new PreloadQueue()
    for (const load of loads) queue.add(load)
    expect(begun).toEqual([0, 1, 2, 3])
    ends[2]?.(true)
    await settle()
    expect(begun).toEqual([0, 1, 2, 3, 4])
    ends[0]?.(false)
    await settle()
    expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('fetches each once, and again only after it failed', async () => {
    const { begun, ends, loads } = makeLoads(1)
    const [load] = loads
    if (!load) throw new Error('no load')
    const queue = new PreloadQueue()
    queue.add(load)
    queue.add(load)
    ends[0]?.(false)
    await settle()
    queue.add(load)
    ends[0]?.(true)
    await settle()
    queue.add(load)
    expect(begun).toEqual([0, 0])
  })

  test('never has more than its limit in flight, and ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.boolean(), { maxLength: 20 }),
        async (limit, outcomes) => {
          const { begun, ends, loads } = makeLoads(outcomes.length)
          const queue = new PreloadQueue(limit)
          for (const load of loads) queue.add(load)
          for (const [index, isGood] of outcomes.entries()) {
            expect(begun.length - index).toBeLessThanOrEqual(limit)
            ends[index]?.(isGood)
            await settle()
          }
          expect(begun.length).toBe(outcomes.length)
        },
      ),
      { numRuns: 30 },
    )
  })
})
