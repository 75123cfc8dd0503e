import { describe, expect, it } from 'vitest'
import { TUTOR_PERSONAS, type TutorPersona } from '#domain/access/roles.ts'
import { computeExamInfo } from '#domain/exam/compute-exam-info.ts'
import { ANSWER_OUTCOMES, decideOutcome, type Onward } from '#domain/exam/decide-outcome.ts'
import { hintReadingMs, offersHint } from '#domain/exam/hint-limit.ts'
import { DIFFICULTY_LEVELS, type DifficultyLevel } from '#domain/exam/item.ts'
import { listOutcomeSentences } from '#domain/exam/outcome-sentence.ts'
import { verdictWords } from '#domain/exam/verdict-words.ts'
import { makeExam } from './make-exam.ts'

const infoOf = (sets: [DifficultyLevel, string[]][], availableLevels: DifficultyLevel[] = [0, 1, 3, 5]) =>
  computeExamInfo({
    exams: sets.map(([level, items], at) => makeExam(`e${at}`, level, items)),
    itemsInfo: [],
    availableLevels,
  })

const none = infoOf([])
const open = infoOf([[1, ['a!', 'b']]])
const cleared = infoOf([[1, ['a!', 'b!']]])
const allCleared = infoOf([
  [5, ['d!']],
  [3, ['c!']],
  [1, ['b!']],
  [0, ['a!']],
])

const ALONE = { hintsShown: 0, solutionShown: false }
const right = (change: Partial<Parameters<typeof decideOutcome>[0]>) =>
  decideOutcome({
    verdict: 'correct',
    help: ALONE,
    difficultyLevel: 1,
    before: open,
    after: open,
    ...change,
  })

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
  ] as const)('%s', (_title, verdict, hintsShown, after, outcome, responseType, complete, startsHint) => {
    expect(right({ verdict, help: { hintsShown, solutionShown: false }, after })).toMatchObject({
      outcome,
      responseType,
      complete,
      startsHint,
    })
  })

  it('says of a right answer that the solution was read before it', () => {
    const help = { hintsShown: 0, solutionShown: true }
    expect(right({ help }).outcome).toBe('correct-after-solution')
    expect(right({ help, after: cleared }).outcome).toBe('level-cleared')
  })

  it('needs only the levels that the concept has items of', () => {
    const after = infoOf(
      [
        [1, ['a!']],
        [0, ['b!']],
      ],
      [0, 1],
    )
    expect(right({ after }).outcome).toBe('all-cleared')
  })

  it('does not wait for the wrong answers to complete a concept', () => {
    const after = infoOf(
      [
        [1, ['a!']],
        [-1, ['b']],
      ],
      [-1, 1],
    )
    expect(right({ after }).complete).toBe(true)
  })

  it('does not wait for a cleared level that is practised again', () => {
    const after = infoOf(
      [
        [0, ['x', 'y!']],
        [1, ['a!']],
        [0, ['x!']],
      ],
      [0, 1],
    )
    expect(right({ after })).toMatchObject({ outcome: 'all-cleared', complete: true })
  })

  it('does not praise a cleared level again for an answer in another level', () => {
    const sets: [DifficultyLevel, string[]][] = [[1, ['a!']]]
    const before = infoOf([[3, ['c', 'd']], ...sets])
    const after = infoOf([[3, ['c!', 'd']], ...sets])
    expect(right({ difficultyLevel: 3, before, after }).outcome).toBe('simple-correct')
  })

  it('completes the concept in a set of wrong answers that goes on, where its last item stood open there too', () => {
    const before = infoOf(
      [
        [-1, ['a', 'b']],
        [1, ['a']],
      ],
      [1],
    )
    const after = infoOf(
      [
        [-1, ['a!', 'b']],
        [1, ['a!']],
      ],
      [1],
    )
    expect(right({ difficultyLevel: -1, before, after })).toMatchObject({
      outcome: 'all-cleared',
      complete: true,
    })
    const partly = {
      ...right({
        difficultyLevel: -1,
        before,
        after: infoOf([
          [-1, ['a!', 'b']],
          [1, ['a!']],
        ]),
      }),
    }
    expect(partly).toMatchObject({ outcome: 'level-cleared', level: 1, onward: null })
  })

  it.each<[string, DifficultyLevel, [DifficultyLevel, string[]][], string | null]>([
    ['up where the level above was never cleared', 1, [[1, ['a!']]], 'up'],
    [
      'to what was left where the level above is cleared',
      1,
      [
        [1, ['a!']],
        [3, ['c!']],
      ],
      'left',
    ],
    [
      'to what was left from the highest',
      5,
      [
        [5, ['d!']],
        [0, ['a!', 'b']],
      ],
      'left',
    ],
    ['nowhere from a set of wrong answers', -1, [[-1, ['d!']]], null],
  ])('leads a cleared level %s', (_title, difficultyLevel, sets, onward) => {
    expect(right({ difficultyLevel, before: none, after: infoOf(sets) })).toMatchObject({
      outcome: 'level-cleared',
      onward,
    })
  })
})

const POLITE_END = /(?:요|니다|까요)[.!?]?$/
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)

describe('the sentence of an outcome', () => {
  const spoken = ANSWER_OUTCOMES.filter((outcome) => outcome !== 'nudge')
  const says = (
    outcome: (typeof spoken)[number],
    persona: TutorPersona,
    level: DifficultyLevel = 1,
    onward: Onward = null,
  ) => listOutcomeSentences({ outcome, level, onward }, persona)

  it('ends politely in every sentence of a teacher and in none of a friend', () => {
    for (const persona of TUTOR_PERSONAS) {
      const all = spoken.flatMap((outcome) =>
        DIFFICULTY_LEVELS.flatMap((level) =>
          ([null, 'up', 'left'] as const).flatMap((onward) => says(outcome, persona, level, onward)),
        ),
      )
      for (const sentence of all.flatMap(sentencesOf))
        expect([sentence, POLITE_END.test(sentence)]).toEqual([sentence, persona.startsWith('teacher')])
      if (persona.startsWith('friend')) expect(all.join(' ')).not.toMatch(/요[,.!?]/)
      for (const verdict of ['correct', 'incorrect'] as const) {
        expect(POLITE_END.test(verdictWords(verdict, persona))).toBe(persona.startsWith('teacher'))
      }
    }
  })

  it('comes in several wordings for a right answer', () => {
    expect(new Set(says('simple-correct', 'friend_female_1')).size).toBe(3)
  })

  it('praises no work of one’s own where the solution was read before', () => {
    const [said] = says('correct-after-solution', 'friend_male_1')
    expect(said).toContain('풀이를 보고 확인했네.')
    expect(said).not.toMatch(/잘 풀었|완벽|그거야/)
  })

  it('names the level that was cleared and promises a step only where one is above', () => {
    expect(says('level-cleared', 'teacher_male_1', 3, 'up')).toEqual([
      '표준 문항을 모두 풀었어요! 한 단계 올라가 볼까요?',
    ])
    expect(says('level-cleared', 'friend_male_1', 5, 'left')).toEqual([
      '도전 문항을 모두 풀었어! 남은 단계도 마저 풀어 볼까?',
    ])
    expect(says('level-cleared', 'friend_male_1', 0, null)).toEqual(['개념 문항을 모두 풀었어!'])
    expect(says('level-cleared', 'friend_male_1', -1)[0]).not.toContain('올라가')
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
