import { TEMPLATES } from '#domain/items/M1U03/m1u03c02-value-of-an-expression.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { evaluate } from './evaluate-expression.ts'
import { keyOfOptions, statementOf } from './read-item.ts'
import { VERIFIERS } from './verify-m1u03c02.ts'

const HAND_WRITTEN: Verifiers = {
  // Without brackets the value is that of the square of 2 alone with its sign turned round.
  '2b7e4c90-d1f5-4638-9a0c-58e3f6b7d214': (item) =>
    keyOfOptions(
      item,
      (option) =>
        /만 제곱한 것/.test(option) &&
        evaluate('-2^{2}') === -evaluate('2^{2}') &&
        evaluate('(-2)^{2}') === 4,
    ),
  '94a6d8f3-07be-4c12-85e9-b4d20c7f1a6e': (item) =>
    /언제나 음수/.test(statementOf(item)) && [-3, 0, 3].every((x) => evaluate('-x', { x }) < 0) ? 'O' : 'X',
}

testTemplates('M1U03C02', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U03C02', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
