import { formatExpression } from '#domain/math/format-latex.ts'
import { leastCommonMultiple } from '#domain/math/least-common-multiple.ts'
import { parseExpression } from '#domain/math/parse-expression.ts'
import { isWhole, rational, toNumber } from '#domain/math/rational.ts'
import { evaluateBySteps } from '#domain/math/steps/evaluate-by-steps.ts'
import { writeCounts } from '../reading/list-numbers.ts'
import { solveStory } from './read-story.ts'
import { read, type ToldTask, told } from './told-value.ts'
import type { WorkedExercise } from './worked-exercise.ts'

/** A kind of word problem: the words beside each number say where in the formula it goes. */
interface FormulaTask {
  key: RegExp
  not?: RegExp
  /** In a part `#` is a number, `&` a number or a letter. The same part written twice means its first and its second place. */
  parts: readonly string[]
  /** The values in another order, by what is asked for. */
  order?: (values: readonly string[], text: string) => readonly string[] | null
  /** What is asked for: a noun phrase. */
  name: string
  /** `#0` is the first number. An equation is solved for x; what begins with `>` is a task in words for the strict reader. */
  formula: string
  /** The value, where the formula only shows it (`?`). */
  value?: (numbers: readonly number[], text: string) => number | null
  reason: string
  unit?: string
  times?: 'π'
}

const NUMBER = String.raw`(-?\d+(?:\.\d+)?(?:/\d+)?)`
const LETTER = String.raw`(-?\d+|(?<![a-z])[a-z](?![a-z]))`
const WANTS_UNKNOWN = /곱|나[누눠눴]|어떤\s?수[은는가이를]?\s?(?:[얼뭐무몇구]\D*|\??)$|어떤\s?수.*어떤\s?수/
const PIECES = '(?:개|자루|권|병|장|송이|마리|잔|봉지|명)'
const RADIUS = String.raw`반지름\D{0,6}#`
const HEIGHT = String.raw`높이\D{0,4}#`

/** Lengths of three of some sticks that make a triangle: how many choices there are. */
function countTriangles(lengths: readonly number[]): number {
  const sorted = lengths.toSorted((a, b) => a - b)
  return sorted.reduce(
    (count, c, k) =>
      count +
      sorted.slice(0, k).reduce((sum, b, j) => sum + sorted.slice(0, j).filter((a) => a + b > c).length, 0),
    0,
  )
}

