import { makeStudyLink } from '#contract/paths.ts'
import type { TutorPersona } from '#domain/access/roles.ts'
import type { Item } from '#domain/exam/item.ts'
import { listColumnLines } from '#domain/exam/left-labels.ts'
import { readFigureAlt, replaceFigures } from '#domain/figure/figure-fence.ts'
import type { PromptValues } from '#domain/prompt/prompt-places.ts'
import { describeFocus } from '#domain/tutor/describe-focus.ts'
import type { TutorConcept, TutorUnit } from '#domain/tutor/tutor-turn.ts'
import { isFriend } from '#domain/tutor/voice/speak.ts'
import type { GuardedTurn } from '../chat/tutor-port.ts'
import { delimitData } from './delimit-data.ts'
import { redactPersonal } from './redact-personal.ts'

const NONE = '없음'
const LONGEST_EXPLANATION = 9000

const VOICES = {
  friend:
    '같은 반 친구처럼 다정한 반말(해체)로 말한다. 예: "좋아, 그럼 60을 나눠 볼까?" 존댓말을 섞지 않는다.',
  teacher:
    '다정한 선생님처럼 존댓말(해요체)로 말한다. 예: "좋아요, 그럼 60을 나누어 볼까요?" 반말을 섞지 않는다.',
} as const

export function describeVoice(persona: TutorPersona): string {
  return isFriend(persona) ? VOICES.friend : VOICES.teacher
}

function withoutFigures(markdown: string): string {
  return replaceFigures(markdown, (figure) => {
    const alt = readFigureAlt(figure)
    return alt === '' ? '' : `(그림: ${alt})`
  })
}

export function describeConcept(known: TutorConcept | undefined): { explanation: string; terms: string } {
  return {
    explanation: withoutFigures(known?.explanation ?? '').slice(0, LONGEST_EXPLANATION) || NONE,
    terms: known?.terms.map(({ term, definition }) => `- ${term}: ${definition}`).join('\n') || NONE,
  }
}

export function findConcept(unit: TutorUnit, conceptId: string | null): TutorConcept | undefined {
  return unit.concepts.find(({ concept }) => concept.id === conceptId)
}

/** An item as the learner sees it: never its key, solution or mistakes. */
export function describeItem(item: Item | null): string {
  if (!item) return NONE
  const options = [item.option1, item.option2, item.option3, item.option4, item.option5].filter(
    (option) => option !== '',
  )
  const lines = [
    item.question,
    ...options.map((option, index) => `${'①②③④⑤'.charAt(index)} ${option}`),
    ...(item.pairing ? listColumnLines(item.pairing) : []),
  ]
  return delimitData('자료', lines.join('\n'))
}

function describeProgress({ openItem, tried, personalWords }: GuardedTurn): string {
  if (!openItem || !tried) return NONE
  const answers =
    tried.answers.length > 0
      ? `낸 답: ${tried.answers.map((answer) => redactPersonal(answer, personalWords)).join(' / ')}`
      : '낸 답: 없음'
  const hints = openItem.hints.slice(0, tried.hintsShown).map((hint) => `- ${hint}`)
  const seen = hints.length > 0 ? `본 힌트:\n${hints.join('\n')}` : '본 힌트: 없음'
  return delimitData('자료', `${answers}\n${seen}`)
}

function describeTurnFocus(turn: GuardedTurn): string {
  const lines = describeFocus(turn).map((line) => redactPersonal(line, turn.personalWords))
  return lines.length > 0 ? delimitData('자료', lines.join('\n')) : NONE
}

/** What the places of a `main` prompt are filled with. No e-mail, name or school is among it. */
export function describeTurn(turn: GuardedTurn): PromptValues<'main'> {
  const known = findConcept(turn.unit, turn.conceptId)
  const concepts = turn.unit.concepts.map(
    ({ concept }) => `- [${concept.content}](${makeStudyLink(turn.unit.id, concept.id)})`,
  )
  return {
    unit: turn.unit.title,
    concept: known?.concept.content ?? turn.unit.title,
    ...describeConcept(known),
    concepts: concepts.join('\n') || NONE,
    voice: describeVoice(turn.persona),
    exercise: describeItem(turn.openItem),
    progress: describeProgress(turn),
    focus: describeTurnFocus(turn),
  }
}

/** What the places of a `main-user` prompt are filled with. */
export function describeMessage({
  message,
  mode,
  personalWords,
}: Pick<GuardedTurn, 'message' | 'mode' | 'personalWords'>): PromptValues<'main-user'> {
  return {
    message: delimitData('학생의 글', redactPersonal(message, personalWords)),
    mode: mode === 'answer' ? '풀이 제출' : '질문',
  }
}
