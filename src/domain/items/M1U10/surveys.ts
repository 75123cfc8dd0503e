import { attachParticle, type ParticlePair } from '#domain/korean/attach-particle.ts'
import { tex, texList } from '../asking/inline-math.ts'
import { ofPeople } from '../asking/of-people.ts'
import type { SeededRandom } from '../seeded-random.ts'

/** What was asked of a group of students, and the whole numbers that are natural for it. */
export interface Survey {
  what: string
  unit: string
  low: number
  high: number
}

const SURVEYS: readonly Survey[] = [
  { what: '한 달 동안 읽은 책의 수', unit: '권', low: 1, high: 14 },
  { what: '일주일 동안의 운동 시간', unit: '시간', low: 1, high: 15 },
  { what: '한 학기 동안의 봉사 활동 시간', unit: '시간', low: 4, high: 24 },
  { what: '통학 시간', unit: '분', low: 5, high: 35 },
  { what: '윗몸 일으키기 횟수', unit: '회', low: 12, high: 42 },
  { what: '제기차기 횟수', unit: '회', low: 2, high: 20 },
  { what: '하루 동안 보낸 메시지의 수', unit: '개', low: 3, high: 28 },
  { what: '과학 퀴즈 점수', unit: '점', low: 4, high: 20 },
]

export function drawSurvey(random: SeededRandom): Survey {
  return random.pick(SURVEYS)
}

/** Values of a survey, not in order, most of them different. */
export function drawValues(random: SeededRandom, { low, high }: Survey, count: number): number[] {
  return Array.from({ length: count }, () => random.integer(low, high))
}

/** Data as printed below a question: one line set off from the text. */
export function showData(values: readonly (number | string)[]): string {
  return `> ${texList(values)}`
}

/** `통학 시간(단위: 분)을`. */
export function named({ what, unit }: Survey, pair: ParticlePair): string {
  return attachParticle(`${what}(단위: ${unit})`, pair)
}

/** `다음은 학생 7명의 통학 시간을 조사한 자료예요.`, the unit in brackets. */
export function introduce(survey: Survey, count: number): string {
  return `다음은 ${ofPeople(`학생 ${tex(count)}명`, named(survey, '을/를'))} 조사한 자료예요.`
}
