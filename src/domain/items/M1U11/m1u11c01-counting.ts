import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { onlyPositive } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { nativeCount, tex, texList, texWith } from '../asking/inline-math.ts'
import { sortedUp } from '../asking/statistics.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import {
  drawStemData,
  introduceStems,
  type StemData,
  stemFigure,
  twoSidedFigure,
  valuesOfStem,
  withUnit,
} from './stem-plot.ts'

const conceptId = 'M1U11C01'

interface Between {
  data: StemData
  from: number
  to: number
}

export function isBetween({ from, to }: Omit<Between, 'data'>) {
  return (value: number) => value >= from && value < to
}

/** Bounds in the middle of stems, at least one of them a value of the data. */
export function drawBetween(random: SeededRandom, count: number): Between {
  return drawUntil(
    random,
    (draw) => {
      const data = drawStemData(draw, count)
      const { low, high } = data.topic
      return { data, from: draw.integer(low + 3, high - 20), to: draw.integer(low + 20, high - 2) }
    },
    ({ data: { values }, from, to }) =>
      to - from >= 14 && from % 10 !== 0 && to % 10 !== 0 && values.includes(from) && values.includes(to),
  )
}

function countBetween(random: SeededRandom): ValueQuestion {
  const drawn = drawBetween(random, random.integer(16, 20))
  const {
    data: { topic, values },
    from,
    to,
  } = drawn
  const inside = values.filter(isBetween(drawn))
  const count = (accept: (value: number) => boolean) => values.filter(accept).length
  const [firstStem, lastStem] = [Math.floor(from / 10), Math.floor(to / 10)]
  return {
    question: `${introduceStems(topic)} ${attachParticle(topic.what, '이/가')} ${withUnit(from, topic)} 이상 ${withUnit(to, topic)} 미만인 학생은 몇 명인지 구하세요.`,
    right: rightNumber(inside.length),
    slips: onlyPositive([
      wrongNumber(
        count((value) => value >= from && value <= to),
        `미만은 그 수를 넣지 않아요. ${attachParticle(withUnit(to, topic), '을/를')} 함께 세었어요.`,
        'M1U02C03',
      ),
      wrongNumber(
        count((value) => value > from && value < to),
        `이상은 그 수를 넣어요. ${attachParticle(withUnit(from, topic), '을/를')} 빠뜨렸어요.`,
        'M1U02C03',
      ),
      wrongNumber(
        count((value) => Math.floor(value / 10) >= firstStem && Math.floor(value / 10) <= lastStem),
        `줄기 ${texWith(firstStem, '과/와')} ${tex(lastStem)}에 있는 잎을 모두 세었어요. 잎도 살펴보세요.`,
      ),
      wrongNumber(
        count((value) => value >= from),
        `${withUnit(to, topic)} 미만이라는 조건을 빠뜨렸어요.`,
      ),
      wrongNumber(
        count((value) => value < to),
        `${withUnit(from, topic)} 이상이라는 조건을 빠뜨렸어요.`,
      ),
    ]),
    solution: `${withUnit(from, topic)} 이상 ${withUnit(to, topic)} 미만인 변량을 차례로 읽으면 ${texList(inside, '이에요/예요')}. ${texWith(from, '은/는')} 넣고 ${texWith(to, '은/는')} 넣지 않아요.\n\n따라서 구하는 학생은 ${tex(inside.length)}명이에요.`,
    hints: [
      '이상은 그 수를 넣고, 미만은 그 수를 넣지 않아요.',
      `${attachParticle(withUnit(from, topic), '과/와')} 줄기가 같은 줄에서는 ${withUnit(from, topic)}보다 작은 변량을, ${attachParticle(withUnit(to, topic), '과/와')} 줄기가 같은 줄에서는 ${withUnit(to, topic)} 이상인 변량을 지워 보세요.`,
      '남은 잎을 하나씩 세세요. 두 줄기 사이에 있는 줄의 잎은 모두 세어요.',
    ],
    figures: [stemFigure(drawn.data)],
  }
}

