import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, type ValueQuestion } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { deg } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { angleAnswer, angleSlips } from './angle-text.ts'

const conceptId = 'M1U06C07'

/** A named angle of the figure: three points, the letter and its size. */
interface Marked {
  of: string
  label: string
  size: number
}

const WHERE: Readonly<Record<string, string>> = {
  JAB: '직선 l의 왼쪽 부분과 꺾인 선이 이루는 각',
  lAB: '직선 l의 오른쪽 부분과 꺾인 선이 이루는 각',
  ABC: '첫 번째 꺾인 점의 각',
  BCD: '두 번째 꺾인 점의 각',
  KCB: '직선 m의 왼쪽 부분과 꺾인 선이 이루는 각',
  mDC: '직선 m의 오른쪽 부분과 꺾인 선이 이루는 각',
}

/** A bent line between the parallels l (above) and m, from its first spot on l to its last one on m; J and K are left ends. */
function bentFigure(bends: readonly PlanePoint[], marks: readonly Marked[]) {
  const names = 'ABCD'.slice(0, bends.length)
  const xs = bends.map(([x]) => x)
  const [left, right] = [Math.min(...xs) - 1.4, Math.max(...xs) + 1.4]
  const [high, low] = [bends[0]?.[1] ?? 0, bends.at(-1)?.[1] ?? 0]
  const spots: Record<string, PlanePoint> = {
    J: [left, high],
    l: [right, high],
    K: [left, low],
    m: [right, low],
  }
  for (const [index, name] of [...names].entries()) spots[name] = bends[index] ?? [0, 0]
  return planeFigure(
    `위쪽의 직선 l에서 시작하여 ${bends.length === 3 ? '한' : '두'} 번 꺾여 아래쪽의 직선 m에서 끝나는 꺾인 선. ${marks.map(({ of, label }) => `각 ${attachParticle(label, '은/는')} ${WHERE[of]}`).join(', ')}이다`,
    spots,
    {
      lines: [{ of: 'Jl' }, { of: 'Km' }, { of: names }],
      angles: marks.map(({ of, label }) => ({ of, label })),
      unlabelled: `JK${names}`,
    },
  )
}

/** The spot lower by `height` in a direction of `degrees`. */
function drop(from: PlanePoint, height: number, degrees: number): PlanePoint {
  return pointFrom(from, height / Math.abs(Math.sin((degrees * Math.PI) / 180)), degrees)
}

function ang(letter: string) {
  return `\\angle ${letter}`
}

/** Asks for the angle x from the other marked ones. */
function askMarked(marks: readonly Marked[]) {
  const premise = marks.filter(({ label }) => label !== 'x')
  const sizes = premise.map(({ label, size }) => tex(`${ang(label)} = ${deg(size)}`)).join(', ')
  return `다음 그림에서 ${tex('l \\parallel m')}이고 ${sizes}일 때, ${tex(ang('x'))}의 크기는 몇 도인지 구하세요.`
}

/** Letters a, b, c from above for the stated angles, x for the unknown one. */
function nameAngles(angles: readonly { of: string; size: number; asked?: boolean }[]): Marked[] {
  const letters = [...'abc']
  return angles.map(({ of, size, asked: target }) => ({
    of,
    size,
    label: target ? 'x' : (letters.shift() ?? ''),
  }))
}

function drawAngle(random: SeededRandom) {
  return random.integer(26, 62)
}

type Wrong = readonly (readonly [size: number, mistakeText: string])[]

const ADDED_AS_TRIANGLE = `세 각의 크기의 합을 ${tex(deg(180))}로 놓았어요. 세 각은 삼각형의 세 각이 아니에요.`
const ONE_PART = '꺾인 점의 각을 이루는 두 부분 가운데 한쪽만 구했어요.'

