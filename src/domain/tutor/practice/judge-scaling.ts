import { attachParticle } from '#domain/korean/attach-particle.ts'
import { inline } from '#domain/math/steps/inline-math.ts'
import type { ClaimJudgement } from './judgement.ts'

/** How a measure grows with a length: as its first, second or third power; null if it does not grow in proportion. */
interface Growth {
  length: RegExp
  figure: RegExp
  measure: RegExp
  power: 1 | 2 | 3 | null
  because: string
}

const GROWTHS: readonly Growth[] = [
  {
    length: /각/,
    figure: /중심각|부채꼴/,
    measure: /현/,
    power: null,
    because:
      '현의 길이는 중심각에 정비례하지 않아요. 중심각이 두 배가 되어도 현은 두 배보다 짧아요. 정비례하는 것은 호의 길이와 부채꼴의 넓이예요.',
  },
  {
    length: /각/,
    figure: /중심각|부채꼴/,
    measure: /호/,
    power: 1,
    because: '한 원에서 호의 길이는 중심각의 크기에 정비례해요.',
  },
  {
    length: /각/,
    figure: /중심각|부채꼴/,
    measure: /넓이/,
    power: 1,
    because: '한 원에서 부채꼴의 넓이는 중심각의 크기에 정비례해요.',
  },
  {
    length: /지름/,
    figure: /구(?![하해])|공(?!식)/,
    measure: /겉넓이/,
    power: 2,
    because: '구의 겉넓이는 \\(4 \\pi r^2\\)이라서 반지름이 두 번 곱해져요.',
  },
  {
    length: /지름/,
    figure: /구(?![하해])|공(?!식)/,
    measure: /부피/,
    power: 3,
    because: '구의 부피는 \\(\\frac{4}{3} \\pi r^3\\)이라서 반지름이 세 번 곱해져요.',
  },
  {
    length: /지름/,
    figure: /원(?!기둥|뿔)/,
    measure: /둘레/,
    power: 1,
    because: '원의 둘레는 \\(2 \\pi r\\)이라서 반지름이 한 번 곱해져요.',
  },
  {
    length: /지름/,
    figure: /원(?!기둥|뿔)/,
    measure: /(?<!겉)넓이/,
    power: 2,
    because: '원의 넓이는 \\(\\pi r^2\\)이라서 반지름이 두 번 곱해져요.',
  },
  {
    length: /지름/,
    figure: /원기둥|원뿔/,
    measure: /부피/,
    power: 2,
    because: '높이가 그대로이면 밑넓이만 커져요. 밑넓이에는 반지름이 두 번 곱해져요.',
  },
  {
    length: /높이/,
    figure: /기둥|뿔/,
    measure: /부피/,
    power: 1,
    because: '밑넓이가 그대로이면 부피는 높이에 정비례해요.',
  },
  {
    length: /변|모서리/,
    figure: /정육면체/,
    measure: /부피/,
    power: 3,
    because: '정육면체의 부피는 한 모서리의 길이를 세 번 곱해요.',
  },
  {
    length: /변|모서리/,
    figure: /정육면체/,
    measure: /겉넓이/,
    power: 2,
    because: '정육면체의 겉넓이는 한 면의 넓이의 6배이고, 한 면의 넓이는 한 모서리의 길이를 두 번 곱해요.',
  },
  {
    length: /변/,
    figure: /정사각형/,
    measure: /(?<!겉)넓이/,
    power: 2,
    because: '정사각형의 넓이는 한 변의 길이를 두 번 곱해요.',
  },
]

const TIMES: Partial<Record<string, number>> = { 두: 2, 세: 3, 네: 4 }
const SCALING =
  /^(?<before>[^\d]*?)(?<by>[두세네]|\d)\s?배(?:로|가|를|만)?\s?(?<link>[가-힣]{0,6}면|늘\S*|커\S*)(?<middle>[가-힣\s]*?)(?<claimed>[두세네]|\d{1,3})\s?배(?:로)?(?<tail>[가-힣\s]*)\??$/
/** A verb of the claim, and nothing that asks how many times or why. */
const CLAIMS =
  /^(?:가|도|다)?\s?(?:(?:늘어나|커지|돼|되|됨|됐|되는|커|늘)[가-힣]*|이|겠|맞|아니|아님|지|야|네|잖|임|거|인|[가-힣]{0,2})[가-힣\s]{0,8}$/

/** Lengths that a measure may depend on; it is judged where one alone is named. */
const LENGTH = /중심각|반지름|지름|높이|모선|모서리|변(?!해)|가로|세로/g
const FIGURE = /원기둥|원뿔|각기둥|각뿔|기둥|뿔|부채꼴|정육면체|정사각형|원|구|공/g
/** The words of such a claim; any other may be a condition or another figure. */
const WORDS =
  /중심각|반지름|지름|높이|모서리|한\s?변|원기둥|원뿔|[삼사오육]?각기둥|[삼사오육]?각뿔|기둥|뿔|부채꼴|정육면체|정사각형|밑면|겉넓이|부피|넓이|둘레|길이|크기|그럼|그러면|근데|만약|원|구|공|현|호|변|각|의|에서|[이가을를은는도]|\s/g

/** 'If the radius is doubled, the surface of a sphere is doubled': whether it is so. */
export function judgeScaling(text: string): ClaimJudgement | null {
  const { before = '', by = '', middle = '', claimed = '', tail = '' } = SCALING.exec(text)?.groups ?? {}
  if (by === '' || /왜|몇|얼마|이유/.test(text) || !CLAIMS.test(tail.trim() === '' ? '지' : tail.trim()))
    return null
  const scale = TIMES[by] ?? Number(by)
  const said = TIMES[claimed] ?? Number(claimed)
  const named = `${before} ${middle}`
  const measures = middle.match(/겉넓이|부피|넓이|둘레|현|호/g) ?? []
  const found = GROWTHS.find(
    ({ length, figure, measure }) => length.test(before) && figure.test(named) && measure.test(middle),
  )
  const lengths = named.match(LENGTH) ?? []
  const figures = named.match(FIGURE) ?? []
  if (lengths.length !== 1 || figures.length > 1 || named.replace(WORDS, '') !== '') return null
  if (figures[0] !== undefined && !found?.figure.test(figures[0])) return null
  if (!found || measures.length !== 1 || scale < 2 || scale > 9) return null
  const factor = found.power === null ? null : scale ** found.power
  const name = measures[0] ?? ''
  return {
    holds: factor === said,
    verdict:
      factor === null
        ? `${attachParticle(name, '은/는')} ${inline(said)}배가 되지 않아요.`
        : `${attachParticle(name, '은/는')} ${inline(factor)}배가 돼요.`,
    because: `${found.because}${
      found.power === null || found.power === 1
        ? ''
        : ` 그래서 ${inline(`${Array.from({ length: found.power }, () => scale).join(' \\times ')} = ${factor}`)}배예요.`
    }`,
  }
}