const countInRange = makeBothForms({
  id: 'M1U11C01L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '조건에 맞는 변량 수',
  draw: withEnoughSlips(countBetween),
})

function drawRank(random: SeededRandom): ValueQuestion {
  const data = drawStemData(random, random.integer(14, 20))
  const { topic, values } = data
  const fromTop = random.pick([true, false])
  const place = random.integer(4, 8)
  const ordered = fromTop ? [...values].reverse() : values
  const opposite = [...ordered].reverse()
  const right = ordered[place - 1] ?? 0
  const side = fromTop ? '큰' : '작은'
  const stem = Math.floor(right / 10)
  const before = ordered.filter((value) =>
    fromTop ? Math.floor(value / 10) > stem : Math.floor(value / 10) < stem,
  ).length
  const backwards = fromTop ? sortedUp(valuesOfStem(values, stem)) : [...valuesOfStem(values, stem)].reverse()
  return {
    question: `${introduceStems(topic)} ${side} 쪽에서 ${nativeCount(place)} 번째인 변량은 몇 ${topic.unit}인지 구하세요.`,
    right: rightNumber(right),
    slips: onlyPositive([
      wrongNumber(opposite[place - 1] ?? 0, `${fromTop ? '작은' : '큰'} 쪽에서 세었어요.`),
      wrongNumber(
        backwards[place - before - 1] ?? 0,
        `줄기 ${tex(stem)}에서 잎을 거꾸로 세었어요. ${fromTop ? '큰 쪽에서 셀 때에는 맨 뒤의 잎부터 세어요.' : '작은 쪽에서 셀 때에는 맨 앞의 잎부터 세어요.'}`,
      ),
      wrongNumber(right % 10, '잎만 답했어요. 줄기와 합쳐서 읽어야 해요.'),
      wrongNumber(ordered[place] ?? 0, '하나를 더 세었어요.'),
      wrongNumber(ordered[place - 2] ?? 0, '하나를 덜 세었어요.'),
    ]),
    solution: `${side} 쪽에서 차례로 읽으면 ${texList(ordered.slice(0, place), '이에요/예요')}. 따라서 ${nativeCount(place)} 번째인 변량은 ${attachParticle(withUnit(right, topic), '이에요/예요')}.`,
    hints: [
      fromTop
        ? '큰 쪽은 맨 아래 줄기의 맨 뒤에 있는 잎부터예요.'
        : '작은 쪽은 맨 위 줄기의 맨 앞에 있는 잎부터예요.',
      fromTop
        ? `맨 아래 줄기의 잎을 뒤에서부터 ${nativeCount(place)} 번째까지 세세요. 모자라면 한 줄 위로 올라가세요.`
        : `맨 위 줄기의 잎을 앞에서부터 ${nativeCount(place)} 번째까지 세세요. 모자라면 한 줄 아래로 내려가세요.`,
      `찾은 잎을 그 줄의 줄기와 합쳐서 몇 ${topic.unit}인지 읽으세요. 같은 숫자의 잎도 따로 세어요.`,
    ],
    figures: [stemFigure(data)],
  }
}

const findRank = makeBothForms({
  id: 'M1U11C01L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '순위 찾기',
  draw: withEnoughSlips((random) => drawUntil(random, drawRank, ({ right }) => Number(right.key) > 8)),
})

const GROUPS = [
  ['남학생', '여학생'],
  ['1반', '2반'],
  ['A 모둠', 'B 모둠'],
] as const

function countOf(values: readonly number[], accept: (value: number) => boolean) {
  return values.filter(accept).length
}

interface Groups {
  topic: StemData['topic']
  first: number[]
  second: number[]
  bound: number
}

