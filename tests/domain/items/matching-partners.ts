import type { Pairing } from '#domain/exam/item.ts'
import { LEFT_LABELS } from '#domain/exam/left-labels.ts'

/** A matching item as its file has it. */
export interface MatchingEntry {
  question: string
  pairing: Pairing
  figures?: { columns?: { cells: number[] }[]; size?: number }[]
}

/** The right entry that belongs to a left one. */
type FindPartner = (left: string, item: MatchingEntry) => string

const told =
  (partners: Readonly<Record<string, string>>): FindPartner =>
  (left) =>
    partners[left] ?? ''

const numbersIn = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number)
const formula = (tex: string | number): string => `\\(${tex}\\)`
const point = (x: number, y: number): string => formula(`(${x}, ${y})`)
const CORNERS: Readonly<Record<string, number>> = { 오: 5, 육: 6, 칠: 7, 팔: 8 }
const cornersOf = (polygon: string): number => CORNERS[/[오육칠팔]/.exec(polygon)?.[0] ?? ''] ?? 0

const quadrantOf = (x: number, y: number): string => {
  if (x * y === 0) return '좌표축 위'
  const number = y > 0 ? (x > 0 ? 1 : 2) : x < 0 ? 3 : 4
  return `제${formula(number)}사분면`
}

const countDivisors = (number: number): number =>
  Array.from({ length: number }, (_, index) => index + 1).filter((divisor) => number % divisor === 0).length

