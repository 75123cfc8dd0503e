import { TEMPLATES } from '#domain/items/M1U10/m1u10c02-mode.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u10c02.ts'

const HAND_WRITTEN: Verifiers = {
  // Only what is no number cannot be added up.
  '1e8c6a04-d1b5-4e35-8d1d-f297357a32a2': (item) => keyOfOptions(item, (option) => /색깔/.test(option)),
}

testTemplates('M1U10C02', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U10C02', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
