import { TEMPLATES } from '#domain/items/M1U09/m1u09c02-regular.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { countRegular, NAMES } from './build-regular.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u09c02.ts'

const HAND_WRITTEN: Verifiers = {
  // Six angles of 60 degrees fill the whole turn.
  '3f8a1c6e-5b72-4d09-a8e4-7c1d9b3f5201': (item) =>
    keyOfOptions(item, (option) => option.includes(`${6 * 60}^`)),
  '9c2e7d41-0a6b-4f85-b3d9-2e5f8a1c7402': () =>
    String(NAMES.filter((name) => countRegular(name).sides === 3).length),
}

testTemplates('M1U09C02', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U09C02', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
