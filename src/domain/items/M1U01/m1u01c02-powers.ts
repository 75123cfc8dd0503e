import {
  askChoice,
  askJudgement,
  askValue,
  makeBothForms,
  optionAnswer,
  rightNumber,
  type Slip,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { nativeCount, tex, texWith } from '../asking/inline-math.ts'
import { integersFrom } from '../number-facts.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { CLAIMS } from './m1u01c02-claims.ts'
import { STANDARD_TEMPLATES } from './m1u01c02-find-exponents.ts'
import { CHALLENGE_TEMPLATES } from './m1u01c02-last-digit-and-mixed.ts'
import { repeatFactor } from './repeat-factor.ts'

const conceptId = 'M1U01C02'

interface Power {
  base: number
  exponent: number
}

/** Base and exponent differ and swapping them changes the value, so that every mix-up shows. */
function drawPower(random: SeededRandom, bases: readonly number[], exponents: readonly number[]): Power {
  const powers = bases
    .flatMap((base) => exponents.map((exponent) => ({ base, exponent })))
    .filter(({ base, exponent }) => base !== exponent && base ** exponent !== exponent ** base)
  return random.pick(powers)
}

const readMeaning: ItemTemplate = {
  id: 'M1U01C02L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '거듭제곱의 뜻',
  generate: (random) => {
    const { base, exponent } = drawPower(random, [2, 3, 4, 5, 6, 7], [2, 3, 4, 5])
    const power = `${base}^{${exponent}}`
    return askChoice(random, {
      question: `다음 중 ${texWith(power, '이/가')} 나타내는 것은 어느 것인가요?`,
      right: optionAnswer(tex(repeatFactor(base, exponent))),
      slips: [
        {
          ...optionAnswer(tex(repeatFactor(exponent, base))),
          mistakeText: `밑과 지수를 서로 바꾸었어요. 곱해지는 수는 밑 ${texWith(base, '이에요/예요')}.`,
        },
        {
          ...optionAnswer(tex(`${base} \\times ${exponent}`)),
          mistakeText: `밑과 지수를 곱했어요. 지수 ${texWith(exponent, '은/는')} 곱하는 수가 아니라 곱하는 횟수예요.`,
        },
        {
          ...optionAnswer(tex(repeatFactor(base, exponent + 1))),
          mistakeText: `${texWith(base, '을/를')} 한 번 더 곱했어요. 지수는 곱해진 ${tex(base)}의 개수예요.`,
        },
      ],
      solution: `${texWith(power, '은/는')} 밑이 ${tex(base)}, 지수가 ${texWith(exponent, '이에요/예요')}. 지수는 밑을 곱한 횟수이므로 ${texWith(base, '을/를')} ${nativeCount(exponent)} 번 곱한 것이에요.\n\n\\[ ${power} = ${repeatFactor(base, exponent)} \\]`,
      hints: [
        '거듭제곱에서 아래의 큰 수는 밑, 오른쪽 위의 작은 수는 지수예요.',
        '밑은 곱해지는 수이고, 지수는 그 수를 몇 번 곱했는지를 나타내요.',
        `곱해지는 수가 ${tex(base)}인 보기만 남긴 다음, ${texWith(base, '이/가')} 몇 번 곱해졌는지 세어 지수와 비교해 보세요.`,
      ],
    })
  },
}

const judgeClaim: ItemTemplate = {
  id: 'M1U01C02L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '거듭제곱 진술 O/X',
  generate: (random) => askJudgement(random.pick(CLAIMS)(random)),
}

const evaluatePower: ItemTemplate = {
  id: 'M1U01C02L0A3',
  conceptId,
  difficultyLevel: 0,
  name: '거듭제곱의 값',
  generate: (random) => {
    const { base, exponent } = random.pick([
      drawPower(random, [2], [3, 5, 6, 7]),
      drawPower(random, [3, 5], [3, 4]),
      drawPower(random, [4, 6, 7, 8, 9, 11, 12], [2]),
      drawPower(random, [10], [3, 4, 5]),
    ])
    const power = `${base}^{${exponent}}`
    const value = base ** exponent
    return askValue({
      question: `${tex(power)}의 값을 구하세요.`,
      right: rightNumber(value),
      slips: [
        wrongNumber(base * exponent, '밑과 지수를 곱했어요. 지수는 밑을 곱하는 횟수예요.'),
        wrongNumber(exponent ** base, '밑과 지수를 서로 바꾸어 계산했어요.'),
        wrongNumber(base ** (exponent - 1), `${texWith(base, '을/를')} 한 번 덜 곱했어요.`),
        wrongNumber(base ** (exponent + 1), `${texWith(base, '을/를')} 한 번 더 곱했어요.`),
        wrongNumber(base + exponent, '밑과 지수를 더했어요.'),
      ].filter(({ key }) => Number(key) < 1_000_000),
      solution: `${texWith(power, '은/는')} ${texWith(base, '을/를')} ${nativeCount(exponent)} 번 곱한 것이에요.\n\n\\[ ${power} = ${repeatFactor(base, exponent)} = ${value} \\]`,
      hints: [
        '거듭제곱은 같은 수를 여러 번 곱한 것을 간단히 나타낸 것이에요.',
        `${tex(power)}에서 밑은 무엇이고, 밑을 몇 번 곱해야 하나요?`,
        `${tex(repeatFactor(base, exponent))}처럼 풀어 쓰고 앞에서부터 차례로 곱하세요.`,
      ],
    })
  },
}

function drawProduct(random: SeededRandom): ValueQuestion {
  const { base, exponent } = drawPower(random, [2, 3, 5, 6, 7, 10, 11, 13], integersFrom(2, 6))
  const answer = (b: number, e: number) => ({ key: `${b}^${e}`, markdown: tex(`${b}^{${e}}`) })
  const slip = (b: number, e: number, mistakeText: string): Slip => ({ ...answer(b, e), mistakeText })
  const product = repeatFactor(base, exponent)
  return {
    question: `${texWith(product, '을/를')} 거듭제곱으로 나타내세요.`,
    right: answer(base, exponent),
    slips: [
      slip(exponent, base, '밑과 지수를 서로 바꾸어 썼어요.'),
      {
        key: `${base}x${exponent}`,
        markdown: tex(`${base} \\times ${exponent}`),
        mistakeText: '거듭제곱이 아니라 밑과 지수의 곱으로 썼어요. 이것은 같은 수를 여러 번 더한 것이에요.',
      },
      slip(base, exponent + 1, `곱해진 ${tex(base)}의 개수를 하나 더 세었어요.`),
      slip(
        base,
        exponent - 1,
        `곱해진 ${tex(base)}의 개수를 하나 덜 세었어요. 곱셈 기호의 개수를 세지 않았나요?`,
      ),
    ],
    solution: `곱해진 수는 모두 ${tex(base)}이고, ${nativeCount(exponent)} 번 곱해졌어요. 곱해진 수를 밑으로, 곱해진 횟수를 지수로 써요.\n\n\\[ ${product} = ${base}^{${exponent}} \\]`,
    hints: [
      '같은 수를 여러 번 곱한 것은 곱해진 수와 곱한 횟수만으로 간단히 나타낼 수 있어요.',
      '곱해진 수가 밑이 되고, 곱한 횟수가 지수가 돼요.',
      `밑은 ${texWith(base, '이에요/예요')}. ${texWith(base, '이/가')} 모두 몇 번 곱해졌는지 곱셈 기호가 아니라 수의 개수를 세어 오른쪽 위에 작게 쓰세요.`,
    ],
  }
}

const writePower = makeBothForms({
  id: 'M1U01C02L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '곱을 거듭제곱으로',
  draw: drawProduct,
})

const nameParts: ItemTemplate = {
  id: 'M1U01C02L1A2',
  conceptId,
  difficultyLevel: 1,
  name: '밑과 지수 읽기',
  generate: (random) => {
    const { base, exponent } = drawPower(random, [2, 3, 4, 5, 6, 7, 8, 9], integersFrom(3, 8))
    const power = `${base}^{${exponent}}`
    const pair = (b: number, e: number) => optionAnswer(`밑 ${tex(b)}, 지수 ${tex(e)}`)
    return askChoice(random, {
      question: `${tex(power)}의 밑과 지수를 바르게 짝지은 것은 어느 것인가요?`,
      right: pair(base, exponent),
      slips: [
        { ...pair(exponent, base), mistakeText: '밑과 지수를 서로 바꾸었어요.' },
        {
          ...pair(base, base * exponent),
          mistakeText: `지수는 ${texWith(base, '과/와')} ${texWith(exponent, '을/를')} 곱한 값이 아니라 밑을 곱한 횟수예요.`,
        },
        {
          ...pair(base * exponent, exponent),
          mistakeText: `밑은 ${texWith(base, '과/와')} ${texWith(exponent, '을/를')} 곱한 값이 아니라 여러 번 곱해지는 수예요.`,
        },
        {
          ...pair(base, exponent - 1),
          mistakeText: '곱셈 기호의 개수를 지수로 생각했어요. 지수는 곱해진 밑의 개수예요.',
        },
      ],
      solution: `${texWith(`${power} = ${repeatFactor(base, exponent)}`, '이에요/예요')}. 여러 번 곱해진 수 ${texWith(base, '이/가')} 밑이고, 곱해진 횟수 ${texWith(exponent, '이/가')} 지수예요.`,
      hints: [
        '밑은 아래에 크게 쓴 수, 지수는 밑의 오른쪽 위에 작게 쓴 수예요.',
        '거듭제곱을 곱셈으로 풀어 쓰면 밑이 여러 번 나와요. 그 나온 횟수가 지수예요.',
        '거듭제곱에 적힌 두 수를 그대로 읽으면 돼요. 두 수를 서로 곱할 필요가 없어요. 아래에 있는 큰 수가 어느 것인지 보세요.',
      ],
    })
  },
}

/** Templates of 거듭제곱: level 0 and 1 are here, 3 and 5 in files of their own. */
export const TEMPLATES: ItemTemplate[] = [
  readMeaning,
  judgeClaim,
  evaluatePower,
  ...writePower,
  nameParts,
  ...STANDARD_TEMPLATES,
  ...CHALLENGE_TEMPLATES,
]
