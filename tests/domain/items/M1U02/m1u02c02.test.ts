import { TEMPLATES } from '#domain/items/M1U02/m1u02c02-absolute-values.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u02c02.ts'

const HAND_WRITTEN: Verifiers = {
  // The absolute value is the distance, whichever side the point lies on.
  '3e91b7c4-60fd-4a28-b5d3-9c2f7e1804a6': (item) =>
    keyOfOptions(item, (option) => /원점.*사이의 거리/.test(option)),
  // Right of the origin are the positive numbers, left the negative ones.
  'c5a20f8e-94b1-4d7c-a63f-18e7d0b2f954': (item) =>
    keyOfOptions(item, (option) => /왼쪽에는 음수/.test(option) && /오른쪽에는 양수/.test(option)),
}

testTemplates('M1U02C02', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U02C02', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
