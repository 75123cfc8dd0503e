import {
  makeBothForms,
  rightNumber,
  type Slip,
  slipOf,
  type ValueQuestion,
  wrongNumber,
} from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { fractionAnswer } from '../asking/fraction-answer.ts'
import { tex, texBlock, texWith } from '../asking/inline-math.ts'
import { withEnoughSlips } from '../asking/with-enough-slips.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'
import { showFraction } from './substitution-text.ts'

const conceptId = 'M1U03C02'

function wrongFraction(top: number, bottom: number, mistakeText: string, conceptId?: string): Slip {
  return slipOf(fractionAnswer(top, bottom), mistakeText, conceptId)
}

function drawThunder(random: SeededRandom): ValueQuestion {
  const degrees = random.pick([5, 10, 15, 20, 25, 30])
  const seconds = random.integer(3, 6)
  const risen = (degrees * 6) / 10
  const speed = 331 + risen
  return {
    question: `기온이 ${tex('x')} ℃일 때 소리의 속력은 초속 ${tex('331 + 0.6x')} m예요. 기온이 ${tex(degrees)} ℃인 날 번개를 보고 나서 ${tex(seconds)}초 뒤에 천둥소리를 들었어요. 천둥소리가 난 곳까지의 거리는 몇 m인지 구하세요. (단, 번개의 빛이 오는 데 걸린 시간은 생각하지 않아요.)`,
    right: rightNumber(speed * seconds),
    slips: [
      wrongNumber(speed, '소리의 속력까지만 구했어요. 거리는 속력에 시간을 곱해야 해요.'),
      wrongNumber(331 * seconds + risen, `${tex(331)}에만 시간을 곱했어요. 속력 전체에 시간을 곱해야 해요.`),
      wrongNumber(
        331 + risen * seconds,
        `${tex('0.6x')}에만 시간을 곱했어요. 속력 전체에 시간을 곱해야 해요.`,
      ),
      wrongNumber(
        (331 + 6 * degrees) * seconds,
        `${texWith(0.6, '을/를')} ${texWith(6, '으로/로')} 잘못 보고 계산했어요.`,
      ),
    ],
    solution: `먼저 ${tex('x')} 자리에 기온을 대입하여 소리의 속력을 구해요.\n\n${texBlock(`331 + 0.6 \\times ${degrees} = 331 + ${risen} = ${speed}`)}\n\n소리는 초속 ${tex(speed)} m로 ${tex(seconds)}초 동안 왔으므로 거리는 ${tex(`${speed} \\times ${seconds} = ${speed * seconds}`)}(m)예요.`,
    hints: [
      '두 걸음으로 나누어 생각해 보세요. 먼저 소리의 속력을 구하고, 그다음 거리를 구해요.',
      `소리의 속력은 식의 ${tex('x')} 자리에 기온 ${texWith(degrees, '을/를')} 대입한 값이에요.`,
      `(거리) \\(=\\) (속력) \\(\\times\\) (시간)이에요. ${texWith(`331 + 0.6 \\times ${degrees}`, '을/를')} 계산한 값에 ${texWith(seconds, '을/를')} 곱하세요.`,
    ],
  }
}

function drawFahrenheit(random: SeededRandom): ValueQuestion {
  const morning = random.pick([23, 32, 41, 50])
  const difference = random.pick([9, 18, 27])
  const noon = morning + difference
  const toCelsius = (degrees: number) => ((degrees - 32) * 5) / 9
  const result = toCelsius(noon) - toCelsius(morning)
  return {
    question: `화씨온도 ${tex('x')} ℉를 섭씨온도로 나타내면 ${tex('\\frac{5}{9}(x - 32)')} ℃예요. 어느 날 아침 기온은 ${tex(morning)} ℉, 낮 기온은 ${tex(noon)} ℉였어요. 이날 낮 기온은 아침 기온보다 몇 ℃ 더 높았는지 구하세요.`,
    right: rightNumber(result),
    slips: [
      wrongNumber(difference, '화씨온도의 차를 그대로 답했어요. 섭씨온도로 나타내어 비교해야 해요.'),
      wrongNumber(toCelsius(noon), '낮 기온을 섭씨온도로 나타내기만 했어요. 아침 기온과의 차를 구해야 해요.'),
      wrongNumber(
        toCelsius(morning),
        '아침 기온을 섭씨온도로 나타내기만 했어요. 낮 기온과의 차를 구해야 해요.',
      ),
      wrongFraction(
        5 * (difference - 32),
        9,
        '화씨온도의 차를 식에 대입했어요. 두 기온을 따로 대입한 뒤에 차를 구해야 해요.',
      ),
      wrongFraction(9 * difference, 5, `${tex('\\frac{5}{9}')}의 분자와 분모를 바꾸어 계산했어요.`),
    ],
    solution: `두 기온을 각각 ${tex('x')} 자리에 대입하여 섭씨온도로 나타내요.\n\n- 아침: ${tex(`\\frac{5}{9} \\times (${morning} - 32) = ${toCelsius(morning)}`)}(℃)\n- 낮: ${tex(`\\frac{5}{9} \\times (${noon} - 32) = ${toCelsius(noon)}`)}(℃)\n\n따라서 낮 기온은 아침 기온보다 ${tex(`${toCelsius(noon)} - ${toCelsius(morning) < 0 ? `(${toCelsius(morning)})` : toCelsius(morning)} = ${result}`)}(℃) 더 높았어요.`,
    hints: [
      '아침 기온과 낮 기온을 각각 섭씨온도로 나타낸 뒤 비교해 보세요.',
      `식의 ${tex('x')} 자리에 ${texWith(morning, '과/와')} ${texWith(noon, '을/를')} 따로 대입해요. 괄호 안을 먼저 계산하세요.`,
      `아침은 ${texWith(`\\frac{5}{9} \\times (${morning} - 32)`, '이고/고')} 낮은 ${texWith(`\\frac{5}{9} \\times (${noon} - 32)`, '이에요/예요')}. 두 값을 구해 낮의 것에서 아침의 것을 빼세요.`,
    ],
  }
}

