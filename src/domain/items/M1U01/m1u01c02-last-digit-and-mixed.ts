import { makeBothForms, rightNumber, type ValueQuestion, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texBlock, texList, texWith } from '../asking/inline-math.ts'
import { factorizeNumber, formatFactorization, type NumberPower } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { listPrimeFactors } from './division-steps.ts'
import { repeatFactor } from './repeat-factor.ts'

const conceptId = 'M1U01C02'

const CYCLE = 4

/** The last digits of the first four powers; for bases that end in 2, 3, 7 or 8 they are four different ones, again and again. */
function lastDigits(base: number): number[] {
  const digits: number[] = []
  let digit = 1
  for (let time = 0; time < CYCLE; time += 1) {
    digit = (digit * base) % 10
    digits.push(digit)
  }
  return digits
}

function drawLastDigit(random: SeededRandom): ValueQuestion {
  const base = random.pick([2, 3, 7, 8, 2, 3, 7, 8, 12, 13, 17, 18])
  const exponent = random.integer(10, 60)
  const unit = base % 10
  const digits = lastDigits(base)
  const remainder = exponent % CYCLE
  const place = (remainder + CYCLE - 1) % CYCLE
  const right = digits[place] ?? 0
  const neighbour = (shift: number) => digits[(place + shift) % CYCLE] ?? 0
  const rounds = Math.floor(exponent / CYCLE)
  const product = (base * exponent) % 10
  const firstPowers = digits.map((digit, index) => `| ${tex(`${base}^{${index + 1}}`)} | ${tex(digit)} |`)
  const division = `${exponent} = ${CYCLE} \\times ${rounds}${remainder === 0 ? '' : ` + ${remainder}`}`
  const position =
    remainder === 0
      ? `${tex(division)}이므로 나누어떨어져요. 그래서 ${tex(`${base}^{${exponent}}`)}의 일의 자리의 숫자는 되풀이되는 네 숫자 가운데 마지막 숫자와 같아요.`
      : `${tex(division)}이므로 나머지가 ${texWith(remainder, '이에요/예요')}. 그래서 ${tex(`${base}^{${exponent}}`)}의 일의 자리의 숫자는 되풀이되는 네 숫자 가운데 ${['', '첫', '두', '세'][remainder]} 번째 숫자와 같아요.`
  return {
    question: `${tex(`${base}^{${exponent}}`)}의 일의 자리의 숫자를 구하세요.`,
    right: rightNumber(right),
    slips: [
      wrongNumber(
        neighbour(CYCLE - 1),
        '되풀이되는 네 숫자에서 하나 앞의 숫자를 골랐어요. 나머지를 다시 확인하세요.',
      ),
      wrongNumber(
        neighbour(1),
        '되풀이되는 네 숫자에서 하나 뒤의 숫자를 골랐어요. 나머지를 다시 확인하세요.',
      ),
      wrongNumber(neighbour(2), '지수를 네 개씩이 아니라 다른 개수로 묶어서 자리를 잘못 찾았어요.'),
      wrongNumber(product, '밑과 지수를 곱한 수의 일의 자리를 답했어요.'),
      wrongNumber(exponent % 10, '지수의 일의 자리의 숫자를 답했어요.'),
      wrongNumber((unit + exponent) % 10, '밑과 지수를 더한 수의 일의 자리를 답했어요.'),
    ],
    solution: `일의 자리의 숫자는 곱하는 수의 일의 자리의 숫자만으로 정해져요.${base > 10 ? ` 그래서 밑의 일의 자리의 숫자 ${tex(unit)}만 거듭 곱해 보면 돼요.` : ''} ${texWith(base, '을/를')} 거듭 곱하면서 일의 자리의 숫자를 적어요.\n\n| 거듭제곱 | 일의 자리의 숫자 |\n| --- | --- |\n${firstPowers.join('\n')}\n\n다음에는 다시 ${texWith(unit, '이/가')} 되므로 ${texList(digits)}의 네 숫자가 되풀이돼요.\n\n지수 ${texWith(exponent, '을/를')} ${texWith(CYCLE, '으로/로')} 나누어 봐요. ${position}\n\n따라서 구하는 숫자는 ${texWith(right, '이에요/예요')}.`,
    hints: [
      '거듭제곱의 값을 모두 계산하지 않아도 돼요. 한 번씩 더 곱하면서 일의 자리의 숫자만 적어 보세요.',
      '일의 자리의 숫자는 몇 번 곱하고 나면 처음부터 되풀이돼요. 몇 개씩 되풀이되는지 찾으세요.',
      `일의 자리의 숫자는 ${tex(digits.join(', '))}의 네 개가 이 순서로 되풀이돼요. 지수 ${texWith(exponent, '을/를')} 되풀이되는 개수로 나눈 나머지를 보고 몇 번째 숫자인지 찾으세요.`,
    ],
  }
}

