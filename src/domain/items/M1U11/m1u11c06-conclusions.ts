import { attachParticle } from '#domain/korean/attach-particle.ts'
import { rational } from '#domain/math/rational.ts'
import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import {
  askChoice,
  makeBothForms,
  optionAnswer,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import {
  decimalSlip,
  decimalText,
  isShortDecimal,
  onlyPositive,
  rightDecimal,
} from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { meanOf, medianOf, sortedUp, sumOf } from '../asking/statistics.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U11C06'
const NAMES = ['가람', '나래', '다온', '라희', '마루', '바다'] as const

interface Sheet {
  what: string
  unit: string
  values: number[]
}

function drawSheet(random: SeededRandom): Sheet {
  const [what, unit, low, high] = random.pick([
    ['읽은 책의 수', '권', 2, 18],
    ['운동 시간', '시간', 3, 16],
    ['봉사 활동 시간', '시간', 4, 24],
    ['줄넘기 횟수', '회', 20, 60],
  ] as const)
  const count = random.pick([5, 6])
  const values = drawUntil(
    random,
    (draw) => Array.from({ length: count }, () => draw.integer(low, high)),
    (drawn) =>
      isShortDecimal(meanOf(drawn)) &&
      new Set(drawn).size === count &&
      drawn[Math.floor(count / 2)] !== sortedUp(drawn)[Math.floor(count / 2)],
  )
  return { what, unit, values }
}

/** The data as a sheet with columns A and B and numbered rows. */
function showSheet({ what, unit, values }: Sheet) {
  return [
    '|  | A | B |',
    '| --- | --- | --- |',
    `| 1 | 이름 | ${what}(${unit}) |`,
    ...values.map((value, at) => `| ${at + 2} | ${NAMES[at]} | ${tex(value)} |`),
  ].join('\n')
}

function drawStatistic(random: SeededRandom): ValueQuestion {
  const sheet = drawSheet(random)
  const { values, unit } = sheet
  const count = values.length
  const asksMean = random.pick([true, false])
  const [sum, sorted] = [sumOf(values), sortedUp(values)]
  const [mean, median] = [meanOf(values), medianOf(values)]
  const half = Math.floor(count / 2)
  const asWritten =
    count % 2 === 1 ? rational(values[half] ?? 0) : rational((values[half - 1] ?? 0) + (values[half] ?? 0), 2)
  const right = asksMean ? mean : median
  const name = asksMean ? '평균' : '중앙값'
  return {
    question: `다음은 학생 ${tex(count)}명의 자료를 스프레드시트에 입력한 것이에요. B열에 있는 값의 ${attachParticle(name, '은/는')} 몇 ${unit}인지 구하세요.\n\n${showSheet(sheet)}`,
    right: rightDecimal(right),
    slips: onlyPositive([
      ...decimalSlip(
        asksMean ? median : mean,
        `${asksMean ? '중앙값' : '평균'}을 구했어요. 묻는 것은 ${attachParticle(name, '이에요/예요')}.`,
        'M1U10C01',
      ),
      ...decimalSlip(
        asksMean ? rational(sum, count + 1) : asWritten,
        asksMean
          ? '이름이 있는 첫 줄까지 세어 나누었어요. 값의 개수로 나누어야 해요.'
          : '크기순으로 나열하지 않고 적힌 순서에서 한가운데를 보았어요.',
        'M1U10C01',
      ),
      wrongNumber(sum, '값의 합까지만 구했어요.', 'M1U10C01'),
      ...decimalSlip(
        rational((sorted[0] ?? 0) + (sorted.at(-1) ?? 0), 2),
        '가장 작은 값과 가장 큰 값의 한가운데를 구했어요.',
        'M1U10C01',
      ),
      wrongNumber(sorted.at(-1) ?? 0, '가장 큰 값을 답했어요.'),
      wrongNumber(sorted[0] ?? 0, '가장 작은 값을 답했어요.'),
    ]),
    solution: asksMean
      ? `값의 합은 ${texWith(`${values.join(' + ')} = ${sum}`, '이고/고')} 값은 ${tex(count)}개이므로 평균은 ${texWith(`\\frac{${sum}}{${count}} = ${decimalText(mean)}`, '이에요/예요')}.`
      : `작은 값부터 나열하면 ${sorted.map(tex).join(', ')}이고, 한가운데에 있는 ${count % 2 === 1 ? '값이' : '두 값의 평균이'} 중앙값이므로 ${texWith(decimalText(median), '이에요/예요')}.`,
    hints: [
      `B열에서 ${attachParticle(sheet.what, '을/를')} 나타내는 수만 골라 적어 보세요. 첫 줄은 제목이라서 값이 아니에요.`,
      asksMean
        ? '평균은 값의 합을 값의 개수로 나눈 것이에요.'
        : '중앙값은 크기순으로 나열했을 때 한가운데에 있는 값이에요.',
      asksMean
        ? `${texWith(values.join(' + '), '을/를')} 값의 개수로 나누세요.`
        : '작은 값부터 나열하고, 값의 개수가 홀수인지 짝수인지에 맞게 한가운데를 찾으세요.',
    ],
  }
}

const computeStatistic = makeBothForms({
  id: 'M1U11C06L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '표에서 결론 수치',
  draw: withEnoughSlips((random) => drawUntil(random, drawStatistic, ({ right }) => Number(right.key) > 2)),
})

interface Survey {
  sizes: [number, number]
  yes: [number, number]
}

function drawSurvey(random: SeededRandom): Survey {
  return drawUntil(
    random,
    (draw): Survey => {
      const sizes: [number, number] = draw.pick([
        [50, 100],
        [100, 50],
        [80, 50],
        [40, 50],
        [50, 20],
      ])
      return { sizes, yes: [draw.integer(5, sizes[0] - 8), draw.integer(5, sizes[1] - 8)] }
    },
    ({ sizes, yes }) =>
      sizes.every((size, at) => isShortDecimal(rational(yes[at] ?? 0, size), 2)) &&
      yes[0] !== yes[1] &&
      yes[0] * sizes[1] !== yes[1] * sizes[0],
  )
}

function conclusions({ sizes: [m, n], yes: [a, b] }: Survey): TrueFalseStatement[] {
  const [s, t] = [decimalText(rational(a, m)), decimalText(rational(b, n))]
  return [
    {
      text: `아침을 먹는다고 답한 학생 수는 ${tex(1)}학년이 ${tex(2)}학년보다 많다.`,
      isTrue: a > b,
      topic: '수',
      because: `${tex(1)}학년은 ${tex(a)}명, ${tex(2)}학년은 ${tex(b)}명이에요.`,
      mistakeText: '표에서 두 학년의 수를 그대로 비교해 보세요.',
    },
    {
      text: `아침을 먹는다고 답한 학생의 비율은 ${tex(1)}학년이 ${tex(2)}학년보다 높다.`,
      isTrue: a * n > b * m,
      topic: '비율',
      because: `비율은 ${tex(1)}학년이 ${tex(`\\frac{${a}}{${m}} = ${s}`)}, ${tex(2)}학년이 ${texWith(`\\frac{${b}}{${n}} = ${t}`, '이에요/예요')}.`,
      mistakeText: '조사한 학생 수가 다르므로 비율을 각각 구해 비교해야 해요.',
    },
    {
      text: `${tex(1)}학년에서 아침을 먹는다고 답한 학생은 반이 넘는다.`,
      isTrue: 2 * a > m,
      topic: '반',
      because: `${tex(1)}학년은 ${tex(m)}명 중 ${tex(a)}명이에요.`,
      mistakeText: '조사한 학생 수의 반과 비교해 보세요.',
    },
    {
      text: '이 조사 결과로 우리나라 모든 중학생의 아침 식사 습관을 알 수 있다.',
      isTrue: false,
      topic: '범위',
      because: '한 학교의 두 학년만 조사했으므로 우리나라 모든 중학생으로 넓혀 말할 수 없어요.',
      mistakeText: '조사한 대상보다 넓은 범위로 결론을 내릴 수는 없어요.',
    },
    {
      text: '아침을 먹기 때문에 성적이 좋아진다는 것을 알 수 있다.',
      isTrue: false,
      topic: '까닭',
      because: '이 표에는 성적에 대한 자료가 없으므로 그런 결론을 내릴 수 없어요.',
      mistakeText: '자료에 없는 내용은 결론으로 말할 수 없어요.',
    },
  ]
}

const judgeConclusions: ItemTemplate = {
  id: 'M1U11C06L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '결론의 타당성',
  generate: (random) => {
    const { survey, statements } = drawUntil(
      random,
      (draw) => {
        const survey = drawSurvey(draw)
        return { survey, statements: drawMixedStatements(draw, conclusions(survey)) }
      },
      (drawn) =>
        drawn.statements.length === 4 && new Set(drawn.statements.map(({ isTrue }) => isTrue)).size === 2,
    )
    const { sizes, yes } = survey
    return askStatements({
      lead: `어느 중학교에서 아침을 먹는지 조사한 결과예요. 이 표에서 내릴 수 있는 결론으로 옳은 것을 모두 고르세요.\n\n| 학년 | 조사한 학생 수(명) | 아침을 먹는다고 답한 학생 수(명) |\n| --- | --- | --- |\n| ${tex(1)} | ${tex(sizes[0])} | ${tex(yes[0])} |\n| ${tex(2)} | ${tex(sizes[1])} | ${tex(yes[1])} |`,
      statements,
      hints: [
        '학생 수를 비교하는 결론과 비율을 비교하는 결론을 구별하세요.',
        '비율은 학년마다 조사한 학생 수로 나누어 구해야 해요.',
        '자료에 없는 내용이나 조사하지 않은 대상까지 말하는 결론이 있는지 살펴보세요.',
      ],
    })
  },
}

const readExaggeration: ItemTemplate = {
  id: 'M1U11C06L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '그래프의 오류 찾기',
  generate: (random) => {
    const { low, step, first, times } = drawUntil(
      random,
      (draw) => ({
        low: draw.pick([40, 60, 80, 90, 180, 200]),
        step: draw.pick([2, 5, 10]),
        first: draw.integer(1, 2),
        times: draw.integer(2, 4),
      }),
      (drawn) => drawn.first * drawn.times * drawn.step < drawn.low / 2,
    )
    const [a, b] = [low + first * step, low + first * times * step]
    const high = low + (first * times + 1) * step
    const [left, right] = random.pick([
      ['A 제품', 'B 제품'],
      ['지난해', '올해'],
      ['1호점', '2호점'],
    ] as const)
    const [what, unit] = random.pick([
      ['만족도', '점'],
      ['판매량', '개'],
    ] as const)
    const more = what === '만족도' ? '높' : '많'
    const topic = attachParticle(what, '은/는')
    return askChoice(random, {
      question: `다음은 ${attachParticle(left, '과/와')} ${right}의 ${attachParticle(what, '을/를')} 나타낸 막대그래프예요. 이 그래프를 바르게 해석한 것은 어느 것인가요?`,
      right: optionAnswer(
        `막대의 높이는 ${tex(times)}배이지만 ${topic} ${tex(b - a)}${unit} 더 ${more}을 뿐이다.`,
      ),
      slips: [
        {
          ...optionAnswer(
            `막대의 높이가 ${tex(times)}배이므로 ${right}의 ${topic} ${left}의 ${tex(times)}배이다.`,
          ),
          mistakeText: `세로축이 ${texWith(0, '이/가')} 아니라 ${tex(low)}에서 시작해요. 막대의 높이의 비는 실제 값의 비와 달라요.`,
        },
        {
          ...optionAnswer(`${right}의 ${topic} ${tex(b - low)}${unit}이다.`),
          mistakeText: `세로축이 ${tex(low)}에서 시작하는 것을 보지 않고 막대의 높이만 읽었어요.`,
        },
        {
          ...optionAnswer(`세로축이 ${tex(low)}에서 시작하므로 두 값을 비교할 수 없다.`),
          mistakeText: '눈금을 바르게 읽으면 두 값을 알 수 있으므로 비교할 수 있어요.',
        },
      ],
      solution: `세로축이 ${texWith(0, '이/가')} 아니라 ${tex(low)}에서 시작해요.\n\n1. 눈금을 읽으면 ${left}의 값은 ${tex(a)}${unit}, ${right}의 값은 ${attachParticle(`${tex(b)}${unit}`, '이에요/예요')}. 차는 ${attachParticle(`${tex(`${b} - ${a} = ${b - a}`)}(${unit})`, '이에요/예요')}.\n2. 막대의 높이는 ${tex(low)}보다 큰 부분만 나타내므로 ${tex(`${a} - ${low} = ${a - low}`)}, ${texWith(`${b} - ${low} = ${b - low}`, '이고/고')} ${tex(`${b - low} \\div ${a - low} = ${times}`)}(배)예요.\n3. 그러나 실제 값은 ${tex(times)}배에 훨씬 못 미쳐요. 잘린 눈금 때문에 차이가 실제보다 커 보여요.`,
      hints: [
        '세로축의 눈금이 어디에서 시작하는지 먼저 보세요.',
        `${attachParticle(left, '과/와')} ${right}의 ${attachParticle(what, '을/를')} 눈금에서 각각 읽어 보세요. 막대의 높이와 값은 다를 수 있어요.`,
        '읽은 두 값의 차와, 막대의 높이의 비를 따로 구해서 보기와 비교하세요.',
      ],
      figures: [
        {
          kind: 'bar-chart',
          alt: `${what}(${unit})의 막대그래프. 세로축은 ${low}에서 시작한다. ${left} ${a}, ${right} ${b}.`,
          labels: [left, right],
          values: [a, b],
          low,
          high,
          step,
          unit,
        },
      ],
    })
  },
}

export const CONCLUSION_TEMPLATES: ItemTemplate[] = [...computeStatistic, judgeConclusions, readExaggeration]
