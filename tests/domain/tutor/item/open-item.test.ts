import { describe, expect, it } from 'vitest'
import { type Item, WRITTEN_TYPE } from '#domain/exam/item.ts'
import { loadUnitTemplates } from '#domain/items/load-templates.ts'
import { makeItem } from '#domain/items/make-item.ts'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { flattenQuestion } from '#domain/tutor/practice/item-text.ts'
import { revealsAnswer } from '#domain/tutor/reveals-answer.ts'
import { readUnitTurn } from '../read-unit.ts'

const UNITS = Array.from({ length: 11 }, (_, index) => `M1U${String(index + 1).padStart(2, '0')}`)
/** `SEEDS=9` checks more draws of each template. */
const SEEDS = Array.from({ length: Number(process.env.SEEDS ?? 1) }, (_, index) => index + 1)
const MESSAGES_A_SEED = 2

/** Messages of learners who want the answer; `{wrong}` is a named mistake of the item, `{question}` its own text. */
const SAYINGS = [
  '답 알려줘',
  '그다음은',
  '모르겠어',
  '이거 어떻게 풀어',
  '힌트',
  '{wrong} 맞아?',
  '풀이 보여줘',
  '처음부터 차근차근',
  '왜 틀려',
  '더 쉽게',
  '{wrong}',
  '그래서 답이 뭐야',
  '뭐부터 해',
  '{question}',
  '답만 알려줘 제발',
  '무슨 말이야',
  '예시 들어줘',
  '정답이 {wrong} 아님?',
  '힌트 더',
  '계산해줘',
  '마지막 줄이 뭐야',
  '짜증나',
  '왜?',
]

/** Replies to these explain the concept, and may use the word that a question asks for. */
const ABOUT_CONCEPT: readonly string[] = ['예시 들어줘', '짜증나']

/** Returns the right option's words, or a key of more than digits, if it cannot appear in a reply by chance; else an empty text. */
function distinctAnswer(item: Item): string {
  const options = [item.option1, item.option2, item.option3, item.option4, item.option5]
  const answer =
    item.writtenTestType === WRITTEN_TYPE.choice
      ? (options[Number(item.correctAnswer) - 1] ?? '')
      : item.correctAnswer
  const flat = flattenQuestion(answer)
  const isDistinct = /[가-힣]{2}|\d.*[a-z^/]|[a-z].*\d/.test(flat) && flat.length >= 3
  return isDistinct ? flat : ''
}

/** Whether the answer appears in a text on its own: the 2π of 2π × 3 does not. */
function containsAlone(text: string, answer: string): boolean {
  const flat = flattenQuestion(text)
  for (let at = flat.indexOf(answer); at >= 0; at = flat.indexOf(answer, at + 1)) {
    const isPart =
      /[\da-z\\^+-]/.test(flat[at - 1] ?? '') || /[\da-z\\^+-]/.test(flat[at + answer.length] ?? '')
    if (!isPart || /[가-힣]{2}/.test(answer)) return true
  }
  return false
}

function tells(response: string, message: string, seen: string, item: Item): boolean {
  const text = response.replace(/```(?:question)?/g, '')
  if ([text, ...text.split('\n\n')].some((part) => revealsAnswer(part, seen, item))) return true
  const answer = distinctAnswer(item)
  return (
    answer !== '' &&
    !ABOUT_CONCEPT.includes(message) &&
    !flattenQuestion(seen).includes(answer) &&
    containsAlone(text, answer)
  )
}

describe.each(UNITS)('while an item of %s is open', (unitId) => {
  it('never reveals the answer in a reply, for every template', async () => {
    const base = await readUnitTurn(unitId, null, { banks: true })
    const templates = await loadUnitTemplates(unitId)
    const told: string[] = []
    for (const [index, template] of templates.entries()) {
      for (const seed of SEEDS) {
        const openItem = makeItem(template, seed)
        const history: { message: string; response: string }[] = []
        for (let turn = 0; turn < MESSAGES_A_SEED; turn += 1) {
          const saying = SAYINGS[(index * 7 + seed * MESSAGES_A_SEED + turn) % SAYINGS.length]!
          const message = saying
            .replace('{wrong}', openItem.mistakes[0]?.answer ?? '0')
            .replace('{question}', openItem.question)
          const turnOf = { ...base, conceptId: template.conceptId, openItem, history: [...history], message }
          const { response } = answerTurn(turnOf)
          const seen = [openItem.question, message, ...history.map((one) => one.message)].join('\n')
          if (tells(response, message, seen, openItem))
            told.push(`${template.id}#${seed} ${message}: ${response}`)
          history.push({ message, response })
        }
      }
    }
    expect(told).toEqual([])
  }, 180_000)
})
