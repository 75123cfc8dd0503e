import { beforeAll, describe, expect, it } from 'vitest'
import type { Item } from '#domain/exam/item.ts'
import { loadTemplate } from '#domain/items/load-templates.ts'
import { makeItem } from '#domain/items/make-item.ts'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { judgeBlank, listItemSubQuestions } from '#domain/tutor/practice/sub-questions.ts'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { questionOf, readUnitTurn } from '../read-unit.ts'

let base: Omit<TutorTurn, 'message'>
let openItem: Item
beforeAll(async () => {
  base = await readUnitTurn('M1U01', 'M1U01C04')
  openItem = makeItem((await loadTemplate('M1U01C04L3A1'))!, 3)
})

function talk(item: Item | null, ...messages: string[]) {
  const history: { message: string; response: string }[] = []
  return messages.map((message) => {
    const reply = answerTurn({ ...base, openItem: item, history: [...history], message })
    history.push({ message, response: reply.response })
    return reply
  })
}

describe('an open item one step at a time', () => {
  it('asks for an intermediate value, and leaves the last step to the learner', () => {
    const key = listItemSubQuestions(openItem)[0]!.key
    const [start, right] = talk(openItem, '처음부터 차근차근', key)
    expect(questionOf(start!)).toContain('빈칸')
    expect(right!.response).toMatch(/맞아[\s\S]*마지막 한 걸음/)
  })

  it('starts when the learner is lost twice', () => {
    const [first, second] = talk(openItem, '모르겠어', '진짜 모르겠어')
    expect(questionOf(first!)).not.toContain('빈칸')
    expect(questionOf(second!)).toContain('빈칸')
  })

  it('starts when the learner continues after a protest', () => {
    expect(questionOf(talk(openItem, '짜증나', '응')[1]!)).toContain('빈칸')
  })

  it('asks again after a wrong value, and shows the step after the second', () => {
    const [start, wrong, again] = talk(openItem, '처음부터 차근차근', '999', '998')
    expect(questionOf(wrong!)).toBe(questionOf(start!))
    expect(wrong!.response).toContain('아직은 아니야')
    expect(again!.response).toContain('이 단계는 같이 써')
  })
})

describe('an open item without values on the way', () => {
  it('is gone through again from its first step where the learner asks for it', async () => {
    const item = makeItem((await loadTemplate('M1U01C04L1A1'))!, 1)
    const replies = talk(item, ...Array<string>(10).fill('처음부터 차근차근'))
    const { response } = replies.at(-1)!
    expect(replies.map((reply) => reply.response).join()).not.toContain('길잡이의 끝')
    expect(response).toMatch(/처음부터 다시[\s\S]*하나씩 골라 곱한 수/)
  })
})

describe('a task of the learner one step at a time', () => {
  it('reaches the last step, and asks no step twice', () => {
    const replies = talk(null, '90 소인수분해', '처음부터 차근차근', '2×3×15', '2×3×3×5', '2×3^2×5')
    const questions = replies.slice(1, 4).map(questionOf)
    expect(new Set(questions).size).toBe(3)
    expect(replies.at(-1)!.response).toContain('끝까지 왔어')
  })

  it('shows the first step and asks for the next', () => {
    const [, start, right] = talk(null, '72 약수의 개수', '처음부터 차근차근', '12')
    expect(start!.response).toContain('첫 단계는 같이 볼게')
    expect(right!.response).toMatch(/맞아[\s\S]*끝까지 왔어/)
  })
})

describe('what is said at a blank', () => {
  it.each([
    ['3 \\times 8 + 5', '29', '29', 'correct'],
    ['3 \\times 8 + 5', '29', '24+5', 'unfinished'],
    ['3 \\times 8 + 5', '24 + 5', '29', 'other-way'],
    ['3 \\times 8 + 5', '24 + 5', '3×8+5', 'unfinished'],
    ['90 = 2 \\times 45', '2 \\times 3 \\times 15', '3×30', 'other-way'],
    ['90 = 2 \\times 45', '2 \\times 3 \\times 15', '2×45', 'unfinished'],
    ['3 \\times 8 + 5', '29', '28', 'incorrect'],
    ['3 \\times 8 + 5', '29', '28 맞아?', 'incorrect'],
    ['3 \\times 8 + 5', '29', '빈칸은 29', 'correct'],
    ['3 \\times 8 + 5', '29', '29가 들어가', 'correct'],
    ['4 \\div 2', '2', '근데 왜 2로 나눠?', null],
    ['24 \\div 8', '3', '2의 3제곱은 뭐야?', null],
    ['3 \\times 8 + 5', '29', '근데 왜 2로 나눠?', null],
    ['3 \\times 8 + 5', '29', '2의 3제곱은 뭐야?', null],
  ])('%s = □ with the key %s takes %j as %s', (start, key, message, outcome) => {
    const question = {
      blank: `\\(${start} = \\square\\)`,
      key,
      line: `\\(${start} = ${key}\\)`,
      reason: null,
    }
    expect(judgeBlank(normalizeMessage(message), question)).toBe(outcome)
  })

  it('goes on after another right factorization, and names what is right of one that repeats the line', () => {
    const [, start, copied, other] = talk(null, '90 소인수분해', '처음부터 차근차근', '2×45', '3×30')
    expect(copied!.response).toContain('값은 맞아! 모양만 다듬어 봐.')
    expect(copied!.response).not.toContain('아직은 아니야')
    expect(other!.response).toMatch(/^맞아!/)
    expect(questionOf(other!)).not.toBe(questionOf(start!))
  })

  it('judges no question of the learner as a wrong answer', () => {
    const [, why, what] = talk(openItem, '처음부터 차근차근', '근데 왜 2로 나눠?', '2의 3제곱은 뭐야?')
    expect(why!.response).not.toContain('아직은 아니야')
    expect(what!.response).not.toContain('아직은 아니야')
  })
})
