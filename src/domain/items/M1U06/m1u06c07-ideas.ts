import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, makeBothForms, optionAnswer, rightNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type CluedClaim, judgeClaims, withSharedHints } from '../asking/judge-claims.ts'
import { linearText } from '../asking/linear-text.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { degrees, linearDeg, linearDegLabel } from './angle-text.ts'
import { type AnglePlace, crossingFigure, isInner, PLACES, placeFrom } from './m1u06c07-crossing.ts'

const conceptId = 'M1U06C07'

const CLAIMS: readonly CluedClaim[] = [
  {
    text: '서로 다른 두 직선이 다른 한 직선과 만날 때 생기는 동위각의 크기는 항상 같다.',
    isTrue: false,
    because: '동위각은 위치를 말하는 이름이에요. 두 직선이 평행할 때만 동위각의 크기가 같아요.',
    mistakeText: '동위각의 크기는 두 직선이 평행할 때만 같아요.',
    clue: '평행하지 않은 두 직선에 다른 한 직선을 그어 같은 위치에 있는 두 각을 비교해 보세요.',
  },
  {
    text: '평행한 두 직선이 다른 한 직선과 만날 때 생기는 엇각의 크기는 서로 같다.',
    isTrue: true,
    because: '평행선에서는 동위각의 크기가 같고, 동위각의 맞꼭지각이 엇각이므로 엇각의 크기도 같아요.',
    mistakeText: '평행선에서는 동위각의 크기도 엇각의 크기도 각각 같아요.',
    clue: '평행한 두 직선에서 엇각 가운데 한 각의 맞꼭지각은 다른 각과 어떤 위치에 있나요?',
  },
  {
    text: '두 직선이 다른 한 직선과 만나서 생기는 엇각의 크기가 같으면, 두 직선은 서로 평행하다.',
    isTrue: true,
    because: '엇각의 크기가 같으면 동위각의 크기도 같으므로 두 직선은 평행해요.',
    mistakeText: '평행선의 성질은 거꾸로도 성립해요.',
    clue: '엇각 가운데 하나를 맞꼭지각으로 옮겨 보세요. 크기가 같은 두 각은 이제 어떤 위치에 있나요?',
  },
  {
    text: '두 직선이 다른 한 직선과 만날 때 동위각은 모두 두 쌍 생긴다.',
    isTrue: false,
    because:
      '각이 한 교점에 네 개씩 생기고, 같은 위치에 있는 것끼리 짝을 지으면 동위각은 모두 네 쌍이에요. 두 쌍인 것은 엇각이에요.',
    mistakeText: '두 쌍은 엇각이에요. 동위각은 네 쌍이에요.',
    clue: '한 교점에 생기는 네 각 하나하나에 대하여, 다른 교점에서 같은 위치에 있는 각을 찾아 짝지어 보세요.',
  },
  {
    text: '동위각의 크기가 서로 다르면 두 직선은 평행하지 않다.',
    isTrue: true,
    because: '두 직선이 평행하다면 동위각의 크기가 같아야 해요. 다르다면 평행하지 않아요.',
    mistakeText: '평행선에서는 동위각의 크기가 반드시 같아요.',
    clue: '두 직선이 평행하다면 동위각의 크기가 어떠해야 하는지 먼저 말해 보세요.',
  },
  {
    text: '맞꼭지각의 크기는 두 직선이 다른 직선과 평행할 때만 서로 같다.',
    isTrue: false,
    because: '맞꼭지각은 두 직선이 만나기만 하면 생기고, 그 크기는 언제나 같아요. 평행과는 상관없어요.',
    mistakeText: '평행해야 크기가 같아지는 것은 동위각과 엇각이에요.',
    clue: '아무렇게나 만나는 두 직선을 그리고 마주 보는 두 각을 비교해 보세요. 평행한 직선이 필요한가요?',
  },
]

