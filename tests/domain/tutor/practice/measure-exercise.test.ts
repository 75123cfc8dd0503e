import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/items/make-item.ts'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { readExercise } from '#domain/tutor/practice/read-exercise.ts'
import { readMeasureExercise } from '#domain/tutor/practice/read-measure-exercise.ts'
import { solveExercise } from '#domain/tutor/practice/solve-exercise.ts'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'
import { statesAnswer } from '#domain/tutor/states-answer.ts'
import { readUnitTurn } from '../read-unit.ts'

const answerOf = (message: string): string | undefined => {
  const exercise = readExercise(normalizeMessage(message))
  return exercise ? solveExercise(exercise)?.solution.answer : undefined
}

describe('a figure measured from a message', () => {
  it.each([
    ['반지름이 3인 구의 부피는?', '36π'],
    ['반지름의 길이가 3 cm인 구의 겉넓이', '36π'],
    ['지름이 6인 구의 부피', '36π'],
    ['반지름이 5인 구의 부피 구해줘', '500π/3'],
    ['반지름 3인 반구의 부피', '18π'],
    ['반지름이 3인 반구 겉넓이', '27π'],
    ['반지름이 4인 원의 넓이는?', '16π'],
    ['반지름 4인 원 둘레', '8π'],
    ['지름이 10인 원의 둘레의 길이', '10π'],
    ['반지름이 6이고 중심각이 60도인 부채꼴의 넓이', '6π'],
    ['반지름이 6, 중심각이 60°인 부채꼴의 호의 길이는?', '2π'],
    ['밑면의 반지름이 3, 높이가 5인 원기둥의 부피', '45π'],
    ['밑면의 반지름이 3이고 높이가 5인 원기둥의 겉넓이', '48π'],
    ['밑면의 반지름의 길이가 3 cm, 높이가 4 cm인 원뿔의 부피', '12π'],
    ['반지름이 3, 모선의 길이가 5인 원뿔의 겉넓이', '24π'],
    ['반지름 3 높이 4 모선 5인 원뿔 겉넓이', '24π'],
    ['반지름 3 높이 4 모선 5인 원뿔 부피', '12π'],
    ['밑넓이가 20, 높이가 6인 각뿔의 부피', '40'],
    ['밑넓이가 20이고 높이가 6인 삼각기둥의 부피', '120'],
    ['오각형의 내각의 합은?', '540'],
    ['8각형 외각의 크기의 합', '360'],
    ['정육각형의 한 내각의 크기', '120'],
    ['정팔각형 한 외각', '45'],
    ['육각형 대각선 개수', '9'],
    ['십이각형의 대각선은 모두 몇 개야', '54'],
    ['십사각형의 한 꼭짓점에서 그을 수 있는 대각선의 개수', '11'],
    ['정이십각형의 한 외각의 크기', '18'],
    ['칠각형의 한 꼭짓점에서 그을 수 있는 대각선의 개수', '4'],
  ])('%s: %s', (message, answer) => {
    expect(answerOf(message)).toBe(answer)
  })

  it.each([
    '구의 부피는?',
    '높이가 5인 원뿔의 부피',
    '반지름이 3인 원뿔의 부피',
    '반지름이 3, 높이가 4인 원뿔의 겉넓이',
    '반지름이 5, 모선이 3인 원뿔의 겉넓이',
    '반지름이 3인 구와 원기둥의 부피',
    '반지름이 3인 구의 부피와 겉넓이',
    '반지름이 3인 구의 부피는 반지름이 6인 구의 부피의 몇 배야',
    '부피가 36π인 구의 반지름은?',
    '반지름이 3, 반지름이 6, 높이가 4인 원뿔대의 부피',
    '밑면의 반지름이 3, 높이가 5인 원기둥의 옆넓이',
    '반지름이 6인 부채꼴의 넓이',
    '반지름이 6, 호의 길이가 4인 부채꼴의 넓이',
    '반지름이 6, 중심각이 60도인 부채꼴의 둘레의 길이',
    '한 내각의 크기가 120도인 정다각형',
    '육각형의 한 내각의 크기',
    '내각의 합이 540도인 다각형은 몇 각형이야',
    '오각형과 육각형의 내각의 합',
    '대각선이 9개인 다각형',
    '반지름이 0인 구의 부피',
    '반지름의 길이가 2배가 되면 구의 부피는',
    '한 변이 3인 정육각형의 넓이',
    '구슬 3개의 부피',
  ])('is not guessed for "%s"', (message) => {
    expect(readMeasureExercise(normalizeMessage(message))).toBeNull()
  })

  it('gives each step with its reason', () => {
    const exercise = readExercise('반지름이 6이고 중심각이 60인 부채꼴의 넓이')
    const steps = (exercise && solveExercise(exercise)?.solution.steps) ?? []
    expect(steps.map(({ latex }) => latex)).toEqual([
      '\\pi \\times 6^{2} = 36\\pi',
      '36\\pi \\times \\frac{60}{360} = 6\\pi',
    ])
    for (const { reason } of steps) expect(reason).toMatch(/요\.$/)
  })
})

describe('the questions of the units themselves', () => {
  it('are answered as their keys say, or not at all, and never while they are open', async () => {
    let met = 0
    for (const unit of ['M1U08', 'M1U09']) {
      const turn = await readUnitTurn(unit, null)
      for (const template of turn.templates) {
        for (let seed = 0; seed < 12; seed += 1) {
          const item = makeItem(template, seed)
          if (item.writtenTestType !== 2) continue
          const message = item.question.replace(/\\[()[\]]/g, '')
          if (!readMeasureExercise(normalizeMessage(message))) continue
          met += 1
          expect(item.correctAnswer.split(','), item.question).toContain(answerOf(message))
          const { response } = answerTurn({
            ...turn,
            conceptId: template.conceptId,
            message: item.question,
            openItem: item,
          })
          const stating = response.split('\n\n').filter((block) => statesAnswer(block, item.question, item))
          expect(stating, item.question).toEqual([])
        }
      }
    }
    expect(met).toBeGreaterThan(10)
  }, 60_000)
})
