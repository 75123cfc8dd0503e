import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { onlyPositive } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texList, texWith } from '../asking/inline-math.ts'
import { ofPeople } from '../asking/of-people.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import { integersFrom } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { drawStemData, introduceStems, stemFigure, valuesOfStem, withUnit } from './stem-plot.ts'

const conceptId = 'M1U11C01'

function stemsWithin(values: readonly number[]) {
  return integersFrom(Math.floor((values[0] ?? 0) / 10), Math.floor((values.at(-1) ?? 0) / 10))
}

function drawCount(random: SeededRandom): ValueQuestion {
  const data = drawStemData(random, random.integer(13, 20))
  const { topic, values } = data
  const stems = stemsWithin(values)
  const counts = stems.map((stem) => valuesOfStem(values, stem).length)
  const asksAll = random.pick([true, false])
  const at = random.integer(0, stems.length - 1)
  const [stem, count] = [stems[at] ?? 0, counts[at] ?? 0]
  const different = new Set(values).size
  const shared = {
    question: `${introduceStems(topic)} 조사한 학생은 모두 몇 명인지 구하세요.`,
    figures: [stemFigure(data)],
  }
  if (asksAll) {
    return {
      ...shared,
      right: rightNumber(values.length),
      slips: [
        wrongNumber(stems.length, '줄기의 개수를 세었어요. 학생 수는 잎의 개수예요.'),
        wrongNumber(different, '같은 잎을 한 번만 세었어요. 같은 잎도 나온 횟수만큼 세어요.'),
        wrongNumber(values.length + stems.length, '줄기까지 함께 세었어요. 잎만 세어요.'),
        wrongNumber(Math.max(...counts), '잎이 가장 많은 줄기의 잎만 세었어요.'),
        wrongNumber(values.length - (counts.at(-1) ?? 0), '마지막 줄기의 잎을 빠뜨렸어요.'),
      ],
      solution: `잎 하나가 학생 한 명을 나타내므로 잎의 개수를 모두 더해요.\n\n\\[ ${counts.join(' + ')} = ${values.length} \\]\n\n따라서 조사한 학생은 모두 ${tex(values.length)}명이에요.`,
      hints: [
        '잎 하나가 무엇을 나타내는지 생각해 보세요.',
        `${ofPeople('학생 한 명', topic.what)}마다 잎이 하나씩 있어요. 줄기는 세지 않아요.`,
        '줄기마다 잎의 개수를 세어 모두 더하세요. 같은 숫자의 잎도 따로 세요.',
      ],
    }
  }
  const before = counts[at - 1]
  const after = counts[at + 1]
  return {
    ...shared,
    question: `${introduceStems(topic)} ${attachParticle(topic.what, '이/가')} ${withUnit(stem * 10, topic)} 이상 ${withUnit(stem * 10 + 10, topic)} 미만인 학생은 몇 명인지 구하세요.`,
    right: rightNumber(count),
    slips: onlyPositive([
      wrongNumber(stem, '줄기의 수를 답했어요. 그 줄기에 있는 잎의 개수를 세어야 해요.'),
      ...(before === undefined ? [] : [wrongNumber(before, '한 줄 위에 있는 줄기의 잎을 세었어요.')]),
      ...(after === undefined ? [] : [wrongNumber(after, '한 줄 아래에 있는 줄기의 잎을 세었어요.')]),
      wrongNumber(count + (after ?? 0), '아래 줄기의 잎까지 함께 세었어요.'),
      wrongNumber(values.length, '모든 잎을 세었어요.'),
      wrongNumber(new Set(valuesOfStem(values, stem)).size, '같은 잎을 한 번만 세었어요.'),
    ]),
    solution: `${withUnit(stem * 10, topic)} 이상 ${withUnit(stem * 10 + 10, topic)} 미만인 변량은 줄기가 ${tex(stem)}인 줄에 있어요. 이 줄의 잎은 ${texList(
      valuesOfStem(values, stem).map((value) => value % 10),
      '이에요/예요',
    )}. 따라서 구하는 학생은 ${tex(count)}명이에요.`,
    hints: [
      '줄기는 십의 자리의 수예요. 구하는 변량은 어느 줄기에 있을까요?',
      `${withUnit(stem * 10, topic)} 이상 ${withUnit(stem * 10 + 10, topic)} 미만인 변량은 십의 자리가 모두 같아요. 그 줄기를 찾으세요.`,
      '그 줄에 있는 잎을 하나씩 세세요. 잎 하나가 학생 한 명이에요.',
    ],
  }
}