const judgeIdea = judgeClaims(
  { id: 'M1U06C07L0A1', conceptId, difficultyLevel: 0, name: '동위각과 엇각 O/X' },
  (random) =>
    withSharedHints(random.pick(CLAIMS), [
      '동위각과 엇각이 어떤 위치에 있는 각인지 떠올려 보세요.',
      '평행한 두 직선과 평행하지 않은 두 직선을 각각 그리고, 다른 한 직선을 그어 보세요.',
    ]),
)

const LETTERS = 'abcdefgh'
function letterOf({ at, turn }: AnglePlace) {
  return LETTERS[(at === 'upper' ? 0 : 4) + turn] ?? ''
}
function angle(place: AnglePlace) {
  return tex(`\\angle ${letterOf(place)}`)
}

/** Two lines that are visibly not parallel, with all eight angles named a to h. */
function letteredFigure(random: SeededRandom, target: readonly AnglePlace[]) {
  const [upper, lower] = random.pick([
    [10, -8],
    [-9, 6],
    [14, 0],
    [0, -12],
  ] as const)
  return crossingFigure(
    '두 직선 l, m이 직선 n과 만나는 그림. 직선 l과 n이 만나는 곳에 오른쪽 위부터 시계 반대 방향으로 각 a, b, c, d가 있고, 직선 m과 n이 만나는 곳에 오른쪽 위부터 시계 반대 방향으로 각 e, f, g, h가 있다',
    {
      upper,
      lower,
      across: random.pick([62, 70, 110, 118]),
      marks: PLACES.map((place) => ({
        place,
        label: letterOf(place),
        arcs: target.some((one) => letterOf(one) === letterOf(place)) ? 1 : 0,
      })),
    },
  )
}

const RELATIONS = ['동위각', '엇각', '맞꼭지각', '동위각도 엇각도 맞꼭지각도 아니다'] as const
const MEANINGS: Record<(typeof RELATIONS)[number], { mistakeText: string; conceptId?: string }> = {
  동위각: { mistakeText: '동위각은 두 교점에서 서로 같은 위치에 있는 각이에요.' },
  엇각: { mistakeText: '엇각은 두 직선의 안쪽에서 서로 엇갈린 위치에 있는 각이에요.' },
  맞꼭지각: { mistakeText: '맞꼭지각은 한 교점에서 서로 마주 보는 각이에요.', conceptId: 'M1U06C03' },
  '동위각도 엇각도 맞꼭지각도 아니다': {
    mistakeText:
      '두 교점에서 같은 위치에 있거나, 안쪽에서 엇갈려 있거나, 한 교점에서 마주 보고 있는지 다시 보세요.',
  },
}

const nameRelation: ItemTemplate = {
  id: 'M1U06C07L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '두 각의 이름',
  generate: (random) => {
    const target = random.pick(RELATIONS)
    const first = random.pick(PLACES.filter((place) => target !== '엇각' || isInner(place)))
    const inward = first.at === 'upper' ? { 2: 3, 3: 1 } : { 0: 3, 1: 1 }
    const second = {
      동위각: placeFrom(first, 0, true),
      엇각: placeFrom(first, 2, true),
      맞꼭지각: placeFrom(first, 2, false),
      '동위각도 엇각도 맞꼭지각도 아니다': placeFrom(
        first,
        (inward as Record<number, number>)[first.turn] ?? 1,
        true,
      ),
    }[target]
    const because = {
      동위각: '두 각은 두 교점에서 서로 같은 위치에 있으므로 동위각이에요.',
      엇각: '두 각은 두 직선의 안쪽에서 서로 엇갈린 위치에 있으므로 엇각이에요.',
      맞꼭지각: '두 각은 한 교점에서 서로 마주 보고 있으므로 맞꼭지각이에요.',
      '동위각도 엇각도 맞꼭지각도 아니다':
        '두 각은 서로 다른 교점에 있으므로 맞꼭지각이 아니에요. 같은 위치에 있지도, 안쪽에서 엇갈려 있지도 않아요.',
    }[target]
    return askChoice(random, {
      question: `다음 그림과 같이 두 직선 ${tex('l')}, ${texWith('m', '이/가')} 직선 ${texWith('n', '과/와')} 만날 때, ${attachParticle(angle(first), '과/와')} ${attachParticle(angle(second), '은/는')} 어떤 관계에 있는 각인가요?`,
      right: optionAnswer(target),
      slips: RELATIONS.filter((relation) => relation !== target).map((relation) => ({
        ...optionAnswer(relation),
        ...MEANINGS[relation],
      })),
      solution: because,
      hints: [
        '먼저 두 각이 같은 교점에 있는지, 서로 다른 교점에 있는지 보세요.',
        '두 각이 각각 교점의 왼쪽과 오른쪽, 위쪽과 아래쪽 가운데 어디에 있는지 말해 보세요.',
        '서로 다른 교점에 있다면 같은 위치인지, 두 직선의 안쪽에서 엇갈린 위치인지 살펴보세요.',
      ],
      figures: [letteredFigure(random, [first, second])],
    })
  },
}