function askOneBend(random: SeededRandom): ValueQuestion {
  const [a, b] = drawUntil(
    random,
    (draw): [number, number] => [drawAngle(draw), drawAngle(draw)],
    ([left, right]) => Math.abs(left - right) >= 4 && left + right !== 90,
  )
  const kind = random.pick(['bend', 'end', 'outer'] as const)
  const whole = a + b
  const marks = nameAngles([
    kind === 'outer' ? { of: 'lAB', size: 180 - a } : { of: 'JAB', size: a },
    { of: 'ABC', size: whole, asked: kind !== 'end' },
    { of: 'KCB', size: b, asked: kind === 'end' },
  ])
  const upper =
    kind === 'outer'
      ? `위쪽 부분은 ${texWith(ang('a'), '과/와')} 이웃하여 평각을 이루는 각과 엇각이므로 ${texWith(`180^\\circ - ${180 - a}^\\circ = ${deg(a)}`, '이에요/예요')}.`
      : `위쪽 부분은 ${texWith(ang('a'), '과/와')} 엇각이므로 ${texWith(deg(a), '이에요/예요')}.`
  const rest =
    kind === 'end'
      ? `아래쪽 부분은 ${texWith(`${deg(whole)} - ${deg(a)} = ${deg(b)}`, '이에요/예요')}.\n4. ${texWith(ang('x'), '은/는')} 아래쪽 부분과 엇각이므로 ${texWith(deg(b), '이에요/예요')}.`
      : `아래쪽 부분은 ${texWith(ang('b'), '과/와')} 엇각이므로 ${texWith(deg(b), '이에요/예요')}.\n4. 따라서 ${texWith(`${ang('x')} = ${deg(a)} + ${deg(b)} = ${deg(whole)}`, '이에요/예요')}.`
  const wrong: Record<typeof kind, Wrong> = {
    bend: [
      [180 - whole, ADDED_AS_TRIANGLE],
      [Math.abs(a - b), '두 각의 크기를 더하지 않고 뺐어요.'],
      [360 - whole, '꺾인 점의 반대쪽 각을 구했어요.'],
      [a, ONE_PART],
      [b, ONE_PART],
    ],
    end: [
      [whole + a, '빼야 하는데 더했어요.'],
      [180 - whole - a, ADDED_AS_TRIANGLE],
      [180 - b, '이웃하여 평각을 이루는 각의 크기를 구했어요.'],
      [a, '위쪽의 각과 아래쪽의 각이 같다고 생각했어요. 두 각은 엇각이 아니에요.'],
      [180 - whole, '꺾인 점의 각을 평각에서 뺐어요.'],
    ],
    outer: [
      [180 - a + b, '표시된 두 각을 그대로 더했어요. 꺾인 점의 각과 엇각인 각을 먼저 구해야 해요.'],
      [180 - a - b, '표시된 두 각을 그대로 뺐어요.'],
      [a, ONE_PART],
      [b, ONE_PART],
      [360 - whole, '꺾인 점의 반대쪽 각을 구했어요.'],
    ],
  }
  return {
    question: askMarked(marks),
    right: angleAnswer(kind === 'end' ? b : whole),
    slips: angleSlips(wrong[kind]),
    solution: `1. 꺾인 점을 지나고 두 직선 ${tex('l')}, ${texWith('m', '과/와')} 평행한 직선을 그어, 꺾인 점의 각을 두 부분으로 나누어요.\n2. ${upper}\n3. ${rest}`,
    hints: [
      `꺾인 점을 지나면서 두 직선 ${tex('l')}, ${texWith('m', '과/와')} 평행한 직선을 그어 보세요.`,
      '그은 직선이 꺾인 점의 각을 두 부분으로 나누어요. 각 부분과 엇각인 각을 찾으세요.',
      '평행선에서 엇각의 크기는 서로 같아요. 두 부분의 크기를 하나씩 적어 보세요.',
    ],
    figures: [bentFigure([drop([0, 0], -1.7, 180 + a), [0, 0], drop([0, 0], 1.5, -b)], marks)],
  }
}

