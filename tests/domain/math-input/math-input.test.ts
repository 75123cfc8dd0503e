import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import type { Expression } from '#domain/math/expression.ts'
import { parseStatement } from '#domain/math/parse-statement.ts'
import {
  deleteBackward,
  deleteForward,
  insertSlash,
  insertTemplate,
  insertText,
  typeCharacter,
} from '#domain/math-input/edit-math.ts'
import {
  getRow,
  type MathInput,
  type MathNode,
  type MathRow,
  MOST_DEPTH,
  measureDepth,
} from '#domain/math-input/math-tree.ts'
import { type Move, moveCaret, offsetOf } from '#domain/math-input/move-caret.ts'
import { findCaret, fromText } from '#domain/math-input/read-math.ts'
import { toText, writeMath } from '#domain/math-input/write-math.ts'

type Operation = (input: MathInput) => MathInput

const TEMPLATES = ['fraction', 'power', 'root', 'pair'] as const
const MOVES: readonly Move[] = ['left', 'right', 'up', 'down', 'next-box', 'previous-box']
const EMPTY = fromText('')
const move =
  (way: Move): Operation =>
  (input) =>
    moveCaret(input, way) ?? input
const type =
  (text: string): Operation =>
  (input) =>
    Array.from(text).reduce(typeCharacter, input)
const put =
  (kind: (typeof TEMPLATES)[number]): Operation =>
  (input) =>
    insertTemplate(input, kind)
const press = (...operations: readonly Operation[]) =>
  operations.reduce((input, operation) => operation(input), EMPTY)

const character = fc.constantFrom(...'0123456789.+-×÷=,()<≥xyaπ|°답 \n□')
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 4,
    arbitrary: character.map(
      (text): Operation =>
        (input) =>
          insertText(input, text),
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(...TEMPLATES).map(put) },
  { weight: 2, arbitrary: fc.constantFrom(...MOVES).map(move) },
  { weight: 1, arbitrary: fc.constantFrom<Operation>(deleteBackward, deleteForward, insertSlash) },
)
const input = fc
  .array(operation, { maxLength: 60 })
  .map((operations) => operations.reduce((state, next) => next(state), EMPTY))
const anyText = fc.oneof(
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.string({ maxLength: 60, unit: fc.constantFrom(...'0123.+-x√^/(){}□, \n') }),
)

describe('what the keys write', () => {
  it.each<[string, Operation[]]>([
    ['3/4', [put('fraction'), type('3'), move('right'), type('4')]],
    ['3/4', [type('3/4')]],
    ['2√3', [type('2'), put('root'), type('3')]],
    ['x^2', [type('x'), put('power'), type('2')]],
    ['x^10', [type('x^10')]],
    ['x^{-2}', [type('x^-2')]],
    ['(3, -2)', [put('pair'), type('3'), move('next-box'), type('-2')]],
    ['x≥3', [type('x≥3')]],
    ['(x+1)/2', [put('fraction'), type('x+1'), move('down'), type('2')]],
    ['1 1/2', [type('1'), put('fraction'), type('1'), move('next-box'), type('2')]],
    ['x(1/2)', [type('x'), put('fraction'), type('1'), move('next-box'), type('2')]],
    ['3/4x', [type('3/4'), move('next-box'), type('x')]],
    ['(3/4)^2', [type('3/4'), move('next-box'), type('^2')]],
    ['√(3)5', [put('root'), type('3'), move('right'), type('5')]],
    ['3/√2', [type('3/'), put('root'), type('2')]],
    ['√3/2', [type('√3'), move('right'), type('/2')]],
    ['□/□', [put('fraction')]],
    ['□^□', [put('power')]],
    ['x^2', [put('power'), type('x'), move('next-box'), type('2')]],
    ['2^2×3', [type('2^2'), move('right'), type('×3')]],
    ['x=1\ny=2', [type('x=1\ny=2')]],
  ])('%s', (text, operations) => {
    expect(toText(press(...operations))).toBe(text)
  })

  it.each([
    ['3/4', '0.75'],
    ['2√3', '√12'],
    ['x^2', 'x²'],
    ['x^10', 'x^{10}'],
    ['(3, -2)', '(3,-2)'],
    ['x≥3', '3≤x'],
    ['1 1/2', '3/2'],
    ['x(1/2)', 'x/2'],
    ['√(3)', '√3'],
    ['3/√2', '3√2/2'],
  ])('%s is right for the key %s', (answer, correctAnswer) => {
    const { verdict } = checkAnswer({ answer, correctAnswer, writtenTestType: 2 })
    expect(['correct', 'nudge']).toContain(verdict)
  })
})

