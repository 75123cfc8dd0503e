import { askStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { askChoice, makeBothForms, optionAnswer, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { ang, deg, tri } from '../asking/geometry-text.ts'
import { nativeCount, tex, texList, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { angleText, drawDetermining, drawUndetermining, sideText } from './triangle-conditions.ts'

const conceptId = 'M1U07C02'

const countThird = makeBothForms({
  id: 'M1U07C02L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '가능한 변의 개수',
  draw: withEnoughSlips((random) => {
    const { a, b } = drawUntil(
      random,
      (draw) => ({ a: draw.integer(3, 9), b: draw.integer(4, 12) }),
      (drawn) => drawn.a < drawn.b && ![drawn.a, drawn.b].includes(2 * drawn.a - 1),
    )
    const [low, high] = [b - a, a + b]
    const count = high - low - 1
    return {
      question: `삼각형의 세 변의 길이가 ${tex(a)} cm, ${tex(b)} cm, ${tex('x')} cm일 때, 자연수 ${tex('x')}의 값은 모두 몇 개인지 구하세요.`,
      right: rightNumber(count),
      slips: [
        wrongNumber(
          count + 2,
          `${texWith(low, '과/와')} ${texWith(high, '을/를')} 포함하여 세었어요. 두 변의 길이의 합과 나머지 변의 길이가 같으면 삼각형이 되지 않아요.`,
        ),
        wrongNumber(count + 1, '한쪽 끝의 값을 포함하여 세었어요. 양쪽 끝의 값은 모두 될 수 없어요.'),
        wrongNumber(
          high - 1,
          `${texWith('x', '이/가')} 가장 긴 변인 경우만 생각했어요. ${tex(b)} cm가 가장 긴 변인 경우도 있어요.`,
        ),
        wrongNumber(high - b, `${texWith('x', '이/가')} ${tex(b)}보다 짧은 경우를 빠뜨렸어요.`),
        wrongNumber(high, '두 변의 길이를 더하기만 했어요.'),
      ],
      solution: `1. 가장 긴 변이 ${tex('x')} cm이면 ${tex(`x < ${a} + ${b}`)}이므로 ${texWith(`x < ${high}`, '이에요/예요')}.\n2. 가장 긴 변이 ${tex(b)} cm이면 ${tex(`${b} < ${a} + x`)}이므로 ${texWith('x', '은/는')} ${tex(`${b} - ${a} = ${low}`)}보다 커야 해요.\n3. 따라서 ${tex(`${low} < x < ${high}`)}이고, 자연수 ${texWith('x', '은/는')} ${tex(low + 1)}부터 ${tex(high - 1)}까지의 ${tex(count)}개예요.`,
      hints: [
        `${texWith('x', '이/가')} 가장 긴 변일 때와 ${tex(b)} cm가 가장 긴 변일 때로 나누어 생각하세요.`,
        '가장 긴 변의 길이는 나머지 두 변의 길이의 합보다 작아야 해요. 두 경우에 각각 식을 세워 보세요.',
        `${texWith('x', '은/는')} 두 변의 길이의 차 ${tex(`${b} - ${a}`)}보다 크고 합 ${tex(`${a} + ${b}`)}보다 작아요. 양쪽 끝을 빼고 자연수를 세어 보세요.`,
      ],
    }
  }),
})

const pickDetermined: ItemTemplate = {
  id: 'M1U07C02L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '하나로 정해지는 조건',
  generate: (random) => {
    const asksDetermined = random.pick([true, false])
    const [rights, wrongs] = asksDetermined
      ? [drawDetermining(random), drawUndetermining(random)]
      : [drawUndetermining(random), drawDetermining(random)]
    const right = random.pick(rights)
    return askChoice(random, {
      question: `다음 중 ${tex(tri('ABC'))}가 하나로 ${asksDetermined ? '정해지는' : '정해지지 않는'} 것은 어느 것인가요?`,
      right: optionAnswer(right.text),
      slips: wrongs.map(({ text, because }) => ({ ...optionAnswer(text), mistakeText: because })),
      solution: `${right.because}\n\n나머지를 살펴보면 다음과 같아요.\n\n${wrongs.map(({ text, because }) => `- ${text}: ${because}`).join('\n')}`,
      hints: [
        '세 변의 길이, 두 변과 그 끼인각, 한 변과 그 양 끝 각 가운데 어느 것이 주어졌는지 살펴보세요.',
        '각이 주어졌으면 두 변 사이에 끼어 있는지, 합이 알맞은지 확인하고, 세 변이 주어졌으면 가장 긴 변을 확인하세요.',
        '보기마다 삼각형을 대강 그려 보세요. 그릴 수 없는 것, 두 개 이상 그릴 수 있는 것은 하나로 정해지지 않아요.',
      ],
    })
  },
}

type Triple = readonly [number, number, number]

function triplesOf(sticks: readonly number[]): Triple[] {
  return sticks.flatMap((a, i) =>
    sticks.slice(i + 1).flatMap((b, j) => sticks.slice(i + j + 2).map((c): Triple => [a, b, c])),
  )
}

function works([a, b, c]: Triple) {
  return c < a + b
}

const countSticks = makeBothForms({
  id: 'M1U07C02L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '막대로 만든 삼각형',
  draw: withEnoughSlips((random) => {
    const sticks = drawUntil(
      random,
      (draw) => draw.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5).sort((a, b) => a - b),
      (drawn) => {
        const count = triplesOf(drawn).filter(works).length
        return count >= 3 && count <= 7 && !drawn.includes(count)
      },
    )
    const triples = triplesOf(sticks)
    const fitting = triples.filter(works)
    const shortest = sticks[0] ?? 0
    const longest = sticks[4] ?? 0
    return {
      question: `길이가 ${sticks.map((length) => `${tex(length)} cm`).join(', ')}인 막대가 하나씩 있어요. 이 가운데 세 개를 골라 만들 수 있는 서로 다른 삼각형은 모두 몇 개인지 구하세요.`,
      right: rightNumber(fitting.length),
      slips: [
        wrongNumber(
          triples.length,
          '세 막대를 고르는 방법을 모두 세었어요. 삼각형이 되지 않는 경우를 빼야 해요.',
        ),
        wrongNumber(
          triples.filter(([a, b, c]) => c <= a + b).length,
          '가장 긴 막대가 나머지 두 막대의 합과 같은 경우도 세었어요.',
        ),
        wrongNumber(triples.length - fitting.length, '삼각형을 만들 수 없는 경우를 세었어요.'),
        wrongNumber(
          fitting.filter(([a]) => a !== shortest).length,
          `가장 짧은 ${tex(shortest)} cm 막대를 쓰는 삼각형을 빠뜨렸어요.`,
        ),
        wrongNumber(
          fitting.filter(([, , c]) => c !== longest).length,
          `가장 긴 ${tex(longest)} cm 막대를 쓰는 삼각형을 빠뜨렸어요.`,
        ),
      ].filter(({ key }) => key !== '0'),
      solution: `가장 긴 막대를 정해 놓고, 나머지 두 막대의 길이의 합이 그보다 큰 경우를 빠짐없이 찾아요.\n\n${sticks
        .slice(2)
        .map((top) => {
          const found = fitting.filter(([, , c]) => c === top)
          const list = found.map(([a, b, c]) => tex(`(${a},\\ ${b},\\ ${c})`)).join(', ')
          return `- 가장 긴 막대가 ${tex(top)} cm일 때: ${found.length === 0 ? '없어요.' : `${list}의 ${tex(found.length)}개`}`
        })
        .join('\n')}\n\n따라서 만들 수 있는 삼각형은 모두 ${tex(fitting.length)}개예요.`,
      hints: [
        '가장 긴 막대를 하나 정하고, 그보다 짧은 막대 두 개를 고르는 방법을 차례로 써 보세요.',
        '고른 두 막대의 길이의 합이 가장 긴 막대의 길이보다 커야 삼각형이 돼요. 합이 같으면 안 돼요.',
        `가장 긴 막대가 ${texList(sticks.slice(2))} cm인 경우로 나누어 조건에 맞는 것을 세고, 그 개수를 모두 더하세요.`,
      ],
    }
  }),
})

interface Added extends TrueFalseStatement {
  topic: 'side' | 'far' | 'near' | 'third'
}

function drawAdded(
  random: SeededRandom,
  names: readonly [string, string, string],
  given: { length: number; size: number },
): Added[] {
  const [a, b, c] = names
  const { length, size } = given
  const nearWorks = random.pick([true, true, false])
  const thirdWorks = random.pick([true, false])
  const sizeFor = (isFine: boolean) =>
    isFine ? random.pick([35, 40, 50, 65, 70]) : 180 - size + random.pick([0, 5, 10])
  const tooMuch = `두 각의 크기의 합이 ${tex(deg(180))}보다 작지 않아서 삼각형을 만들 수 없어요.`
  const [near, third] = [sizeFor(nearWorks), sizeFor(thirdWorks)]
  const far = drawUntil(
    random,
    (draw) => draw.integer(4, length - 1),
    (drawn) => drawn > length * Math.sin((size * Math.PI) / 180) + 0.3,
  )
  return [
    {
      topic: 'side',
      isTrue: true,
      text: sideText(`${a}${c}`, random.integer(4, 9)),
      because: `두 변의 길이와 그 끼인각 ${tex(ang(a))}의 크기가 주어지므로 하나로 정해져요.`,
      mistakeText: `${tex(ang(a))}가 두 변의 끼인각이라는 것을 놓쳤어요.`,
    },
    {
      topic: 'far',
      isTrue: false,
      text: sideText(`${b}${c}`, far),
      because: `${texWith(ang(a), '은/는')} 두 변의 끼인각이 아니에요. 그려 보면 삼각형이 두 개 나와요.`,
      mistakeText: `${texWith(ang(a), '이/가')} 두 변의 끼인각이 아니라는 것을 놓쳤어요.`,
    },
    {
      topic: 'near',
      isTrue: nearWorks,
      text: angleText(b, near),
      because: nearWorks ? '한 변의 길이와 그 양 끝 각의 크기가 주어지므로 하나로 정해져요.' : tooMuch,
      mistakeText: nearWorks ? '주어진 변의 양 끝 각이 모두 정해진다는 것을 놓쳤어요.' : tooMuch,
    },
    {
      topic: 'third',
      isTrue: thirdWorks,
      text: angleText(c, third),
      because: thirdWorks
        ? `나머지 각 ${tex(ang(b))}의 크기도 알 수 있으므로, 한 변의 길이와 그 양 끝 각의 크기가 주어진 것과 같아요.`
        : tooMuch,
      mistakeText: thirdWorks
        ? '두 각의 크기를 알면 나머지 한 각의 크기도 알 수 있다는 것을 놓쳤어요.'
        : tooMuch,
    },
  ]
}

const addCondition: ItemTemplate = {
  id: 'M1U07C02L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '추가 조건 찾기',
  generate: (random) => {
    const names = random.pick([
      ['A', 'B', 'C'],
      ['B', 'C', 'A'],
      ['C', 'A', 'B'],
      ['B', 'A', 'C'],
    ] as const)
    const given = { length: random.integer(6, 10), size: random.pick([30, 35, 40]) }
    return askStatements({
      lead: `${tex(tri('ABC'))}에서 ${sideText(`${names[0]}${names[1]}`, given.length)}, ${tex(`${ang(names[0])} = ${deg(given.size)}`)}예요. 여기에 다음 **보기**의 조건을 ${nativeCount(1)} 가지만 더할 때, 삼각형이 하나로 정해지는 것을 모두 고르세요.`,
      statements: random.shuffle(drawAdded(random, names, given)),
      hints: [
        '주어진 변과 각을 먼저 그리고, 보기의 조건을 더하면 나머지 꼭짓점이 하나로 정해지는지 생각해 보세요.',
        `변을 더할 때에는 ${texWith(ang(names[0]), '이/가')} 두 변의 끼인각이 되는지 살펴보세요.`,
        `각을 더할 때에는 두 각의 크기의 합이 ${tex(deg(180))}보다 작은지 살펴보세요. 두 각의 크기를 알면 나머지 각의 크기도 알 수 있어요.`,
      ],
    })
  },
}

export const COUNT_TEMPLATES: ItemTemplate[] = [...countThird, pickDetermined, ...countSticks, addCondition]
