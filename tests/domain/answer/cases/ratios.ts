import type { CaseTable } from './check-case.ts'

export const RATIOS: CaseTable = {
  theme: 'Short answer: ratios',
  writtenTestType: 2,
  cases: [
    ['３：４', '3:4', 'correct', 'full-width'],
    ['4:3', '3:4', 'incorrect', 'order'],
    ['3:5', '3:4', 'incorrect', 'another number'],
    ['34', '3:4', 'incorrect', 'colon lost'],
    ['3,4', '3:4', 'incorrect', 'comma for the colon'],
    ['-3:4', '3:4', 'incorrect', 'sign'],
    ['3:4:5', '3:4', 'incorrect', 'one number too many'],
    ['3-4', '3:4', 'incorrect', 'dash for the colon'],
    ['7', '3:4', 'incorrect', 'their sum'],
    ['0.7', '3:4', 'incorrect', 'rounded quotient'],
    ['8:6', '3:4', 'incorrect', 'order, not simplest'],
    ['9:16', '3:4', 'incorrect', 'squared'],
    ['9:12', '3:4', 'nudge', 'not simplest'],
    ['0.3:0.4', '3:4', 'nudge', 'decimals'],
    ['1.5:2', '3:4', 'nudge', 'a decimal'],
    ['2：3：5', '2:3:5', 'correct', 'full-width'],
    ['2:5:3', '2:3:5', 'incorrect', 'order'],
    ['5:3:2', '2:3:5', 'incorrect', 'turned round'],
    ['2:3', '2:3:5', 'incorrect', 'one number missing'],
    ['2:3:4', '2:3:5', 'incorrect', 'one wrong'],
    ['4:6:10', '2:3:5', 'nudge', 'not simplest'],
  ],
}
