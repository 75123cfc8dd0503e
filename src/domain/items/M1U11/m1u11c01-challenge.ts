import { attachParticle, particleFor } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { ofPeople } from '../asking/of-people.ts'
import { sumOf } from '../asking/statistics.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { integersFrom } from '../number-facts.ts'
import type { ItemTemplate } from '../template.ts'
import { drawStemData, introduceStems, stemFigure, withUnit } from './stem-plot.ts'

const MEASURED = 9

/** One value is found from the mean, then its place among the others. */
const lateStudent = makeBothForms({
  id: 'M1U11C01L5A3',
  conceptId: 'M1U11C01',
  difficultyLevel: 5,
  name: '나중에 더해진 변량의 차례',
  draw: withEnoughSlips((random) => {
    const { data, value } = drawUntil(
      random,
      (draw) => {
        const drawn = drawStemData(draw, MEASURED)
        const { low, high } = drawn.topic
        const fitting = integersFrom(low, high).filter(
          (one) => (one + sumOf(drawn.values)) % (MEASURED + 1) === 0,
        )
        return { data: drawn, value: draw.pick(fitting) }
      },
      (drawn) => {
        const { values } = drawn.data
        const above = values.filter((one) => one > drawn.value).length
        return (
          new Set([...values, drawn.value]).size === MEASURED + 1 && above >= 2 && above <= 6 && above !== 4
        )
      },
    )
    const { topic, values } = data
    const all = MEASURED + 1
    const mean = (sumOf(values) + value) / all
    const above = values.filter((one) => one > value)
    const answer = above.length + 1
    return {
      question: `${introduceStems(topic, `학생 ${tex(MEASURED)}명`)} 이날 결석한 한 학생을 나중에 조사하여 이 자료에 더했더니, 학생 ${tex(all)}명의 평균이 ${attachParticle(withUnit(mean, topic), '이/가')} 되었어요. 나중에 조사한 학생은 ${tex(all)}명 가운데 값이 큰 쪽에서 몇 번째인지 구하세요.`,
      right: rightNumber(answer),
      slips: naturalSlips([
        [all - above.length, '큰 쪽이 아니라 작은 쪽에서 세었어요.'],
        [above.length, '그 학생보다 큰 변량의 개수만 세었어요. 그다음 차례가 되어야 해요.'],
        [answer + 1, '차례를 셀 때 하나를 더 세었어요.'],
        [value, '나중에 조사한 학생의 변량을 답했어요. 묻는 것은 차례예요.'],
        [
          values.filter((one) => one > mean).length + 1,
          '나중에 조사한 변량이 아니라 평균이 몇 번째인지 구했어요.',
        ],
        [
          values.filter((one) => one > MEASURED * mean - sumOf(values)).length + 1,
          '변량의 총합을 구할 때 나중에 조사한 학생을 빼고 곱했어요.',
        ],
      ]),
      solution: `1. ${tex(all)}명의 변량의 총합은 ${texWith(`${mean} \\times ${all} = ${mean * all}`, '이에요/예요')}.\n2. 줄기와 잎 그림에 있는 ${tex(MEASURED)}명의 변량의 합은 ${texWith(`${values.join(' + ')} = ${sumOf(values)}`, '이에요/예요')}.\n3. 나중에 조사한 학생의 변량은 ${tex(`${mean * all} - ${sumOf(values)} = ${value}`)}(${topic.unit})${particleFor(topic.unit, '이에요/예요')}.\n4. 이보다 큰 변량은 ${tex(above.join(', '))}의 ${tex(above.length)}개이므로, 큰 쪽에서 ${tex(answer)}번째예요.`,
      hints: [
        '평균에 변량의 개수를 곱하면 변량의 총합을 알 수 있어요.',
        `${tex(all)}명의 변량의 총합에서 그림에 있는 ${tex(MEASURED)}명의 변량의 합을 빼면 무엇이 되나요?`,
        `${attachParticle(ofPeople('나중에 조사한 학생', topic.what), '을/를')} 구한 다음, 그보다 큰 변량이 그림에 몇 개 있는지 세어 차례를 정하세요.`,
      ],
      figures: [stemFigure(data)],
    }
  }),
})

export const CHALLENGE_TEMPLATES: ItemTemplate[] = lateStudent
