import { askChoice, askJudgement, optionAnswer } from '../asking/ask-value.ts'
import { ang } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { ItemTemplate } from '../template.ts'
import { degrees, raysFigure } from './angle-text.ts'

const conceptId = 'M1U06C03'

const judgeIdea: ItemTemplate = {
  id: 'M1U06C03L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '각의 뜻 O/X',
  generate: (random) => {
    const size = random.pick([25, 35, 40, 55, 65, 70])
    const claim = random.pick([
      {
        statement: `두 직선이 한 점에서 만날 때 한 각의 크기가 ${degrees(size)}이면, 그 맞꼭지각의 크기는 ${degrees(180 - size)}이다.`,
        isTrue: false,
        mistakeText: '맞꼭지각의 크기는 서로 같아요. 더해서 평각이 되는 것은 이웃한 각이에요.',
        solution: `맞꼭지각의 크기는 서로 같으므로 ${degrees(size)}예요. ${texWith(`${180 - size}^\\circ`, '은/는')} 이웃한 각의 크기예요.`,
        clue: '두 직선을 그리고 마주 보는 두 각과 이웃한 두 각을 비교해 보세요.',
      },
      {
        statement: `크기가 ${degrees(size)}인 각은 예각이다.`,
        isTrue: true,
        mistakeText: '\\(0^\\circ\\)보다 크고 \\(90^\\circ\\)보다 작은 각이 예각이에요.',
        solution: `${texWith(`${size}^\\circ`, '은/는')} ${degrees(0)}보다 크고 ${degrees(90)}보다 작으므로 예각이에요.`,
        clue: '이 각을 직각과 비교해 보세요. 더 큰가요, 더 작은가요?',
      },
      {
        statement: `평각의 크기는 직각의 크기의 ${tex(2)}배이다.`,
        isTrue: true,
        mistakeText: '직각은 \\(90^\\circ\\), 평각은 \\(180^\\circ\\)예요.',
        solution: `직각은 ${degrees(90)}, 평각은 ${degrees(180)}이므로 평각은 직각의 ${tex(2)}배예요.`,
        clue: '각의 두 변이 한 직선을 이룰 때의 각이 평각이에요. 직각을 나란히 붙여 보세요.',
      },
      {
        statement: '각의 두 변을 길게 늘이면 각의 크기도 커진다.',
        isTrue: false,
        mistakeText: '각의 크기는 두 변이 벌어진 정도이고 변의 길이와는 상관없어요.',
        solution:
          '각의 두 변은 반직선이므로 길게 그려도 짧게 그려도 같은 각이에요. 각의 크기는 두 변이 벌어진 정도로 정해져요.',
        clue: '각의 변은 선분인가요, 반직선인가요?',
      },
      {
        statement: `직각보다 큰 각은 모두 둔각이다.`,
        isTrue: false,
        mistakeText:
          '둔각은 \\(90^\\circ\\)보다 크고 \\(180^\\circ\\)보다 작아야 해요. 평각은 둔각이 아니에요.',
        solution: `둔각은 ${degrees(90)}보다 크고 ${degrees(180)}보다 작은 각이에요. 평각 ${texWith('180^\\circ', '은/는')} 직각보다 크지만 둔각이 아니에요.`,
        clue: '직각보다 큰 각 가운데 다른 이름으로 불리는 각이 있는지 생각해 보세요.',
      },
    ])
    const { clue, ...target } = claim
    return askJudgement({
      ...target,
      hints: [
        '각의 종류와 맞꼭지각의 뜻을 떠올려 보세요.',
        '그림을 그려 설명에 맞지 않는 경우가 하나라도 있는지 찾아보세요.',
        clue,
      ],
    })
  },
}

