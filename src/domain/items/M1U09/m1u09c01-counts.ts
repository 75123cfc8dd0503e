import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askValue, makeBothForms, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { countParts, drawSolidOf, type SolidKind, solidName } from './solid-names.ts'

const conceptId = 'M1U09C01'
const KINDS: readonly SolidKind[] = ['각기둥', '각뿔', '각뿔대']

const REASONS: Record<SolidKind, { 면: string; 모서리: string; 꼭짓점: string }> = {
  각기둥: {
    면: '밑면 \\(2\\)개와 옆면',
    모서리: '두 밑면에 있는 것과 옆면끼리 만나는 것',
    꼭짓점: '두 밑면의 꼭짓점',
  },
  각뿔: {
    면: '밑면 \\(1\\)개와 옆면',
    모서리: '밑면에 있는 것과 옆면끼리 만나는 것',
    꼭짓점: '밑면의 꼭짓점과 각뿔의 꼭짓점',
  },
  각뿔대: {
    면: '밑면 \\(2\\)개와 옆면',
    모서리: '두 밑면에 있는 것과 옆면끼리 만나는 것',
    꼭짓점: '두 밑면의 꼭짓점',
  },
}

function formulaOf(kind: SolidKind, part: '면' | '모서리' | '꼭짓점', n: number | string) {
  if (kind === '각뿔') return part === '모서리' ? `${n} \\times 2` : `${n} + 1`
  return { 면: `${n} + 2`, 모서리: `${n} \\times 3`, 꼭짓점: `${n} \\times 2` }[part]
}

/** The count with the letter n as it is written in an equation: 3n, n + 2. */
function inLetters(kind: SolidKind, part: '면' | '모서리' | '꼭짓점') {
  return formulaOf(kind, part, 'n').replace(/n \\times (\d)/, '$1n')
}

function drawSolid(random: SeededRandom, low = 3, high = 10) {
  return {
    kind: random.pick(KINDS),
    n: random.integer(low, high),
  }
}

const countFaces = makeBothForms({
  id: 'M1U09C01L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '면의 개수',
  draw: withEnoughSlips((random) => {
    const { kind, n } = drawSolid(random)
    const name = solidName(kind, n)
    const { 면: faces, 모서리: edges, 꼭짓점: corners } = countParts(kind, n)
    return {
      question: `${name}의 면은 모두 몇 개인지 구하세요.`,
      right: rightNumber(faces),
      slips: [
        wrongNumber(n, '옆면만 세고 밑면을 세지 않았어요.'),
        kind === '각뿔'
          ? wrongNumber(n + 2, '각뿔의 밑면은 하나뿐이에요.')
          : wrongNumber(n + 1, '밑면을 하나만 세었어요.'),
        wrongNumber(edges, '모서리의 개수를 구했어요.'),
        ...(corners === faces ? [] : [wrongNumber(corners, '꼭짓점의 개수를 구했어요.')]),
        wrongNumber(2 * n + 1, '옆면을 두 번 세었어요.'),
      ],
      solution: `${attachParticle(name, '은/는')} 밑면의 변이 ${tex(n)}개이므로 옆면도 ${tex(n)}개예요. 면은 ${attachParticle(REASONS[kind].면, '으로/로')} 이루어지므로 모두 ${tex(`${formulaOf(kind, '면', n)} = ${faces}`)}(개)예요.`,
      hints: [
        '면은 밑면과 옆면으로 나누어 세면 편해요.',
        '옆면은 밑면의 변마다 하나씩 있어요. 밑면은 몇 개인가요?',
        `옆면의 개수는 밑면의 변의 개수와 같아요. 여기에 ${kind}의 밑면의 개수를 더하세요.`,
      ],
      figures: n <= 6 ? [drawSolidOf(kind, n)] : [],
    }
  }),
})

