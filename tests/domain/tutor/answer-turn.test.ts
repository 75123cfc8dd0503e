import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { revealsAnswer } from '#domain/tutor/reveals-answer.ts'
import { readDistress } from '#domain/tutor/safety/read-distress.ts'
import { streamReply } from '#domain/tutor/stream-reply.ts'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { questionOf, readUnitTurn } from './read-unit.ts'

let base: Omit<TutorTurn, 'message'>
beforeAll(async () => {
  base = await readUnitTurn('M1U01', 'M1U01C03')
})
const ask = (message: string, more: Partial<TutorTurn> = {}) => answerTurn({ ...base, message, ...more })

describe('answerTurn', () => {
  it.each(['CW', 'x', 'AB=CD'])('takes %j for no cry for help', (message) => {
    expect(ask(message).response).toContain('```question')
  })

  it('returns the same reply to the same turn', () => {
    expect(ask('소인수분해가 뭐야')).toEqual(ask('소인수분해가 뭐야'))
  })

  it('says the same in both voices, in other words', () => {
    const [friend, teacher] = [ask('60 소인수분해'), ask('60 소인수분해', { persona: 'teacher_male_1' })]
    const formulas = (text: string) => text.match(/\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/g)
    expect(formulas(friend.response)).toEqual(formulas(teacher.response))
    expect(friend.response).not.toBe(teacher.response)
    expect(teacher.relatedQuestions[0]).toMatch(/요\??$|세요$/)
  })

  it('takes answers to its own question, right and wrong, and goes on', () => {
    const first = ask('문제 내줘')
    const history = [
      {
        message: '문제 내줘',
        response: '**소인수분해**예요.\n\n```question\n\\(60\\)을 소인수분해하면 어떻게 될까?\n```',
      },
    ]
    expect(questionOf(first)).not.toBe('')
    expect(ask('2^2x3x5', { history }).response).toMatch(/맞아|정답/)
    const wrong = ask('2x3x5', { history })
    expect(wrong.response).toMatch(/아니야/)
    expect(questionOf(wrong)).toContain('60')
  })

  it('works its own question out when the learner has tried and asks for the answer', () => {
    const question = '```question\n\\(60\\)을 소인수분해하면 어떻게 될까?\n```'
    const history = [
      { message: 'ㅎㅇ', response: question },
      {
        message: 'ㅁㄹ',
        response: `\\(60\\)을 소수 \\(2\\)로 나누면 \\(30\\)이야. 거기서부터 시작해 봐.\n\n${question}`,
      },
    ]
    expect(ask('답 알려줘', { history }).response).toContain('2^{2} \\times 3 \\times 5')
  })

  it('links to where a name of another concept belongs', () => {
    expect(ask('최대공약수가 뭐야').response).toContain('](/chat/M1U01/M1U01C05)')
    expect(ask('방정식이 뭐야').response).toContain('](/chat/M1U04/M1U04C01)')
  })

  it('names the terms it used', () => {
    const ids = ask('소인수분해가 뭐야').termIds
    const terms = base.unit.concepts.flatMap((concept) => concept.terms)
    expect(ids.map((id) => terms.find((term) => term.id === id)?.term)).toContain('소인수분해')
  })

  it('answers in a unit of which nothing is known yet', () => {
    const bare = {
      ...base,
      unit: { id: 'M2U01', title: '유리수와 순환소수', concepts: [] },
      templates: [],
      conceptId: null,
    }
    for (const message of ['안녕', '소수가 뭐야', '왜?', '60 소인수분해', '문제 내줘', '모르겠어']) {
      expect(answerTurn({ ...bare, message }).response).toContain('```question')
    }
  })

  it('answers anything at all, and ends with one question', () => {
    const piece = fc.constantFrom(
      ...[
        '소인수',
        '분해',
        '소수',
        '=',
        '2',
        '+',
        '(',
        ')',
        '^',
        'x',
        '왜',
        '뭐야',
        '예시',
        '\n',
        '\\(',
        '\\)',
        '```',
        '답',
        '?',
        '1/0',
        '{{message}}',
        '\u0000',
        '𝕏',
        'ㄱ',
      ],
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 30 }),
        fc.boolean(),
        (pieces, isAnswer) => {
          const message = pieces.join('')
          // A feeling is not answered with a question, nor is what may tell of danger.
          fc.pre(!message.includes('답답') && readDistress(message) === null)
          const { response } = ask(message, { mode: isAnswer ? 'answer' : 'question' })
          expect(response.match(/```question\n/g)).toHaveLength(1)
          expect(response.endsWith('\n```')).toBe(true)
        },
      ),
      { numRuns: 120 },
    )
  }, 60_000)
})

describe('while an item is open', () => {
  const DEMANDS = [
    '답 알려줘',
    '정답이 뭐야',
    '힌트',
    '모르겠어',
    '이 문제 풀어줘',
    '몇 번이야?',
    '답만 말해 제발',
    '예시 들어줘',
    '자주 하는 실수',
    '정리해줘',
  ]

  it('never states its answer, whatever the learner asks', () => {
    const items = base.unit.concepts.flatMap((concept) => concept.items.slice(0, 8))
    expect(items.length).toBeGreaterThan(30)
    for (const [index, openItem] of items.entries()) {
      const demands = [
        DEMANDS[index % DEMANDS.length]!,
        DEMANDS[(index + 3) % DEMANDS.length]!,
        openItem.question,
      ]
      for (const message of demands) {
        const { response } = ask(message, { openItem, conceptId: openItem.conceptIds[0]! })
        const stating = response
          .split('\n\n')
          .filter((block) => revealsAnswer(block, openItem.question, openItem))
        expect(stating, `${openItem.question} | ${message}`).toEqual([])
      }
    }
  }, 60_000)

  it('returns the stored hints one after the other', () => {
    const openItem = base.unit.concepts[2]!.items.find((item) => item.writtenTestType === 2)!
    const first = ask('힌트', { openItem, persona: 'teacher_female_1' })
    expect(first.response).toContain(openItem.hints[0])
    const history = [{ message: '힌트', response: first.response }]
    expect(ask('힌트 더', { openItem, history, persona: 'teacher_female_1' }).response).toContain(
      openItem.hints[1],
    )
    const tried = { answers: ['1'], hintsShown: 2 }
    expect(ask('힌트', { openItem, tried, persona: 'teacher_female_1' }).response).toContain(
      openItem.hints[2],
    )
  })
})

describe('streamReply', () => {
  it('cuts into pieces that are the reply, formulas and fences whole', () => {
    const reply = ask('60 소인수분해 해줘')
    const pieces = [...streamReply(reply)]
    expect(pieces.join('')).toBe(reply.response)
    expect(pieces.length).toBeGreaterThan(10)
    for (const piece of pieces) {
      expect(piece.includes('\\(')).toBe(piece.includes('\\)'))
      expect(piece.includes('\\[')).toBe(piece.includes('\\]'))
    }
  })
})