function drawMountain(random: SeededRandom): ValueQuestion {
  const ground = random.pick([12, 15, 18, 20, 24])
  const metres = random.pick([500, 1500, 2500, 3500])
  const fallen = (6 * metres) / 1000
  const result = ground - fallen
  const kilometres = `${metres / 1000}`
  return {
    question: `지면의 기온이 ${tex(ground)} ℃일 때, 지면에서 높이가 ${tex('x')} km인 곳의 기온은 ${tex(`${ground} - 6x`)} ℃라고 해요. 이때 지면에서 높이가 ${tex(metres)} m인 산꼭대기의 기온은 몇 ℃인지 구하세요.`,
    right: rightNumber(result),
    slips: [
      wrongNumber(
        ground - 6 * metres,
        `${tex('x')}의 단위는 km예요. ${tex(metres)} m를 km로 고쳐서 대입해야 해요.`,
      ),
      wrongNumber(fallen, '내려간 온도만 구했어요. 지면의 기온에서 빼야 해요.'),
      wrongNumber(ground + fallen, '높이 올라가면 기온이 내려가요. 더하지 않고 빼야 해요.'),
      wrongFraction(
        (ground - 6) * metres,
        1000,
        `곱셈보다 뺄셈을 먼저 했어요. ${tex('6x')}를 먼저 계산해야 해요.`,
        'M1U02C07',
      ),
    ],
    solution: `${tex('x')}의 단위가 km이므로 먼저 단위를 맞추어요. ${tex(metres)} m는 ${tex(kilometres)} km예요.\n\n${texBlock(`${ground} - 6 \\times ${kilometres} = ${ground} - ${fallen} = ${result}`)}\n\n따라서 산꼭대기의 기온은 ${tex(result)} ℃예요.`,
    hints: [
      `${texWith('x', '은/는')} 몇 km인지를 나타내요. 산꼭대기의 높이도 같은 단위로 나타내야 해요.`,
      `${tex(1000)} m가 ${tex(1)} km예요. ${tex(metres)} m는 몇 km인가요?`,
      `km로 고친 높이를 ${tex('x')} 자리에 대입하고, 곱셈을 먼저 한 뒤 ${tex(ground)}에서 빼세요.`,
    ],
  }
}