const findOpposite: ItemTemplate = {
  id: 'M1U06C03L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '맞꼭지각 찾기',
  generate: (random) => {
    const [first, second] = [random.integer(30, 60), random.integer(40, 60)]
    const turn = random.integer(-10, 10)
    const ends = [...'ABCDEF']
    const directions = [turn, turn + first, turn + first + second]
    const rays = Object.fromEntries(
      ends.map((name, index) => [name, (directions[index % 3] ?? 0) + (index >= 3 ? 180 : 0)]),
    )
    const at = random.integer(0, 5)
    const name = (index: number, span = 1) => `${ends[index % 6]}O${ends[(index + span) % 6]}`
    const target = name(at)
    return askChoice(random, {
      question: `다음 그림과 같이 세 직선이 한 점 ${tex('\\mathrm{O}')}에서 만날 때, ${tex(ang(target))}의 맞꼭지각은 어느 것인가요?`,
      right: optionAnswer(tex(ang(name(at + 3)))),
      slips: [
        {
          ...optionAnswer(tex(ang(name(at + 1)))),
          mistakeText: '바로 이웃한 각이에요. 맞꼭지각은 마주 보는 각이에요.',
        },
        {
          ...optionAnswer(tex(ang(name(at + 2)))),
          mistakeText: '각의 두 변이 같은 두 직선으로 이루어져 있지 않아요.',
        },
        {
          ...optionAnswer(tex(ang(name(at + 4)))),
          mistakeText: '각의 두 변이 같은 두 직선으로 이루어져 있지 않아요.',
        },
        {
          ...optionAnswer(tex(ang(name(at + 5)))),
          mistakeText: '바로 이웃한 각이에요. 맞꼭지각은 마주 보는 각이에요.',
        },
      ],
      solution: `${tex(ang(target))}의 두 변을 반대쪽으로 늘이면 ${texWith(ang(name(at + 3)), '이/가')} 돼요. 두 직선이 만나서 생기는 각 가운데 서로 마주 보는 각이 맞꼭지각이에요.`,
      hints: [
        '맞꼭지각은 두 직선이 만날 때 서로 마주 보는 각이에요.',
        `${texWith(ang(target), '을/를')} 이루는 두 직선이 어느 것인지 찾으세요.`,
        '그 각의 두 변을 꼭짓점을 지나 반대쪽으로 늘이면 어느 두 점을 지나는지 따라가 보세요.',
      ],
      figures: [
        raysFigure(
          `세 직선 AD, BE, CF가 점 O에서 만나고, 점 A, B, C, D, E, F가 시계 반대 방향으로 차례로 있는 그림`,
          rays,
          {
            angles: [{ of: target }],
            lines: ['AD', 'BE', 'CF'],
            named: true,
          },
        ),
      ],
    })
  },
}

const KINDS = [
  {
    name: '예각',
    from: 10,
    to: 85,
    mistakeText: '\\(0^\\circ\\)보다 크고 \\(90^\\circ\\)보다 작은 각이므로 예각이에요.',
  },
  { name: '직각', from: 90, to: 90, mistakeText: '\\(90^\\circ\\)인 각이므로 직각이에요.' },
  {
    name: '둔각',
    from: 95,
    to: 175,
    mistakeText: '\\(90^\\circ\\)보다 크고 \\(180^\\circ\\)보다 작은 각이므로 둔각이에요.',
  },
  { name: '평각', from: 180, to: 180, mistakeText: '\\(180^\\circ\\)인 각이므로 평각이에요.' },
] as const

const classify: ItemTemplate = {
  id: 'M1U06C03L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '각의 분류',
  generate: (random) => {
    const target = random.pick(KINDS.filter(({ name }) => name === '예각' || name === '둔각'))
    const other = KINDS.find(({ name }) => name === (target.name === '예각' ? '둔각' : '예각')) ?? target
    const isOdd = random.pick([true, false])
    const many = random.sample(
      Array.from({ length: (target.to - target.from) / 5 + 1 }, (_, index) => target.from + 5 * index),
      isOdd ? 3 : 1,
    )
    const few = random.sample(
      Array.from({ length: (other.to - other.from) / 5 + 1 }, (_, index) => other.from + 5 * index),
      isOdd ? 1 : 2,
    )
    const option = (size: number) => optionAnswer(degrees(size))
    const saysOf = (size: number) =>
      KINDS.find(({ from, to }) => size >= from && size <= to)?.mistakeText ?? ''
    const [right = 0, ...wrong] = isOdd ? [few[0] ?? 0, ...many] : [many[0] ?? 0, ...few, 90, 180]
    return askChoice(random, {
      question: isOdd
        ? `다음 중 ${target.name}이 **아닌** 것은 어느 것인가요?`
        : `다음 중 ${target.name}인 것은 어느 것인가요?`,
      right: option(right),
      slips: wrong.map((size) => ({ ...option(size), mistakeText: saysOf(size) })),
      solution: [right, ...wrong].map((size) => `- ${degrees(size)}: ${saysOf(size)}`).join('\n'),
      hints: [
        `각은 크기에 따라 예각, 직각, 둔각, 평각으로 나누어요. ${target.name}은 어떤 각인가요?`,
        `${target.name}의 크기는 ${target.name === '예각' ? '직각보다 작아요' : '직각보다 크고 평각보다 작아요'}.`,
        '보기의 각을 하나씩 직각, 평각과 비교해 어떤 각인지 적어 보세요.',
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [judgeIdea, findOpposite, classify]
