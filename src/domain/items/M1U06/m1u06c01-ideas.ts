import { askChoice, askJudgement, optionAnswer } from '../asking/ask-value.ts'
import { pt } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type PlanePoint, planeFigure } from '../asking/plane-figure.ts'
import type { ItemTemplate } from '../template.ts'
import {
  isSameStretch,
  KIND_NAMES,
  type Part,
  type PartKind,
  partText,
  pointsOnLine,
  stretchOf,
} from './line-parts.ts'

const conceptId = 'M1U06C01'
const NAME_ROWS = ['ABC', 'PQR', 'DEF'] as const

const judgeMeaning: ItemTemplate = {
  id: 'M1U06C01L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '도형의 기본 뜻 O/X',
  generate: (random) => {
    const claim = random.pick([
      {
        statement: '선과 선 또는 선과 면이 만나서 생기는 점을 교점이라고 한다.',
        isTrue: true,
        mistakeText: '만나서 생기는 점이 교점이에요.',
        clue: '두 길이 만나는 네거리나 빛줄기가 벽에 닿는 곳을 떠올려 보세요. 만난 자리에 무엇이 생기나요?',
        solution: '선과 선, 선과 면이 만나면 점이 생기고, 이 점을 교점이라고 해요.',
      },
      {
        statement: '면과 면이 만나서 생기는 선을 교선이라고 하고, 교선은 늘 직선이다.',
        isTrue: false,
        mistakeText: '굽은 면과 만나면 교선이 곡선일 수도 있어요.',
        clue: '원기둥에서 밑면과 옆면이 만나는 선은 곧은가요, 굽었나요?',
        solution:
          '면과 면이 만나서 생기는 선은 교선이 맞아요. 그러나 원기둥의 옆면과 밑면처럼 굽은 면이 있으면 교선이 곡선이에요.',
      },
      {
        statement: '한 점을 지나는 직선은 하나뿐이다.',
        isTrue: false,
        mistakeText: '한 점을 지나는 직선은 방향을 바꾸어 가며 얼마든지 그을 수 있어요.',
        clue: '종이에 점을 하나 찍고, 자를 돌려 가며 그 점을 지나는 직선을 그어 보세요.',
        solution: '한 점을 지나는 직선은 무수히 많아요. 하나로 정해지려면 서로 다른 두 점이 필요해요.',
      },
      {
        statement: '서로 다른 두 점을 지나는 직선은 하나뿐이다.',
        isTrue: true,
        mistakeText: '두 점을 지나도록 곧게 그을 수 있는 직선은 하나예요.',
        clue: '점을 두 개 찍고 두 점을 모두 지나는 직선을 여러 개 그을 수 있는지 해 보세요.',
        solution: '서로 다른 두 점을 곧게 이어 양쪽으로 늘이면 직선이 하나로 정해져요.',
      },
      {
        statement: '반직선은 한쪽으로만 한없이 뻗으므로 그 길이가 직선의 절반이다.',
        isTrue: false,
        mistakeText: '반직선도 직선도 끝없이 뻗으므로 길이를 잴 수 없어요.',
        clue: '끝없이 뻗는 것의 길이를 자로 잴 수 있는지 생각해 보세요.',
        solution:
          '반직선은 한 점에서 시작하여 한쪽으로 한없이 뻗어요. 한없이 뻗으므로 길이를 잴 수 없고 직선의 절반이라고 말할 수 없어요.',
      },
    ])
    const { clue, ...target } = claim
    return askJudgement({
      ...target,
      hints: [
        '설명에 나오는 점, 선, 면을 직접 그려 보세요.',
        '설명에 맞지 않는 예가 하나라도 있는지 찾아보세요.',
        clue,
      ],
    })
  },
}

