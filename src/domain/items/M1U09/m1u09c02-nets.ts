import { attachParticle } from '#domain/korean/attach-particle.ts'
import {
  makeBothForms,
  rightNumber,
  type Slip,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { onlyPositive } from '../asking/decimal-answer.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { pt, pts } from '../asking/geometry-text.ts'
import { nativeCount, tex, texList, texWith } from '../asking/inline-math.ts'
import { type PlanePoint, planeFigure } from '../asking/plane-figure.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { type NetFace, walkRim } from './fold-net.ts'
import { CUBE_NET_COUNT, cubeNet, octahedronNet } from './net-shapes.ts'

const LETTERS = 'ABCDEFGHIJKLMN'

interface Net {
  name: '정육면체' | '정팔면체'
  faces: NetFace[]
  /** Clockwise, lettered A, B, C … in this order. */
  rim: string[]
  spotOf: (place: string) => PlanePoint
}

function numbersIn(place: string): PlanePoint {
  const [x = 0, y = 0] = place.split(',').map(Number)
  return [x, y]
}

function drawNet(random: SeededRandom, name: Net['name']): Net {
  const isFlipped = random.pick([true, false])
  const faces =
    name === '정육면체'
      ? cubeNet(random.integer(0, CUBE_NET_COUNT - 1), isFlipped)
      : octahedronNet(random.integer(0, 2), random.integer(0, 2), isFlipped)
  const isHigherOrLeft = (a: string, b: string) => {
    const [[x, y], [otherX, otherY]] = [numbersIn(a), numbersIn(b)]
    return y > otherY || (y === otherY && x < otherX)
  }
  const spotOf = (place: string): PlanePoint => {
    const [x, y] = numbersIn(place)
    return name === '정육면체' ? [x, y] : [x + y / 2, (y * Math.sqrt(3)) / 2]
  }
  return { name, faces, rim: walkRim(faces, isHigherOrLeft), spotOf }
}

const FACE_OF = { 정육면체: '정사각형', 정팔면체: '정삼각형' } as const
const MEETING = { 정육면체: 3, 정팔면체: 4 } as const

/** The net with its folds dashed; `words` are on the faces in order, without them the vertices are lettered. */
function drawNetFigure({ name, faces, rim, spotOf }: Net, alt: string, words: readonly string[] = []) {
  const letterOf = (place: string) => LETTERS[rim.indexOf(place)] ?? ''
  const outlines = faces.map(({ places }) => places.map(letterOf))
  const sides = outlines.flatMap((letters) =>
    letters.map((letter, index) => letter + (letters[(index + 1) % letters.length] ?? '')),
  )
  const folds = sides.filter(([a = '', b = '']) => a < b && sides.includes(b + a))
  const middles = faces.map(({ places }): PlanePoint => {
    const spots = places.map(spotOf)
    const mean = (axis: 0 | 1) => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length
    return [mean(0), mean(1)]
  })
  return planeFigure(
    `${name}의 전개도. ${alt}`,
    Object.fromEntries(rim.map((place) => [letterOf(place), spotOf(place)])),
    {
      areas: outlines.map((letters) => ({ outline: letters.join(''), fill: 'soft' as const })),
      lines: [
        ...folds.map((of) => ({ of, dashed: true })),
        { of: [...rim, rim[0] ?? ''].map(letterOf).join('') },
      ],
      ...(words.length === 0
        ? {}
        : {
            texts: middles.map((at, index) => ({ at, text: words[index] ?? '' })),
            unlabelled: rim.map(letterOf).join(''),
          }),
    },
  )
}

/** The letters at the corners of each face and around the rim, for the text alternative. */
function tellFaces({ faces, rim }: Net): string {
  const letterOf = (place: string) => LETTERS[rim.indexOf(place)] ?? ''
  return `면은 ${faces.map(({ places }) => places.map(letterOf).join('')).join(', ')}이고, 둘레의 꼭짓점은 시계 방향으로 ${[...LETTERS.slice(0, rim.length)].join(', ')}`
}

function cornersAlong({ faces, rim }: Net): number[] {
  return rim.map((place) => {
    const face = faces.find(({ places }) => places.includes(place))
    return face?.corners[face.places.indexOf(place)] ?? -1
  })
}

/** The pairs of edges that come together between two vertices of the rim that meet, innermost first. */
function listGlued(corners: readonly number[], from: number, to: number): string[] {
  const count = corners.length
  const cornerAt = (index: number) => corners[index % count]
  const letters = (...indices: number[]) => indices.map((index) => LETTERS[index % count]).join('')
  const end = to > from ? to : to + count
  const steps = Array.from({ length: end - from }, (_, index) => from + index)
  return steps
    .flatMap((one) => steps.filter((other) => other > one).map((other) => ({ one, other })))
    .filter(({ one: a, other: b }) => cornerAt(a) === cornerAt(b + 1) && cornerAt(a + 1) === cornerAt(b))
    .sort((a, b) => a.other - a.one - (b.other - b.one))
    .map(
      ({ one: a, other: b }) =>
        `변 ${texWith(pts(letters(a, a + 1)), '과/와')} 변 ${tex(pts(letters(b + 1, b)))}`,
    )
}

/** How two vertices of the net lie on the solid. */
function tellApart(name: Net['name'], first: number, second: number): string {
  if (name === '정팔면체')
    return first + second === 5 ? '가장 멀리 떨어진 꼭짓점이' : '한 모서리의 양 끝 점이'
  const steps = [1, 2, 4].filter((bit) => ((first ^ second) & bit) !== 0).length
  return (
    ['', '한 모서리의 양 끝 점이', '한 면의 대각선의 양 끝 점이', '가장 멀리 떨어진 꼭짓점이'][steps] ?? ''
  )
}

function askMeetingVertex(random: SeededRandom): ValueQuestion {
  const { net, corners, at, partner, glued } = drawUntil(
    random,
    () => {
      const net = drawNet(random, random.pick(['정육면체', '정팔면체']))
      const corners = cornersAlong(net)
      const at = random.integer(0, net.rim.length - 1)
      const partner = corners.findIndex((corner, index) => corner === corners[at] && index !== at)
      const ways = partner < 0 ? [] : [listGlued(corners, at, partner), listGlued(corners, partner, at)]
      const [glued = []] = ways.sort((a, b) => a.length - b.length)
      return { net, corners, at, partner, glued }
    },
    ({ corners, at, glued }) =>
      glued.length >= 2 && corners.filter((corner) => corner === corners[at]).length === 2,
  )
  const count = corners.length
  const [target = '', right = ''] = [LETTERS[at], LETTERS[partner]]
  const near = [at + 1, at + count - 1, partner + 1, partner + count - 1].map((index) => index % count)
  const others = random.shuffle(corners.map((_, index) => index))
  const slips = [...new Set([...near, ...others])]
    .filter((index) => index !== at && index !== partner)
    .map((index): Slip => {
      const letter = LETTERS[index] ?? ''
      return {
        key: letter,
        markdown: `점 ${pt(letter)}`,
        mistakeText: `접으면 점 ${texWith(pts(letter), '은/는')} 점 ${texWith(pts(target), '과/와')} ${tellApart(net.name, corners[at] ?? 0, corners[index] ?? 0)} 돼요.`,
      }
    })
  const full = `${FACE_OF[net.name]} ${nativeCount(MEETING[net.name])} 개`
  return {
    question: `그림은 ${net.name}의 전개도예요. 점선을 따라 접어 ${attachParticle(net.name, '을/를')} 만들 때, 점 ${texWith(pts(target), '과/와')} 만나는 꼭짓점은 어느 것인지 기호로 답하세요.`,
    right: { key: right, markdown: `점 ${pt(right)}` },
    slips: slips.slice(0, 5),
    solution: `1. ${net.name}의 한 꼭짓점에는 면이 ${tex(MEETING[net.name])}개 모여요. 그래서 전개도에서 ${attachParticle(full, '이/가')} 이미 모여 있는 꼭짓점에서는 그 옆의 두 변이 서로 겹쳐요.\n2. 이런 변부터 시작하여 그다음 변끼리 차례로 맞추면 ${attachParticle(glued.join(', '), '이/가')} 겹쳐요.\n3. 따라서 점 ${texWith(pts(target), '과/와')} 만나는 꼭짓점은 점 ${texWith(pts(right), '이에요/예요')}.`,
    hints: [
      '전개도를 머릿속으로 접어 보거나, 종이에 옮겨 그려 직접 접어 보세요. 둘레의 변은 어느 것이나 다른 변 하나와 겹쳐요.',
      `${net.name}의 한 꼭짓점에는 면이 ${tex(MEETING[net.name])}개 모여요. 전개도에서 ${attachParticle(full, '이/가')} 이미 모여 있는 꼭짓점을 찾으면, 그 꼭짓점 옆의 두 변이 서로 겹쳐요.`,
      `서로 겹치는 두 변을 찾으면 그 바깥쪽의 변도 차례로 서로 겹쳐요. 점 ${texWith(pts(target), '이/가')} 끝 점인 변이 어느 변과 겹치는지 찾아보세요.`,
    ],
    figures: [drawNetFigure(net, tellFaces(net))],
  }
}

function shares(a: NetFace | undefined, b: NetFace | undefined) {
  return a?.corners.filter((corner) => b?.corners.includes(corner)).length ?? 0
}

function oppositeOf(faces: readonly NetFace[], index: number) {
  return faces.findIndex((face) => shares(face, faces[index]) === 0)
}

const ROWS = ['첫째', '둘째', '셋째', '넷째', '다섯째'] as const

/** Where the words are, for a text alternative. */
function tellWords({ name, faces }: Net, words: readonly string[]): string {
  if (name === '정육면체') {
    const cells = faces.map(({ places }) => places.map(numbersIn))
    const [lefts, tops] = [
      cells.map((spots) => Math.min(...spots.map(([x]) => x))),
      cells.map((spots) => Math.max(...spots.map(([, y]) => y))),
    ]
    const columns = [...new Set(lefts)].sort((a, b) => a - b)
    const rows = [...new Set(tops)].sort((a, b) => b - a)
    const wordAt = (x: number, y: number) =>
      words[faces.findIndex((_, index) => lefts[index] === x && tops[index] === y)] ?? '빈칸'
    return rows
      .map((y, row) => `${ROWS[row]} 줄은 왼쪽부터 ${columns.map((x) => wordAt(x, y)).join(', ')}`)
      .join('. ')
  }
  const joints = faces.flatMap((face, index) =>
    faces.flatMap((other, otherIndex) => {
      const common = face.places.filter((place) => other.places.includes(place)).length
      return otherIndex > index && common === 2 ? [`${words[index]} 옆에 ${words[otherIndex]}`] : []
    }),
  )
  return `변으로 이어진 면은 ${joints.join(', ')}`
}

function askOppositeFace(random: SeededRandom): ValueQuestion {
  const net = drawNet(random, random.pick(['정육면체', '정팔면체']))
  const { name, faces } = net
  const numbers = random.shuffle(faces.map((_, index) => index + 1))
  const target = random.integer(0, faces.length - 1)
  const [given = 0, right = 0] = [numbers[target], numbers[oppositeOf(faces, target)]]
  const others = random.shuffle(numbers).filter((number) => number !== given && number !== right)
  const sharesWith = (number: number) => shares(faces[numbers.indexOf(number)], faces[target])
  const neighbours = others.filter((number) => sharesWith(number) === 2).sort((a, b) => a - b)
  const touching = others.filter((number) => sharesWith(number) === 1).sort((a, b) => a - b)
  const [relation, touch] = ['모서리를 함께 쓰는', '한 꼭짓점에서만 만나는']
  return {
    question: `그림과 같은 전개도를 접어 ${attachParticle(name, '을/를')} 만들 때, ${texWith(given, '이/가')} 적힌 면과 서로 평행한 면에 적힌 수를 구하세요.`,
    right: rightNumber(right),
    slips: others.map((number) =>
      wrongNumber(
        number,
        `접으면 ${texWith(number, '이/가')} 적힌 면은 ${texWith(given, '이/가')} 적힌 면과 ${sharesWith(number) === 2 ? relation : touch} 면이 돼요. 평행한 면은 서로 만나지 않아요.`,
      ),
    ),
    solution: `서로 평행한 두 면은 모서리도 꼭짓점도 함께 쓰지 않아요. 전개도를 접었을 때 ${texWith(given, '이/가')} 적힌 면과 만나는 면을 찾아 지워요.\n\n1. ${relation} 면에 적힌 수는 ${texList(neighbours, '이에요/예요')}.\n${touching.length === 0 ? '' : `2. ${touch} 면에 적힌 수는 ${texList(touching, '이에요/예요')}.\n`}\n남은 면은 ${texWith(right, '이/가')} 적힌 면 하나뿐이므로, 이 면이 ${texWith(given, '이/가')} 적힌 면과 서로 평행해요.`,
    hints: [
      `${texWith(given, '이/가')} 적힌 면을 바닥에 놓고 나머지 면을 접어 올린다고 생각해 보세요.`,
      '서로 평행한 두 면은 만나지 않아요. 전개도에서 변으로 이어진 면은 평행한 면이 될 수 없어요.',
      name === '정육면체'
        ? '전개도에서 한 줄로 이어진 세 면의 양 끝에 있는 두 면은 접으면 서로 평행해요. 한 줄이 아니면 접었을 때 이웃하게 되는 면을 모두 찾아 지워 보세요.'
        : '정팔면체에서는 모서리를 함께 쓰지 않고 꼭짓점에서만 만나는 면도 있어요. 접었을 때 모서리나 꼭짓점에서 만나게 되는 면을 모두 찾아 지워 보세요.',
    ],
    figures: [drawNetFigure(net, tellWords(net, numbers.map(String)), numbers.map(String))],
  }
}

function askOppositeSums(random: SeededRandom): ValueQuestion {
  const net = drawNet(random, '정육면체')
  const { faces } = net
  const [x = 1, y = 2, z = 3] = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
  const sum = random.integer(10, 15)
  const [a, b, c] = [sum - x, sum - y, sum - z]
  const letteredAt = drawUntil(
    random,
    () => random.sample([0, 1, 2, 3, 4, 5], 3),
    (drawn) => drawn.every((index) => !drawn.includes(oppositeOf(faces, index))),
  )
  const words = faces.map((_, index) => {
    const lettered = letteredAt.indexOf(index)
    if (lettered >= 0) return 'abc'[lettered] ?? ''
    return String([x, y, z][letteredAt.indexOf(oppositeOf(faces, index))])
  })
  const opposite = (letter: string, number: number) =>
    `${texWith(letter, '이/가')} 적힌 면과 마주 보는 면에 적힌 수는 ${texWith(number, '이므로/므로')} ${texWith(`${letter} = ${sum} - ${number} = ${sum - number}`, '이에요/예요')}.`
  return {
    question: `그림은 정육면체의 전개도예요. 전개도를 접어 만든 정육면체에서 서로 마주 보는 두 면에 적힌 두 수의 합이 모두 ${texWith(sum, '으로/로')} 같을 때, ${tex('a + b - c')}의 값을 구하세요.`,
    right: rightNumber(a + b - c),
    slips: onlyPositive([
      wrongNumber(
        a - b + c,
        `${texWith('b', '과/와')} ${texWith('c', '이/가')} 적힌 면과 마주 보는 면을 서로 바꾸어 생각했어요.`,
      ),
      wrongNumber(
        -a + b + c,
        `${texWith('a', '과/와')} ${texWith('c', '이/가')} 적힌 면과 마주 보는 면을 서로 바꾸어 생각했어요.`,
      ),
      wrongNumber(a + b + c, `${texWith('c', '을/를')} 빼지 않고 더했어요.`),
      wrongNumber(a + b, `${texWith('c', '을/를')} 빼지 않았어요.`),
      wrongNumber(x + y - z, '마주 보는 면에 적힌 수를 그대로 썼어요. 두 수의 합을 이용해야 해요.'),
    ]),
    solution: `전개도를 접었을 때 이웃하지 않고 서로 평행한 면이 마주 보는 면이에요. 한 줄로 이어진 세 면의 양 끝에 있는 두 면이 그래요. 그렇게 찾고 두 면이 남으면 그 두 면도 서로 마주 봐요.\n\n1. ${opposite('a', x)}\n2. ${opposite('b', y)}\n3. ${opposite('c', z)}\n\n따라서 ${texWith(`a + b - c = ${a} + ${b} - ${c} = ${a + b - c}`, '이에요/예요')}.`,
    hints: [
      `${tex('a')}, ${tex('b')}, ${texWith('c', '이/가')} 적힌 면과 마주 보는 면을 하나씩 찾아보세요.`,
      '전개도에서 한 줄로 이어진 세 면의 양 끝에 있는 두 면은 접으면 서로 마주 봐요. 변으로 이어진 면은 마주 보지 않아요.',
      `마주 보는 면에 적힌 수를 ${tex(sum)}에서 빼면 ${tex('a')}, ${tex('b')}, ${texWith('c', '을/를')} 각각 구할 수 있어요.`,
    ],
    figures: [drawNetFigure(net, tellWords(net, words), words)],
  }
}

const useNet = makeBothForms({
  id: 'M1U09C02L5A1',
  conceptId: 'M1U09C02',
  difficultyLevel: 5,
  name: '전개도에서 겹치는 점',
  draw: withEnoughSlips((random) =>
    random.pick([askMeetingVertex, askMeetingVertex, askOppositeFace, askOppositeSums])(random),
  ),
})

export const NET_TEMPLATES: ItemTemplate[] = [...useNet]
