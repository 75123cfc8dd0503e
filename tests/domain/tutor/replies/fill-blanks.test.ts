import { beforeAll, describe, expect, it } from 'vitest'
import type { Item } from '#domain/exam/item.ts'
import { loadTemplate } from '#domain/items/load-templates.ts'
import { makeItem } from '#domain/items/make-item.ts'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { listItemSubQuestions } from '#domain/tutor/practice/sub-questions.ts'
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