const TASKS: readonly FormulaTask[] = [
  {
    key: /곱.*최대\s?공약수.*최소\s?공배수\D*$/,
    parts: ['곱\\D{0,4}#', '최대\\s?공약수\\D{0,4}#'],
    name: '최소공배수',
    formula: '#0÷#1',
    reason: '두 수의 곱은 최대공약수와 최소공배수의 곱과 같아요.',
  },
  {
    key: /곱.*최소\s?공배수.*최대\s?공약수\D*$/,
    parts: ['곱\\D{0,4}#', '최소\\s?공배수\\D{0,4}#'],
    name: '최대공약수',
    formula: '#0÷#1',
    reason: '두 수의 곱은 최대공약수와 최소공배수의 곱과 같아요.',
  },
  {
    key: /최대\s?공약수.*\d.*(?<!최대\s?)공약수.*(?:몇|[개갯]수)/,
    not: /합|곱|자연수로/,
    parts: ['최대\\s?공약수\\D{0,4}#'],
    name: '',
    formula: '>#0의 약수의 개수',
    reason: '',
  },
  {
    key: /공배수.*(?:몇|[개갯]수)/,
    not: /최[대소]|가까운|초과|넘/,
    parts: ['^\\D*#', '^\\D*\\d+\\D+#', '#\\s?(?:보다\\s?작|이하|까지|미만)'],
    name: '공배수의 개수',
    formula: '?',
    value: ([a = 0, b = 0, limit = 0], text) => {
      if (!Number.isInteger(a) || !Number.isInteger(b)) return null
      const step = Number(leastCommonMultiple(BigInt(a), BigInt(b)))
      return step > 0 ? Math.floor((/작|미만/.test(text) ? limit - 1 : limit) / step) : null
    },
    reason: '공배수는 최소공배수의 배수예요. 최소공배수를 구해서 정해진 곳까지 몇 개인지 세요.',
    unit: '개',
  },
  {
    key: /사이.*(?<!최)소수(?!점)|소수(?!점).*사이/,
    not: /합|가장|제일|몇|개수|차/,
    parts: ['#\\s?(?:과|와|이?랑|에서|하고)\\s?#\\s?사이'],
    name: '',
    formula: '>#0과 #1 사이의 소수 모두',
    reason: '',
  },
  {
    key: /평균.*(?:되려면|이려면|받으려면|넘으려면|만들려면|하려면)/,
    parts: ['#\\s?번', '평균\\D{0,4}#', '려면\\D{0,8}((?:\\d+[\\s,]+)+\\d+)'],
    name: '받아야 하는 점수',
    formula: '#0×#1-(#2)',
    reason: '평균에 횟수를 곱하면 필요한 총합이에요. 지금까지의 점수를 모두 빼요.',
    unit: '점',
  },
  {
    key: /\d\^[a-z]\s?=\s?\d/,
    not: /×|\+/,
    parts: ['#\\^[a-z]\\s?=\\s?#'],
    name: '지수',
    formula: '#0^{?} = #1',
    value: ([base = 0, power = 0]) => {
      const exponent = Math.round(Math.log(power) / Math.log(base))
      return base > 1 && exponent > 0 && base ** exponent === power ? exponent : null
    },
    reason: '오른쪽의 수를 소인수분해해서 밑을 같게 만들면 지수가 보여요.',
  },
  {
    key: /\d\^\d+.*일의\s?자리/,
    not: /[+×]|합|곱/,
    parts: ['^\\D*#\\^#(?!\\s?[-+×÷*/^])'],
    name: '일의 자리의 숫자',
    formula: '?',
    value: ([base = 0, exponent = 0]) => {
      const last = [1, 2, 3, 4].map((times) => (base % 10) ** times % 10)
      return base > 0 && exponent > 0 && base < 1e6 && exponent < 1e9
        ? (last[(exponent - 1) % 4] ?? null)
        : null
    },
    reason:
      '한 번씩 곱해 가며 일의 자리만 적으면 같은 차례가 되풀이돼요. 지수를 되풀이되는 개수로 나눈 나머지로 찾아요.',
  },
  {
    key: /어떤\s?수.*(?:빼|뺄|뺐어)야?.*(?:잘못|더했)/,
    not: WANTS_UNKNOWN,
    parts: ['어떤\\s?수(?:에서|에|를)?\\s?#[을를]?\\s?(?:빼|뺄|뺐)', '더\\S{0,5}\\s?#'],
    name: '바르게 계산한 값',
    formula: '#1-#0-#0',
    reason: '더한 값에서 그 수를 빼면 어떤 수가 나와요. 거기서 한 번 더 빼면 바르게 계산한 값이에요.',
  },
  {
    key: /어떤\s?수.*더(?:해야|할|하)\S*.*(?:잘못|뺐)/,
    not: WANTS_UNKNOWN,
    parts: ['어떤\\s?수(?:에서|에|를)?\\s?#[을를]?\\s?더', '뺐\\S{0,5}\\s?#'],
    name: '바르게 계산한 값',
    formula: '#1+#0+#0',
    reason: '뺀 값에 그 수를 더하면 어떤 수가 나와요. 거기에 한 번 더 더하면 바르게 계산한 값이에요.',
  },
  {
    key: /역수.*역수.*(?:더|합)/,
    not: /곱|빼|뺀|나[누눠눈]|안\s?[되돼]|말고/,
    parts: ['#의?\\s?역수', '#의?\\s?역수'],
    name: '두 역수의 합',
    formula: '1÷#0+1÷#1',
    reason: '소수는 분수로 고친 다음 분자와 분모를 바꾸고, 부호는 그대로 두어요.',
  },
  {
    key: /역수.*역수.*곱/,
    not: /더[하한해]|합|빼|뺀|나[누눠눈]|안\s?[되돼]|말고/,
    parts: ['#의?\\s?역수', '#의?\\s?역수'],
    name: '두 역수의 곱',
    formula: '(1÷#0)×(1÷#1)',
    reason: '소수는 분수로 고친 다음 분자와 분모를 바꾸고, 부호는 그대로 두어요.',
  },
  {
    key: /십의\s?자리.*일의\s?자리/,
    not: /바꾼|바꾸|합|보다|배|백의|천의|세\s?자리/,
    parts: ['십의\\s?자리\\D{0,5}?&', '일의\\s?자리\\D{0,5}?&'],
    name: '두 자리의 자연수',
    formula: '10#0+#1',
    reason: '십의 자리의 숫자는 \\(10\\)이 몇 개인지 말해요. 숫자를 나란히 쓰면 곱이 되어 버려요.',
  },
  {
    key: /거스름/,
    parts: [
      `#\\s?원[^\\d원]*?&\\s?${PIECES}`,
      '#\\s?원(?:을|짜리)?\\s?(?:지폐)?\\s?(?:을|를)?\\s?(?:[내냈낼낸]|지불)',
    ],
    name: '거스름돈',
    formula: '#2-#0#1',
    reason: '거스름돈은 낸 돈에서 산 값을 뺀 것이에요. 산 값은 (한 개의 값) × (개수)예요.',
    unit: '원',
  },
  {
    key: /원.*원.*(?:값|가격|얼마|식|금액|돈)/,
    not: /거스름|할인|냈|내면|합해|합쳐/,
    parts: [`#\\s?원[^\\d원]*?&\\s?${PIECES}`, `#\\s?원[^\\d원]*?&\\s?${PIECES}`],
    name: '모두 산 값',
    formula: '#0#1+#2#3',
    reason: '(한 개의 값) × (개수)를 각각 구해서 더해요. 곱셈 기호는 생략하고 수를 문자 앞에 써요.',
    unit: '원',
  },
  {
    key: /거리/,
    not: /왕복|갈|올|남|분/,
    parts: ['시속\\s?(-?\\d+|[a-z](?=\\s?k?m?로?))', '#\\s?시간'],
    name: '간 거리',
    formula: '#1#0',
    reason: '(거리) = (속력) × (시간)이에요.',
    unit: ' km',
  },
  {
    key: /어떤\s?(?:다항)?식.*더[했하]/,
    not: /잘못|바르게|해야|빼|뺐/,
    parts: [
      '어떤\\s?(?:다항)?식에\\s?([-+\\d.a-z /]*[a-z][-+\\d.a-z /]*?)[을를]?\\s?더',
      '더\\S{0,5}\\s([-+\\d.a-z /]*[a-z][-+\\d.a-z /]*)',
    ],
    name: '',
    formula: '>(#1)-(#0) 간단히 해 줘',
    reason: '',
  },
  {
    key: /어떤\s?(?:다항)?식.*[빼뺐]/,
    not: /잘못|바르게|해야|더[했하]/,
    parts: [
      '어떤\\s?(?:다항)?식에서\\s?([-+\\d.a-z /]*[a-z][-+\\d.a-z /]*?)[을를]?\\s?[빼뺐]',
      '[빼뺐]\\S{0,5}\\s([-+\\d.a-z /]*[a-z][-+\\d.a-z /]*)',
    ],
    name: '',
    formula: '>(#1)+(#0) 간단히 해 줘',
    reason: '',
  },
  {
    key: /x.*:.*=.*:|:.*=.*:.*x/,
    not: /각|호/,
    parts: ['^\\D{0,8}?([\\dx.()+-]+)\\s?:\\s?([\\dx.()+-]+)\\s?=\\s?([\\dx.()+-]+)\\s?:\\s?([\\dx.()+-]+)'],
    name: '\\(x\\)의 값',
    formula: '(#0)×(#3)=(#1)×(#2)',
    reason: '비례식에서는 바깥쪽 두 항의 곱과 안쪽 두 항의 곱이 같아요.',
  },
  {
    key: /원.*원.*(?:합|모두|섞).*몇/,
    not: /거스름|남|할인/,
    parts: [
      '#\\s?원(?:짜리)?\\s?([가-힣]{1,5}?)(?:이?랑|와|과|하고)',
      '(?:이?랑|와|과|하고|,)\\s?#\\s?원(?:짜리)?\\s?([가-힣]{1,5}?)(?:을|를)?\\s',
      `#\\s?${PIECES}`,
      '.*\\D#\\s?원',
    ],
    order: ([a = '', first = '', b = '', second = '', count = '', money = ''], text) => {
      const asked = /([가-힣]+?)[은는이가]?\s?몇/.exec(text)?.[1] ?? ''
      return asked.endsWith(first)
        ? [a, first, b, count, money]
        : asked.endsWith(second)
          ? [b, second, a, count, money]
          : null
    },
    name: '#1의 개수',
    formula: '#0x+#2(#3-x)=#4',
    reason:
      '하나의 개수를 \\(x\\)라 하면 다른 하나는 전체 개수에서 \\(x\\)를 뺀 것이에요. 값을 각각 구해 더하면 낸 돈이에요.',
    unit: '개',
  },
  {
    key: /몇\s?년.*배|배.*몇\s?년/,
    not: /전|합|차/,
    parts: ['^\\D*#', '^\\D*\\d+\\D+#', '#\\s?배'],
    name: '구하는 햇수',
    formula: '#0+x=#2(#1+x)',
    reason: '\\(x\\)년 뒤에는 두 사람이 모두 \\(x\\)살씩 많아져요. 그때의 나이로 방정식을 세워요.',
    unit: '년',
  },
  {
    key: /x\s?축.*거리/,
    not: /y\s?축|두\s?점/,
    parts: ['\\(\\s?#\\s?,\\s?#\\s?\\)'],
    name: '\\(x\\)축까지의 거리',
    formula: '|#1| = ?',
    value: ([, y = 0]) => Math.abs(y),
    reason: '\\(x\\)축까지는 위아래로 곧장 움직여요. \\(y\\)좌표의 절댓값이 거리예요.',
  },
  {
    key: /y\s?축.*거리/,
    not: /x\s?축|두\s?점/,
    parts: ['\\(\\s?#\\s?,\\s?#\\s?\\)'],
    name: '\\(y\\)축까지의 거리',
    formula: '|#0| = ?',
    value: ([x = 0]) => Math.abs(x),
    reason: '\\(y\\)축까지는 옆으로 곧장 움직여요. \\(x\\)좌표의 절댓값이 거리예요.',
  },
  {
    key: /\(.*\).*\(.*\).*(?:길이|거리)/,
    not: /축|삼각형|중점/,
    parts: ['\\(\\s?#\\s?,\\s?#\\s?\\)', '\\(\\s?#\\s?,\\s?#\\s?\\)'],
    name: '두 점 사이의 거리',
    formula: '?',
    value: ([a = 0, b = 0, c = 0, d = 0]) => (b === d ? Math.abs(a - c) : a === c ? Math.abs(b - d) : null),
    reason: '한 좌표가 같으니 나머지 좌표만 봐요. 큰 수에서 작은 수를 빼요.',
  },
  {
    key: /(?=.*x)(?=.*y).*(?:분|시간|초|개|권).*씩.*식/,
    not: /들어\s?있|남|길이|처음/,
    parts: ['(?:1|한)\\s?(?:분|시간|초|개|권)\\S{0,3}\\s?#'],
    name: '관계식',
    formula: 'y=#0x',
    reason: '하나에 얼마씩인지가 정해져 있으니 \\(y\\)는 \\(x\\)에 정비례해요.',
  },
  {
    key: /넓이.*직사각형.*가로\S?\s?x.*세로\S?\s?y|직사각형.*넓이.*x.*y/,
    not: /둘레/,
    parts: ['넓이\\D{0,4}#'],
    name: '관계식',
    formula: 'y=#0/x',
    reason: '(가로) × (세로) = (넓이)라서 \\(xy\\)가 늘 같아요. \\(y\\)는 \\(x\\)에 반비례해요.',
  },
  {
    key: /점.*직선.*(?:몇|[개갯]?수)/,
    not: /반직선|교점|선분|지나는\s?점|한\s?직선\s?위에(?!\s?(?:없|있지\s?않|놓이지\s?않))/,
    parts: ['점\\D{0,4}#\\s?개'],
    name: '직선의 개수',
    formula: '#0×(#0-1)÷2',
    reason: '한 점에서 나머지 점마다 하나씩 그을 수 있어요. 같은 직선을 두 번씩 세었으니 \\(2\\)로 나누어요.',
    unit: '개',
  },
  {
    key: /직선.*교점.*(?:최대|많)/,
    not: /평행/,
    parts: ['직선\\D{0,4}#\\s?개'],
    name: '가장 많을 때의 교점의 개수',
    formula: '#0×(#0-1)÷2',
    reason: '한 직선은 나머지 직선마다 한 번씩 만나요. 교점 하나를 두 직선에서 세었으니 \\(2\\)로 나누어요.',
    unit: '개',
  },
  {
    key: /시[계침].*각|각.*시[계침]/,
    not: /큰|움직|회전|돌[아았]|분\s?(?:전|후|뒤)/,
    parts: ['(\\d{1,2})\\s?시\\s?(\\d{1,2})\\s?분'],
    name: '시침과 분침이 이루는 작은 쪽의 각',
    formula: '|30 \\times #0 + 0.5 \\times #1 - 6 \\times #1|^\\circ',
    value: ([hour = 0, minute = 0]) => {
      const angle = Math.abs(30 * (hour % 12) - 5.5 * minute)
      return hour > 12 || minute > 59 ? null : Math.min(angle, 360 - angle)
    },
    reason:
      '시침은 한 시간에 \\(30^\\circ\\), 1분에 \\(0.5^\\circ\\) 움직이고 분침은 1분에 \\(6^\\circ\\) 움직여요. \\(180^\\circ\\)가 넘으면 \\(360^\\circ\\)에서 빼요.',
    unit: '도',
  },
  {
    key: /(?:삼각형|세?\s?변).*자연수.*(?:몇|[개갯]수)/,
    not: /이등변|둘레|직각|막대/,
    parts: ['^\\D*#', '^\\D*\\d+\\D+#'],
    name: '자연수 \\(x\\)의 개수',
    formula: '|#0-#1| < x < #0+#1',
    value: ([a = 0, b = 0]) =>
      Number.isInteger(a) && Number.isInteger(b) && a > 0 && b > 0 ? 2 * Math.min(a, b) - 1 : null,
    reason: '한 변은 나머지 두 변의 차보다 길고 합보다 짧아야 해요. 두 끝의 값은 들어가지 않아요.',
    unit: '개',
  },
  {
    key: /삼각형.*(?:가장|제일|젤)\s?큰\s?(?:자연수|정수)/,
    not: /이등변|둘레|직각|막대|(?<!삼)각/,
    parts: ['^\\D*#', '^\\D*\\d+\\D+#'],
    name: '가장 큰 자연수 \\(x\\)',
    formula: 'x < #0 + #1,\\ x = ?',
    value: ([a = 0, b = 0]) => (Number.isInteger(a + b) && a > 0 && b > 0 ? a + b - 1 : null),
    reason: '한 변은 나머지 두 변의 합보다 짧아야 해요. 합과 같으면 한 직선 위에 겹쳐서 삼각형이 안 돼요.',
  },
  {
    key: /(?:막대|선분|빨대).*삼각형.*(?:몇|[개갯]수)/,
    parts: ['^\\D*#\\D+#\\D+#\\D+#(?!\\d|\\s?개)', '#\\s?개(?:로|를|만)'],
    name: '만들 수 있는 삼각형의 개수',
    formula: '?',
    value: ([a = 0, b = 0, c = 0, d = 0, chosen]) => (chosen === 3 ? countTriangles([a, b, c, d]) : null),
    reason: '세 개씩 골라서, 가장 긴 것이 나머지 두 개의 합보다 짧은 것만 세요.',
    unit: '개',
  },
  {
    key: /(?:원탁|둘러|둥글).*(?:양옆|이웃|옆).*(?:빼|제외|말고|아닌|않).*(?:악수|인사)|(?:악수|인사).*(?:양옆|이웃|옆).*(?:빼|제외|말고)/,
    parts: ['#\\s?명'],
    name: '악수하는 횟수',
    formula: '#0×(#0-3)÷2',
    reason: '사람을 꼭짓점으로 보면 이웃하지 않는 두 사람을 잇는 것은 대각선이에요.',
    unit: '번',
  },
  {
    key: /반지름.*호.*중심각\D*$|호.*반지름.*중심각\D*$/,
    not: /넓이|원뿔/,
    parts: [RADIUS, '호\\D{0,8}#\\s?π'],
    name: '중심각의 크기',
    formula: '#1÷(2×#0)×360',
    reason:
      '호의 길이는 원의 둘레 \\(2\\pi r\\) 가운데 중심각만큼이에요. 둘레의 얼마인지에 \\(360^\\circ\\)를 곱해요.',
    unit: '도',
  },
  {
    key: /중심각.*호.*반지름\D*$|호.*중심각.*반지름\D*$/,
    not: /넓이|원뿔|둘레/,
    parts: ['중심각\\D{0,8}#(?!\\s?π)', '호\\D{0,8}#\\s?π'],
    name: '반지름의 길이',
    formula: '#1×360÷#0÷2',
    reason:
      '호의 길이에 \\(360\\)을 곱하고 중심각으로 나누면 원의 둘레 \\(2\\pi r\\)이 나와요. 둘레를 \\(2\\pi\\)로 나누면 반지름이에요.',
  },
  {
    key: /반지름.*넓이.*중심각\D*$/,
    not: /호|원뿔/,
    parts: [RADIUS, '넓이\\D{0,6}#\\s?π'],
    name: '중심각의 크기',
    formula: '#1÷(#0×#0)×360',
    reason:
      '부채꼴의 넓이는 원의 넓이 \\(\\pi r^{2}\\) 가운데 중심각만큼이에요. 원의 얼마인지에 \\(360^\\circ\\)를 곱해요.',
    unit: '도',
  },
  {
    key: /원기둥.*(?:회전축|축).*(?:포함|지나).*넓이/,
    parts: [RADIUS, HEIGHT],
    name: '단면의 넓이',
    formula: '2×#0×#1',
    reason: '회전축을 포함하게 자르면 단면은 직사각형이에요. 가로는 밑면의 지름, 세로는 높이예요.',
  },
  {
    key: /원뿔(?!대).*(?:회전축|축).*(?:포함|지나).*넓이/,
    parts: [RADIUS, HEIGHT],
    name: '단면의 넓이',
    formula: '(2×#0)×#1÷2',
    reason: '회전축을 포함하게 자르면 단면은 이등변삼각형이에요. 밑변은 밑면의 지름, 높이는 원뿔의 높이예요.',
  },
  {
    key: /(?:원뿔|모선).*중심각\D*\d*\D*$/,
    not: /원뿔대|[옆겉]넓이|부피/,
    parts: [RADIUS, '모선\\D{0,6}#'],
    name: '중심각의 크기',
    formula: '#0÷#1×360',
    reason:
      '원뿔의 옆면인 부채꼴에서 호의 길이는 밑면의 둘레와 같아요. 그래서 반지름을 모선으로 나눈 만큼이 원의 몇 분의 몇인지예요.',
    unit: '도',
  },
  {
    key: /직각삼각형.*삼각\s?기둥.*겉넓이|삼각\s?기둥.*직각삼각형.*겉넓이/,
    not: /부피/,
    parts: ['직각\\D{0,12}#\\D{1,6}#\\D{1,6}#', HEIGHT],
    name: '삼각기둥의 겉넓이',
    formula: '2 \\times \\frac{1}{2} \\times #0 \\times #1 + (#0 + #1 + #2) \\times #3 = ?',
    value: ([a = 0, b = 0, c = 0, height = 0]) =>
      a * a + b * b === c * c ? a * b + (a + b + c) * height : null,
    reason:
      '겉넓이는 밑넓이의 두 배에 옆넓이를 더한 것이에요. 밑면은 직각을 낀 두 변으로 넓이를 구하고, 옆넓이는 밑면의 둘레에 높이를 곱해요.',
  },
  {
    key: /직각삼각형.*삼각\s?기둥.*부피|삼각\s?기둥.*직각삼각형.*부피/,
    not: /빗변/,
    parts: ['직각\\D{0,12}#\\D{1,12}#', HEIGHT],
    name: '삼각기둥의 부피',
    formula: '#0×#1÷2×#2',
    reason: '기둥의 부피는 (밑넓이) × (높이)예요. 밑면은 직각을 낀 두 변이 밑변과 높이인 삼각형이에요.',
  },
  {
    key: /(?:구멍|속이\s?빈|뚫).*부피|안쪽.*부피/,
    not: /겉넓이/,
    parts: ['(?:바깥|큰)\\D{0,9}#', '(?:안쪽?|작은|구멍)\\D{0,9}#', HEIGHT],
    name: '구멍이 뚫린 원기둥의 부피',
    formula: '#0×#0×#2-#1×#1×#2',
    reason: '큰 원기둥의 부피에서 구멍인 작은 원기둥의 부피를 빼요. 모두 \\(\\pi\\)를 곱한 값이에요.',
    times: 'π',
  },
  {
    key: /녹[여이].*몇/,
    not: /기둥|뿔|높이/,
    parts: [RADIUS, RADIUS],
    name: '만들 수 있는 작은 구의 개수',
    formula: '#0^3÷#1^3',
    reason:
      '녹여도 부피는 그대로예요. 구의 부피는 반지름을 세 번 곱한 것에 정비례하니 그 비만큼 만들 수 있어요.',
    unit: '개',
  },
  {
    key: /명.*평균.*명.*평균.*(?:전체|합|모두)/,
    parts: ['#\\s?명\\D{0,8}평균\\D{0,4}#', '#\\s?명\\D{0,8}평균\\D{0,4}#'],
    name: '전체의 평균',
    formula: '(#0×#1+#2×#3)÷(#0+#2)',
    reason: '평균끼리 평균 내면 안 돼요. 사람 수가 다르니 총합을 각각 구해 더하고 전체 사람 수로 나누어요.',
  },
  {
    key: /명.*평균.*(?:한\s?명|하나).*(?:빼|빠|나가|전학\s?(?:가|갔)|제외).*평균\D*$/,
    parts: [
      '#\\s?명',
      '평균\\D{0,4}#',
      '.*\\D#\\s?(?:키로|kg|점|cm|살|회|시간|분)?(?:인|짜리)?\\s?[가-힣\\s]{0,4}(?:한\\s?명|하나)',
    ],
    name: '나머지의 평균',
    formula: '(#0×#1-#2)÷(#0-1)',
    reason: '평균에 사람 수를 곱하면 총합이에요. 빠진 값을 빼고, 줄어든 사람 수로 나누어요.',
  },
  {
    key: /명.*평균.*(?:한\s?명|하나).*(?:들어|추가|전학\s?(?:오|왔)|더).*평균\D*$/,
    parts: [
      '#\\s?명',
      '평균\\D{0,4}#',
      '.*\\D#\\s?(?:키로|kg|점|cm|살|회|시간|분)?(?:인|짜리)?\\s?[가-힣\\s]{0,4}(?:한\\s?명|하나)',
    ],
    name: '새 평균',
    formula: '(#0×#1+#2)÷(#0+1)',
    reason: '평균에 사람 수를 곱하면 총합이에요. 들어온 값을 더하고, 늘어난 사람 수로 나누어요.',
  },
  {
    key: /히스토그램.*넓이/,
    not: /다각형|비|배/,
    parts: ['크기\\D{0,4}#', '도수\\D{0,6}((?:\\d+[\\s,]+)+\\d+)'],
    name: '직사각형의 넓이의 합',
    formula: '#0×(#1)',
    reason: '직사각형마다 (계급의 크기) × (도수)이니, 모두 더하면 (계급의 크기) × (도수의 총합)이에요.',
  },
  {
    key: /상대\s?도수.*\d.*[a-z]/i,
    not: /명|합계|총합|전체/,
    parts: [
      '상대\\s?도수\\D{0,9}((?:(?:0?\\.\\d+|(?<![a-z])[a-z](?![a-z]))[\\s,]+)+(?:0?\\.\\d+|(?<![a-z])[a-z](?![a-z])))',
    ],
    order: ([list = '']) => (new Set(list.match(/[a-z]/gi)).size === 1 ? [list] : null),
    name: '모르는 상대도수',
    formula: '1-(#0)',
    reason: '상대도수를 모두 더하면 늘 \\(1\\)이에요.',
  },
  {
    key: /도수.*\d.*명인\s?계급.*(?:몇\s?(?:퍼|%|프로)|백분율)/,
    parts: ['도수\\D{0,6}((?:\\d+[\\s,]+)+\\d+)(?!\\d|\\s?명)', '#\\s?명인\\s?계급'],
    name: '전체에 대한 백분율',
    formula: '#1÷(#0)×100',
    reason: '그 계급의 도수를 도수의 총합으로 나눈 다음 \\(100\\)을 곱해요.',
    unit: '%',
  },
]

