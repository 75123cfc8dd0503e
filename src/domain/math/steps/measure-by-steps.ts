import { addPi, formatPiKey, formatPiLatex, type PiMultiple, piMultiple, scalePi } from '../pi-multiple.ts'
import { multiply, type Rational, rational, toLatex } from '../rational.ts'
import { inline } from './inline-math.ts'
import type { Step, WorkedSolution } from './step.ts'

/** A measure of a circle, a sector or a solid, with the lengths that it needs. Lengths are positive, in one unit; angles in degrees. */
export type Measurement =
  | { of: 'circle-length' | 'circle-area'; radius: Rational }
  | { of: 'arc-length' | 'sector-area'; radius: Rational; angle: Rational }
  | { of: 'sphere-volume' | 'sphere-surface' | 'hemisphere-volume' | 'hemisphere-surface'; radius: Rational }
  | { of: 'cylinder-volume' | 'cylinder-surface' | 'cone-volume'; radius: Rational; height: Rational }
  | { of: 'cone-surface'; radius: Rational; slant: Rational }
  | { of: 'prism-volume' | 'pyramid-volume'; base: Rational; height: Rational }

function step(latex: string, reason: string): Step {
  return { latex, reason }
}

function finish(steps: Step[], value: PiMultiple): WorkedSolution {
  return {
    steps,
    answer: formatPiKey(value),
    answerLatex: formatPiLatex(value),
  }
}

function square(value: Rational): Rational {
  return multiply(value, value)
}
function show(value: PiMultiple): string {
  return formatPiLatex(value)
}

/** A fraction keeps its brackets under an exponent. */
function raised(value: Rational, exponent: number): string {
  return value.denominator === 1n
    ? `${toLatex(value)}^{${exponent}}`
    : `\\left(${toLatex(value)}\\right)^{${exponent}}`
}

function oneStep(reason: string, expression: string, value: PiMultiple): WorkedSolution {
  return finish([step(`${expression} = ${show(value)}`, reason)], value)
}

function twoSteps(
  [reason, expression, first]: readonly [string, string, PiMultiple],
  [then, last, value]: readonly [string, string, PiMultiple],
): WorkedSolution {
  return finish(
    [step(`${expression} = ${show(first)}`, reason), step(`${last} = ${show(value)}`, then)],
    value,
  )
}

function ofCircle(isLength: boolean, radius: Rational): WorkedSolution {
  return isLength
    ? oneStep(
        `반지름의 길이가 ${inline('r')}인 원의 둘레의 길이는 ${inline('2\\pi r')}예요.`,
        `2\\pi \\times ${toLatex(radius)}`,
        piMultiple(multiply(rational(2), radius)),
      )
    : oneStep(
        `반지름의 길이가 ${inline('r')}인 원의 넓이는 ${inline('\\pi r^{2}')}이에요.`,
        `\\pi \\times ${raised(radius, 2)}`,
        piMultiple(square(radius)),
      )
}

function ofSector(isLength: boolean, radius: Rational, angle: Rational): WorkedSolution {
  const whole = isLength ? multiply(rational(2), radius) : square(radius)
  const display = isLength ? `2\\pi \\times ${toLatex(radius)}` : `\\pi \\times ${raised(radius, 2)}`
  const part = multiply(angle, rational(1, 360))
  const name = isLength ? '둘레의 길이' : '넓이'
  return twoSteps(
    [`먼저 반지름의 길이가 같은 원의 ${name}를 구해요.`, display, piMultiple(whole)],
    [
      `부채꼴은 원 전체의 ${inline(`\\frac{x}{360}`)}이므로 그만큼을 곱해요.`,
      `${show(piMultiple(whole))} \\times \\frac{${toLatex(angle)}}{360}`,
      piMultiple(multiply(whole, part)),
    ],
  )
}

const SPHERES = {
  'sphere-volume': ['구의 부피는', '\\frac{4}{3}\\pi r^{3}', rational(4, 3), 3],
  'sphere-surface': ['구의 겉넓이는', '4\\pi r^{2}', rational(4), 2],
  'hemisphere-volume': ['반구의 부피는 구의 부피의 반, 곧', '\\frac{2}{3}\\pi r^{3}', rational(2, 3), 3],
  'hemisphere-surface': ['반구의 겉넓이는 굽은 면과 평평한 면의 합, 곧', '3\\pi r^{2}', rational(3), 2],
} as const

