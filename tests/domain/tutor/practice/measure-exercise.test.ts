import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeItem } from '#domain/items/make-item.ts'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { readExercise } from '#domain/tutor/practice/read-exercise.ts'
import { readMeasureExercise } from '#domain/tutor/practice/read-measure-exercise.ts'
import { solveExercise } from '#domain/tutor/practice/solve-exercise.ts'
import { normalizeMessage } from '#domain/tutor/reading/normalize-message.ts'
import { revealsAnswer } from '#domain/tutor/reveals-answer.ts'
import { readUnitTurn } from '../read-unit.ts'

const conclusionOf = (message: string): string | undefined => {
  const exercise = readExercise(normalizeMessage(message))
  return exercise ? solveExercise(exercise)?.conclusion : undefined
}

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

  it('returns each step with its reason', () => {
    const exercise = readExercise('반지름이 6이고 중심각이 60인 부채꼴의 넓이')
    const steps = (exercise && solveExercise(exercise)?.solution.steps) ?? []
    expect(steps.map(({ latex }) => latex)).toEqual([
      '\\pi \\times 6^{2} = 36\\pi',
      '36\\pi \\times \\frac{60}{360} = 6\\pi',
    ])
    for (const { reason } of steps) expect(reason).toMatch(/요\.$/)
  })
})

describe('a polygon asked about in words that are all understood', () => {
  it.each([
    ['팔각형의 한 꼭지점에서 그을 수 있는 대각선의 개수는?', '5'],
    ['팔각형의 꼭짓점 하나에서 그을 수 있는 대각선의 개수는?', '5'],
    ['팔각형의 각 꼭짓점에서 그을 수 있는 대각선의 개수는?', '5'],
    ['팔각형의 꼭짓점마다 그을 수 있는 대각선의 개수는?', '5'],
    ['팔각형에 그을 수 있는 대각선은 몇 개야?', '20'],
    ['정육각형의 외각 하나의 크기는 몇 도예요?', '60'],
    ['오각형 내각의 크기의 합 좀 구해 주세요', '540'],
  ])('%s: %s', (message, answer) => {
    expect(answerOf(message)).toBe(answer)
  })

  it.each([
    '팔각형의 두 꼭짓점에서 그을 수 있는 대각선의 개수는?',
    '팔각형의 꼭짓점마다 그을 수 있는 대각선은 모두 몇 개야?',
    '정사각형의 두 대각선은 수직으로 만나?',
    '사각형의 대각선이 수직이면 마름모야?',
    '정오각형의 두 대각선이 이루는 각은 몇 도야?',
    '정삼각형의 두 내각의 합은?',
    '정오각형의 이웃한 두 외각의 크기의 합은?',
    '오각형의 네각의 합은?',
    '오각형의 변의 개수와 대각선의 개수의 합은?',
    '오각형의 대각선의 개수의 합은?',
    '육각형의 가장 긴 대각선은 몇 개?',
    '정육각형의 한 내각을 삼등분한 각의 크기는?',
    '정육각형의 한 내각과 한 외각의 크기의 합은?',
    '정육각형의 한 내각은 한 외각의 몇 배야?',
  ])('is not guessed for "%s"', (message) => {
    expect(readMeasureExercise(normalizeMessage(message))).toBeNull()
  })
})

describe('lengths with their units', () => {
  it.each([
    ['반지름이 3cm인 구의 부피는 몇 세제곱센티미터야?', '구의 부피는 \\(36\\pi\\) cm³예요.'],
    ['반지름이 3센치인 원의 넓이는?', '원의 넓이는 \\(9\\pi\\) cm²예요.'],
    ['반지름이 3미터이고 높이가 5 m인 원기둥의 부피', '원기둥의 부피는 \\(45\\pi\\) m³예요.'],
    ['밑넓이가 12㎡이고 높이가 5m인 사각기둥의 부피', '사각기둥의 부피는 \\(60\\) m³예요.'],
    ['밑넓이가 12제곱센티미터이고 높이가 5cm인 각기둥의 부피', '각기둥의 부피는 \\(60\\) cm³예요.'],
    ['반지름이 6㎜이고 중심각이 60°인 부채꼴의 호의 길이', '부채꼴의 호의 길이는 \\(2\\pi\\) mm예요.'],
  ])('%s: %s', (message, conclusion) => {
    expect(conclusionOf(message)).toBe(conclusion)
  })

  it.each([
    '반지름이 3미터이고 높이가 50센티미터인 원기둥의 부피',
    '반지름이 30센치, 높이가 2미터인 원기둥의 부피',
    '반지름이 3㎝이고 높이가 5㎜인 원기둥의 부피',
    '반지름이 3 cm, 높이가 5인 원기둥의 부피',
    '밑넓이가 12㎡이고 높이가 50cm인 각기둥의 부피',
    '밑넓이가 12cm이고 높이가 5cm인 각기둥의 부피',
    '반지름이 3cm인 구의 부피는 몇 cm²야?',
    '반지름이 3cm인 구의 부피는 몇 m³야?',
    '반지름이 3도인 구의 부피',
    '반지름이 3 km인 구의 부피',
    '반지름이 3인치인 구의 부피',
    '반지름이 3미터 50센티미터인 구의 부피',
    '반지름이 3만인 구의 부피',
    '반지름이 3억인 구의 부피',
    '반지름이 3천인 구의 부피',
    '반지름이 10%인 구의 부피',
    '반지름이 3/2인 구의 부피',
    '반지름이 1,000인 구의 부피',
    '반지름이 -3인 구의 부피',
    '밑넓이가 9파이이고 높이가 4인 원뿔의 부피',
    '밑넓이가 9π이고 높이가 4인 원뿔의 부피',
    '밑넓이가 12파이 높이가 5인 원기둥의 부피',
    '반지름이 2파이인 원의 둘레',
  ])('are not guessed for "%s"', (message) => {
    expect(readMeasureExercise(normalizeMessage(message))).toBeNull()
    expect(conclusionOf(message)).toBeUndefined()
  })
})