const sumOrDifference = makeBothForms({
  id: 'M1U09C01L3A1',
  conceptId,
  difficultyLevel: 3,
  name: '꼭짓점과 모서리',
  draw: withEnoughSlips((random) => {
    const { kind, n } = drawSolid(random, 4)
    const name = solidName(kind, n)
    const { 모서리: edges, 꼭짓점: corners, 면: faces } = countParts(kind, n)
    const asksSum = random.pick([true, false])
    const value = asksSum ? edges + corners : edges - corners
    const [otherKind] = KINDS.filter((other) => (other === '각뿔') !== (kind === '각뿔'))
    const other = countParts(otherKind ?? '각뿔', n)
    return {
      question: `${name}의 모서리의 개수와 꼭짓점의 개수의 ${asksSum ? '합을' : '차를'} 구하세요.`,
      right: rightNumber(value),
      slips: [
        wrongNumber(
          asksSum ? edges - corners : edges + corners,
          asksSum ? '합이 아니라 차를 구했어요.' : '차가 아니라 합을 구했어요.',
        ),
        wrongNumber(edges, '모서리의 개수까지만 구했어요.'),
        wrongNumber(corners, '꼭짓점의 개수까지만 구했어요.'),
        ...(faces === corners
          ? []
          : [
              wrongNumber(
                asksSum ? edges + faces : Math.abs(edges - faces),
                '꼭짓점 대신 면의 개수를 이용했어요.',
              ),
            ]),
        wrongNumber(
          asksSum ? other.모서리 + other.꼭짓점 : other.모서리 - other.꼭짓점,
          `${attachParticle(otherKind ?? '각뿔', '과/와')} 혼동했어요.`,
        ),
      ],
      solution: `1. 모서리는 ${REASONS[kind].모서리}이므로 ${tex(`${formulaOf(kind, '모서리', n)} = ${edges}`)}(개)예요.\n2. 꼭짓점은 ${REASONS[kind].꼭짓점}이므로 ${tex(`${formulaOf(kind, '꼭짓점', n)} = ${corners}`)}(개)예요.\n3. 따라서 ${asksSum ? '합은' : '차는'} ${texWith(`${edges} ${asksSum ? '+' : '-'} ${corners} = ${value}`, '이에요/예요')}.`,
      hints: [
        `${attachParticle(name, '을/를')} 그려 보고 모서리와 꼭짓점을 각각 세어 보세요.`,
        '밑면에 있는 것과 그렇지 않은 것으로 나누어 세면 빠뜨리지 않아요.',
        `밑면의 변의 개수를 이용하세요. 모서리는 ${attachParticle(REASONS[kind].모서리, '이고/고')}, 꼭짓점은 ${attachParticle(REASONS[kind].꼭짓점, '이에요/예요')}.`,
      ],
      figures: n <= 6 ? [drawSolidOf(kind, n)] : [],
    }
  }),
})

const CLUES: Record<SolidKind, string> = {
  각기둥: '두 밑면은 서로 평행하고 합동이다.\n- 옆면은 모두 직사각형이다.',
  각뿔: '밑면은 1개이다.\n- 옆면은 모두 삼각형이다.',
  각뿔대: '두 밑면은 서로 평행하다.\n- 옆면은 모두 사다리꼴이다.',
}