function askTwoBends(random: SeededRandom): ValueQuestion {
  const [a, t, u] = drawUntil(
    random,
    (draw): [number, number, number] => [drawAngle(draw), drawAngle(draw), drawAngle(draw)],
    (sizes) =>
      new Set(sizes).size === 3 && sizes.every((size, index) => Math.abs(size - (sizes[index - 1] ?? 0)) > 3),
  )
  const [p, q] = [a + t, t + u]
  const isLast = random.pick([true, false])
  const marks = nameAngles([
    { of: 'JAB', size: a },
    { of: 'ABC', size: p },
    { of: 'BCD', size: q, asked: !isLast },
    { of: 'mDC', size: u, asked: isLast },
  ])
  const corners: PlanePoint[] = [[0, 0]]
  for (const [height, direction] of [
    [1.4, 180 + a],
    [1.6, -t],
    [1.4, 180 + u],
  ] as const)
    corners.push(drop(corners.at(-1) ?? [0, 0], height, direction))
  const wrong: Wrong = isLast
    ? [
        [t, '보조선으로 나눈 각의 크기까지만 구했어요.'],
        [q - a, `첫 번째 꺾인 점을 생각하지 않고 ${texWith(ang('a'), '을/를')} 바로 뺐어요.`],
        [Math.abs(q - p), `두 꺾인 점의 각의 차만 구하고 ${texWith(ang('a'), '을/를')} 빠뜨렸어요.`],
        [q + t, '빼야 하는데 더했어요.'],
        [180 - u, '이웃하여 평각을 이루는 각의 크기를 구했어요.'],
      ]
    : [
        [p + u, `${texWith(ang('b'), '을/를')} 두 부분으로 나누지 않고 그대로 더했어요.`],
        [t, '보조선으로 나눈 각의 크기까지만 구했어요.'],
        [a + u, '한 번 꺾인 선처럼 양 끝의 두 각을 더했어요.'],
        [Math.abs(t - u), '두 부분의 크기를 더하지 않고 뺐어요.'],
        [360 - q, '꺾인 점의 반대쪽 각을 구했어요.'],
      ]
  const last = isLast
    ? `두 번째 꺾인 점에서 아래쪽 부분은 ${tex(`${deg(q)} - ${deg(t)} = ${deg(u)}`)}이고, ${texWith(ang('x'), '은/는')} 이 부분과 엇각이므로 ${texWith(deg(u), '이에요/예요')}.`
    : `두 번째 꺾인 점에서 아래쪽 부분은 ${texWith(ang('c'), '과/와')} 엇각이므로 ${texWith(deg(u), '이에요/예요')}. 따라서 ${texWith(`${ang('x')} = ${deg(t)} + ${deg(u)} = ${deg(q)}`, '이에요/예요')}.`
  return {
    question: askMarked(marks),
    right: angleAnswer(isLast ? u : q),
    slips: angleSlips(wrong),
    solution: `1. 꺾인 두 점을 각각 지나고 두 직선 ${tex('l')}, ${texWith('m', '과/와')} 평행한 직선을 두 개 그어요.\n2. 첫 번째 꺾인 점에서 위쪽 부분은 ${texWith(ang('a'), '과/와')} 엇각이므로 ${tex(deg(a))}이고, 아래쪽 부분은 ${texWith(`${deg(p)} - ${deg(a)} = ${deg(t)}`, '이에요/예요')}.\n3. 두 번째 꺾인 점에서 위쪽 부분은 이 각과 엇각이므로 ${texWith(deg(t), '이에요/예요')}.\n4. ${last}`,
    hints: [
      `꺾인 두 점을 각각 지나면서 두 직선 ${tex('l')}, ${texWith('m', '과/와')} 평행한 직선을 두 개 그어 보세요.`,
      `첫 번째 꺾인 점의 각에서 ${texWith(ang('a'), '과/와')} 엇각인 부분을 찾아 나머지 부분의 크기를 구하세요.`,
      '나머지 부분과 엇각인 각이 두 번째 꺾인 점에 있어요. 위에서부터 차례로 각의 크기를 적어 내려가세요.',
    ],
    figures: [bentFigure(corners, marks)],
  }
}

const oneBend = makeBothForms({
  id: 'M1U06C07L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '꺾인 선',
  draw: withEnoughSlips(askOneBend),
})

const twoBends = makeBothForms({
  id: 'M1U06C07L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '두 번 꺾인 선',
  draw: withEnoughSlips(askTwoBends),
})

export const BEND_TEMPLATES: ItemTemplate[] = [...oneBend, ...twoBends]
