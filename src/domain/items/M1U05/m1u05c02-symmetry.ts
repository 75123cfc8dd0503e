import { makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { pt, seg } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { drawOffAxes } from './m1u05c02-ideas.ts'
import { pointAnswer, pointSlip, pointText } from './point-text.ts'
import { MIRRORS, reflect } from './quadrants.ts'

const conceptId = 'M1U05C02'

const mirrorPoint = makeBothForms({
  id: 'M1U05C02L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '대칭인 점',
  draw: (random) => {
    const point = drawOffAxes(random, 9)
    const mirror = random.pick(MIRRORS)
    const image = reflect(point, mirror)
    const [x, y] = point
    const others = MIRRORS.filter((other) => other !== mirror)
    return {
      question: `점 ${texWith(pointText(point), '과/와')} ${mirror.name}에 대하여 대칭인 점의 좌표를 구하세요. (순서쌍으로 답하세요.)`,
      right: pointAnswer(image),
      slips: [
        ...others.map((other) =>
          pointSlip(
            reflect(point, other),
            `${other.name}에 대하여 대칭인 점을 구했어요. ${mirror.name}에 대한 대칭은 ${mirror.changes} 바뀌어요.`,
          ),
        ),
        pointSlip([y, x], '좌표의 부호가 아니라 순서를 바꾸었어요.'),
        pointSlip(point, '부호를 바꾸지 않은 처음 점이에요.'),
      ],
      solution: `${mirror.name}에 대하여 대칭인 점은 ${mirror.changes} 반대로 바뀌어요. 따라서 ${texWith(pointText(point), '과/와')} 대칭인 점의 좌표는 ${texWith(pointText(image), '이에요/예요')}.`,
      hints: [
        `${mirror.name}${mirror.name === '원점' ? '을 중심으로 반 바퀴 돌리면' : '을 따라 접으면'} 점이 어디로 갈지 그려 보세요.`,
        `${mirror.name}에 대하여 대칭인 두 점은 ${mirror.name === '원점' ? '원점에서 같은 거리만큼 서로 반대쪽에' : '그 축에서 같은 거리만큼 서로 반대쪽에'} 있어요.`,
        `${tex('x')}좌표와 ${tex('y')}좌표 가운데 어느 것의 부호가 바뀌는지 정하고, 그 부호만 바꾸어 쓰세요.`,
      ],
    }
  },
})

const unknownsOfMirror = makeBothForms({
  id: 'M1U05C02L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '대칭 조건의 미지수',
  draw: withEnoughSlips((random) => {
    const [x, y] = drawOffAxes(random, 8)
    const mirror = random.pick(MIRRORS)
    const [a, b] = reflect([x, y], mirror)
    const hidesX = random.pick([true, false])
    const [firstPair, secondPair] = hidesX ? [`(a, ${y})`, `(${x}, b)`] : [`(${x}, a)`, `(b, ${y})`]
    const [first, second] = hidesX ? [a, b] : [b, a]
    // a is what the mirror makes of the coordinate shown in the other pair, and so is b.
    const [shownOfA, shownOfB] = hidesX ? [x, y] : [y, x]
    const [changesA, changesB] = [first !== shownOfA, second !== shownOfB]
    const where = (letter: string) => (hidesX === (letter === 'a') ? '\\(x\\)좌표' : '\\(y\\)좌표')
    const tell = (letter: string, changes: boolean, display: number, value: number) =>
      `${where(letter)}는 부호가 ${changes ? '반대이므로' : '같으므로'} ${texWith(changes ? (display < 0 ? `${letter} = -(${display}) = ${value}` : `${letter} = ${value}`) : `${letter} = ${display}`, '이에요/예요')}.`
    return {
      question: `두 점 ${tex(firstPair)}, ${texWith(secondPair, '이/가')} ${mirror.name}에 대하여 서로 대칭일 때, ${tex('a + b')}의 값을 구하세요.`,
      right: rightNumber(first + second),
      slips: [
        wrongNumber(
          shownOfA + shownOfB,
          '두 점의 좌표가 서로 같다고 놓았어요. 대칭인 점은 부호가 바뀌는 좌표가 있어요.',
        ),
        wrongNumber(
          -shownOfA - shownOfB,
          `두 좌표의 부호를 모두 바꾸었어요. ${mirror.name}에 대한 대칭은 ${mirror.changes} 바뀌어요.`,
        ),
        wrongNumber(
          shownOfA - shownOfB,
          `부호가 바뀌는 좌표를 잘못 골랐어요. ${mirror.name}에 대한 대칭은 ${mirror.changes} 바뀌어요.`,
        ),
        wrongNumber(
          shownOfB - shownOfA,
          `부호가 바뀌는 좌표를 잘못 골랐어요. ${mirror.name}에 대한 대칭은 ${mirror.changes} 바뀌어요.`,
        ),
        wrongNumber(first * second, '합을 구해야 하는데 곱을 구했어요.'),
        wrongNumber(first - second, '합을 구해야 하는데 차를 구했어요.'),
      ],
      solution: `${mirror.name}에 대하여 대칭인 두 점은 ${mirror.changes} 반대예요.\n\n1. ${tell('a', changesA, shownOfA, first)}\n2. ${tell('b', changesB, shownOfB, second)}\n3. 따라서 ${texWith(`a + b = ${first + second}`, '이에요/예요')}.`,
      hints: [
        `${mirror.name}에 대하여 대칭인 두 점은 어느 좌표의 부호가 반대인가요?`,
        `${tex('x')}좌표끼리, ${tex('y')}좌표끼리 비교해 부호가 같아야 하는지 반대여야 하는지 정하세요.`,
        `${texWith('a', '과/와')} ${tex('b')}의 값을 각각 구한 다음 더하세요.`,
      ],
    }
  }),
})

const areaOfMirrors = makeBothForms({
  id: 'M1U05C02L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '대칭점으로 만든 넓이',
  draw: withEnoughSlips((random) => {
    const point = drawUntil(
      random,
      (draw) => drawOffAxes(draw, 8),
      ([x, y]) =>
        ![2, Math.abs(x), Math.abs(y), 2 * Math.abs(x), 2 * Math.abs(y)].includes(2 * Math.abs(x * y)),
    )
    const [first, second] = random.sample(MIRRORS, 2)
    const [mirror, other] = [first ?? MIRRORS[0], second ?? MIRRORS[1]]
    const [b, c] = [reflect(point, mirror), reflect(point, other)]
    const [x, y] = point.map(Math.abs)
    const [width, height] = [2 * (x ?? 0), 2 * (y ?? 0)]
    const name = (letter: string) => pt(letter)
    const corners = { A: point, B: b, C: c }
    /** The side whose two ends have the same coordinate: 0 for x, 1 for y. */
    const sideWithSame = (coordinate: 0 | 1) =>
      (['AB', 'AC', 'BC'] as const).find((pair) => {
        const [left, right] = [...pair].map((letter) => corners[letter as keyof typeof corners])
        return left?.[coordinate] === right?.[coordinate]
      }) ?? ''
    const level = sideWithSame(1)
    const upright = sideWithSame(0)
    const ends = (pair: string) => `두 점 ${[...pair].map(name).join(', ')}`
    const difference = (length: number) =>
      texWith(`${length / 2} - (${-length / 2}) = ${length}`, '이에요/예요')
    return {
      question: `점 ${texWith(pointText(point, 'A'), '과/와')} ${mirror.name}에 대하여 대칭인 점을 ${name('B')}, ${other.name}에 대하여 대칭인 점을 ${texWith('\\mathrm{C}', '이라/라')} 할 때, 세 점 ${name('A')}, ${name('B')}, ${name('C')}를 꼭짓점으로 하는 삼각형의 넓이를 구하세요.`,
      right: rightNumber((width * height) / 2),
      slips: [
        wrongNumber(width * height, '삼각형의 넓이에서 \\(\\frac{1}{2}\\)을 곱하지 않았어요.'),
        wrongNumber(
          (width * height) / 4,
          '대칭인 두 점 사이의 거리 가운데 하나를 좌표의 절댓값으로만 썼어요. 거리는 그 두 배예요.',
          'M1U02C02',
        ),
        ...((width * height) % 8 === 0
          ? [
              wrongNumber(
                (width * height) / 8,
                '두 변의 길이로 좌표의 절댓값을 그대로 썼어요. 대칭인 두 점 사이의 거리는 그 두 배예요.',
                'M1U02C02',
              ),
            ]
          : []),
        wrongNumber(width + height, '직각을 낀 두 변의 길이를 곱하지 않고 더했어요.'),
        wrongNumber(
          2 * width * height,
          '삼각형의 넓이를 구할 때 \\(\\frac{1}{2}\\) 대신 \\(2\\)를 곱했어요.',
        ),
      ],
      solution: `1. 대칭인 점의 좌표를 구하면 ${tex(pointText(b, 'B'))}, ${texWith(pointText(c, 'C'), '이에요/예요')}.\n2. ${ends(level)}의 ${tex('y')}좌표가 같으므로 ${texWith(seg(level), '은/는')} ${tex('x')}축과 평행하고 길이는 ${difference(width)}. ${ends(upright)}의 ${tex('x')}좌표가 같으므로 ${texWith(seg(upright), '은/는')} ${tex('y')}축과 평행하고 길이는 ${difference(height)}.\n3. 두 변이 서로 수직이므로 넓이는 ${texWith(`\\frac{1}{2} \\times ${width} \\times ${height} = ${(width * height) / 2}`, '이에요/예요')}.`,
      hints: [
        `먼저 두 점 ${name('B')}, ${name('C')}의 좌표를 구하여 세 점을 좌표평면에 찍어 보세요.`,
        `${tex('x')}좌표가 같은 두 점, ${tex('y')}좌표가 같은 두 점을 찾으면 축과 평행한 두 변이 보여요.`,
        '축과 평행한 두 변은 서로 수직이에요. 두 변의 길이를 좌표의 차로 구하여 삼각형의 넓이를 계산하세요.',
      ],
    }
  }),
})

export const SYMMETRY_TEMPLATES: ItemTemplate[] = [...mirrorPoint, ...unknownsOfMirror, ...areaOfMirrors]