const findSolid: ItemTemplate = {
  id: 'M1U09C01L3A2',
  conceptId,
  difficultyLevel: 3,
  name: '조건으로 다면체 찾기',
  generate: (random) => {
    const kind = random.pick(['각뿔대', '각뿔대', '각뿔', '각기둥'] as const)
    const n = random.integer(4, 10)
    const part = random.pick(['면', '모서리', '꼭짓점'] as const)
    const count = countParts(kind, n)[part]
    const name = solidName(kind, n)
    const named = (other: SolidKind, sides: number, mistakeText: string) => ({
      key: solidName(other, sides),
      markdown: solidName(other, sides),
      mistakeText,
    })
    return askValue({
      question: `다음 조건을 모두 만족시키는 입체도형의 이름을 쓰세요.\n\n- ${CLUES[kind]}\n- ${attachParticle(part, '은/는')} 모두 ${tex(count)}개이다.`,
      right: { key: name, markdown: name },
      slips: [
        ...KINDS.filter((other) => other !== kind).map((other) =>
          named(
            other,
            n,
            `옆면의 모양을 다시 살펴보세요. ${CLUES[other].split('\n- ')[1]?.replace('이다.', '인')} 것이 ${attachParticle(other, '이에요/예요')}.`,
          ),
        ),
        named(kind, n + 1, `${part}의 개수로 밑면의 변의 개수를 구할 때 잘못 계산했어요.`),
        ...(count <= 12 && count !== n
          ? [named(kind, count, `${part}의 개수를 그대로 밑면의 변의 개수로 생각했어요.`)]
          : []),
      ],
      solution: `1. 밑면과 옆면의 조건에서 이 입체도형은 ${attachParticle(kind, '이에요/예요')}.\n2. ${tex('n')}${attachParticle(kind, '이라고/라고')} 하면 ${attachParticle(part, '은/는')} ${tex(inLetters(kind, part))}개이므로 ${texWith(`${inLetters(kind, part)} = ${count}`, '이고/고')} ${texWith(`n = ${n}`, '이에요/예요')}.\n3. 따라서 ${attachParticle(name, '이에요/예요')}.`,
      hints: [
        '밑면이 몇 개인지, 옆면이 어떤 모양인지로 각기둥, 각뿔, 각뿔대 가운데 어느 것인지 정하세요.',
        '종류를 정했으면 밑면의 변의 개수를 문자로 놓고 마지막 조건을 식으로 나타내 보세요.',
        `밑면의 변이 ${tex('n')}개일 때 ${part}의 개수는 ${texWith(formulaOf(kind, part, 'n'), '이에요/예요')}. 이 값이 ${texWith(count, '이/가')} 되는 ${texWith('n', '을/를')} 구하세요.`,
      ],
    })
  },
}

const byRelation = makeBothForms({
  id: 'M1U09C01L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '개수 관계로 n 찾기',
  draw: withEnoughSlips((random) => {
    const kind = random.pick(KINDS)
    const n = random.integer(5, 12)
    const parts = countParts(kind, n)
    const [given, result] = [parts.모서리 - parts.면, parts.꼭짓점]
    const [edgesText, facesText, rest] =
      kind === '각뿔' ? ['2n', 'n + 1', 'n - 1'] : ['3n', 'n + 2', '2n - 2']
    return {
      question: `모서리의 개수와 면의 개수의 차가 ${tex(given)}인 ${kind}의 꼭짓점은 모두 몇 개인지 구하세요.`,
      right: rightNumber(result),
      slips: [
        wrongNumber(n, '밑면의 변의 개수까지만 구했어요.'),
        wrongNumber(parts.모서리, '모서리의 개수를 답했어요.'),
        ...(parts.면 === result ? [] : [wrongNumber(parts.면, '면의 개수를 답했어요.')]),
        kind === '각뿔'
          ? wrongNumber(2 * n, '각기둥의 꼭짓점의 개수를 구하는 식을 썼어요.')
          : wrongNumber(n + 1, '각뿔의 꼭짓점의 개수를 구하는 식을 썼어요.'),
        wrongNumber(given, '주어진 차를 그대로 답했어요.'),
        wrongNumber(countParts(kind, n + 1).꼭짓점, '밑면의 변의 개수를 하나 많게 구했어요.'),
      ],
      solution: `1. ${tex('n')}${attachParticle(kind, '이라고/라고')} 하면 모서리는 ${tex(edgesText)}개, 면은 ${tex(`(${facesText})`)}개예요.\n2. 차가 ${texWith(given, '이므로/므로')} ${texWith(`${edgesText} - (${facesText}) = ${given}`, '이에요/예요')}. 정리하면 ${texWith(`${rest} = ${given}`, '이므로/므로')} ${texWith(`n = ${n}`, '이에요/예요')}.\n3. 꼭짓점은 ${tex(`${formulaOf(kind, '꼭짓점', n)} = ${result}`)}(개)예요.`,
      hints: [
        `밑면의 변이 ${tex('n')}개라고 하고 모서리의 개수와 면의 개수를 ${texWith('n', '으로/로')} 나타내 보세요.`,
        `${tex('n')}${kind}의 모서리는 ${tex(edgesText)}개, 면은 ${tex(`(${facesText})`)}개예요.`,
        `${texWith(`${edgesText} - (${facesText}) = ${given}`, '을/를')} 풀어 ${texWith('n', '을/를')} 구한 다음, 꼭짓점의 개수를 구하세요.`,
      ],
    }
  }),
})