describe('deleting', () => {
  it('steps back through a fraction, and takes it away when a box is empty', () => {
    const back = (state: MathInput) => deleteBackward(state)
    let state = press(type('3/4'), move('next-box'))
    const texts = Array.from({ length: 5 }, () => {
      state = back(state)
      return toText(state)
    })
    expect(texts).toEqual(['3/4', '3/□', '3', '', ''])
  })

  it('takes a root away from what it stands over', () => {
    const state = press(put('root'), type('3'), move('left'))
    expect(toText(deleteBackward(state))).toBe('3')
  })

  it('forwards takes what is behind the caret', () => {
    expect(toText(deleteForward(press(type('12'), move('left'))))).toBe('1')
  })
})

describe('moving', () => {
  it('leaves the field to Tab outside of boxes, and goes on through empty ones', () => {
    expect(moveCaret(press(type('12')), 'next-box')).toBeNull()
    const pair = press(put('pair'), type('1'))
    const second = moveCaret(pair, 'next-box')
    expect(second && offsetOf(second)).toBe('(1, '.length)
    const outside = second && moveCaret(second, 'next-box')
    expect(outside?.caret).toEqual({ path: [], at: 1 })
    expect(outside && moveCaret(outside, 'next-box')).toBeNull()
  })

  it('finds the outermost place at an offset of the text', () => {
    expect(fromText('3/4').caret).toEqual({ path: [], at: 1 })
    expect(fromText('3/4', 2).caret).toEqual({ path: [{ index: 0, box: 1 }], at: 0 })
    expect(fromText('3/4', 0).caret).toEqual({ path: [], at: 0 })
  })
})

describe('any operations', () => {
  it('keep the caret in the tree', () => {
    fc.assert(
      fc.property(input, ({ row, caret }) => {
        const here = getRow(row, caret.path)
        expect(caret.at).toBeGreaterThanOrEqual(0)
        expect(caret.at).toBeLessThanOrEqual(here.length)
        expect(measureDepth(row)).toBeLessThanOrEqual(MOST_DEPTH)
      }),
      { numRuns: 500 },
    )
  })

  it('write a text that is read as the same text', () => {
    fc.assert(
      fc.property(input, (state) => {
        const text = toText(state)
        expect(toText(fromText(text))).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })

  it('are undone by deleting what was inserted', () => {
    fc.assert(
      fc.property(input, fc.oneof(character, fc.constantFrom(...TEMPLATES)), (state, inserted) => {
        const kind = TEMPLATES.find((each) => each === inserted)
        const next = kind ? insertTemplate(state, kind) : insertText(state, inserted)
        if (next === state) return
        // Behind the caret stands an empty power, which goes first: it may be what was inserted last.
        fc.pre(kind !== undefined || getRow(next.row, next.caret.path)[next.caret.at]?.kind !== 'power')
        expect(deleteBackward(next)).toEqual(state)
      }),
      { numRuns: 1000 },
    )
  })

  it('leave nothing before the caret when it is deleted often enough', () => {
    fc.assert(
      fc.property(input, (state) => {
        let last = state
        for (let steps = 0; steps < 400; steps += 1) last = deleteBackward(last)
        expect(last.caret).toEqual({ path: [], at: 0 })
      }),
    )
  })

  it('reach every place from the end to the beginning, and back', () => {
    fc.assert(
      fc.property(input, ({ row }) => {
        const { stops } = writeMath(row)
        let state: MathInput = { row, caret: { path: [], at: row.length } }
        for (const { caret } of stops.slice(0, -1).reverse()) {
          state = moveCaret(state, 'left') ?? state
          expect(state.caret).toEqual(caret)
        }
        expect(moveCaret(state, 'left')).toBeNull()
      }),
    )
  })

  it('do not hang, four thousand of them', () => {
    const [operations] = fc.sample(fc.array(operation, { minLength: 4_000, maxLength: 4_000, size: 'max' }), {
      numRuns: 1,
      seed: 7,
    })
    const state = operations?.reduce((current, next) => next(current), EMPTY) ?? EMPTY
    expect(toText(state).length).toBeLessThanOrEqual(2000)
  }, 20_000)
})

describe('any text', () => {
  it('is read as a tree of the same text, with a caret at the end', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const state = fromText(text)
        expect(toText(state)).toBe(text)
        expect(offsetOf(state)).toBe(text.length)
      }),
      { numRuns: 2000 },
    )
  })

  it('of brackets alone is read in time', () => {
    for (const text of ['√('.repeat(2000), '('.repeat(4000), '1/'.repeat(2000), '^{'.repeat(240)])
      expect(toText(fromText(text))).toBe(text)
  })

  it('has a place of the caret for every offset', () => {
    fc.assert(
      fc.property(anyText, fc.nat(80), (text, offset) => {
        const { row } = fromText(text)
        const caret = findCaret(writeMath(row).stops, offset)
        expect(getRow(row, caret.path).length).toBeGreaterThanOrEqual(caret.at)
      }),
    )
  })
})

