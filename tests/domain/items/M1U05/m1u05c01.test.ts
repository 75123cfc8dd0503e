import { TEMPLATES } from '#domain/items/M1U05/m1u05c01-ordered-pairs.ts'
import { keyOfOptions } from '../M1U04/read-item.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { plainAxes } from './read-points.ts'
import { VERIFIERS } from './verify-m1u05c01.ts'

const HAND_WRITTEN: Verifiers = {
  // (4, 0) lies on the x axis and its x coordinate is not 0.
  '6a1c5b7e-2c0d-4f7e-8f64-5b5d1c7a0101': (item) =>
    keyOfOptions(item, (option) => /(x축 위의 점은 x|y축 위의 점은 y)좌표가/.test(plainAxes(option))),
}

testTemplates('M1U05C01', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U05C01', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