function drawBall(random: SeededRandom): ValueQuestion {
  const speed = random.pick([20, 25, 30, 40])
  const height = (seconds: number) => speed * seconds - 5 * seconds * seconds
  const [early, late] = drawUntil(
    random,
    (draw): [number, number] => [draw.integer(1, 2), draw.integer(2, 4)],
    ([first, second]) => first < second && height(first) < height(second),
  )
  const result = height(late) - height(early)
  return {
    question: `지면에서 초속 ${tex(speed)} m로 똑바로 위로 던진 공의 ${tex('x')}초 뒤의 높이는 ${tex(`${speed}x - 5x^{2}`)} m예요. 던진 지 ${tex(late)}초 뒤의 높이는 ${tex(early)}초 뒤의 높이보다 몇 m 더 높은지 구하세요.`,
    right: rightNumber(result),
    slips: [
      wrongNumber(
        height(late),
        `${tex(late)}초 뒤의 높이만 구했어요. ${tex(early)}초 뒤의 높이와의 차를 구해야 해요.`,
      ),
      wrongNumber(
        height(early),
        `${tex(early)}초 뒤의 높이만 구했어요. ${tex(late)}초 뒤의 높이와의 차를 구해야 해요.`,
      ),
      wrongNumber(
        height(late - early),
        '시간의 차를 식에 대입했어요. 두 시간을 따로 대입한 뒤에 높이의 차를 구해야 해요.',
      ),
      wrongNumber(
        speed * (late - early) - 25 * (late * late - early * early),
        `${texWith('5x^{2}', '은/는')} ${tex('x')}만 제곱한 것이에요. ${tex(5)}까지 제곱하면 안 돼요.`,
      ),
      wrongNumber(
        (speed - 10) * (late - early),
        `${texWith('x^{2}', '을/를')} ${texWith('2x', '으로/로')} 계산했어요. 제곱은 같은 수를 두 번 곱하는 것이에요.`,
        'M1U01C02',
      ),
    ],
    solution: `두 시간을 각각 ${tex('x')} 자리에 대입하여 높이를 구해요.\n\n- ${tex(late)}초 뒤: ${tex(`${speed} \\times ${late} - 5 \\times ${late}^{2} = ${speed * late} - ${5 * late * late} = ${height(late)}`)}(m)\n- ${tex(early)}초 뒤: ${tex(`${speed} \\times ${early} - 5 \\times ${early}^{2} = ${speed * early} - ${5 * early * early} = ${height(early)}`)}(m)\n\n따라서 높이의 차는 ${tex(`${height(late)} - ${height(early)} = ${result}`)}(m)예요.`,
    hints: [
      '두 때의 높이를 각각 구한 뒤 비교해 보세요.',
      `식의 ${tex('x')} 자리에 ${texWith(late, '과/와')} ${texWith(early, '을/를')} 따로 대입해요. 거듭제곱을 먼저 계산하세요.`,
      `${texWith(`${speed} \\times ${late} - 5 \\times ${late}^{2}`, '과/와')} ${texWith(`${speed} \\times ${early} - 5 \\times ${early}^{2}`, '을/를')} 구해 앞의 것에서 뒤의 것을 빼세요.`,
    ],
  }
}

function drawBelowZero(random: SeededRandom): ValueQuestion {
  const degrees = random.pick([3, 4, 6, 7, 8, 9, 11, 12])
  const display = showFraction(-9 * degrees, 5)
  return {
    question: `섭씨온도 ${tex('x')} ℃를 화씨온도로 나타내면 ${tex('\\frac{9}{5}x + 32')} ℉예요. 섭씨온도로 영하 ${tex(degrees)} ℃는 화씨온도로 몇 ℉인지 구하세요.`,
    right: fractionAnswer(160 - 9 * degrees, 5),
    slips: [
      wrongFraction(
        160 + 9 * degrees,
        5,
        `영하 ${tex(degrees)} ℃는 ${tex(-degrees)} ℃예요. 음수를 대입해야 해요.`,
        'M1U02C01',
      ),
      wrongFraction(
        9 * (32 - degrees),
        5,
        `${texWith(32, '을/를')} 먼저 더한 뒤에 곱했어요. 곱셈을 먼저 해야 해요.`,
        'M1U02C07',
      ),
      wrongFraction(288 - 5 * degrees, 9, `${tex('\\frac{9}{5}')}의 분자와 분모를 바꾸어 계산했어요.`),
      wrongFraction(-160 - 9 * degrees, 5, `${texWith(32, '은/는')} 더하는 수인데 뺐어요.`),
    ],
    solution: `영하 ${tex(degrees)} ℃는 ${tex(-degrees)} ℃이므로 ${tex('x')} 자리에 ${texWith(-degrees, '을/를')} 대입해요.\n\n${texBlock(`\\frac{9}{5} \\times (-${degrees}) + 32 = ${display} + 32 = ${showFraction(160 - 9 * degrees, 5)}`)}\n\n따라서 ${tex(showFraction(160 - 9 * degrees, 5))} ℉예요. 소수로 ${texWith((160 - 9 * degrees) / 5, '이라고/라고')} 써도 같아요.`,
    hints: [
      '영하의 온도는 음수로 나타내요.',
      `${tex('x')} 자리에 음수를 괄호로 묶어서 넣어요. 곱셈을 먼저 하고 ${texWith(32, '을/를')} 나중에 더하세요.`,
      `${texWith(`\\frac{9}{5} \\times (-${degrees}) + 32`, '을/를')} 계산하세요. ${texWith(32, '을/를')} 분모가 ${tex(5)}인 분수로 고치면 더하기 쉬워요.`,
    ],
  }
}

const SCENES = [drawThunder, drawFahrenheit, drawMountain, drawBall, drawBelowZero]

const useFormula = makeBothForms({
  id: 'M1U03C02L5A1',
  conceptId,
  difficultyLevel: 5,
  name: '공식에 대입',
  draw: withEnoughSlips((random) => random.pick(SCENES)(random)),
})

export const FORMULA_TEMPLATES: ItemTemplate[] = [...useFormula]
