import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { pt } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import {
  isSameStretch,
  type Part,
  type PartKind,
  partText,
  pointsOnLine,
  type Stretch,
  stretchOf,
} from './line-parts.ts'

const conceptId = 'M1U06C01'
const NAME_ROWS = ['ABCD', 'PQRS', 'EFGH'] as const

function listNames(names: string) {
  return [...names].map((name) => pt(name)).join(', ')
}

function allParts(names: string, kinds: readonly PartKind[]): Part[] {
  const letters = [...names]
  return kinds.flatMap((kind) =>
    letters.flatMap((from) => letters.filter((to) => to !== from).map((to): Part => ({ kind, from, to }))),
  )
}

const sameRay: ItemTemplate = {
  id: 'M1U06C01L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '같은 반직선 찾기',
  generate: (random) => {
    const names = random.pick(NAME_ROWS)
    const rays = allParts(names, ['ray'])
    const given = drawUntil(
      random,
      (draw) => draw.pick(rays),
      (one) =>
        rays.filter((other) => isSameStretch(stretchOf(one, names), stretchOf(other, names))).length > 1,
    )
    const stretch = stretchOf(given, names)
    const isSame = (part: Part) => isSameStretch(stretchOf(part, names), stretch)
    const right = random.pick(rays.filter((part) => isSame(part) && part.to !== given.to))
    const line = random.pick(
      allParts(names, ['line']).filter(({ from, to }) => from === given.from || to === given.from),
    )
    const wrongRays = random.sample(
      rays.filter(
        (part) =>
          !isSame(part) && (part.from === given.to || part.from === given.from || part.to === given.to),
      ),
      2,
    )
    const start = given.from
    return askChoice(random, {
      question: `다음 그림과 같이 한 직선 위에 네 점 ${listNames(names)}가 이 순서대로 있을 때, ${texWith(partText(given), '과/와')} 같은 것은 어느 것인가요?`,
      right: optionAnswer(tex(partText(right))),
      slips: [
        ...wrongRays.map((part) => ({
          ...optionAnswer(tex(partText(part))),
          mistakeText:
            part.from === start
              ? '시작하는 점은 같지만 뻗는 방향이 반대예요.'
              : '시작하는 점이 달라요. 반직선은 시작하는 점과 방향이 모두 같아야 같아요.',
        })),
        { ...optionAnswer(tex(partText(line))), mistakeText: '직선은 양쪽으로 뻗으므로 반직선과 달라요.' },
        {
          ...optionAnswer(tex(partText({ ...given, kind: 'segment' }))),
          mistakeText: '선분은 두 점 사이의 부분만이므로 반직선과 달라요.',
        },
      ],
      solution: `${texWith(partText(given), '은/는')} 점 ${pt(start)}에서 시작하여 점 ${pt(given.to)} 쪽으로 한없이 뻗어요. 시작하는 점이 같고 뻗는 방향도 같은 것은 ${texWith(partText(right), '이에요/예요')}.`,
      hints: [
        '반직선은 어느 점에서 시작하는지와 어느 쪽으로 뻗는지로 정해져요.',
        `${texWith(partText(given), '이/가')} 시작하는 점과 뻗는 방향을 그림에 표시해 보세요.`,
        '보기 가운데 반직선을 나타내는 기호만 남기고, 시작하는 점과 뻗는 방향이 모두 같은 것을 찾으세요.',
      ],
      figures: [pointsOnLine(names)],
    })
  },
}

function isEmpty([low, high]: Stretch) {
  return low > high
}
function meetOf([low, high]: Stretch, [otherLow, otherHigh]: Stretch): Stretch {
  return [Math.max(low, otherLow), Math.min(high, otherHigh)]
}

/** How a stretch is written: one point, a segment, a ray or the line. */
function stretchText(random: SeededRandom, stretch: Stretch, names: string): string {
  const [low, high] = stretch
  if (low === high) return `점 ${pt(names[low] ?? '')}`
  const parts = allParts(names, ['segment', 'ray', 'line'])
  return tex(partText(random.pick(parts.filter((part) => isSameStretch(stretchOf(part, names), stretch)))))
}

/** The formula of a written stretch. */
function formulaOf(written: string): string {
  return written.replace(/^.*\\\(|\\\)$/g, '')
}

