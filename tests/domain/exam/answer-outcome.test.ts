import { describe, expect, it } from 'vitest'
import { TUTOR_PERSONAS } from '#domain/access/roles.ts'
import { computeExamInfo } from '#domain/exam/compute-exam-info.ts'
import { ANSWER_OUTCOMES, decideOutcome } from '#domain/exam/decide-outcome.ts'
import { hintReadingMs, offersHint } from '#domain/exam/hint-limit.ts'
import { DIFFICULTY_LEVELS, type DifficultyLevel } from '#domain/exam/item.ts'
import { outcomeSentence, verdictWords } from '#domain/exam/outcome-sentence.ts'
import { makeExam } from './make-exam.ts'

const infoOf = (sets: [DifficultyLevel, string[]][], availableLevels: DifficultyLevel[] = [0, 1, 3, 5]) =>
  computeExamInfo({
    exams: sets.map(([level, items], at) => makeExam(`e${at}`, level, items)),
    itemsInfo: [],
    availableLevels,
  })

const open = infoOf([[1, ['a!', 'b']]])
const cleared = infoOf([[1, ['a!', 'b!']]])
const allCleared = infoOf([
  [5, ['d!']],
  [3, ['c!']],
  [1, ['b!']],
  [0, ['a!']],
])

describe('what an answer leads to', () => {
  it.each([
    ['a nudge is not wrong and finishes nothing', 'nudge', 0, cleared, 'nudge', 'normal', false, false],
    ['a first wrong answer brings a hint', 'incorrect', 0, open, 'wrong-first', 'wrong', false, true],
    [
      'a wrong answer after a hint says try again',
      'incorrect',
      1,
      open,
      'wrong-again',
      'wrong',
      false,
      false,
    ],
    ['also after many hints', 'incorrect', 5, open, 'wrong-again', 'wrong', false, false],
    [
      'a right answer with items left is simply right',
      'correct',
      2,
      open,
      'simple-correct',
      'correct',
      false,
      false,
    ],
    ['the last item of a level clears it', 'correct', 0, cleared, 'level-cleared', 'correct', false, false],
    [
      'the last open level completes the concept',
      'correct',
      0,
      allCleared,
      'all-cleared',
      'correct',
      true,
      false,
    ],
  ] as const)('%s', (_title, verdict, hintsShown, examInfo, outcome, responseType, complete, startsHint) => {
    expect(decideOutcome({ verdict, hintsShown, difficultyLevel: 1, examInfo })).toEqual({
      outcome,
      responseType,
      complete,
      startsHint,
    })
  })

  it('needs only the levels that the concept has items of', () => {
    const examInfo = infoOf(
      [
        [1, ['a!']],
        [0, ['b!']],
      ],
      [0, 1],
    )
    const facts = { verdict: 'correct', hintsShown: 0, difficultyLevel: 1, examInfo } as const
    expect(decideOutcome(facts).outcome).toBe('all-cleared')
  })

  it('does not wait for the wrong answers to complete a concept', () => {
    const examInfo = infoOf(
      [
        [1, ['a!']],
        [-1, ['b']],
      ],
      [-1, 1],
    )
    const facts = { verdict: 'correct', hintsShown: 0, difficultyLevel: 1, examInfo } as const
    expect(decideOutcome(facts).complete).toBe(true)
  })

  it('does not praise a cleared level again for an answer in another level', () => {
    const examInfo = infoOf([
      [3, ['c!', 'd']],
      [1, ['a!']],
    ])
    const facts = { verdict: 'correct', hintsShown: 0, difficultyLevel: 3, examInfo } as const
    expect(decideOutcome(facts).outcome).toBe('simple-correct')
  })
})

const POLITE_END = /(?:요|니다|까요)[.!?]?$/
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)

describe('the sentence of an outcome', () => {
  const spoken = [
    ...ANSWER_OUTCOMES.filter((outcome) => outcome !== 'nudge'),
    'correct-after-solution' as const,
  ]

  it('ends politely in every sentence of a teacher and in none of a friend', () => {
    for (const persona of TUTOR_PERSONAS) {
      for (const outcome of spoken) {
        for (const level of DIFFICULTY_LEVELS) {
          for (let variant = 0; variant < 6; variant += 1) {
            for (const sentence of sentencesOf(outcomeSentence(outcome, persona, level, variant))) {
              expect([sentence, POLITE_END.test(sentence)]).toEqual([sentence, persona.startsWith('teacher')])
            }
          }
        }
      }
      const everything = spoken.flatMap((outcome) =>
        [0, 1, 2].map((n) => outcomeSentence(outcome, persona, 1, n)),
      )
      if (persona.startsWith('friend')) expect(everything.join(' ')).not.toMatch(/요[,.!?]/)
      for (const verdict of ['correct', 'incorrect'] as const) {
        expect(POLITE_END.test(verdictWords(verdict, persona))).toBe(persona.startsWith('teacher'))
      }
    }
  })

  it('chooses among several praises and is the same for the same number', () => {
    const praises = [0, 1, 2].map((n) => outcomeSentence('simple-correct', 'friend_female_1', 1, n))
    expect(new Set(praises).size).toBe(3)
    expect(outcomeSentence('simple-correct', 'friend_female_1', 1, 3)).toBe(praises[0])
    expect(outcomeSentence('simple-correct', 'friend_female_1', 1, -1)).toBe(praises[1])
  })

  it('praises no work of one’s own where the solution was read before', () => {
    const said = outcomeSentence('correct-after-solution', 'friend_male_1', 1, 0)
    expect(said).toContain('풀이를 보고 확인했네.')
    expect(said).not.toMatch(/잘 풀었|완벽|그거야/)
  })

  it('names the level that was cleared and promises a step only where one is above', () => {
    expect(outcomeSentence('level-cleared', 'teacher_male_1', 3, 0)).toContain('표준')
    expect(outcomeSentence('level-cleared', 'teacher_male_1', 5, 0)).not.toContain('올라가')
    expect(outcomeSentence('level-cleared', 'friend_male_1', -1, 0)).not.toContain('올라가')
  })
})

describe('hints', () => {
  it('are offered while fewer than two were shown', () => {
    expect([0, 1, 2, 3].map(offersHint)).toEqual([true, true, false, false])
  })

  it('are read for 6 s and a second for each 12 characters as seen', () => {
    expect(hintReadingMs('')).toBe(6_000)
    expect(hintReadingMs('가'.repeat(24))).toBe(8_000)
    expect(hintReadingMs('\\(x\\)'.repeat(12))).toBe(7_000)
  })
})