const cutCorners = makeBothForms({
  id: 'M1U09C01L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '잘라 낸 다면체',
  draw: withEnoughSlips((random) => {
    const k = random.integer(2, 8)
    const part = random.pick(['면', '모서리', '꼭짓점'] as const)
    const counts = { 면: 6 + k, 모서리: 12 + 3 * k, 꼭짓점: 8 + 2 * k }
    const before = { 면: 6, 모서리: 12, 꼭짓점: 8 }
    const grow = { 면: 1, 모서리: 3, 꼭짓점: 2 }
    const reasons = {
      면: '꼭짓점 하나를 잘라 낼 때마다 삼각형 모양의 면이 하나씩 새로 생겨요.',
      모서리:
        '꼭짓점 하나를 잘라 낼 때마다 잘린 자리의 삼각형에 모서리가 세 개씩 새로 생기고, 원래의 모서리는 짧아질 뿐 없어지지 않아요.',
      꼭짓점: '꼭짓점 하나를 잘라 내면 그 꼭짓점은 없어지고 삼각형의 꼭짓점 세 개가 생기므로 두 개씩 늘어요.',
    }
    return {
      question: `그림과 같이 정육면체의 꼭짓점 ${tex(k)}개를 삼각뿔 모양으로 작게 잘라 냈어요. 남은 입체도형의 ${attachParticle(part, '은/는')} 모두 몇 개인지 구하세요. (단, 잘라 낸 부분은 서로 만나지 않아요.)`,
      right: rightNumber(counts[part]),
      slips: [
        wrongNumber(before[part], `처음 정육면체의 ${part}의 개수를 답했어요.`),
        ...(['면', '모서리', '꼭짓점'] as const)
          .filter((other) => other !== part)
          .map((other) => wrongNumber(counts[other], `${other}의 개수를 구했어요.`)),
        part === '꼭짓점'
          ? wrongNumber(8 + 3 * k, '잘려 나간 꼭짓점을 빼지 않았어요.')
          : wrongNumber(
              before[part] + (grow[part] === 1 ? 3 : 2) * k,
              `꼭짓점 하나를 자를 때 늘어나는 ${part}의 개수를 잘못 생각했어요.`,
            ),
        wrongNumber(before[part] + grow[part], '꼭짓점을 하나만 자른 것으로 생각했어요.'),
        ...naturalSlips([[before[part] - k, '잘라 냈으므로 줄어든다고 생각했어요.']]),
      ],
      solution: `${reasons[part]} 정육면체의 ${attachParticle(part, '은/는')} ${tex(before[part])}개이므로 ${tex(`${before[part]} + ${grow[part]} \\times ${k} = ${counts[part]}`)}(개)예요.`,
      hints: [
        '꼭짓점 하나를 잘라 냈을 때 잘린 자리에 어떤 도형이 생기는지 그림에서 살펴보세요.',
        `꼭짓점 하나를 잘라 낼 때 ${attachParticle(part, '이/가')} 몇 개 새로 생기고 몇 개 없어지는지 세어 보세요.`,
        `정육면체의 ${part}의 개수에, 꼭짓점 하나를 자를 때 늘어나는 개수를 자른 횟수만큼 더하세요.`,
      ],
      figures: [
        { kind: 'solid', alt: `정육면체의 꼭짓점 ${k}개를 작게 잘라 낸 입체도형`, shape: 'cut-cube', cut: k },
      ],
    }
  }),
})

export const COUNT_TEMPLATES: ItemTemplate[] = [
  ...countFaces,
  ...sumOrDifference,
  findSolid,
  ...byRelation,
  ...cutCorners,
]
