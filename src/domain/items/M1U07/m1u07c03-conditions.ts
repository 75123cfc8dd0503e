import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { ang, pts, seg, tri } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { planeFigure, triangleOnBase } from '../asking/plane-figure.ts'
import type { ItemTemplate } from '../template.ts'
import { placeTriangles } from './m1u07c03-correspondence.ts'
import { pickPair } from './m1u07c03-pairs.ts'

const conceptId = 'M1U07C03'

const MEANINGS = {
  SSS: '대응하는 세 변의 길이가 각각 같을 때',
  SAS: '대응하는 두 변의 길이가 각각 같고, 그 끼인각의 크기가 같을 때',
  ASA: '대응하는 한 변의 길이가 같고, 그 양 끝 각의 크기가 각각 같을 때',
} as const
type Name = keyof typeof MEANINGS

/** Which parts of ABC and DEF are marked equal: sides by two letters, angles by one. */
const MARKED: Record<Name, readonly (readonly string[])[]> = {
  SSS: [['AB', 'BC', 'CA']],
  SAS: [
    ['AB', 'BC', 'B'],
    ['BC', 'CA', 'C'],
    ['AB', 'CA', 'A'],
  ],
  ASA: [
    ['BC', 'B', 'C'],
    ['AB', 'A', 'B'],
    ['CA', 'C', 'A'],
  ],
}

const PARTNER: Record<string, string> = { A: 'D', B: 'E', C: 'F' }
function partnerOf(part: string) {
  return [...part].map((letter) => PARTNER[letter] ?? '').join('')
}
function equal(part: string) {
  return part.length === 1
    ? tex(`${ang(part)} = ${ang(partnerOf(part))}`)
    : tex(`${seg(part)} = ${seg(partnerOf(part))}`)
}

function aroundOf(vertex: string) {
  const [a = '', b = ''] = [...'ABC'].filter((letter) => letter !== vertex)
  return `${a}${vertex}${b}`
}

const nameCondition: ItemTemplate = {
  id: 'M1U07C03L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '합동 조건 이름',
  generate: (random) => {
    const name = random.pick(['SSS', 'SAS', 'ASA'] as const)
    const parts = random.pick(MARKED[name])
    const [b, c, a] = triangleOnBase([0, 0], 5, random.pick([50, 55, 60, 65]), random.pick([40, 45, 70]))
    const points = placeTriangles(
      { first: 'ABC', second: 'DEF', spots: [a, b, c] },
      random.pick([true, false]),
    )
    const both = parts.flatMap((part, index) => [
      { part, count: index + 1 },
      { part: partnerOf(part), count: index + 1 },
    ])
    const mistakeText = (other: Name) =>
      `${other} 합동은 ${MEANINGS[other]}예요. 같은 것이 변인지 각인지 다시 세어 보세요.`
    return askChoice(random, {
      question: `그림의 두 삼각형에서 ${parts.map(equal).join(', ')}예요. 두 삼각형이 합동임을 알 수 있는 합동 조건은 어느 것인가요?`,
      right: optionAnswer(`${name} 합동`),
      slips: [
        ...(['SSS', 'SAS', 'ASA'] as const)
          .filter((other) => other !== name)
          .map((other) => ({ ...optionAnswer(`${other} 합동`), mistakeText: mistakeText(other) })),
        {
          ...optionAnswer('이것만으로는 합동인지 알 수 없다.'),
          mistakeText: `${MEANINGS[name]}에 해당하므로 합동임을 알 수 있어요.`,
        },
      ],
      solution: `주어진 것은 ${parts.map((part) => (part.length === 1 ? '각' : '변')).join(', ')}이에요. ${MEANINGS[name]}에 해당하므로 ${tex(`${tri('ABC')} \\equiv ${tri('DEF')}`)}(${name} 합동)이에요.`,
      hints: [
        '길이나 크기가 같은 것이 변인지 각인지 하나씩 세어 보세요. 변은 S, 각은 A로 나타내요.',
        '변과 각이 섞여 있으면, 각이 두 변 사이에 있는지 또는 변이 두 각 사이에 있는지 살펴보세요.',
        '삼각형을 한 바퀴 돌면서 같은 것을 만나는 차례대로 S와 A를 써 보세요.',
      ],
      figures: [
        planeFigure(
          `삼각형 ABC와 DEF에 같은 것끼리 같은 표시를 한 그림. 같은 것은 ${parts.map((part) => (part.length === 1 ? `각 ${part}와 각 ${partnerOf(part)}` : `변 ${part}와 변 ${partnerOf(part)}`)).join(', ')}`,
          points,
          {
            lines: [{ of: 'ABCA' }, { of: 'DEFD' }],
            ticks: both
              .filter(({ part }) => part.length === 2)
              .map(({ part, count }) => ({ of: part, count })),
            angles: both
              .filter(({ part }) => part.length === 1)
              .map(({ part, count }) => {
                const around = /[ABC]/.test(part)
                  ? aroundOf(part)
                  : partnerOf(aroundOf('ABC'['DEF'.indexOf(part)] ?? 'A'))
                return { of: around, arcs: count }
              }),
          },
        ),
      ],
    })
  },
}