const findPartner: ItemTemplate = {
  id: 'M1U06C07L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '동위각·엇각 찾기',
  generate: (random) => {
    const goal = random.pick(['동위각', '엇각'] as const)
    const target = random.pick(PLACES.filter((place) => goal === '동위각' || isInner(place)))
    const [same, crossed, opposite] = [
      placeFrom(target, 0, true),
      placeFrom(target, 2, true),
      placeFrom(target, 2, false),
    ]
    const isSame = goal === '동위각'
    const right = isSame ? same : crossed
    const neither = '두 교점에서 위치가 다르고, 안쪽에서 엇갈려 있지도 않은 각이에요.'
    return askChoice(random, {
      question: `다음 그림과 같이 두 직선 ${tex('l')}, ${texWith('m', '이/가')} 직선 ${texWith('n', '과/와')} 만날 때, ${angle(target)}의 ${goal}은 어느 것인가요?`,
      right: optionAnswer(angle(right)),
      slips: [
        isSame
          ? {
              ...optionAnswer(angle(crossed)),
              mistakeText: isInner(target)
                ? '안쪽에서 엇갈린 위치에 있는 각이므로 엇각이에요.'
                : '교점의 반대쪽에 있는 각이에요. 동위각은 같은 쪽에 있어야 해요.',
            }
          : {
              ...optionAnswer(angle(same)),
              mistakeText: '두 교점에서 같은 위치에 있는 각이므로 동위각이에요.',
            },
        {
          ...optionAnswer(angle(opposite)),
          mistakeText: '한 교점에서 마주 보는 각이므로 맞꼭지각이에요.',
          conceptId: 'M1U06C03',
        },
        { ...optionAnswer(angle(placeFrom(target, 1, true))), mistakeText: neither },
        { ...optionAnswer(angle(placeFrom(target, 3, true))), mistakeText: neither },
      ],
      solution: isSame
        ? `동위각은 두 교점에서 서로 같은 위치에 있는 각이에요. ${attachParticle(angle(target), '과/와')} 같은 위치에 있는 각은 다른 교점의 ${attachParticle(angle(right), '이에요/예요')}.`
        : `엇각은 두 직선 ${tex('l')}, ${tex('m')}의 안쪽에서 서로 엇갈린 위치에 있는 각이에요. ${attachParticle(angle(target), '과/와')} 직선 ${tex('n')}의 반대쪽에서 엇갈려 있는 각은 ${attachParticle(angle(right), '이에요/예요')}.`,
      hints: [
        `${goal}은 서로 다른 두 교점에 하나씩 있는 각이에요. 다른 교점의 네 각만 보세요.`,
        isSame
          ? '각이 직선 \\(n\\)의 왼쪽에 있는지 오른쪽에 있는지, 교점의 위쪽에 있는지 아래쪽에 있는지 말해 보세요.'
          : '두 직선 \\(l\\), \\(m\\)의 안쪽, 곧 두 직선 사이에 있는 각만 남기세요.',
        isSame
          ? '다른 교점에서 왼쪽과 오른쪽, 위쪽과 아래쪽이 모두 같은 각을 고르세요.'
          : '안쪽에 있는 각 가운데 직선 \\(n\\)의 반대쪽에 있는 각을 고르세요. 알파벳 Z 모양을 떠올리면 쉬워요.',
      ],
      figures: [letteredFigure(random, [target])],
    })
  },
}

