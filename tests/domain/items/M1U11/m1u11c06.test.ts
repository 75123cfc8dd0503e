import { TEMPLATES } from '#domain/items/M1U11/m1u11c06-statistical-inquiry.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { VERIFIERS } from './verify-m1u11c06.ts'

const HAND_WRITTEN: Verifiers = {
  // The question comes before the data.
  'e6db9f2f-0ff5-4f85-9eb9-70387faa859a': (item) =>
    /자료를 모으기 전에 먼저 알고 싶은 물음을/.test(item.question) ? 'O' : 'X',
}

testTemplates('M1U11C06', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U11C06', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
