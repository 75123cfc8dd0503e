import { describe, expect, it } from 'vitest'
import type { Item } from '#domain/exam/item.ts'
import { judgeItemMessage } from '#domain/tutor/item/judge-item-message.ts'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'
import { readUnitTurn } from '../read-unit.ts'

const KEY = '36'

/** The first item of the unit with this key. */
async function findItem(): Promise<Item> {
  const { unit } = await readUnitTurn('M1U05', 'M1U05C04')
  const item = unit.concepts.flatMap(({ items }) => items).find(({ correctAnswer }) => correctAnswer === KEY)
  if (!item) throw new Error(`no item with the key ${KEY}`)
  return item
}

const item = await findItem()
const outcomeOf = (message: string) => judgeItemMessage(normalizeMessage(message), item)?.outcome ?? null

describe('a message while an item is open', () => {
  it.each([
    '# 적으면 돼?',
    '난 # 나오는데',
    '제 답은 #이에요',
    '제가 구한 답은 #입니다.',
    '음.. #?',
    '#일걸',
    '찍을게 #',
    '#같은데 확신이 없어',
    '친구는 답이 #이래',
    '잠만 #임?',
    '#이라고 했는데',
  ])('%s is an answer, right or wrong', (message) => {
    expect(outcomeOf(message.replace('#', KEY))).toBe('correct')
    expect(outcomeOf(message.replace('#', '1000'))).toBe('incorrect')
  })

  it.each([
    '36번 힌트 줘',
    '36쪽 숙제야',
    '36이 왜 나와',
    '36명이면 어떻게 해',
    '36에서 2를 빼?',
    '36 말고 다른 값은',
  ])('%s is none', (message) => {
    expect(outcomeOf(message)).toBeNull()
  })
})
