import { describe, expect, it } from 'vitest'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { flattenQuestion } from '#domain/tutor/practice/item-text.ts'
import { isLost } from '#domain/tutor/replies/is-stuck.ts'
import { readUnitTurn } from '../read-unit.ts'

async function talk(conceptId: string, ...messages: string[]): Promise<string[]> {
  const base = { ...(await readUnitTurn(conceptId.slice(0, 5), null, { banks: true })), conceptId }
  const history: { message: string; response: string }[] = []
  for (const message of messages)
    history.push({ message, response: answerTurn({ ...base, history: [...history], message }).response })
  return history.map(({ response }) => response)
}

/** The blocks of a reply without its question and its first sentence. */
const tellsOf = (response: string): string[] =>
  (response.split('```question')[0] ?? '')
    .split('\n\n')
    .map(flattenQuestion)
    .filter((block) => block.length > 40)

const LOST = ['뭔 소리야', '모르겠어', '아직도 이해 안 돼', '다시 설명해줘', '더 쉽게', '그래도 모르겠는데']

describe('a learner who is lost again and again', () => {
  it.each([
    ['M1U02C05', '음수 곱하기 음수는 왜 양수야?'],
    ['M1U09C05', '뿔의 부피는 왜 3분의 1이야'],
    ['M1U07C03', 'SAS가 뭐야'],
    ['M1U10C01', '대푯값이 뭐야'],
    ['M1U04C01', '항등식이 뭐야'],
    ['M1U11C04', '상대도수가 뭐야'],
  ])('%s: hears of "%s" in other words each time', async (conceptId, question) => {
    const told = (await talk(conceptId, question, ...LOST)).flatMap(tellsOf)
    expect(told.length).toBeGreaterThanOrEqual(LOST.length)
    expect(new Set(told).size).toBe(told.length)
  })

  it('is asked for the one word in the way when nothing easier is left', async () => {
    const replies = await talk('M1U08C04', '현이 뭐야', ...Array<string>(9).fill('모르겠어'))
    expect(replies.at(-1)).toMatch(/어느 말이 걸려/)
    expect(replies.join('\n')).toContain('/chat/M1U08/M1U08C03')
  })

  it('goes through a task of their own line by line', async () => {
    const [, start, line] = await talk('M1U04C03', '2x+5=11 풀어줘', '이해 안 돼', '모르겠어')
    expect(start).toContain('그다음 줄은')
    expect(line).toContain('2x = 11-5')
  })

  it.each([
    ['모르겠어', true],
    ['그래도 몰겟는데', true],
    ['초등학생한테 설명하듯이 해줘', true],
    ['한번 더', true],
    ['그래프가 수평이면 무슨뜻', false],
    ['99×7 쉽게하는법', false],
    ['원리를 모르겠어', false],
  ])('only says so in words that name nothing: %s %s', (message, isOnlyLost) => {
    expect(isLost(message)).toBe(isOnlyLost)
  })
})

describe('why without a referent', () => {
  it('is about the verdict that was given', async () => {
    const [, why] = await talk('M1U01C01', '57은 소수지?', '왜?')
    expect(why).toMatch(/약수가 .*자기 자신뿐/)
    expect(why).toContain('3 \\times 19')
  })

  it('is about the condition that was explained, and not about the first concept of the unit', async () => {
    const [, why, again] = await talk('M1U07C03', 'SAS가 뭐야', '왜 그런건데', '왜')
    expect(why).toMatch(/삼각형이 하나밖에|나머지 셋도 같아|끼인각이 아니면/)
    expect(again).toMatch(/두 변과 그 사이의 각/)
    expect(`${why}${again}`).not.toMatch(/작도|컴퍼스/)
  })

  it('is about the two sides of a claim', async () => {
    const [, why] = await talk('M1U01C02', '3+3+3+3은 3^4야?', '왜?')
    expect(why).toContain('12')
    expect(why).toContain('81')
  })

  it('is about the very step that it names', async () => {
    const [, why] = await talk('M1U04C03', '3x-5=10 풀어줘', '왜 3x=15야?')
    expect(why).toContain('양변')
  })
})
