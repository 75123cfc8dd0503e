import * as fraction from '#domain/math/rational.ts'
import { type Measurement, measureBySteps } from '#domain/math/steps/measure-by-steps.ts'
import { type Bug, bug } from './bug.ts'

const HALF = fraction.rational(1, 2)
const TWO = fraction.rational(2)

function scaled(task: Measurement, factor: fraction.Rational): Measurement | null {
  return 'radius' in task ? { ...task, radius: fraction.multiply(task.radius, factor) } : null
}

/** The measure that is taken for the one that was asked. */
function mistaken(task: Measurement): { task: Measurement; says: string } | null {
  switch (task.of) {
    case 'circle-length':
      return {
        task: { ...task, of: 'circle-area' },
        says: '원의 넓이를 구했어요. 둘레의 길이는 지름에 원주율을 곱해요.',
      }
    case 'circle-area':
      return {
        task: { ...task, of: 'circle-length' },
        says: '원의 둘레를 구했어요. 넓이는 반지름을 두 번 곱하고 원주율을 곱해요.',
      }
    case 'arc-length':
      return {
        task: { ...task, of: 'sector-area' },
        says: '부채꼴의 넓이를 구했어요. 호의 길이는 원의 둘레에서 중심각만큼을 떼어 낸 것이에요.',
      }
    case 'sector-area':
      return {
        task: { ...task, of: 'arc-length' },
        says: '호의 길이를 구했어요. 넓이는 원의 넓이에서 중심각만큼을 떼어 낸 것이에요.',
      }
    case 'sphere-volume':
      return {
        task: { ...task, of: 'sphere-surface' },
        says: '구의 겉넓이를 구했어요. 부피는 반지름을 세 번 곱해요.',
      }
    case 'sphere-surface':
      return {
        task: { ...task, of: 'sphere-volume' },
        says: '구의 부피를 구했어요. 겉넓이는 반지름을 두 번 곱해요.',
      }
    case 'hemisphere-volume':
      return { task: { ...task, of: 'sphere-volume' }, says: '구 전체의 부피예요. 반구는 그 반이에요.' }
    case 'cylinder-volume':
      return {
        task: { ...task, of: 'cylinder-surface' },
        says: '겉넓이를 구했어요. 부피는 밑넓이에 높이를 곱해요.',
      }
    case 'cylinder-surface':
      return {
        task: { ...task, of: 'cylinder-volume' },
        says: '부피를 구했어요. 겉넓이는 두 밑넓이와 옆넓이의 합이에요.',
      }
    case 'cone-volume':
      return {
        task: { ...task, of: 'cylinder-volume' },
        says: '원기둥의 부피예요. 뿔의 부피는 기둥의 3분의 1이에요.',
      }
    case 'pyramid-volume':
      return {
        task: { ...task, of: 'prism-volume' },
        says: '기둥의 부피예요. 뿔의 부피는 기둥의 3분의 1이에요.',
      }
    case 'hemisphere-surface':
    case 'cone-surface':
    case 'prism-volume':
      return null
  }
}

function answerOf(task: Measurement | null): string | null {
  return task && measureBySteps(task).answer
}

/** Wrong ways to measure a circle, a sector or a solid. */
export function listMeasureBugs(task: Measurement): Bug[] {
  const other = mistaken(task)
  const right = measureBySteps(task).answer
  return [
    ...(other ? bug('other-measure', [answerOf(other.task)], other.says) : []),
    ...bug(
      'diameter-for-radius',
      [answerOf(scaled(task, TWO))],
      '지름을 반지름으로 썼어요. 반지름은 지름의 반이에요.',
    ),
    ...bug(
      'radius-halved',
      [answerOf(scaled(task, HALF))],
      '반지름을 또 반으로 나누었어요. 주어진 것이 반지름인지 지름인지 보세요.',
    ),
    ...bug(
      'pi-forgotten',
      [right.includes('π') ? right.replace('π', '') : null],
      '원주율을 곱하는 것을 잊었어요.',
    ),
  ]
}