const countLeaves = makeBothForms({
  id: 'M1U11C01L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '잎의 개수',
  draw: withEnoughSlips((random) => drawUntil(random, drawCount, ({ right }) => Number(right.key) > 1)),
})

function drawRange(random: SeededRandom): ValueQuestion {
  const data = drawUntil(
    random,
    (draw) => drawStemData(draw, draw.integer(12, 18)),
    ({ values }) => (values[0] ?? 0) % 10 !== 0 && (values.at(-1) ?? 0) % 10 > 0,
  )
  const { topic, values } = data
  const [low = 0, high = 0] = [values[0], values.at(-1)]
  const [lowStem, highStem] = [Math.floor(low / 10), Math.floor(high / 10)]
  const firstOfLast = valuesOfStem(values, highStem)[0] ?? 0
  const lastOfFirst = valuesOfStem(values, lowStem).at(-1) ?? 0
  return {
    question: `${introduceStems(topic)} 가장 큰 변량과 가장 작은 변량의 차는 몇 ${topic.unit}인지 구하세요.`,
    right: rightNumber(high - low),
    slips: onlyPositive([
      wrongNumber(high, '가장 큰 변량만 구했어요. 가장 작은 변량을 빼야 해요.'),
      wrongNumber((highStem - lowStem) * 10, '줄기만 보고 뺐어요. 잎까지 읽어야 변량이 돼요.'),
      wrongNumber(
        firstOfLast - low,
        '가장 큰 줄기에서 맨 앞의 잎을 읽었어요. 가장 큰 변량은 맨 뒤의 잎이에요.',
      ),
      wrongNumber(
        high - lastOfFirst,
        '가장 작은 줄기에서 맨 뒤의 잎을 읽었어요. 가장 작은 변량은 맨 앞의 잎이에요.',
      ),
      wrongNumber(high + low, '두 변량의 합을 구했어요.'),
      wrongNumber(Math.abs((high % 10) - (low % 10)), '잎끼리만 뺐어요. 줄기까지 읽어야 변량이 돼요.'),
    ]),
    solution: `가장 큰 변량은 줄기 ${tex(highStem)}의 맨 뒤에 있는 잎 ${texWith(high % 10, '으로/로')} 읽은 ${withUnit(high, topic)}, 가장 작은 변량은 줄기 ${tex(lowStem)}의 맨 앞에 있는 잎 ${texWith(low % 10, '으로/로')} 읽은 ${attachParticle(withUnit(low, topic), '이에요/예요')}. 따라서 차는 ${attachParticle(`${tex(`${high} - ${low} = ${high - low}`)}(${topic.unit})`, '이에요/예요')}.`,
    hints: [
      '잎은 작은 것부터 차례로 적혀 있어요. 가장 큰 변량과 가장 작은 변량은 어디에 있을까요?',
      '가장 작은 변량은 맨 위 줄기의 맨 앞에, 가장 큰 변량은 맨 아래 줄기의 맨 뒤에 있어요.',
      `두 변량이 각각 몇 ${topic.unit}인지 줄기와 잎을 합쳐서 읽은 다음, 큰 변량에서 작은 변량을 빼세요.`,
    ],
    figures: [stemFigure(data)],
  }
}

const findRange = makeBothForms({
  id: 'M1U11C01L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '가장 큰 값',
  draw: withEnoughSlips(drawRange),
})

export const READING_TEMPLATES: ItemTemplate[] = [...countLeaves, ...findRange]