const nameDrawn: ItemTemplate = {
  id: 'M1U06C01L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '그림과 기호',
  generate: (random) => {
    const names = random.pick(NAME_ROWS)
    const [from = 'A', to = 'B'] = random.shuffle([names[0] ?? 'A', names[1] ?? 'B'])
    const kind = random.pick<PartKind>(['line', 'ray', 'ray', 'segment'])
    const right: Part = { kind, from, to }
    const others = (['line', 'ray', 'segment'] as const).filter((one) => one !== kind)
    const reach = 1.8
    const [startX, endX] = [0, 3]
    const spots: Record<string, PlanePoint> = { [from]: [startX, 0], [to]: [endX, 0] }
    if (kind !== 'segment') spots.Z = [endX + reach, 0]
    if (kind === 'line') spots.Y = [startX - reach, 0]
    const of = `${kind === 'line' ? 'Y' : from}${kind === 'segment' ? to : 'Z'}`
    const premise = {
      line: `점 ${from}와 점 ${to}를 지나 양쪽으로 뻗은 선`,
      ray: `점 ${from}에서 시작하여 점 ${to}를 지나 그쪽으로 뻗은 선`,
      segment: `점 ${from}에서 점 ${to}까지의 선`,
    }[kind]
    return askChoice(random, {
      question: `다음 그림을 기호로 바르게 나타낸 것은 어느 것인가요? (점 ${pt(from)}와 점 ${pt(to)}가 표시되어 있어요.)`,
      right: optionAnswer(tex(partText(right))),
      slips: [
        ...others.map((other) => ({
          ...optionAnswer(tex(partText({ ...right, kind: other }))),
          mistakeText: `이 기호는 ${KIND_NAMES[other]}을 나타내요. 그림의 끝이 어디까지 뻗는지 살펴보세요.`,
        })),
        ...(kind === 'ray'
          ? [
              {
                ...optionAnswer(tex(partText({ kind, from: to, to: from }))),
                mistakeText: '시작하는 점과 방향이 달라요. 반직선은 시작하는 점을 앞에 써요.',
              },
            ]
          : [
              {
                ...optionAnswer(tex(partText({ kind: 'ray', from: to, to: from }))),
                mistakeText: '이 기호는 반직선을 나타내요. 그림의 끝이 어디까지 뻗는지 살펴보세요.',
              },
            ]),
      ],
      solution: {
        line: `두 점을 지나 양쪽으로 한없이 뻗으므로 직선이에요. 기호로 ${texWith(partText(right), '이에요/예요')}.`,
        ray: `점 ${pt(from)}에서 시작하여 점 ${pt(to)} 쪽으로 한없이 뻗으므로 반직선이에요. 시작하는 점을 앞에 써서 ${texWith(partText(right), '이에요/예요')}.`,
        segment: `두 점 사이의 부분만 있으므로 선분이에요. 기호로 ${texWith(partText(right), '이에요/예요')}.`,
      }[kind],
      hints: [
        '선이 표시된 두 점에서 끝나는지, 점을 지나 더 뻗는지 살펴보세요.',
        '양쪽으로 뻗으면 직선, 한쪽으로만 뻗으면 반직선, 두 점 사이에만 있으면 선분이에요.',
        '직선의 기호는 양쪽 화살표, 반직선의 기호는 한쪽 화살표, 선분의 기호는 화살표 없는 선이에요. 반직선은 시작하는 점을 앞에 써요.',
      ],
      figures: [planeFigure(premise, spots, { lines: [{ of }], dots: `${from}${to}`, unlabelled: 'YZ' })],
    })
  },
}

const judgeSame: ItemTemplate = {
  id: 'M1U06C01L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '같은 도형 O/X',
  generate: (random) => {
    const names = random.pick(NAME_ROWS)
    const kind = random.pick<PartKind>(['line', 'ray', 'ray', 'ray', 'segment'])
    const letters = [...names]
    const draw = (): Part => {
      const [from = '', to = ''] = random.sample(letters, 2)
      return { kind, from, to }
    }
    const first = draw()
    let second = draw()
    while (second.from === first.from && second.to === first.to) second = draw()
    const isSame = isSameStretch(stretchOf(first, names), stretchOf(second, names))
    const why = {
      line: '세 점이 한 직선 위에 있으므로 어느 두 점을 지나는 직선이든 모두 같은 직선이에요.',
      ray: isSame
        ? `두 반직선은 시작하는 점이 ${pt(first.from)}로 같고 뻗는 방향도 같아요.`
        : first.from === second.from
          ? '두 반직선은 시작하는 점은 같지만 뻗는 방향이 반대예요.'
          : '두 반직선은 시작하는 점이 달라요.',
      segment: isSame
        ? '두 점 사이를 잇는 선분은 점의 순서를 바꾸어 써도 같아요.'
        : '두 선분은 양 끝 점이 서로 달라요.',
    }[kind]
    const item = askJudgement({
      statement: `한 직선 위에 세 점 ${letters.map((name) => pt(name)).join(', ')}가 이 순서대로 있을 때, ${texWith(partText(first), '과/와')} ${texWith(partText(second), '은/는')} 같은 도형이다.`,
      isTrue: isSame,
      mistakeText: {
        line: '한 직선 위의 두 점은 어느 것을 골라도 같은 직선을 정해요.',
        ray: '반직선이 같으려면 시작하는 점과 뻗는 방향이 모두 같아야 해요.',
        segment: '선분이 같으려면 양 끝 점이 같아야 해요. 순서는 상관없어요.',
      }[kind],
      solution: why,
      hints: [
        '두 기호가 나타내는 것이 직선, 반직선, 선분 가운데 무엇인지 먼저 읽어 보세요.',
        {
          line: '두 기호가 나타내는 선을 그림에 각각 그어 보세요. 어디까지 뻗나요?',
          ray: '어느 점에서 시작하여 어느 쪽으로 뻗는지 각각 확인하세요.',
          segment: '어느 점에서 어느 점까지인지 각각 확인하세요.',
        }[kind],
        '그림 위에 두 도형을 겹쳐 그려, 남거나 모자라는 부분이 있는지 살펴보세요.',
      ],
    })
    return { ...item, figures: [pointsOnLine(names)] }
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [judgeMeaning, nameDrawn, judgeSame]
