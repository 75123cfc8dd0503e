import type { ReactNode } from 'react'
import { insertTemplate, insertText } from '#domain/math-input/edit-math.ts'
import type { MathInput, TemplateKind } from '#domain/math-input/math-tree.ts'
import { moveCaret } from '#domain/math-input/move-caret.ts'
import { Icon } from '../primitives/icon.tsx'

export interface MathKey {
  /** Accessible name. */
  readonly label: string
  readonly face: ReactNode
  readonly press: (input: MathInput) => MathInput
}

/** A key that types what it shows. */
function toKey(text: string, label = text, face = text): MathKey {
  return { label, face, press: (input) => insertText(input, text) }
}

function toTemplate(kind: TemplateKind, label: string, face: ReactNode): MathKey {
  return { label, face, press: (input) => insertTemplate(input, kind) }
}

function Sketch({ path }: { path: string }) {
  return (
    <svg
      width="26"
      height="22"
      viewBox="0 0 26 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

export const TEMPLATE_KEYS: readonly MathKey[] = [
  toTemplate('fraction', '분수', <Icon name="fraction" size={24} />),
  toTemplate('power', '거듭제곱', <Sketch path="M4 8h11v11H4zM18 2h5v5h-5z" />),
  toTemplate('root', '제곱근', <Sketch path="M2 12l3-1 3 8 4-15h12M14 9h8v9h-8z" />),
  toTemplate('pair', '순서쌍', '(\u2009,\u2009)'),
  toKey('(', '괄호 열기'),
  toKey(')', '괄호 닫기'),
]

const COMPARISONS: readonly MathKey[] = [
  toKey('<', '작다'),
  toKey('>', '크다'),
  toKey('≤', '작거나 같다'),
  toKey('≥', '크거나 같다'),
]
const SIGNS: readonly MathKey[] = [
  toKey('π', '파이'),
  toKey('±', '플러스마이너스'),
  toKey('|', '절댓값'),
  toKey('°', '도'),
  toKey(':', '비'),
  toKey('%', '퍼센트'),
]

/** Letters and signs, those first that the item is likely to need: none is out of reach. */
export function listSignKeys(letters: readonly string[], comparesFirst: boolean): readonly MathKey[] {
  const named = letters.map((letter) => toKey(letter))
  return comparesFirst ? [...named, ...COMPARISONS, ...SIGNS] : [...named, ...SIGNS, ...COMPARISONS]
}

const SQUARE: MathKey = {
  label: '제곱',
  face: <Sketch path="M4 6h12v12H4zM19 4.2a2 2 0 1 1 3.5 1.3L19 9.2h4" />,
  press: (input) => {
    const raised = insertText(insertTemplate(input, 'power'), '2')
    return moveCaret(raised, 'next-box') ?? raised
  },
}
const NEXT_LINE: MathKey = {
  label: '다음 줄',
  face: <Icon name="enter" />,
  press: (input) => insertText({ ...input, caret: { path: [], at: input.row.length } }, '\n'),
}
export const LEFT: MathKey = {
  label: '왼쪽으로',
  face: '◀',
  press: (input) => moveCaret(input, 'left') ?? input,
}
export const RIGHT: MathKey = {
  label: '오른쪽으로',
  face: '▶',
  press: (input) => moveCaret(input, 'right') ?? input,
}

/** Of a row of six; the keys of editing come behind each. */
export function listDigitRows(lines: boolean): readonly (readonly MathKey[])[] {
  return [
    [toKey('7'), toKey('8'), toKey('9'), toKey('÷', '나누기'), LEFT, RIGHT],
    [toKey('4'), toKey('5'), toKey('6'), toKey('×', '곱하기')],
    [toKey('1'), toKey('2'), toKey('3'), toKey('-', '빼기', '−'), lines ? NEXT_LINE : SQUARE],
    [toKey('0'), toKey('.', '소수점'), toKey(',', '쉼표'), toKey('+', '더하기'), toKey('=', '등호')],
  ]
}
