import { attachParticle } from '#domain/korean/attach-particle.ts'
import { makeBothForms, rightNumber, type Slip, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { pt } from '../asking/geometry-text.ts'
import { nativeCount, tex, texWith } from '../asking/inline-math.ts'
import { type PlanePoint, planeFigure } from '../asking/plane-figure.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U06C01'
const SIDES = ['', '', '', '삼', '사', '오', '육', '칠', '팔'] as const

function positive(value: number, mistakeText: string): Slip[] {
  return value > 0 ? [wrongNumber(value, mistakeText)] : []
}

const countOfSolid = makeBothForms({
  id: 'M1U06C01L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '입체의 교점·교선 개수',
  draw: withEnoughSlips((random) => {
    const sides = random.integer(3, 8)
    const isPrism = random.pick([true, false])
    const solid = `${SIDES[sides]}각${isPrism ? '기둥' : '뿔'}`
    const corners = isPrism ? 2 * sides : sides + 1
    const edges = isPrism ? 3 * sides : 2 * sides
    const kind = random.pick(['교점', '교선', '합'] as const)
    const answer = { 교점: corners, 교선: edges, 합: corners + edges }[kind]
    const target = kind === '합' ? `교점의 개수와 교선의 개수의 합` : `${kind}의 개수`
    return {
      question: `다음 ${solid}에서 모서리와 모서리가 만나서 생기는 교점과, 면과 면이 만나서 생기는 교선을 생각할 때, ${attachParticle(target, '을/를')} 구하세요.`,
      right: rightNumber(answer),
      slips: [
        ...positive(
          kind === '교점' ? edges : corners,
          '교점은 꼭짓점, 교선은 모서리예요. 둘을 바꾸거나 하나만 세었어요.',
        ),
        ...positive(
          kind === '합' ? edges : isPrism ? 3 * sides + sides : 2 * sides + 2,
          '한쪽만 세었거나 보이지 않는 부분을 두 번 세었어요.',
        ),
        ...positive(sides, '밑면의 변이나 꼭짓점만 세었어요. 옆면과 다른 부분도 세어야 해요.'),
        ...positive(isPrism ? sides + 2 : sides + 1, '면의 개수를 세었어요.'),
        ...positive(answer - sides, '그림에서 보이지 않는 부분을 빠뜨렸어요.'),
        ...positive(answer + sides, '겹치는 부분을 두 번 세었어요.'),
      ],
      solution: `교점은 모서리와 모서리가 만나는 꼭짓점, 교선은 면과 면이 만나는 모서리예요.\n\n1. 꼭짓점은 ${isPrism ? `두 밑면에 ${tex(sides)}개씩 있으므로 ${tex(`${sides} \\times 2 = ${corners}`)}` : `밑면에 ${tex(sides)}개, 뿔의 꼭짓점이 하나이므로 ${tex(`${sides} + 1 = ${corners}`)}`}(개)예요.\n2. 모서리는 ${isPrism ? `두 밑면에 ${tex(sides)}개씩, 옆면 사이에 ${tex(sides)}개이므로 ${tex(`${sides} \\times 3 = ${edges}`)}` : `밑면에 ${tex(sides)}개, 옆면 사이에 ${tex(sides)}개이므로 ${tex(`${sides} \\times 2 = ${edges}`)}`}(개)예요.\n3. 따라서 ${attachParticle(target, '은/는')} ${kind === '합' ? tex(`${corners} + ${edges} = ${answer}`) : tex(answer)}${kind === '합' ? '(개)' : '개'}예요.`,
      hints: [
        '교점은 입체도형의 어느 부분에, 교선은 어느 부분에 생기나요?',
        '교점은 꼭짓점, 교선은 모서리예요. 밑면과 옆면으로 나누어 세어 보세요.',
        `${isPrism ? '두 밑면의 것과 옆면의 것' : '밑면의 것과 뿔의 꼭짓점으로 모이는 것'}을 각각 세어 더하세요. 점선으로 그려진 부분도 빠뜨리지 마세요.`,
      ],
      figures: [
        {
          kind: 'solid',
          alt: `밑면이 ${SIDES[sides]}각형인 ${solid}의 겨냥도`,
          shape: isPrism ? 'prism' : 'pyramid',
          sides,
        },
      ],
    }
  }),
})

/** Corners of a polygon, slightly uneven so that no three lines of them meet in one place. */
function spread(count: number): PlanePoint[] {
  return Array.from({ length: count }, (_, index): PlanePoint => {
    const angle = ((90 + (360 * index) / count) * Math.PI) / 180
    return [2.4 * Math.cos(angle), 1.8 * Math.sin(angle)]
  })
}

const COUNTING_CLUES = {
  직선: '직선은 두 점의 순서를 바꾸어도 같아요. 두 점을 고르는 방법이 몇 가지인지 세세요.',
  반직선:
    '반직선은 시작하는 점이 바뀌면 달라져요. 두 점을 고를 때마다 시작하는 점을 정하는 방법은 몇 가지인가요?',
  선분: '선분은 두 점의 순서를 바꾸어 써도 같아요. 두 점을 고르는 방법이 몇 가지인지 세세요.',
  합: '직선과 선분은 두 점의 순서를 바꾸어도 같지만, 반직선은 시작하는 점이 바뀌면 달라져요. 셋을 따로 세어 더하세요.',
} as const

const countLines = makeBothForms({
  id: 'M1U06C01L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '세 점으로 만든 직선·반직선·선분',
  draw: withEnoughSlips((random) => {
    const count = random.integer(3, 5)
    const kind = random.pick(['직선', '반직선', '선분', '합'] as const)
    const [lines, rays] = [(count * (count - 1)) / 2, count * (count - 1)]
    const answer = { 직선: lines, 반직선: rays, 선분: lines, 합: 2 * lines + rays }[kind]
    const names = [...'ABCDE'].slice(0, count)
    const target =
      kind === '합'
        ? '서로 다른 직선의 개수를 \\(a\\), 반직선의 개수를 \\(b\\), 선분의 개수를 \\(c\\)라 할 때, \\(a + b + c\\)의 값을 구하세요.'
        : `서로 다른 ${kind}의 개수를 구하세요.`
    return {
      question: `다음과 같이 어느 세 점도 한 직선 위에 있지 않은 ${nativeCount(count)} 점 ${names.map((name) => pt(name)).join(', ')}가 있어요. 이 가운데 두 점을 골라 만들 수 있는 ${target}`,
      right: rightNumber(answer),
      slips: [
        wrongNumber(
          kind === '반직선' || kind === '합' ? lines : rays,
          kind === '반직선'
            ? '반직선은 시작하는 점이 다르면 서로 다른 반직선이에요.'
            : kind === '합'
              ? '한 가지만 세었어요.'
              : '두 점의 순서를 바꾼 것을 다른 것으로 세었어요.',
        ),
        ...positive(
          kind === '합' ? lines + rays : count,
          kind === '합'
            ? '직선과 선분 가운데 하나를 빠뜨렸어요.'
            : '점의 개수를 그대로 답했어요. 두 점을 고르는 방법을 세어야 해요.',
        ),
        ...positive(
          kind === '합' ? 3 * lines : answer - 1,
          kind === '합'
            ? '반직선도 직선과 개수가 같다고 생각했어요. 반직선은 시작하는 점에 따라 달라요.'
            : '한 쌍을 빠뜨리고 세었어요.',
        ),
        ...positive(count * count, '같은 점을 두 번 고르는 것까지 세었어요.'),
        ...positive(answer + count, '같은 것을 두 번 세었어요.'),
      ],
      solution: `1. 두 점을 고르는 방법을 하나씩 세어요. 점 ${tex('\\mathrm{A}')}에서 나머지 점으로, 그다음 점에서 남은 점으로 차례로 이으면 ${texWith(Array.from({ length: count - 1 }, (_, index) => count - 1 - index).join(' + ') + (count > 2 ? ` = ${lines}` : ''), '이에요/예요')}.\n2. 직선과 선분은 두 점의 순서를 바꾸어도 같으므로 각각 ${tex(lines)}개예요.\n3. 반직선은 시작하는 점에 따라 다르므로 ${tex(lines)}의 ${tex(2)}배인 ${tex(rays)}개예요.\n\n따라서 구하는 값은 ${texWith(kind === '합' ? `${lines} + ${rays} + ${lines} = ${answer}` : answer, '이에요/예요')}.`,
      hints: [
        kind === '합'
          ? '두 점을 고를 때마다 직선, 반직선, 선분이 각각 몇 개 생기나요?'
          : `두 점을 고를 때마다 ${attachParticle(kind, '이/가')} 몇 개 생기나요?`,
        '한 점에서 나머지 점으로 차례로 이어 보고, 이미 이은 것은 다시 세지 마세요.',
        COUNTING_CLUES[kind],
      ],
      figures: [
        planeFigure(
          `어느 세 점도 한 직선 위에 있지 않은 점 ${names.join(', ')}`,
          Object.fromEntries(spread(count).map((spot, index) => [names[index] ?? '', spot])),
          { dots: names.join('') },
        ),
      ],
    }
  }),
})

const OFF_LINE: readonly PlanePoint[] = [
  [1, 3],
  [4.2, 2.1],
  [7.1, 3.3],
]

const someOnLine = makeBothForms({
  id: 'M1U06C01L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '일부가 한 직선 위',
  draw: withEnoughSlips((random) => {
    const { on, off } = drawUntil(
      random,
      (draw) => ({ on: draw.integer(3, 5), off: draw.integer(1, 3) }),
      (drawn) => drawn.on + drawn.off <= 7,
    )
    const count = on + off
    const pairs = (many: number) => (many * (many - 1)) / 2
    const answer = pairs(count) - pairs(on) + 1
    const names = [...'ABCDEFG'].slice(0, count)
    const spots = [
      ...Array.from({ length: on }, (_, index): PlanePoint => [index * 2.3, 0]),
      ...OFF_LINE.slice(0, off),
    ]
    const list = (letters: readonly string[]) => letters.map((name) => pt(name)).join(', ')
    const others = `점 ${list(names.slice(on))}`
    const premise = `점 ${list(names.slice(0, on))}는 한 직선 위에 있고, 이 직선 위에 있지 않은 ${others}가 있어요. 그 밖에 한 직선 위에 있는 세 점은 없어요.`
    return {
      question: `다음 그림과 같이 ${premise} 이 ${nativeCount(count)} 점 가운데 두 점을 지나는 서로 다른 직선의 개수를 구하세요.`,
      right: rightNumber(answer),
      slips: [
        wrongNumber(pairs(count), '한 직선 위에 있는 점들을 이은 직선이 모두 같다는 것을 놓쳤어요.'),
        wrongNumber(pairs(count) - pairs(on), '한 직선 위의 점들이 만드는 직선 하나를 빠뜨렸어요.'),
        wrongNumber(
          on * off + 1,
          off === 1
            ? '세는 방법은 비슷하지만 하나를 더 세었어요.'
            : '직선 위에 있지 않은 점끼리 이은 직선을 빠뜨렸어요.',
        ),
        wrongNumber(on * off, '한 직선 위의 점과 그 밖의 점을 이은 것만 세었어요.'),
        wrongNumber(2 * answer, '두 점의 순서를 바꾼 것을 다른 직선으로 세었어요.'),
        wrongNumber(count, '점의 개수를 그대로 답했어요.'),
      ],
      solution: `1. 한 직선 위에 있는 점 ${tex(on)}개 가운데 어느 두 점을 골라도 같은 직선이므로 ${tex(1)}개예요.\n2. 한 직선 위의 점 ${tex(on)}개와 그 밖의 점 ${tex(off)}개를 하나씩 이은 직선은 ${tex(`${on} \\times ${off} = ${on * off}`)}(개)예요.\n3. 그 밖의 점끼리 이은 직선은 ${tex(pairs(off))}개예요.\n4. 모두 더하면 ${texWith(`1 + ${on * off} + ${pairs(off)} = ${answer}`, '이에요/예요')}.`,
      hints: [
        '한 직선 위에 있는 점들을 둘씩 이으면 서로 다른 직선이 몇 개 생기나요?',
        '두 점을 고르는 방법을, 둘 다 그 직선 위에 있을 때, 하나만 있을 때, 둘 다 없을 때로 나누어 보세요.',
        '나눈 세 경우에 생기는 직선의 개수를 각각 세어 더하세요. 그림에 직접 그어 보아도 좋아요.',
      ],
      figures: [
        planeFigure(
          `점 ${names.slice(0, on).join(', ')}는 한 직선 위에 있고 점 ${names.slice(on).join(', ')}는 그 직선의 위쪽에 있는 그림`,
          Object.fromEntries(spots.map((spot, index) => [names[index] ?? '', spot])),
          { lines: [{ of: `A${names[on - 1]}`, tone: 'thin' }], dots: names.join('') },
        ),
      ],
    }
  }),
})

export const COUNTING_TEMPLATES: ItemTemplate[] = [...countOfSolid, ...countLines, ...someOnLine]
