import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { pt } from '../asking/geometry-text.ts'
import { tex } from '../asking/inline-math.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U06C05'
const LETTERS = 'ABCDEFGHIJKL'
const NAMES: Record<number, string> = {
  5: '정오각형',
  6: '정육각형',
  7: '정칠각형',
  8: '정팔각형',
  9: '정구각형',
  10: '정십각형',
  12: '정십이각형',
}

function lettersOf(sides: number) {
  return LETTERS.slice(0, sides)
}
function letter(sides: number, index: number) {
  return LETTERS[((index % sides) + sides) % sides] ?? ''
}

/** A regular polygon with its corners named counterclockwise; the line `marked` through two of them is drawn longer. */
function polygonFigure(sides: number, marked = '') {
  const names = lettersOf(sides)
  const spots: Record<string, PlanePoint> = {}
  for (const [index, name] of [...names].entries())
    spots[name] = pointFrom([0, 0], 3, 90 + 180 / sides + (360 * index) / sides)
  const [from, to] = [spots[marked[0] ?? ''], spots[marked[1] ?? '']]
  if (!from || !to)
    return planeFigure(`${NAMES[sides]} ${names}`, spots, { lines: [{ of: names + (names[0] ?? '') }] })
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const stretch = 1 / Math.hypot(dx, dy)
  const ends: Record<string, PlanePoint> = {
    y: [from[0] - dx * stretch, from[1] - dy * stretch],
    z: [to[0] + dx * stretch, to[1] + dy * stretch],
  }
  return planeFigure(
    `${NAMES[sides]} ${names}와 직선 ${marked}`,
    { ...spots, ...ends },
    { lines: [{ of: names + (names[0] ?? '') }, { of: 'yz', tone: 'accent' }], unlabelled: 'yz' },
  )
}

const countMeeting = makeBothForms({
  id: 'M1U06C05L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '만나는 직선의 수',
  draw: (random) => {
    const sides = random.integer(5, 10)
    const at = random.integer(0, sides - 1)
    const target = letter(sides, at) + letter(sides, at + 1)
    const isEven = sides % 2 === 0
    const opposite = letter(sides, at + sides / 2) + letter(sides, at + sides / 2 + 1)
    const answer = sides - (isEven ? 2 : 1)
    return {
      question: `다음 그림의 ${NAMES[sides]} ${pt(lettersOf(sides))}에서 각 변을 연장한 직선 가운데, 직선 ${attachParticle(pt(target), '과/와')} 한 점에서 만나는 직선은 모두 몇 개인지 구하세요.`,
      right: rightNumber(answer),
      slips: [
        wrongNumber(sides, '자기 자신과는 일치하므로 빼야 해요.'),
        isEven
          ? wrongNumber(sides - 1, '마주 보는 변의 연장선은 평행하므로 만나지 않아요.')
          : wrongNumber(sides - 2, '변의 개수가 홀수인 정다각형에는 서로 평행한 두 변이 없어요.'),
        wrongNumber(2, '이웃한 두 변만 세었어요. 다른 변도 길게 늘이면 만나요.'),
        wrongNumber(answer - 2, '이미 만나고 있는 이웃한 두 변을 빠뜨렸어요.'),
      ],
      solution: `변을 연장한 직선은 모두 ${tex(sides)}개예요.\n\n1. 직선 ${attachParticle(pt(target), '은/는')} 자기 자신과 일치하므로 빼요.\n2. ${isEven ? `마주 보는 변의 연장선인 직선 ${attachParticle(pt(opposite), '은/는')} 평행하므로 빼요.` : '변의 개수가 홀수이므로 평행한 변은 없어요.'}\n3. 나머지 직선은 길게 늘이면 모두 한 점에서 만나요. 따라서 ${tex(`${sides} - ${sides - answer} = ${answer}`)}(개)예요.`,
      hints: [
        '한 평면 위의 두 직선은 한 점에서 만나거나, 평행하거나, 일치해요.',
        '변을 연장한 직선 가운데 만나지 않는 직선이 있는지 먼저 찾아보세요.',
        '모든 변의 연장선에서 자기 자신과, 평행한 직선이 있다면 그 직선을 빼세요.',
      ],
      figures: [polygonFigure(sides, target)],
    }
  },
})

