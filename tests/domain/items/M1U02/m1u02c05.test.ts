import { TEMPLATES } from '#domain/items/M1U02/m1u02c05-multiplication.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u02c05.ts'

const HAND_WRITTEN: Verifiers = {
  // Each product is 3 more than the one before it: -6, -3, 0, 3, 6.
  '8c5e2f17-a0d4-4b69-93e8-f7120c6ab5d3': (item) =>
    keyOfOptions(item, (option) => /씩 커/.test(option) && /양수/.test(option)),
  // Three of the five factors are negative.
  'e4097a6b-5d21-4f8c-b6e3-0a9c81d7f25e': (item) =>
    keyOfOptions(item, (option) => /홀수 개.*음수/.test(option)),
}

testTemplates('M1U02C05', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U02C05', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
