import { beforeAll, describe, expect, it } from 'vitest'
import { TUTOR_PERSONAS } from '#domain/access/roles.ts'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import type { TutorTurn } from '#domain/tutor/tutor-turn.ts'
import { readUnitTurn } from '../read-unit.ts'
import { DANGER, SADNESS } from './distress-sentences.ts'

let base: Omit<TutorTurn, 'message'>
beforeAll(async () => {
  base = await readUnitTurn('M1U02', 'M1U02C02')
})
const say = (message: string, more: Partial<TutorTurn> = {}) => answerTurn({ ...base, message, ...more })

const EMOJI = /\p{Extended_Pictographic}/u

describe('a child in trouble', () => {
  it('is answered with calm lines and no mathematics where there is danger', () => {
    for (const message of DANGER) {
      const { response, relatedQuestions } = say(message)
      for (const part of ['1388', '109', '어른']) expect(response, message).toContain(part)
      expect(response, message).not.toMatch(/question|재미있는|찾지 못했/)
      expect(response).not.toMatch(EMOJI)
      expect(relatedQuestions).toEqual([])
    }
  })

  it('is given a warm word, a grown-up and the choice to go on where there is sadness', () => {
    for (const message of SADNESS) {
      const { response } = say(message)
      expect(response, message).toMatch(/선생님|어른/)
      expect(response, message).not.toMatch(/재미있는 이야기|찾지 못했|알아듣지 못했/)
    }
    expect(say('요즘 너무 우울해').response).toContain('쉬었다 할까')
  })

  it('gets the help line, never a joke, if no rule matches', () => {
    for (const message of ['선배가 나만 보면 이상하게 굴어', '친구가 게임하다가 나한테 그러더라']) {
      const { response } = say(message)
      expect(response, message).toContain('1388')
      expect(response, message).not.toMatch(/재미있는 이야기|찾지 못했|못 찾았|question/)
    }
    expect(say('엄마가 수학 학원 가래').response).not.toContain('1388')
  })

  it('is not sent to the parents where someone hurts them, who may be a parent', () => {
    const { response } = say('엄마가 때려')
    expect(response).not.toContain('부모님')
    expect(response).toContain('당한 사람에게는 잘못이 없어')
  })

  it('hears the voice of the persona', () => {
    for (const message of [
      '죽고 싶어',
      '엄마가 때려',
      '애들이 왕따시켜',
      '모르는 아저씨가 사진 보내래',
      '우울해',
    ]) {
      for (const persona of TUTOR_PERSONAS) {
        const { response } = say(message, { persona })
        if (persona.startsWith('friend')) expect(response).not.toMatch(/(?:[가-힣]요|니다|세요)[.?!]/)
        else expect(response).not.toMatch(/[가-힣](?:야|거야|게|봐|줘|마)[.?!]/)
      }
    }
  })

  it('names the fitting help line first', () => {
    expect(say('애들이 왕따시켜').response).toContain('117')
    expect(say('모르는 아저씨가 사진 보내래').response).toContain('만나러 가지 마')
    expect(say('아빠가 자꾸 때려').response).toContain('112')
  })

  it('is not left with a lesson in the turn after', () => {
    const history = [{ message: '죽고 싶어', response: say('죽고 싶어').response }]
    for (const message of ['응', '몰라', 'ㅠㅠ', '말하기 싫어']) {
      const { response } = say(message, { history })
      expect(response, message).toContain('1388')
      expect(response, message).not.toContain('question')
    }
    expect(say('2+3은 뭐야', { history }).response).toContain('5')
  })

  it('may rest', () => {
    const history = [{ message: '우울해', response: say('우울해').response }]
    expect(say('쉬었다 할래', { history }).response).toContain('쉬었다 와')
  })

  it('may be in the middle of an item', () => {
    const openItem = base.unit.concepts.flatMap(({ items }) => items)[0]!
    expect(say('엄마가 수학 못한다고 때려', { openItem }).response).toContain('1388')
  })
})
