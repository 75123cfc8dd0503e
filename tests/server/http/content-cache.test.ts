import { expect, test } from 'vitest'
import { ContentCache } from '#server/http/content-cache.ts'

test('an answer is made once however many ask for it at once, and again for a new version or after a failure', async () => {
  let version = 1
  let now = 0
  const cache = new ContentCache(
    async () => version,
    () => now,
  )
  let made = 0
  const ask = () =>
    cache.answer('tree', async () => {
      made += 1
      if (made === 1) throw new Error('the database is away')
      return `answer ${made}`
    })
  await cache.revalidate(false)
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('the database is away')
  const answers = await Promise.all(Array.from({ length: 30 }, ask))
  expect([made, new Set(answers.map(({ etag }) => etag)).size]).toEqual([2, 1])
  version = 2
  now = 2000
  await cache.revalidate(false)
  expect((await ask()).etag).not.toBe(answers[0]?.etag)
  expect(made).toBe(3)
})