const solveAngle = makeBothForms({
  id: 'M1U06C07L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '평행선에서 각',
  draw: withEnoughSlips((random) => {
    const { a, b, x, size } = drawUntil(
      random,
      (draw) => {
        const [one, more, value] = [
          draw.integer(2, 4),
          draw.pick([-20, -15, -10, -5, 5, 10, 15, 20]),
          draw.integer(12, 40),
        ]
        return { a: one, b: more, x: value, size: one * value + more }
      },
      (drawn) => drawn.size >= 45 && drawn.size <= 135 && drawn.size % 5 === 0 && drawn.size !== 90,
    )
    const target = random.pick(['동위각', '엇각'] as const)
    const first = random.pick(PLACES.filter((place) => target === '동위각' || isInner(place)))
    const second = placeFrom(first, target === '동위각' ? 0 : 2, true)
    const across = first.turn % 2 === 0 ? size : 180 - size
    const formula = linearText(a, b)
    return {
      question: `다음 그림과 같이 ${tex('l \\parallel m')}이고 표시된 두 각의 크기가 ${degrees(size)}, ${tex(linearDeg(a, b))}일 때, ${tex('x')}의 값을 구하세요.`,
      right: rightNumber(x),
      slips: naturalSlips([
        [
          (180 - size - b) / a,
          `두 각의 크기의 합을 ${degrees(180)}로 놓았어요. 평행선에서 ${target}의 크기는 서로 같아요.`,
        ],
        [(size + b) / a, '상수항을 이항할 때 부호를 바꾸지 않았어요.'],
        [size / a, '상수항을 빠뜨렸어요.'],
        [size, `각의 크기를 답했어요. 묻는 것은 ${tex('x')}의 값이에요.`],
        [size - b, `${tex('x')}의 계수로 나누지 않았어요.`],
      ]),
      solution: `1. 표시된 두 각은 ${target}이에요.\n2. ${tex('l \\parallel m')}이므로 ${target}의 크기는 서로 같아요. ${texWith(`${formula} = ${size}`, '이에요/예요')}.\n3. ${tex(`${a}x = ${size - b}`)}이므로 ${texWith(`x = ${x}`, '이에요/예요')}.`,
      hints: [
        '표시된 두 각이 어떤 위치에 있는지 보세요. 동위각인가요, 엇각인가요?',
        '두 직선이 평행하면 동위각의 크기는 서로 같고, 엇각의 크기도 서로 같아요.',
        '두 각의 크기가 같다는 방정식을 세우고, 상수항을 이항하여 푸세요.',
      ],
      figures: [
        crossingFigure(
          `평행한 두 직선 l, m이 직선 n과 만나는 그림. ${target}인 두 각에 크기 ${size}°와 ${linearDegLabel(a, b)}가 적혀 있다`,
          {
            upper: 0,
            lower: 0,
            across,
            marks: [
              { place: first, label: `${size}°` },
              { place: second, label: linearDegLabel(a, b) },
            ],
          },
        ),
      ],
    }
  }),
})

export const IDEA_TEMPLATES: ItemTemplate[] = [judgeIdea, nameRelation, findPartner, ...solveAngle]
