import { TEMPLATES } from '#domain/items/M1U02/m1u02c03-order.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u02c03.ts'

const HAND_WRITTEN: Verifiers = {
  // The farther left of two negative numbers is the smaller one.
  '5b07d9e2-3f84-4c16-a9b0-e61c82d74f3a': (item) =>
    keyOfOptions(item, (option) => /더 왼쪽에 있/.test(option)),
  // 3 itself is in the range, and the range goes to the left.
  'd8f14a63-07be-4295-8c51-7ea9b3206d8f': (item) =>
    keyOfOptions(item, (option) => /작거나 같다/.test(option)),
}

testTemplates('M1U02C03', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U02C03', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
