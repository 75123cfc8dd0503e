import { TEMPLATES } from '#domain/items/M1U02/m1u02c01-signed-numbers.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions } from './read-item.ts'
import { VERIFIERS } from './verify-m1u02c01.ts'

const HAND_WRITTEN: Verifiers = {
  // 0 stands between the two sides and is written without a sign.
  '7f3c1d0a-58b2-4e6f-9a41-c2d7e8b05f16': (item) =>
    keyOfOptions(item, (option) => /기준이 되는 온도/.test(option)),
  // Only the natural numbers are among the numbers that sign a quantity with +1, +2, +3.
  'b84e2f67-1c9d-4a35-8e70-5d6f913ac2b8': (item) =>
    keyOfOptions(
      item,
      (option) => /양의 정수/.test(option) && /음의 정수/.test(option) && /\\\(0\\\)/.test(option),
    ),
}

testTemplates('M1U02C01', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U02C01', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
