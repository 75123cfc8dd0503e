import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { integersFrom } from '../number-facts.ts'
import type { ItemTemplate } from '../template.ts'
import { className, classOf, drawDistribution, lowOf, spaced, tableFigure } from './distribution.ts'

const conceptId = 'M1U11C02'

const TERMS = [
  [
    '변량을 일정한 간격으로 나눈 구간',
    '계급',
    '10분 이상 20분 미만처럼 나눈 구간 하나하나를 가리켜요. 너비나 개수와 구별하세요.',
  ],
  [
    '변량을 나눈 구간의 너비',
    '계급의 크기',
    '구간의 끝 수에서 시작 수를 뺀 값이에요. 구간에 든 개수와 구별하세요.',
  ],
  ['각 계급에 속하는 변량의 개수', '도수', '구간마다 변량이 몇 개 들었는지 센 수예요.'],
  [
    '자료를 몇 개의 계급으로 나누고 각 계급의 도수를 나타낸 표',
    '도수분포표',
    '설명의 마지막 말을 보세요. 가리키는 것은 구간도 개수도 아니고 표예요.',
  ],
  ['자료를 수량으로 나타낸 것', '변량', '키, 몸무게, 점수처럼 조사한 값 하나하나를 가리켜요.'],
] as const

const nameTerm: ItemTemplate = {
  id: 'M1U11C02L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '도수분포표의 용어',
  generate: (random) => {
    const [meaning, right, clue] = random.pick(TERMS)
    const others = random.sample(
      TERMS.filter(([, term]) => term !== right),
      3,
    )
    return askChoice(random, {
      question: `다음이 뜻하는 용어는 어느 것인가요?\n\n> ${meaning}`,
      right: optionAnswer(right),
      slips: others.map(([other, term]) => ({
        ...optionAnswer(term),
        mistakeText: `${attachParticle(term, '은/는')} ${attachParticle(other, '이에요/예요')}.`,
      })),
      solution: `${attachParticle(meaning, '을/를')} ${attachParticle(right, '이라고/라고')} 해요.`,
      hints: [
        '키를 \\(5\\) cm 간격으로 나누어 정리한 표를 떠올려 보세요.',
        '나눈 구간을 가리키는지, 구간의 너비를 가리키는지, 구간에 든 개수를 가리키는지 구별해 보세요.',
        clue,
      ],
    })
  },
}

const findClass: ItemTemplate = {
  id: 'M1U11C02L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '변량이 속하는 계급',
  generate: (random) => {
    const distribution = drawDistribution(random, { totals: [20, 24, 25, 30] })
    const { unit, size, counts } = distribution
    const at = random.integer(1, counts.length - 2)
    const isEdge = random.pick([true, true, false])
    const value = isEdge ? lowOf(distribution, at) : lowOf(distribution, at) + Math.floor(size / 2)
    const right = classOf(distribution, value)
    const places = integersFrom(Math.max(0, right - 2), Math.min(counts.length - 1, right + 2))
    const display = `${tex(value)}${spaced(unit)}`
    return askChoice(random, {
      question: `다음 도수분포표에서 변량 ${attachParticle(display, '이/가')} 속하는 계급은 어느 것인가요?`,
      right: optionAnswer(className(distribution, right)),
      slips: [...places]
        .sort((a, b) => Math.abs(a - right) - Math.abs(b - right))
        .filter((place) => place !== right)
        .map((place) => ({ place, isJustBelow: isEdge && place === right - 1 }))
        .map(({ place, isJustBelow }) => ({
          ...optionAnswer(className(distribution, place)),
          mistakeText: isJustBelow
            ? `미만은 그 수를 넣지 않으므로 ${attachParticle(display, '은/는')} 이 계급에 속하지 않아요.`
            : `${attachParticle(display, '은/는')} 이 계급의 범위를 벗어나요.`,
          ...(isJustBelow ? { conceptId: 'M1U02C03' } : {}),
        })),
      solution: `${attachParticle(display, '은/는')} ${className(distribution, right)}인 범위에 들어요. 이상은 그 수를 넣고 미만은 그 수를 넣지 않아요.`,
      hints: [
        '계급마다 어디부터 어디까지인지 읽어 보세요.',
        '이상은 그 수를 넣고, 미만은 그 수를 넣지 않아요.',
        `${texWith(value, '과/와')} 같거나 작은 수에서 시작하고, ${tex(value)}보다 큰 수에서 끝나는 계급을 찾으세요.`,
      ],
      figures: [tableFigure(distribution)],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [nameTerm, findClass]