/** The value of what is on the screen, from the tree alone: digits are one number, a number before a fraction of numbers is mixed. */
interface Valued {
  row: MathRow
  value: number
}

const digits = fc.integer({ min: 1, max: 99 }).map((value): Valued => ({ row: chars(`${value}`), value }))
function chars(text: string): MathNode[] {
  return Array.from(text, (each) => ({ kind: 'character', text: each }))
}
const X = 3.7

const { sum: valuedSum } = fc.letrec<{ sum: Valued; term: Valued; factor: Valued }>((tie) => ({
  factor: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constant<Valued>({ row: chars('x'), value: X }),
    fc.tuple(tie('sum'), tie('sum')).map(
      ([above, below]): Valued => ({
        row: [{ kind: 'fraction', boxes: [above.row, below.row] }],
        value: above.value / below.value,
      }),
    ),
    tie('sum').map(
      (inner): Valued => ({ row: [{ kind: 'root', boxes: [inner.row] }], value: Math.sqrt(inner.value) }),
    ),
    fc
      .tuple(fc.oneof(digits, tie('factor')), fc.integer({ min: 2, max: 12 }))
      .map(([base, exponent]): Valued => {
        const last = base.row.at(-1)
        const isBare = base.row.length === 1 && last?.kind !== 'power'
        const isNumber = base.row.every(({ kind }) => kind === 'character')
        const row = isBare || isNumber ? base.row : [...chars('('), ...base.row, ...chars(')')]
        return {
          row: [...row, { kind: 'power', boxes: [chars(`${exponent}`)] }],
          value: base.value ** exponent,
        }
      }),
  ),
  term: fc.oneof(
    digits,
    tie('factor'),
    fc.tuple(digits, tie('factor')).map(([number, factor]): Valued => {
      const first = factor.row[0]
      const startsWithDigit = first?.kind === 'character' && /\d/.test(first.text)
      const isMixed =
        first?.kind === 'fraction' &&
        first.boxes.flat().every((node) => node.kind === 'character' && /\d/.test(node.text))
      return startsWithDigit || isMixed
        ? factor
        : { row: [...number.row, ...factor.row], value: number.value * factor.value }
    }),
    fc.tuple(tie('factor'), tie('factor')).map(([left, right]): Valued => {
      const first = right.row[0]
      const isNumber = first?.kind === 'character' && /\d/.test(first.text)
      return isNumber ? left : { row: [...left.row, ...right.row], value: left.value * right.value }
    }),
  ),
  sum: fc.oneof(
    tie('term'),
    fc.tuple(tie('term'), fc.constantFrom('+', '×'), tie('term')).map(
      ([left, sign, right]): Valued => ({
        row: [...left.row, ...chars(sign), ...right.row],
        value: sign === '+' ? left.value + right.value : left.value * right.value,
      }),
    ),
  ),
}))

function evaluate(expression: Expression): number {
  switch (expression.kind) {
    case 'number':
      return Number(expression.text)
    case 'mixed':
      return Number(expression.whole) + Number(expression.numerator) / Number(expression.denominator)
    case 'variable':
      return X
    case 'sum':
      return expression.terms.reduce((total, { term }) => total + evaluate(term), 0)
    case 'product':
      return evaluate(expression.left) * evaluate(expression.right)
    case 'quotient':
      return evaluate(expression.left) / evaluate(expression.right)
    case 'power':
      return evaluate(expression.base) ** evaluate(expression.exponent)
    case 'root':
      return Math.sqrt(evaluate(expression.radicand))
    case 'group':
      return evaluate(expression.operand)
    default:
      throw new Error(`nobody typed ${expression.kind}`)
  }
}

it('templates are read by the answer checker with the value that they show', () => {
  fc.assert(
    fc.property(valuedSum, ({ row, value }) => {
      const { text } = writeMath(row)
      const parsed = parseStatement(text)
      if (!parsed.ok) {
        expect([text, parsed.fault]).toEqual([text, 'too-long'])
        return
      }
      const [operand] = parsed.statement.operands
      const actual = evaluate(operand as Expression)
      expect([
        text,
        Math.abs(actual - value) <= 1e-9 * Math.max(1, Math.abs(value)) || actual === value,
      ]).toEqual([text, true])
    }),
    { numRuns: 3000 },
  )
})
