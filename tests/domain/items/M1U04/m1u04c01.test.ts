import { TEMPLATES } from '#domain/items/M1U04/m1u04c01-equations-and-identities.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { keyOfOptions, statementOf } from './read-item.ts'
import { VERIFIERS } from './verify-m1u04c01.ts'

const HAND_WRITTEN: Verifiers = {
  'aec9e349-e31e-483b-ae8b-1a3974cb21cb': (item) =>
    keyOfOptions(item, (option) => /어떤 수를 대입해도 항상 참/.test(option)),
  // An equality needs an equal sign; whether it is true does not matter.
  '908755f0-1613-4374-a131-63d44c5836f5': (item) =>
    /=/.test(statementOf(item)) && /등식이 아니다/.test(statementOf(item)) ? 'X' : 'O',
}

testTemplates('M1U04C01', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U04C01', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
