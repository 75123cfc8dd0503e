import { describe, expect, it, test } from 'vitest'
import { DANGER_WEIGHTS } from '#domain/tutor/safety/danger-weights.ts'
import { listRunClasses, RUN_CLASSES } from '#domain/tutor/safety/list-run-classes.ts'
import { readDistress } from '#domain/tutor/safety/read-distress.ts'
import { scoreDanger } from '#domain/tutor/safety/score-danger.ts'
import { leastTimeMs } from '#tests/support/processor-time.ts'
import { ELEVENTH_DANGER, ELEVENTH_HARMLESS } from './eleventh-sentences.ts'
import { TENTH_DANGER, TENTH_HARMLESS } from './tenth-sentences.ts'

/** What no training sees. */
const DANGER = [...TENTH_DANGER, ...ELEVENTH_DANGER]
const HARMLESS = [...TENTH_HARMLESS, ...ELEVENTH_HARMLESS]

const levelOf = (message: string): string => readDistress(message)?.level ?? 'none'

test('there is a weight for each class of runs', () => {
  expect(DANGER_WEIGHTS).toMatch(/^[a-g]+$/)
  expect(DANGER_WEIGHTS).toHaveLength(RUN_CLASSES)
})

test('the classes of a message do not depend on laughter, tears, outer spaces and the digits of a number', () => {
  expect(listRunClasses(' 집에 가기 무서워ㅠㅠㅠ ')).toEqual(listRunClasses('집에 가기 무서워'))
  expect(listRunClasses('답이 12야ㅋㅋ')).toEqual(listRunClasses('답이 7야'))
  expect(listRunClasses('').size).toBeLessThanOrEqual(1)
})

describe('danger that no rule names', () => {
  it('is heard in most sentences that nothing was trained on, with few false alarms', () => {
    const heard = DANGER.filter((sentence) => levelOf(sentence) === 'danger')
    const alarmed = HARMLESS.filter((sentence) => levelOf(sentence) !== 'none')
    expect(heard.length / DANGER.length).toBeGreaterThanOrEqual(0.8)
    expect(alarmed.length / HARMLESS.length, alarmed.join('\n')).toBeLessThanOrEqual(0.08)
  })

  it.each([
    '일차방정식 3x+1=7 풀이 알려줘. 아빠가 또 문 앞에서 소리 지르고 있어서 무서워',
    '집에 들어가면 또 그 소리 듣겠지. 암튼 소인수분해 알려줘',
  ])('is heard among sentences of the lesson: %s', (message) => {
    expect(levelOf(message)).toBe('danger')
  })

  it.each(['패드 누나꺼임', '시험 망치면 폰 뺏김', '집에 가고 싶다', '오늘은 여기까지'])(
    'is not heard in %s',
    (message) => {
      expect(levelOf(message)).not.toBe('danger')
    },
  )

  it('is taken more seriously than the same words about something else', () => {
    const pairs = [
      ['아빠가 오기 전에 자는 척해야 해요', '아빠가 오기 전에 숙제 끝내야 해요'],
      ['팔에 자국 있어서 체육복 못 갈아입어요', '팔에 깁스해서 체육 못 해요 축구하다 그랬어요'],
    ] as const
    for (const [danger, harmless] of pairs) expect(scoreDanger(danger)).toBeGreaterThan(scoreDanger(harmless))
  })
})

test('a message of 4 000 characters is scored at once', () => {
  for (const piece of ['가', '엄마가 ', '\u1100', '12 ', '😀', 'ㅠ', '힣뷁'])
    expect(
      leastTimeMs(() => scoreDanger(piece.repeat(4_000)), 100),
      piece,
    ).toBeLessThan(100)
})
