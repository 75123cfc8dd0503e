import { beforeAll, describe, expect, test } from 'vitest'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { leastTimeMs } from '#tests/support/processor-time.ts'
import { readUnitTurn } from './read-unit.ts'

const LENGTH = 4_000
/** 20 ms for each 300 characters. */
const BOUND_MS = (20 * LENGTH) / 300

const fill = (piece: string, length = LENGTH): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** Each drives a pattern back over what it has read: found by analysing every pattern of the tutor, the first two held it for minutes. */
const MESSAGES: Record<string, string> = {
  'exclamation marks in the last line of a working': `x=1\n${fill('!', 3_900)}\u0001!`,
  'endings of an answer before a letter': `3${fill('아님지', 3_900)}ㄱ`,
  'a turn of thought before another line': `근데 ${fill('0', 1_900)}${fill(' ', 1_900)}\n근데\n0`,
  'turns of thought': fill('그럼 1 '),
  'syllables before a control character': `${fill('가', 3_900)}\u0001`,
  'a fraction in words after digits': `${fill('0', 2_000)}분의0의${fill(' ', 1_900)}x`,
  'powers before a fraction in words': `${fill('0^', 2_000)}0분의${fill(' ', 1_900)}분의.`,
  'tabs between two signs': `1${fill('\t', 3_900)}x`,
  'numbers and the word for and': fill('12 과 '),
  'conclusions without an end': fill('따라서 '),
  'announced answers': fill('정답 '),
  'opened formulas': fill('\\('),
  'opened remarks': fill('(가 '),
  'numbers on lines of their own': fill('\n1'),
  'a word as long as the message': fill('가나다라'),
}

let situations: Record<string, Omit<TutorTurn, 'message'>>
beforeAll(async () => {
  const turn = await readUnitTurn('M1U03', 'M1U03C02')
  const [openItem = null] = turn.unit.concepts.flatMap(({ items }) => items)
  const asked = answerTurn({ ...turn, message: '문제 내 줘' })
  situations = {
    'nothing open': turn,
    'worked lines': { ...turn, mode: 'answer' },
    'an open item': { ...turn, openItem },
    'a question of its own': {
      ...turn,
      history: [{ message: '문제 내 줘', response: asked.response }],
    },
  }
})

describe('a message of 4 000 characters', () => {
  test.each(Object.entries(MESSAGES))('of %s is answered within the bound', (_, message) => {
    for (const [name, situation] of Object.entries(situations))
      expect(
        leastTimeMs(() => answerTurn({ ...situation, message }), BOUND_MS),
        name,
      ).toBeLessThan(BOUND_MS)
  })
})

test.each(['12, ', '1 ', '12말고 ', '3, 4이면 '])('a message of %j before delays no follow-up', (piece) => {
  const turn = {
    ...situations['nothing open'],
    history: [{ message: fill(piece), response: '응' }],
  } as TutorTurn
  expect(leastTimeMs(() => answerTurn({ ...turn, message: '그럼 5면?' }), BOUND_MS)).toBeLessThan(BOUND_MS)
})

describe('replies of 60 000 characters in the thread, which a page posted', () => {
  test.each(['](', '![a](', '\\[', '\\(', '`', '```\n', '**'])('made of %j delay no turn', (piece) => {
    const response = fill(piece, 60_000)
    const history = Array.from({ length: 6 }, () => ({ message: '왜?', response }))
    const turn = { ...situations['nothing open'], history, message: '그게 왜 그래?' } as TutorTurn
    expect(leastTimeMs(() => answerTurn(turn), 6 * BOUND_MS)).toBeLessThan(6 * BOUND_MS)
  })
})
