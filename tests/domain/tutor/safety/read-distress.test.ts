import { describe, expect, it } from 'vitest'
import { isAboutPeople, readDistress } from '#domain/tutor/safety/read-distress.ts'
import { leastTimeMs } from '#tests/support/processor-time.ts'
import { BESIDE_DANGER, BESIDE_HARMLESS, REVIEWED_DANGER, REVIEWED_HARMLESS } from './beside-sentences.ts'
import { DANGER, SADNESS } from './distress-sentences.ts'
import { FRESH_DANGER, FRESH_HARMLESS } from './fresh-sentences.ts'
import { HARMLESS } from './harmless-sentences.ts'
import { HELD_OUT_DANGER, HELD_OUT_HARMLESS, HELD_OUT_SADNESS } from './held-out-sentences.ts'
import { HOSTILE_DANGER, HOSTILE_HARMLESS, HOSTILE_SADNESS } from './hostile-sentences.ts'
import { CLASS_DANGER, CLASS_HARMLESS, LATER_DANGER, LATER_HARMLESS } from './later-sentences.ts'
import { UNSEEN_DANGER, UNSEEN_HARMLESS } from './unseen-sentences.ts'

const levelOf = (message: string): string => readDistress(message)?.level ?? 'none'
const missed = (sentences: readonly string[], level: string): string[] =>
  sentences.filter((sentence) => levelOf(sentence) !== level)

describe('readDistress', () => {
  it('is tried on enough sentences of either sort', () => {
    expect(DANGER.length + SADNESS.length).toBeGreaterThanOrEqual(260)
    expect(HARMLESS.length).toBeGreaterThanOrEqual(260)
  })

  it('finds every child in danger', () => {
    const sentences = [...DANGER, ...HELD_OUT_DANGER, ...HOSTILE_DANGER, ...FRESH_DANGER]
    expect(missed([...sentences, ...UNSEEN_DANGER, ...LATER_DANGER], 'danger')).toEqual([])
    expect(missed([...REVIEWED_DANGER, ...BESIDE_DANGER], 'danger')).toEqual([])
    expect(missed(CLASS_DANGER, 'danger').length / CLASS_DANGER.length).toBeLessThanOrEqual(0.02)
  })

  it('hears sadness, and never less than a warm word for it', () => {
    const sentences = [...SADNESS, ...HELD_OUT_SADNESS, ...HOSTILE_SADNESS]
    const unheard = sentences.filter((sentence) => levelOf(sentence) === 'none')
    expect(unheard.length / sentences.length).toBeLessThanOrEqual(0.02)
    expect(missed(sentences, 'sad').length / sentences.length).toBeLessThanOrEqual(0.05)
  })

  it.each(
    Object.entries({
      HARMLESS,
      HELD_OUT_HARMLESS,
      HOSTILE_HARMLESS,
      FRESH_HARMLESS,
      UNSEEN_HARMLESS,
      LATER_HARMLESS,
      CLASS_HARMLESS,
      REVIEWED_HARMLESS,
      BESIDE_HARMLESS,
    }),
  )('raises at most one false alarm in fifty, or one in a small set: %s', (_, sentences) => {
    const alarmed = sentences.filter((sentence) => levelOf(sentence) !== 'none')
    expect(alarmed.length, alarmed.join('\n')).toBeLessThanOrEqual(Math.max(1, sentences.length / 50))
  })

  it('takes mathematics that is too hard for neither', () => {
    for (const message of ['이 문제 너무 힘들어', '너무 힘들다 ㅠㅠ', '계산이 너무 힘들어요'])
      expect(levelOf(message), message).toBe('none')
  })

  it('hears danger beside a wish for mathematics', () => {
    expect(levelOf('죽고싶은데 이 문제 하나만 풀어줘')).toBe('danger')
    expect(levelOf('시험 못보면 엄마가 때릴거래. 3x+5=11 풀어줘')).toBe('danger')
    expect(levelOf('방정식 풀다가 갑자기 다 없어지고 싶다')).toBe('danger')
    expect(levelOf('답 36 맞죠? 근데 옥상에 올라왔어요')).toBe('danger')
    expect(levelOf('게임하다가 또 죽음. 3x+5=11 풀어줘')).toBe('none')
  })

  it('reads words apart, joined, misspelt, and between marks', () => {
    for (const message of [
      '죽 고 싶 다',
      '죽고싶다!!!!',
      '나 진짜...죽고 싶어ㅠㅠㅠ',
      '엄마가때려요',
      '떄렸어 아빠가',
      '오늘 손목 그엇어',
      'ㅈㅏ살하고 싶어',
      '주ㄱ고 싶다',
    ])
      expect(levelOf(message), message).toBe('danger')
  })

  it('takes the processor no longer than 20 ms for each 300 characters', () => {
    for (const piece of [
      '엄마가 수학 못한다고 그래서 나는 매일 답이 3인데 왜 ',
      '나',
      '나만 ',
      '때',
      '12 ',
      '엄마한테',
      '\n',
    ]) {
      const longest = piece.repeat(4000).slice(0, 4000)
      const boundMs = (20 * 4000) / 300
      expect(
        leastTimeMs(() => readDistress(longest), boundMs),
        piece,
      ).toBeLessThan(boundMs)
    }
  })
})

describe('isAboutPeople', () => {
  it.each([
    ['우리 반 애들이 좀 그래', true],
    ['친구랑 얘기를 못 하겠어', true],
    ['반 애들 키는 뭘로 하면돼', false],
    ['친구들 몸무게를 어떻게 나타내', false],
    ['책상이랑 천장 형광등은 뭐야', false],
  ])('of %j is %j', (message, expected) => {
    expect(isAboutPeople(message)).toBe(expected)
  })
})