/** Words that occur in these tasks, in addition to those of all tasks. */
const WORDS =
  /될\s?수\s?있는|\d?\s?배(?:가|는)?\s?(?:되|돼)?\S*|엄마\S?|아빠\S?|아버지\S?|어머니\S?|나이\S?|내|나[의는가]?|년|살|왕복|합(?:해서?|쳐서?|하면)?|곱(?:이|은|한|하면)?|더[가-힣]*|빼[가-힣]*|뺐[가-힣]*|뺄|가장|제일|젤|다음|자리|나머지|남은|전체|보다|사이|소수|이상|이하|미만|까지|중에?서?|작은[거것]?|어떤\s?다?항?식?수?|잘못[가-힣]*|바르게|되려면|사[고서]|냈[가-힣]*|거스름돈|지우개|일의|숫자|녹[여이]\S*|한\s?명|여자|남자|포함\S*|회전축|원탁\S*|양\s?옆\S*|사람\S*|악수\S*|시계\S*|바늘\S*|쪽|구멍\S*|뚫린|바깥\S*|안쪽\S*|막대\S*|직선|어느\s?세\s?점도|한\s?직선\s?위에|없는|서로\s?다른|만들[가-힣]*|[a-z]/gi
const NEVER =
  /\d\s?번\s?문제|\d\s?월\s?\d|왜|이유|까닭|뜻이|항상|무조건|언제나|예시|의미|설명|차이|틀린|아닌\s|않은/