const findLastDigit = makeBothForms({
  id: 'M1U01C02L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '일의 자리 숫자',
  draw: drawLastDigit,
})

interface MixedFactors {
  composites: number[]
  primes: number[]
}

function drawFactors({ pick, sample }: SeededRandom): MixedFactors {
  return {
    composites: sample([4, 6, 8, 9, 10, 12, 15], pick([2, 3, 3, 4])),
    primes: [2, 3, 5, pick([2, 3, 5])],
  }
}

function drawMixedProduct(random: SeededRandom): ValueQuestion {
  const countPrimes = ({ composites, primes }: MixedFactors) =>
    [...composites, ...primes].flatMap(listPrimeFactors).length
  // The hints name the composites: none of them may be the answer itself.
  const drawn = drawUntil(
    random,
    drawFactors,
    (factors) => !factors.composites.includes(countPrimes(factors)),
  )
  const { composites, primes } = drawn
  const factors = random.shuffle([...composites, ...primes])
  const powers: NumberPower[] = factorizeNumber(factors.reduce((product, factor) => product * factor, 1))
  const exponents = powers.map(([, exponent]) => exponent)
  const sum = exponents.reduce((total, exponent) => total + exponent, 0)
  const onlyPrimes = factors.filter((factor) => primes.includes(factor)).length
  const splits = [...composites]
    .sort((a, b) => a - b)
    .map((composite) => `${composite} = ${listPrimeFactors(composite).join(' \\times ')}`)
  const { latex } = formatFactorization(powers)
  const counted = powers.map(([prime, exponent]) => `${texWith(prime, '은/는')} ${tex(exponent)}번`)
  return {
    question: `다음 식을 ${tex('2^{a} \\times 3^{b} \\times 5^{c}')}으로 나타낼 때, 자연수 ${tex('a')}, ${tex('b')}, ${tex('c')}에 대하여 ${tex('a + b + c')}의 값을 구하세요.\n\n${texBlock(factors.join(' \\times '))}`,
    right: rightNumber(sum),
    slips: [
      wrongNumber(factors.length, '합성수를 쪼개지 않고 곱해진 수의 개수만 세었어요.', 'M1U01C01'),
      wrongNumber(onlyPrimes, '합성수 속에 들어 있는 소수를 빼고 세었어요.', 'M1U01C01'),
      wrongNumber(
        exponents.reduce((product, exponent) => product * exponent, 1),
        '세 지수를 더하지 않고 곱했어요.',
      ),
      wrongNumber(sum - 1, '곱해진 소수 하나를 빠뜨리고 세었어요.'),
      wrongNumber(sum + 1, '곱해진 소수 하나를 겹쳐 세었어요.'),
    ],
    solution: `1. 합성수를 소수의 곱으로 쪼개요. ${texList(splits, '이에요/예요')}.\n2. 모두 풀어 쓰고 같은 수끼리 모으면 다음과 같아요.\n${texBlock(powers.map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `(${repeatFactor(prime, exponent)})`)).join(' \\times '))}\n3. 곱해진 횟수를 세면 ${counted.join(', ')}이므로 식은 ${texWith(latex, '이에요/예요')}.\n\n따라서 ${texList(exponents.map((exponent, index) => `${['a', 'b', 'c'][index]} = ${exponent}`))}이고, ${texWith(`a + b + c = ${exponents.join(' + ')} = ${sum}`, '이에요/예요')}.`,
    hints: [
      '거듭제곱의 밑이 소수이므로, 식에 있는 합성수는 소수의 곱으로 쪼개야 해요.',
      `합성수인 ${texList(
        splits.map((split) => split.split(' = ')[0] ?? ''),
        '을/를',
      )} 각각 소수의 곱으로 나타내 보세요.`,
      `${texList(splits, '이에요/예요')}. 나머지 소수까지 모두 모아 ${texList([2, 3, 5], '이/가')} 각각 몇 번 곱해졌는지 세고 더하세요.`,
    ],
  }
}

const countMixedFactors = makeBothForms({
  id: 'M1U01C02L5A2',
  conceptId,
  difficultyLevel: 5,
  name: '섞인 곱의 지수',
  draw: drawMixedProduct,
})

export const CHALLENGE_TEMPLATES: ItemTemplate[] = [...findLastDigit, ...countMixedFactors]