function drawPartStatements(random: SeededRandom, names: string): TrueFalseStatement[] {
  const parts = allParts(names, ['segment', 'ray'])
  const two = () =>
    drawUntil(
      random,
      (draw) => draw.sample(parts, 2) as [Part, Part],
      ([a, b]) => {
        const meet = meetOf(stretchOf(a, names), stretchOf(b, names))
        return !isEmpty(meet) && [a, b].every((part) => !isSameStretch(stretchOf(part, names), meet))
      },
    )
  const common = (topic: string): TrueFalseStatement[] => {
    const [a, b] = two()
    const meet = meetOf(stretchOf(a, names), stretchOf(b, names))
    const right = stretchText(random, meet, names)
    const wrong = stretchText(
      random,
      stretchOf(random.pick(parts.filter((part) => !isSameStretch(stretchOf(part, names), meet))), names),
      names,
    )
    const make = (premise: string, isTrue: boolean): TrueFalseStatement => ({
      topic,
      isTrue,
      text: `${texWith(partText(a), '과/와')} ${tex(partText(b))}의 공통부분은 ${premise.startsWith('점') ? '점 ' : ''}${tex(formulaOf(premise))}이다.`,
      because: `두 도형을 겹쳐 그리면 겹치는 부분은 ${right.startsWith('점') ? '점 ' : ''}${texWith(formulaOf(right), '이에요/예요')}.`,
      mistakeText: '두 도형을 겹쳐 그려 공통부분의 양 끝을 확인하지 않았어요.',
    })
    return [make(right, true), make(wrong, false)]
  }
  const [inner, outer] = drawUntil(
    random,
    (draw) => draw.sample(parts, 2) as [Part, Part],
    ([a, b]) => {
      const meet = meetOf(stretchOf(a, names), stretchOf(b, names))
      return (
        isSameStretch(meet, stretchOf(a, names)) && !isSameStretch(stretchOf(a, names), stretchOf(b, names))
      )
    },
  )
  const contains = (a: Part, b: Part, isTrue: boolean): TrueFalseStatement => ({
    topic: 'contains',
    isTrue,
    text: `${tex(partText(a))} 위의 모든 점은 ${tex(partText(b))} 위에 있다.`,
    because: isTrue
      ? `${tex(partText(a))}의 시작과 끝이 모두 ${tex(partText(b))} 안에 있어요.`
      : `${tex(partText(a))} 위에는 ${tex(partText(b))} 위에 있지 않은 점이 있어요.`,
    mistakeText: '두 도형이 각각 어디에서 어디까지 뻗는지 확인하지 않았어요.',
  })
  const [left, right] = random.sample([...names], 2)
  const same: TrueFalseStatement[] = [
    {
      topic: 'same',
      isTrue: true,
      text: `${texWith(partText({ kind: 'segment', from: left ?? '', to: right ?? '' }), '과/와')} ${texWith(partText({ kind: 'segment', from: right ?? '', to: left ?? '' }), '은/는')} 같다.`,
      because: '선분은 양 끝 점의 순서를 바꾸어 써도 같아요.',
      mistakeText: '선분은 양 끝 점만 같으면 같아요.',
    },
    {
      topic: 'same',
      isTrue: false,
      text: `${texWith(partText({ kind: 'ray', from: left ?? '', to: right ?? '' }), '과/와')} ${texWith(partText({ kind: 'ray', from: right ?? '', to: left ?? '' }), '은/는')} 같다.`,
      because: '두 반직선은 시작하는 점과 뻗는 방향이 모두 달라요.',
      mistakeText: '반직선은 시작하는 점이 다르면 달라요.',
    },
  ]
  return [
    ...common('common'),
    ...common('common again'),
    contains(inner, outer, true),
    contains(outer, inner, false),
    ...same,
  ]
}

const judgeParts: ItemTemplate = {
  id: 'M1U06C01L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '직선·반직선·선분 진술',
  generate: (random) => {
    const names = random.pick(NAME_ROWS)
    const item = askStatements({
      lead: `다음 그림과 같이 한 직선 위에 네 점 ${listNames(names)}가 이 순서대로 있을 때, 다음 **보기** 중 옳은 것을 모두 고르세요.`,
      statements: drawMixedStatements(random, drawPartStatements(random, names)),
      hints: [
        '기호가 나타내는 도형이 어디에서 시작하여 어디까지 뻗는지 하나씩 그려 보세요.',
        '공통부분은 두 도형을 겹쳐 그렸을 때 겹치는 부분이에요. 겹치는 부분의 양 끝을 찾으세요.',
        '직선 위에 눈금을 그린 것처럼, 도형마다 왼쪽 끝과 오른쪽 끝이 어느 점인지 또는 한없이 뻗는지 적어 비교해 보세요.',
      ],
    })
    return { ...item, figures: [pointsOnLine(names)] }
  },
}

export const PART_TEMPLATES: ItemTemplate[] = [sameRay, judgeParts]