/** Behind a number that is left over: it is no value that is said. */
const COUNTS_ON = /^\s?(?:배|번|살|씩|등분|보다|퍼|%|개씩|학년|반|으?로\s?나)/

function fill(formula: string, values: readonly string[]): string {
  return formula.replace(/#(\d)/g, (_, index: string, at: number) => {
    const value = (values[Number(index)] ?? '').replace(/π$/, '')
    if (/^[\d.\sa-z,]+[\s,][\d.\sa-z,]+$/i.test(value)) return value.match(/\d*\.?\d+/g)?.join('+') ?? ''
    const isOperand = value.includes('/') || (value.startsWith('-') && (at > 0 || formula[at + 2] === '^'))
    // 10#0+#1 with 5 for #0 is a product of two numbers.
    const isFactor =
      /\d$/.test(value) &&
      /^#\d/.test(formula.slice(at + 2)) &&
      /\d/.test(values[Number(formula[at + 3])] ?? '')
    const before =
      /\d$/.test(formula.slice(0, at)) && !/#\d$/.test(formula.slice(0, at)) && /^\d/.test(value) ? '×' : ''
    return `${before}${isOperand ? `(${value})` : value}${isFactor ? '×' : ''}`
  })
}

function work(
  { name: title, formula, value, reason, unit = '', times }: FormulaTask,
  values: readonly string[],
  text: string,
): string | WorkedExercise | null {
  const filled = fill(formula, values)
  const name = fill(title, values)
  if (filled.startsWith('>')) return filled.slice(1)
  if (value) {
    const found = value(values.map(Number), text)
    return found === null || !Number.isFinite(found)
      ? null
      : told(name, filled.replace('?', `${found}`), reason, read(`${found}`) ?? rational(0), unit)
  }
  if (filled.startsWith('y='))
    return told(name, filled.replace(/(\d+)\/x/, '\\frac{$1}{x}'), reason, [
      filled,
      filled.replace(/(\d+)\/x/, '\\frac{$1}{x}'),
    ])
  if (filled.includes('=')) return solveStory({ asked: name, unit, equation: filled, lead: reason })
  const node = parseExpression(filled)
  if (!node) return null
  const shown = formatExpression(node)
  if (/[a-z]/i.test(filled)) return told(name, shown, reason, [filled, shown], unit)
  const answer = read(evaluateBySteps(node)?.answer)
  if (!answer || (unit !== '' && toNumber(answer) < 0) || (/[개번명]/.test(unit) && !isWhole(answer)))
    return null
  const latex = `${shown} = ${evaluateBySteps(node)?.answerLatex ?? ''}`
  if (times === undefined) return told(name, latex, reason, answer, unit)
  return told(name, latex, reason, [
    `${evaluateBySteps(node)?.answer}π`,
    `${evaluateBySteps(node)?.answerLatex}\\pi`,
  ])
}

