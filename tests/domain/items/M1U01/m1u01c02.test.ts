import { TEMPLATES } from '#domain/items/M1U01/m1u01c02-powers.ts'
import { testStoredItems } from '../test-stored-items.ts'
import { testTemplates, type Verifiers } from '../test-templates.ts'
import { countUp, keyOfOptions, loneNumbers } from './read-item.ts'
import { evaluate, VERIFIERS } from './verify-m1u01c02.ts'

const doubled = (times: number) => countUp(1, times).reduce((amount) => amount + amount, 1)

function valueOfSide(side: string): number {
  return side.split('+').reduce((sum, term) => sum + evaluate(term), 0)
}

const HAND_WRITTEN: Verifiers = {
  '9c28bf58-481c-4ab4-8cdc-24d509cffad2': (item) => {
    const folds = loneNumbers(item.question)[1] ?? 0
    return keyOfOptions(item, (option) => evaluate(option.replace(/\\[()]|겹/g, '')) === doubled(folds))
  },
  'be351937-6c7e-4725-8be0-be02a65f49d8': (item) => {
    const factors = (/\\\((.+?)\\\)/.exec(item.question)?.[1] ?? '').split('\\times').map(Number)
    const bases = [...new Set(factors)].sort((a, b) => a - b)
    return bases.map((base) => `${base}^${factors.filter((factor) => factor === base).length}`).join('x')
  },
  '103fe2ad-90b2-4569-8633-2ceb70d97500': (item) =>
    [...item.question.matchAll(/^([ㄱ-ㄹ])\. \\\((.+) = (.+)\\\)$/gm)]
      .filter(([, , left = '', right = '']) => valueOfSide(left) === valueOfSide(right))
      .map(([, mark]) => mark)
      .join('&'),
  'a3bdd604-c6d4-4e91-ad5b-c9ea63a55437': (item) => {
    const [minutes = 1, hours = 0] = loneNumbers(item.question)
    return String(doubled((hours * 60) / minutes))
  },
}

testTemplates('M1U01C02', TEMPLATES, VERIFIERS, new URL('./digests.json', import.meta.url))
testStoredItems('M1U01C02', TEMPLATES, { ...VERIFIERS, ...HAND_WRITTEN })