function ofSphere(of: keyof typeof SPHERES, radius: Rational): WorkedSolution {
  const [name, formula, factor, exponent] = SPHERES[of]
  const power = exponent === 3 ? multiply(square(radius), radius) : square(radius)
  return oneStep(
    `반지름의 길이가 ${inline('r')}인 ${name} ${inline(formula)}이에요.`,
    formula.replace(/r\^\{\d\}$/, `\\times ${raised(radius, exponent)}`),
    piMultiple(multiply(factor, power)),
  )
}

function baseOfRound(radius: Rational) {
  return [
    '밑면인 원의 넓이를 구해요.',
    `\\pi \\times ${raised(radius, 2)}`,
    piMultiple(square(radius)),
  ] as const
}

const THIRD = rational(1, 3)

function ofFilled(base: PiMultiple, height: Rational, isPointed: boolean) {
  const value = scalePi(base, isPointed ? multiply(THIRD, height) : height)
  const product = `${show(base)} \\times ${toLatex(height)}`
  return isPointed
    ? ([
        `뿔의 부피는 ${inline('\\frac{1}{3}')} × (밑넓이) × (높이)예요.`,
        `\\frac{1}{3} \\times ${product}`,
        value,
      ] as const)
    : (['기둥의 부피는 (밑넓이) × (높이)예요.', product, value] as const)
}

function ofRoundSurface(radius: Rational, side: PiMultiple, sideStep: Step, bases: 1 | 2): WorkedSolution {
  const [reason, display, base] = baseOfRound(radius)
  const value = addPi(scalePi(base, bases), side)
  const sum = `${show(base)}${bases === 2 ? ' \\times 2' : ''} + ${show(side)}`
  const count = bases === 2 ? '밑면은 두 개이므로 밑넓이를 두 번' : '밑면은 하나이므로 밑넓이를 한 번'
  return finish(
    [
      step(`${display} = ${show(base)}`, reason),
      sideStep,
      step(`${sum} = ${show(value)}`, `${count} 더하고 옆넓이를 더해요.`),
    ],
    value,
  )
}

function ofCylinderSurface(radius: Rational, height: Rational): WorkedSolution {
  const around = piMultiple(multiply(rational(2), radius))
  const side = scalePi(around, height)
  return ofRoundSurface(
    radius,
    side,
    step(
      `(2\\pi \\times ${toLatex(radius)}) \\times ${toLatex(height)} = ${show(side)}`,
      '옆넓이는 (밑면의 둘레의 길이) × (높이)예요.',
    ),
    2,
  )
}

function ofConeSurface(radius: Rational, slant: Rational): WorkedSolution {
  const side = piMultiple(multiply(radius, slant))
  return ofRoundSurface(
    radius,
    side,
    step(
      `\\pi \\times ${toLatex(radius)} \\times ${toLatex(slant)} = ${show(side)}`,
      `옆면은 부채꼴이고, 모선의 길이가 ${inline('l')}이면 옆넓이는 ${inline('\\pi rl')}이에요.`,
    ),
    1,
  )
}

function ofFlat(base: Rational, height: Rational, isPointed: boolean): WorkedSolution {
  const [reason, display, value] = ofFilled(piMultiple(0n, base), height, isPointed)
  return oneStep(reason, display, value)
}

/** A length, an area or a volume with its steps, exact in π; the key is as the answer checker reads it (`36π`). */
export function measureBySteps(task: Measurement): WorkedSolution {
  switch (task.of) {
    case 'circle-length':
    case 'circle-area':
      return ofCircle(task.of === 'circle-length', task.radius)
    case 'arc-length':
    case 'sector-area':
      return ofSector(task.of === 'arc-length', task.radius, task.angle)
    case 'sphere-volume':
    case 'sphere-surface':
    case 'hemisphere-volume':
    case 'hemisphere-surface':
      return ofSphere(task.of, task.radius)
    case 'cylinder-volume':
    case 'cone-volume': {
      const base = baseOfRound(task.radius)
      return twoSteps(base, ofFilled(base[2], task.height, task.of === 'cone-volume'))
    }
    case 'cylinder-surface':
      return ofCylinderSurface(task.radius, task.height)
    case 'cone-surface':
      return ofConeSurface(task.radius, task.slant)
    case 'prism-volume':
    case 'pyramid-volume':
      return ofFlat(task.base, task.height, task.of === 'pyramid-volume')
  }
}
