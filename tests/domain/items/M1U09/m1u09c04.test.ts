import { TEMPLATES } from '#domain/items/M1U09/m1u09c04-prisms-and-cylinders.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u09c04.ts'

const HAND_WRITTEN: Verifiers = {
  // A cylinder has two round bases and a side that unrolls into one rectangle.
  'c4e1a7d3-5b29-4f86-9d70-2a8b6c1e3904': (item) =>
    keyOfOptions(item, (option) => option === '원 2개와 직사각형 1개'),
}

testTemplates('M1U09C04', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U09C04', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