const ANY_NUMBER = /\d+(?:\.\d+)?(?:\/\d+)?/g

/** Returns the tasks of a known formula in a text, if each of its numbers has a place in the formula. */
export function findFormulaTasks(typed: string): ToldTask[] {
  const text = writeCounts(typed)
  if (NEVER.test(text)) return []
  return TASKS.flatMap((task): ToldTask[] => {
    if (!task.key.test(text) || task.not?.test(text)) return []
    const found = task.parts.map((part, index) => {
      const earlier = task.parts.slice(0, index).filter((other) => other === part).length
      const source = part.replaceAll('#', NUMBER).replaceAll('&', LETTER)
      return [...text.matchAll(new RegExp(source, 'gi'))][earlier]
        ?.slice(1)
        .filter((one) => one !== undefined)
    })
    const placed = found.flatMap((one) => one ?? [])
    const values = task.order ? task.order(placed, text) : placed
    if (!values || found.some((one) => one === undefined)) return []
    const left: string[] = [...(text.match(ANY_NUMBER) ?? [])]
    for (const used of placed.join(' ').match(ANY_NUMBER) ?? []) {
      const at = left.indexOf(used)
      if (at >= 0) left.splice(at, 1)
    }
    const [said = null, more] = left.filter((number) => number !== '1' || !task.parts[0]?.startsWith('(?:1'))
    const last =
      said === null
        ? null
        : new RegExp(
            `${/[a-z]/i.test(values.join('')) ? '[-+a-z\\d.]*' : '-?'}${said.replace(/[.]/g, '\\.')}\\s?π?(?=\\D*$)`,
          ).exec(text)
    if (
      more !== undefined ||
      (said !== null && (!last || COUNTS_ON.test(text.slice(last.index + last[0].length))))
    )
      return []
    const worked = work(task, values, text)
    return worked === null ? [] : [{ words: WORDS, task: worked, said: last?.[0].replace(/\s/g, '') ?? null }]
  })
}
