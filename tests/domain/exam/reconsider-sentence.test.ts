import { describe, expect, it } from 'vitest'
import { reconsiderSentence } from '#domain/exam/reconsider-sentence.ts'

describe('a verdict that the server sees otherwise', () => {
  it('uses the voice of the persona', () => {
    expect(reconsiderSentence('correct', 'teacher_male_1')).toContain('선생님이 다시 보니 맞았어요')
    expect(reconsiderSentence('correct', 'friend_female_1')).toContain('다시 보니 맞았어!')
  })

  it('blames the tutor, never the learner', () => {
    for (const persona of ['friend_female_1', 'teacher_female_1'] as const) {
      expect(reconsiderSentence('wrong', persona)).toContain('아까는')
      expect(reconsiderSentence('wrong', persona)).not.toContain('틀')
    }
  })

  it('says of a nudge that the value was right', () => {
    expect(reconsiderSentence('normal', 'teacher_female_1')).toContain('값은 맞아요')
  })
})