/** How the partners are found without the key, by the item's id. */
export const PARTNERS: Readonly<Record<string, FindPartner>> = {
  // M1U01C01
  '02571be5-0e84-4f86-83c0-156fa31e4454': (left) =>
    ['소수도 합성수도 아닌 수', '소수'][countDivisors(numbersIn(left)[0] ?? 0) - 1] ?? '합성수',
  // M1U03C01: by the value for x = 6.
  '6d46ae7d-0854-4806-89fd-559fcdd202ff': (left) => {
    const value = /배보다/.test(left) ? 3 * 6 + 2 : /의 .*배$/.test(left) ? (6 + 2) * 3 : 6 / 3 + 2
    const values = { '3(x+2)': 24, '\\frac{x+2}{3}': 8 / 3, '3x+2': 20, '\\frac{x}{3}+2': 4 }
    return formula(Object.entries(values).find(([, one]) => one === value)?.[0] ?? '')
  },
  // M1U03C03
  '7b94f495-da92-481a-9839-f79000a9cec6': (left, { question }) => {
    const [first = 0, degree = 0, linear = 0, constant = 0] = numbersIn(question.replaceAll(' ', ''))
    const terms = [first, linear, constant].length
    if (left === '다항식의 차수') return formula(degree)
    return formula(left === '상수항' ? constant : left === '항의 개수' ? terms : linear)
  },
  // M1U04C02: what takes away what was done to x.
  'b4fc08bb-bc5f-4017-89f8-5f6910a44944': (left) => {
    if (left.includes('frac')) return '양변에 \\(4\\)를 곱한다'
    if (left.includes('4x')) return '양변을 \\(4\\)로 나눈다'
    return left.includes('-') ? '양변에 \\(4\\)를 더한다' : '양변에서 \\(4\\)를 뺀다'
  },
  // M1U05C01
  '432b4f59-c277-4fe8-b6fe-e3cc86d09a89': told({
    '\\(x\\)축': '가로로 놓인 수직선',
    '\\(y\\)축': '세로로 놓인 수직선',
    원점: '두 좌표축이 만나는 점',
    순서쌍: '두 수의 순서를 정하여 짝 지어 나타낸 것',
  }),
  // M1U05C02
  'c9008a1c-b901-467f-b28d-fd68fedc5608': (left) => {
    const [x = 0, y = 0] = numbersIn(left)
    return quadrantOf(x, y)
  },
  '8ae11b2f-e980-417e-b54e-cf68a0a03e2f': (left, { question }) => {
    const [x = 0, y = 0] = numbersIn(question)
    return point(left === '\\(x\\)축' ? x : -x, left === '\\(y\\)축' ? y : -y)
  },
  '89c7dec4-65f7-4308-b7e2-bc48b8312752': (left) => {
    const values: Readonly<Record<string, number>> = { a: -1, b: 2, '-a': 1, '-b': -2 }
    const [x = 0, y = 0] = (left.match(/-?[ab]/g) ?? []).map((letter) => values[letter] ?? 0)
    return quadrantOf(x, y)
  },
  // M1U05C03
  '60ecde90-8486-4484-9bf1-ae610a311c47': told({
    '그래프 ㄱ': '집에서 공원으로 가서 놀다가 집으로 돌아왔다',
    '그래프 ㄴ': '학교에서 출발하여 쉬지 않고 집으로 왔다',
    '그래프 ㄷ': '집에서 출발하여 가는 길에 한 번 쉬고, 다시 걸어서 도서관에 도착했다',
  }),
  // M1U05C04: the point that fulfils the equation.
  '46f47e26-2513-4e72-9288-4f97e743c1e8': (left, { pairing }) => {
    const slope = left.includes('frac') ? 1 / 2 : (numbersIn(left)[0] ?? 0)
    const through = pairing.right.filter((one) => {
      const [x = 0, y = 0] = numbersIn(one)
      return y === slope * x
    })
    return through.length === 1 ? (through[0] ?? '') : ''
  },
  // M1U05C05
  '75dfd636-ea25-4eb3-be86-fdd4593456c1': (left) =>
    formula(/넓이/.test(left) ? 'y = \\frac{24}{x}' : /남은/.test(left) ? 'y = 24 - x' : 'y = 24x'),
  // M1U06C01
  '238a15ce-153e-40b9-9395-c24c0bfcd443': (left) => {
    const over = /양쪽/.test(left)
      ? 'overleftrightarrow'
      : /끝없이/.test(left)
        ? 'overrightarrow'
        : 'overline'
    return formula(`\\${over}{\\mathrm{AB}}`)
  },
  // M1U06C06: A over E, B over F, C over G, D over H.
  '191ea457-9c71-49a4-9717-dcb91ad7861c': (left) => {
    const edge = /mathrm\{(\w+)\}/.exec(left)?.[1] ?? ''
    if (/[AB]/.test(edge)) return '한 점에서 만난다'
    return ['CD', 'EF', 'GH'].includes(edge) ? '평행하다' : '꼬인 위치에 있다'
  },
  '1ce92a06-ce60-46af-9c46-0af04b08a31c': (left) => {
    const face = /mathrm\{(\w+)\}/.exec(left)?.[1] ?? ''
    const shared = [...'AB'].filter((corner) => face.includes(corner)).length
    return ['평행하다', '수직으로 만난다', '모서리가 면에 포함된다'][shared] ?? ''
  },
  // M1U06C07
  'cd619e29-215f-4838-a65d-5df52112b178': told({
    맞꼭지각: '한 교점에서 서로 마주 보는 두 각',
    동위각: '두 교점에서 서로 같은 위치에 있는 두 각',
    엇각: '두 직선의 안쪽에서 서로 엇갈린 위치에 있는 두 각',
  }),
  // M1U07C03
  'dd861d93-338e-4f4a-bfca-8d12234adcae': told({
    'SSS 합동': '대응하는 세 변의 길이가 각각 같다',
    'SAS 합동': '대응하는 두 변의 길이가 각각 같고, 그 끼인각의 크기가 같다',
    'ASA 합동': '대응하는 한 변의 길이가 같고, 그 양 끝 각의 크기가 각각 같다',
  }),
  'a247f8a4-35fd-4485-aa3d-820d2f61a618': (left) => {
    const sides = (left.match(/overline/g) ?? []).length / 2
    return ['합동이라고 할 수 없다', 'ASA 합동', 'SAS 합동', 'SSS 합동'][sides] ?? ''
  },
  // M1U08C01
  'fe9a09d4-7cb6-4eea-92d2-f43da1915b10': (left) => formula(cornersOf(left) - 3),
  // M1U08C03
  '439808b8-3d0a-49dd-8eec-d8c3e9ba37d0': (left) => {
    const corners = cornersOf(left)
    return formula(`${(180 * (corners - 2)) / corners}^\\circ`)
  },
  // M1U08C04
  '0e4e4663-370a-4fa2-9da8-1f73d0e4ffe1': told({
    호: '원 위의 두 점을 양 끝 점으로 하는 원의 일부분',
    현: '원 위의 두 점을 이은 선분',
    할선: '원 위의 두 점을 지나는 직선',
    부채꼴: '두 반지름과 호로 이루어진 도형',
    활꼴: '현과 호로 이루어진 도형',
  }),
  // M1U09C01
  '693eb0f7-612d-4ecc-9320-bf85654e9bcc': told({ 각뿔: '삼각형', 각기둥: '직사각형', 각뿔대: '사다리꼴' }),
  // M1U09C02
  '93bc2f68-9452-447e-95bc-73a12c3f3d0f': told({
    정사면체: '정삼각형 \\(3\\)개',
    정육면체: '정사각형 \\(3\\)개',
    정팔면체: '정삼각형 \\(4\\)개',
    정십이면체: '정오각형 \\(3\\)개',
  }),
  // M1U09C03
  'c0da2d3f-08c5-4235-b74a-a1881f91e5f5': (left) =>
    /반원/.test(left) ? '구' : /삼각형/.test(left) ? '원뿔' : '원기둥',
  'cdf5e21b-d6d9-45a9-95d1-f15af3fcd468': told({
    원기둥: '직사각형',
    원뿔: '이등변삼각형',
    원뿔대: '사다리꼴',
    구: '원',
  }),
  // M1U10C02
  '68c23aab-c83e-4df4-bf4f-b9d08641f507': (left, { question }) => {
    const values = numbersIn(question).sort((one, other) => one - other)
    if (left === '평균') return formula(values.reduce((sum, value) => sum + value, 0) / values.length)
    if (left === '중앙값') return formula(values[(values.length - 1) / 2] ?? 0)
    return formula(values.find((value, index) => values.indexOf(value) !== index) ?? 0)
  },
  // M1U11C02
  '62fa7222-d9f3-4050-a043-d37e8e2442c1': told({
    변량: '자료를 수량으로 나타낸 것',
    계급: '변량을 일정한 간격으로 나눈 구간',
    '계급의 크기': '변량을 나눈 구간의 너비',
    도수: '각 계급에 속하는 변량의 개수',
  }),
  '0a768c68-e0c2-44f1-b7aa-5507c0e20f64': (left, { figures = [] }) => {
    const cells = figures[0]?.columns?.[0]?.cells ?? []
    if (left === '계급의 크기') return formula(figures[0]?.size ?? 0)
    if (left === '계급의 개수') return formula(cells.length)
    return formula(left === '가장 큰 도수' ? Math.max(...cells) : cells.reduce((sum, cell) => sum + cell, 0))
  },
  // M1U11C04
  '365c5dfd-e23e-4b87-b2db-e0d00c1c0fdd': told({
    '어떤 계급의 상대도수': '(그 계급의 도수) ÷ (도수의 총합)',
    '어떤 계급의 도수': '(도수의 총합) × (그 계급의 상대도수)',
    '도수의 총합': '(그 계급의 도수) ÷ (그 계급의 상대도수)',
  }),
}

/** The key of a matching item from its columns alone. */
export const keyOfPairs = (find: FindPartner, item: MatchingEntry): string =>
  item.pairing.left
    .map((left, index) => `${LEFT_LABELS[index]}-${item.pairing.right.indexOf(find(left, item)) + 1}`)
    .join('&')