function drawGroups(random: SeededRandom): Groups {
  return drawUntil(
    random,
    (draw) => {
      const { topic, values } = drawStemData(draw, 20)
      const cut = draw.integer(9, 11)
      const shuffled = draw.shuffle(values)
      return {
        topic,
        first: sortedUp(shuffled.slice(0, cut)),
        second: sortedUp(shuffled.slice(cut)),
        bound: draw.integer(topic.low + 10, topic.high - 12),
      }
    },
    ({ first, second, bound }) => {
      const reached = (value: number) => value >= bound
      const gap = countOf(first, reached) - countOf(second, reached)
      return bound % 10 !== 0 && Math.abs(gap) >= 2 && [...first, ...second].includes(bound)
    },
  )
}

function compareGroups(random: SeededRandom): ValueQuestion {
  const names = random.pick(GROUPS)
  const { topic, first, second, bound } = drawGroups(random)
  const stem = Math.floor(bound / 10)
  const gapOf = (accept: (value: number) => boolean) =>
    Math.abs(countOf(first, accept) - countOf(second, accept))
  const reached = (value: number) => value >= bound
  const [m, n] = [countOf(first, reached), countOf(second, reached)]
  const gap = Math.abs(m - n)
  const display = withUnit(bound, topic)
  return {
    question: `${introduceStems(topic, `${attachParticle(names[0], '과/와')} ${names[1]}`)} 두 집단에서 ${attachParticle(topic.what, '이/가')} ${display} 이상인 학생 수의 차는 몇 명인지 구하세요.`,
    right: rightNumber(gap),
    slips: onlyPositive([
      wrongNumber(
        gapOf((value) => value > bound),
        `이상은 그 수를 넣어요. ${attachParticle(display, '을/를')} 빠뜨렸어요.`,
        'M1U02C03',
      ),
      wrongNumber(
        gapOf((value) => Math.floor(value / 10) >= stem),
        `줄기 ${tex(stem)}에 있는 잎을 모두 세었어요. 잎도 살펴보세요.`,
      ),
      wrongNumber(
        gapOf((value) => Math.floor(value / 10) > stem),
        `줄기 ${tex(stem)}에 있는 잎을 모두 빠뜨렸어요.`,
      ),
      wrongNumber(m + n, '두 수의 합을 구했어요. 차를 구해야 해요.'),
      wrongNumber(m, `${names[0]}의 수만 구했어요. 두 수의 차를 구해야 해요.`),
      wrongNumber(n, `${names[1]}의 수만 구했어요. 두 수의 차를 구해야 해요.`),
    ]),
    solution: `1. ${names[0]}에서 ${display} 이상인 변량은 ${m === 0 ? '없어요' : `${texList(first.filter(reached), '으로/로')} 모두 ${tex(m)}개예요`}.\n2. ${names[1]}에서 ${display} 이상인 변량은 ${n === 0 ? '없어요' : `${texList(second.filter(reached), '으로/로')} 모두 ${tex(n)}개예요`}.\n3. 따라서 차는 ${tex(`${Math.max(m, n)} - ${Math.min(m, n)} = ${gap}`)}(명)이에요.`,
    hints: [
      '가운데에 있는 줄기를 두 집단이 함께 써요. 왼쪽 잎은 왼쪽으로, 오른쪽 잎은 오른쪽으로 갈수록 커져요.',
      `${attachParticle(display, '과/와')} 줄기가 같은 줄에서는 ${display} 이상인 잎만 세고, 그 아래 줄기에서는 모든 잎을 세요.`,
      '왼쪽 집단과 오른쪽 집단의 수를 따로 세어 적은 다음, 큰 수에서 작은 수를 빼세요.',
    ],
    figures: [twoSidedFigure(topic, { name: names[0], values: first }, { name: names[1], values: second })],
  }
}

const compareTwo = makeBothForms({
  id: 'M1U11C01L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '두 집단 비교',
  draw: withEnoughSlips(compareGroups),
})

export const COUNTING_TEMPLATES: ItemTemplate[] = [...countInRange, ...findRank, ...compareTwo]