/** What may be added to one side and the angle at its end `v`; `u` is the side's other end, `w` the third vertex. */
function drawAdditions(u: string, v: string, w: string): TrueFalseStatement[] {
  const pair = (first: string, second: string) => `${first}${second}`
  const sides = (name: string, other: string) => tex(`${seg(name)} = ${seg(other)}`)
  const angles = (name: string, other: string) => tex(`${ang(name)} = ${ang(other)}`)
  const notIncluded = `${texWith(ang(v), '은/는')} 변 ${tex(pts(pair(u, v)))}와 변 ${tex(pts(pair(u, w)))}의 끼인각이 아니에요.`
  return [
    {
      topic: 'arm',
      isTrue: true,
      text: sides(pair(v, w), partnerOf(pair(v, w))),
      because: '두 변의 길이가 각각 같고 그 끼인각의 크기가 같으므로 SAS 합동이에요.',
      mistakeText: '주어진 각이 두 변의 끼인각이 된다는 것을 놓쳤어요.',
    },
    {
      topic: 'far',
      isTrue: false,
      text: sides(pair(u, w), partnerOf(pair(u, w))),
      because: `${notIncluded} 합동이라고 할 수 없어요.`,
      mistakeText: `${notIncluded} SAS 합동 조건이 아니에요.`,
    },
    {
      topic: 'end',
      isTrue: true,
      text: angles(u, partnerOf(u)),
      because: '한 변의 길이가 같고 그 양 끝 각의 크기가 각각 같으므로 ASA 합동이에요.',
      mistakeText: '주어진 변의 양 끝 각이 모두 같아진다는 것을 놓쳤어요.',
    },
    {
      topic: 'third',
      isTrue: true,
      text: angles(w, partnerOf(w)),
      because: `두 각의 크기가 각각 같으면 나머지 한 각의 크기도 같아요. 곧 ${angles(u, partnerOf(u))}이므로 ASA 합동이에요.`,
      mistakeText: '두 각의 크기가 같으면 나머지 각의 크기도 같다는 것을 놓쳤어요.',
    },
    {
      topic: 'crossed',
      isTrue: false,
      text: sides(pair(v, w), partnerOf(pair(u, w))),
      because: '서로 대응하는 변이 아니므로 합동이라고 할 수 없어요.',
      mistakeText: '대응하지 않는 변끼리 비교했어요.',
    },
  ]
}

const addCondition: ItemTemplate = {
  id: 'M1U07C03L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '필요한 조건',
  generate: (random) => {
    const [u, v, w] = random.pick([
      ['A', 'B', 'C'],
      ['B', 'C', 'A'],
      ['C', 'A', 'B'],
      ['B', 'A', 'C'],
    ] as const)
    return askStatements({
      lead: `${texWith(tri('ABC'), '과/와')} ${tex(tri('DEF'))}에서 ${tex(`${seg(`${u}${v}`)} = ${seg(partnerOf(`${u}${v}`))}`)}, ${texWith(`${ang(v)} = ${ang(partnerOf(v))}`, '이에요/예요')}. 다음 **보기**의 조건 가운데 하나만 더할 때 ${texWith(`${tri('ABC')} \\equiv ${tri('DEF')}`, '이/가')} 되는 것을 모두 고르세요.`,
      statements: drawUntil(
        random,
        (draw) => drawMixedStatements(draw, drawAdditions(u, v, w)),
        (drawn) => drawn.length === 4,
      ),
      hints: [
        '두 삼각형을 그리고 이미 같은 변과 각을 표시해 보세요. 무엇이 더 있으면 합동 조건이 될까요?',
        '변을 더하면 주어진 각이 두 변의 끼인각이 되는지, 각을 더하면 주어진 변의 양 끝 각을 알게 되는지 살펴보세요.',
        '두 각의 크기가 각각 같으면 나머지 각의 크기도 같아요. 대응하는 변과 각끼리 같은지도 확인하세요.',
      ],
    })
  },
}

export const CONDITION_TEMPLATES: ItemTemplate[] = [nameCondition, pickPair, addCondition]