function askPairs(random: SeededRandom): ValueQuestion {
  const sides = random.pick([6, 8, 10, 12])
  const answer = sides / 2
  const pairs = Array.from({ length: answer }, (_, index) =>
    tex(
      `\\mathrm{${letter(sides, index)}${letter(sides, index + 1)}} \\parallel \\mathrm{${letter(sides, index + answer)}${letter(sides, index + answer + 1)}}`,
    ),
  )
  return {
    question: `다음 그림의 ${NAMES[sides]} ${pt(lettersOf(sides))}에서 각 변을 연장한 ${tex(sides)}개의 직선 가운데, 서로 평행한 두 직선은 모두 몇 쌍인지 구하세요.`,
    right: rightNumber(answer),
    slips: [
      wrongNumber(sides, '한 쌍을 두 번씩 세었어요. 두 직선의 순서를 바꾸어도 같은 쌍이에요.'),
      wrongNumber(sides - 2, '한 직선과 한 점에서 만나는 직선의 개수를 구했어요.'),
      wrongNumber((sides * (sides - 1)) / 2, '두 직선을 고르는 모든 경우를 세었어요. 만나는 쌍은 빼야 해요.'),
      wrongNumber(1, '한 변과 평행한 직선의 개수를 구했어요. 묻는 것은 모든 쌍의 수예요.'),
    ],
    solution: `변의 개수가 짝수인 정다각형에서는 마주 보는 두 변이 서로 평행해요.\n\n1. 한 변의 연장선과 평행한 것은 마주 보는 변의 연장선 하나뿐이에요.\n2. 평행한 쌍을 모두 쓰면 ${attachParticle(pairs.join(', '), '이에요/예요')}.\n3. 변 ${tex(sides)}개를 두 개씩 짝지었으므로 ${tex(`${sides} \\div 2 = ${answer}`)}(쌍)이에요.`,
    hints: [
      '한 변과 만나지 않는 변의 연장선이 몇 개인지 먼저 살펴보세요.',
      '변의 개수가 짝수인 정다각형에서는 마주 보는 두 변이 평행해요.',
      '마주 보는 두 변을 한 쌍으로 묶으면, 모든 변을 두 개씩 짝지을 수 있어요.',
    ],
    figures: [polygonFigure(sides)],
  }
}

/** Every line through two corners that is parallel to the one through corners `i` and `j`, which is left out. */
function parallelChords(sides: number, i: number, j: number): { name: string; isSide: boolean }[] {
  const chords: { name: string; isSide: boolean }[] = []
  for (let first = 0; first < sides; first += 1) {
    for (let second = first + 1; second < sides; second += 1) {
      const isSame = first === Math.min(i, j) && second === Math.max(i, j)
      if ((first + second - i - j) % sides !== 0 || isSame) continue
      const isSide = second - first === 1 || second - first === sides - 1
      chords.push({ name: letter(sides, first) + letter(sides, second), isSide })
    }
  }
  return chords
}

function askChords(random: SeededRandom): ValueQuestion {
  const sides = random.pick([6, 8, 10])
  const at = random.integer(0, sides - 1)
  const other = (at + (sides === 6 ? 1 : random.pick([1, 2]))) % sides
  const target = letter(sides, at) + letter(sides, other)
  const chords = parallelChords(sides, at, other)
  const [answer, sidesOnly] = [chords.length, chords.filter(({ isSide }) => isSide).length]
  const listed = chords.map(({ name }) => pt(name)).join(', ')
  return {
    question: `다음 그림의 ${NAMES[sides]} ${pt(lettersOf(sides))}에서 두 꼭짓점을 지나는 직선 가운데, 직선 ${attachParticle(pt(target), '과/와')} 평행한 직선은 모두 몇 개인지 구하세요. (단, 직선 ${attachParticle(pt(target), '은/는')} 세지 않아요.)`,
    right: rightNumber(answer),
    slips: [
      wrongNumber(answer + 1, '자기 자신을 넣어 세었어요. 자기 자신과는 일치해요.'),
      wrongNumber(sidesOnly, '변만 살펴보고 대각선을 빠뜨렸어요.'),
      ...(sidesOnly > 0 ? [wrongNumber(answer - sidesOnly, '대각선만 세고 변을 빠뜨렸어요.')] : []),
      wrongNumber(sides - 2, '한 점에서 만나는 변의 개수를 구했어요.'),
    ],
    solution: `변과 대각선을 모두 살펴봐요.\n\n1. 정다각형은 직선 ${pt(target)}에 수직인 대칭축으로 접으면 완전히 겹쳐요.\n2. 이때 서로 겹치는 두 꼭짓점을 지나는 직선은 모두 그 대칭축에 수직이므로 직선 ${attachParticle(pt(target), '과/와')} 평행해요.\n3. 한 꼭짓점을 지나면서 직선 ${attachParticle(pt(target), '과/와')} 평행한 직선은 하나뿐이고, 그 직선은 대칭축으로 접었을 때 겹치는 꼭짓점 말고 다른 꼭짓점을 지나지 않아요. 그래서 이 밖에는 더 없어요.\n4. 이런 직선은 ${listed}의 ${tex(answer)}개예요.`,
    hints: [
      '변뿐만 아니라 대각선도 두 꼭짓점을 지나는 직선이에요.',
      `직선 ${attachParticle(pt(target), '과/와')} 같은 방향이 되도록 자를 조금씩 옮겨 가며 꼭짓점 두 개를 동시에 지나는 때를 찾아보세요.`,
      '한 꼭짓점을 고르면 그 점을 지나고 같은 방향인 직선이 어느 꼭짓점을 더 지나는지 보고, 빠짐없이 세어 보세요.',
    ],
    figures: [polygonFigure(sides, target)],
  }
}

const countParallels = makeBothForms({
  id: 'M1U06C05L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '평행한 변의 연장선',
  draw: (random) => random.pick([askPairs, askChords])(random),
})

export const POLYGON_TEMPLATES: ItemTemplate[] = [...countMeeting, ...countParallels]