describe('more or less than the whole figure', () => {
  it.each([
    '반지름이 3인 구의 반의 부피는?',
    '반지름이 3인 구의 반쪽의 부피',
    '반지름이 4인 원의 사분의 일의 넓이',
    '반지름이 3, 높이가 5인 원기둥 부피의 삼분의 일',
    '반지름이 3인 두 원의 넓이의 합',
    '반지름이 3인 원 안의 정사각형의 넓이',
    '반지름이 3인 반구의 곡면의 겉넓이',
    '반지름이 3이고 높이가 5인 속이 빈 원기둥의 부피',
    '반지름이 3이고 높이가 5인 원기둥 파이프의 겉넓이',
    '반지름이 3이고 높이가 5인 위쪽이 열린 원기둥 컵의 겉넓이',
    '반지름이 3이고 높이가 6인 원기둥에 들어가는 공의 부피',
    '반지름이 6이고 중심각이 60도인 활꼴의 넓이? 부채꼴',
    '반지름이 6이고 중심각이 60도인 부채꼴의 호와 현의 길이',
    '반지름이 6인 원의 넓이를 이등분하면',
    '반지름 3 높이 4 모선 6인 원뿔의 부피',
  ])('is not guessed for "%s"', (message) => {
    expect(readMeasureExercise(normalizeMessage(message))).toBeNull()
  })

  const UNDERSTOOD = [
    '반지름이 3인 구의 부피는?',
    '반지름의 길이가 3 cm 인 구의 겉넓이 좀 구해 줘',
    '밑면의 반지름이 3 이고 높이가 5 인 원기둥의 부피는 얼마야?',
    '반지름이 6, 중심각이 60° 인 부채꼴의 호의 길이는?',
    '밑넓이가 20, 높이가 6 인 각뿔의 부피를 구하세요.',
    '정육각형의 한 내각의 크기는 몇 도인지 구하세요.',
    '십각형의 대각선은 모두 몇 개야',
    '칠각형의 한 꼭짓점에서 그을 수 있는 대각선의 개수',
    '오각형의 내각의 크기의 합은 얼마예요?',
  ]
  const WORDS =
    '두 세 반 절반 반쪽 남은 다른 물 속 빈 컵 큰 작은 가장 긴 배 사분의 삼등분한 옆면 안의 밖 왜 아닌'.split(
      ' ',
    )
  const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code))
  const unknownWord = fc.oneof(
    fc.constantFrom(...WORDS),
    fc.array(syllable, { minLength: 2, maxLength: 4 }).map((syllables) => syllables.join('')),
  )

  it('is not guessed if any word is unknown', () => {
    fc.assert(
      fc.property(fc.constantFrom(...UNDERSTOOD), fc.nat(), unknownWord, (message, place, word) => {
        expect(readMeasureExercise(normalizeMessage(message))).not.toBeNull()
        const words = message.split(' ')
        const more = words.toSpliced(place % (words.length + 1), 0, word).join(' ')
        expect(readMeasureExercise(normalizeMessage(more)), more).toBeNull()
      }),
      { numRuns: 1500 },
    )
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
          const message = item.question.replace(/\\[()[\]]/g, '').replace(/\(원주율은[^)]*\)/, '')
          if (!readMeasureExercise(normalizeMessage(message))) continue
          met += 1
          expect(item.correctAnswer.split(','), item.question).toContain(answerOf(message))
          const { response } = answerTurn({
            ...turn,
            conceptId: template.conceptId,
            message: item.question,
            openItem: item,
          })
          const stating = response.split('\n\n').filter((block) => revealsAnswer(block, item.question, item))
          expect(stating, item.question).toEqual([])
        }
      }
    }
    expect(met).toBeGreaterThan(10)
  }, 60_000)
})
