import { beforeAll, describe, expect, it } from 'vitest'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { readUnitTurn } from '../read-unit.ts'

let base: Omit<TutorTurn, 'message'>
beforeAll(async () => {
  base = await readUnitTurn('M1U04', 'M1U04C03')
})

function talk(...messages: string[]): string[] {
  const history: { message: string; response: string }[] = []
  for (const message of messages)
    history.push({ message, response: answerTurn({ ...base, history: [...history], message }).response })
  return history.map(({ response }) => response)
}

describe('one line at a time', () => {
  it('begins with the last task and gives no line away', () => {
    const [, start] = talk('2x+5=11 풀어줘', '처음부터 차근차근 하자')
    expect(start).toMatch(/첫 줄/)
    expect(start).toMatch(/그다음 줄은 어떻게 될까\?\n```$/)
    expect(start).not.toContain('x = 3')
  })

  it('goes on with a right line, to the end', () => {
    const [, , second, third] = talk('2x+5=11 풀어줘', '처음부터 차근차근', '2x=6', 'x=3')
    expect(second).toMatch(/맞아/)
    expect(second).toContain('2x = 6')
    expect(third).toMatch(/맞아[\s\S]*끝이야/)
  })

  it('names the slip of a wrong line and asks for it again', () => {
    const [, start, wrong] = talk('2x+5=11 풀어줘', '처음부터 차근차근', '2x=16')
    expect(wrong).toMatch(/아직은 아니야/)
    expect(wrong).toMatch(/부호를 바꾸지 않았어/)
    expect(wrong!.split('```question')[1]).toBe(start!.split('```question')[1])
  })

  it('tells the reason first and the line only when the learner is stuck again', () => {
    const [, , first, second] = talk('2x+5=11 풀어줘', '처음부터 차근차근', '모르겠어', '진짜 모르겠어')
    expect(first).not.toContain('2x = 6')
    expect([first, second].join()).toMatch(/이 줄은 같이 써/)
  })
})
