import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listLicences } from '../../src/tools/list-licences.ts'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

test('the licences that the product shows are those of the lock (else: npm run licences)', () => {
  expect(readFileSync('public/licences.txt', 'utf8')).toBe(listLicences(lock))
})

test('lists what ships and no tool, with what runs a script at installation', () => {
  const text = listLicences({
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', license: 'MIT', hasInstallScript: true },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: 'ISC' },
      'node_modules/tool': { version: '3.0.0', license: 'MIT', dev: true },
      'node_modules/workbox-core': { version: '7.0.0', license: 'MIT', dev: true },
    },
  })
  expect(text.split('\n').slice(2)).toEqual([
    '3 packages: MIT 2, ISC 1',
    '',
    '@b/c 2.0.0  ISC',
    'a 1.0.0  MIT  (install script)',
    'workbox-core 7.0.0  MIT',
    '',
  ])
})

test('every licence is known', () => {
  expect(listLicences(lock)).not.toContain('  unknown')
})
