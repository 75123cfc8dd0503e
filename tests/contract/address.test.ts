import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { minifyContractRouter } from '@orpc/contract'
import { describe, expect, test } from 'vitest'
import { listAddressed, pathOf, patternOf, routeOf } from '#contract/address.ts'
import { contract } from '#contract/contract.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const ID = '0198c1a2-7b1e-7c3d-8e4f-0123456789ab'

describe('an address of the API', () => {
  test('has its parameters filled in and encoded', () => {
    expect(pathOf(contract.chat.completions)).toBe('/api/v1/services/llm/chat-completions')
    expect(pathOf(contract.message.speech, { id: ID })).toBe(`/api/v1/services/messages/${ID}/tts`)
    expect(pathOf(contract.message.speech, { id: '../me' })).toBe('/api/v1/services/messages/..%2Fme/tts')
  })

  test('is not made without a parameter', () => {
    expect(() => pathOf(contract.message.speech)).toThrow(TypeError)
    expect(() => pathOf(contract.message.speech, { id: undefined })).toThrow(TypeError)
  })

  test('is written as a route of Hono', () => {
    expect(routeOf(contract.chat.stop)).toBe('/api/v1/services/llm/chat-completions/:messageId/stop')
  })

  test('is the same in the minified contract', () => {
    const paths = listAddressed(contract).map(routeOf)
    expect(listAddressed(minifyContractRouter(contract) as typeof contract).map(routeOf)).toEqual(paths)
    expect(paths.length).toBeGreaterThan(35)
  })
})

describe('the addresses that the worker caches', () => {
  const patterns = listAddressed(contract)
    .filter((procedure) => procedure['~orpc'].meta.content)
    .map(patternOf)
  const isCached = (pathname: string) => patterns.some((pattern) => pattern.test(pathname))

  test.each([
    '/api/curriculums',
    '/api/v1/curriculums',
    '/api/v1/curriculums/roots',
    '/api/v1/curriculums/M1U01/tree',
    '/api/v1/curriculums/M1U01/concepts',
    '/api/v1/curriculums/M1U01/concepts/M1U01C01',
    '/api/v1/curriculum-concepts/M1U01C01/links',
    '/api/v1/curriculum-concepts/M1U01C01/terms',
    '/api/v1/services/curriculum-concepts/M1U01C01/explanations',
    '/api/config',
  ])('include %s', (pathname) => expect(isCached(pathname)).toBe(true))

  test.each([
    '/api/users/me',
    '/api/v1/services/evaluation-items',
    '/api/v1/curriculums/M1U01/threads',
    '/api/v1/services/curriculums/M1U01/progresses',
    '/api/v1/services/offline-packs/M1U01',
    '/api/v1/schools',
    '/api/configuration',
  ])('do not include %s', (pathname) => expect(isCached(pathname)).toBe(false))
})

test('an address of a procedure is written only in the contract', () => {
  const patterns = listAddressed(contract).map(patternOf)
  const copies = ['src', 'sw']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/contract/'))
    .flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/['"`](\/api\/[^'"`?]*)/g)]
        .map(([, written = '']) => written.replace(/\$\{[^}]+\}|:\w+/g, 'x'))
        .filter((written) => patterns.some((pattern) => pattern.test(written)))
        .map((written) => `${file}: ${written}`),
    )
  expect(copies).toEqual([])
})
