import { readSinoNumber } from '#domain/korean/sino-number.ts'
import type { PolygonMeasure } from '#domain/math/steps/count-polygon-by-steps.ts'
import { ASKING, ENDING, readWhole } from './asking-words.ts'

export interface PolygonExercise {
  kind: 'polygon'
  measure: PolygonMeasure
  sides: number
}

const MOST_SIDES = 360
const POLYGON =
  '(?<regular>정 )?(?<sides>\\d+|[이삼사오육칠팔구]?십[일이삼사오육칠팔구]?|[삼사오육칠팔구]) 각형(의|에서|은|는|에)?'
const VERTEX = '꼭[짓지]점'
const DRAWN = '(그을|그릴) 수 있는 '
const COUNT = `([개갯]수|수|몇 개(를|나)?( (그을|그릴) 수 있)?)${ENDING}*`
const ALL = '(모두 |전부 |총 )?'
function diagonals(all: string): string {
  return `(${DRAWN})?대각선(의|은|이|을)? ${all}${COUNT}`
}
const SIZE = `${ENDING}*( 몇 도${ENDING}*)?`

const PATTERN = [
  `(?<atVertex>(어느 )?한 ${VERTEX}에서 ${diagonals(ALL)}|(각 ${VERTEX}(에서|마다)|${VERTEX} 하나에서|${VERTEX}마다) ${diagonals('')})`,
  `(?<diagonals>${diagonals(ALL)})`,
  `(모든 )?(?<sum>[내외]|안쪽 |바깥쪽 )각(들)?(의 크기)?((의|을|를)? (크기의? )?(총 )?합${SIZE}|(을|를)? (모두|다|전부) (더하|더한|합하|합한)(면|값|기|은)?( 몇 도${ENDING}*)?)`,
  `(한 (?<one>[내외])각|(?<other>[내외])각 하나|(?<side>안쪽|바깥쪽?) 각( 하나| 한 개)?|(?<plain>한 각|각 하나|각 한 개))(의? 크기)?${SIZE}`,
  POLYGON,
  ASKING,
].join('|')

type Groups = Partial<Record<string, string>>

function measureOf({
  atVertex,
  diagonals,
  sum,
  one: a,
  other: b,
  side,
  plain,
}: Groups): PolygonMeasure | null {
  if (atVertex) return 'diagonals-at-vertex'
  if (diagonals) return 'diagonals'
  if (sum) return /내|안/.test(sum) ? 'interior-sum' : 'exterior-sum'
  const angle = a ?? b ?? (plain || side === '안쪽' ? '내' : side ? '외' : undefined)
  return angle ? (angle === '내' ? 'interior' : 'exterior') : null
}

/** A count or an angle asked of one polygon in words that are all understood (오각형의 내각의 합은?); null for any other message. */
export function readPolygonExercise(message: string): PolygonExercise | null {
  const parts = readWhole(message, PATTERN)?.map(({ groups = {} }) => groups) ?? []
  const [polygon, twice] = parts.filter((groups) => groups.sides)
  const [measure, more] = parts.flatMap((groups) => measureOf(groups) ?? [])
  if (!polygon?.sides || twice || !measure || more) return null
  if ((measure === 'interior' || measure === 'exterior') && !polygon.regular) return null
  const sides = readSinoNumber(polygon.sides) ?? Number(polygon.sides)
  return sides >= 3 && sides <= MOST_SIDES ? { kind: 'polygon', measure, sides } : null
}
