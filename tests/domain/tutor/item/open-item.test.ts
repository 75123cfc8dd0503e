import { describe, expect, it } from 'vitest'
import { loadUnitTemplates } from '#domain/items/load-templates.ts'
import { makeItem } from '#domain/items/make-item.ts'
import { answerTurn } from '#domain/tutor/answer-turn.ts'
import { revealsAnswer } from '#domain/tutor/reveals-answer.ts'
import { readUnitTurn } from '../read-unit.ts'

const UNITS = Array.from({ length: 11 }, (_, index) => `M1U${String(index + 1).padStart(2, '0')}`)
const SAYINGS = [
  '이거 어떻게 풀어',
  '그다음은',
  '모르겠어',
  '답 알려줘',
  '힌트',
  '뭐부터 해',
  '처음부터 차근차근',
  '왜 틀려',
  '더 쉽게',
  '풀이 보여줘',
]

/** What a learner says to be told, and a wrong answer that is a named mistake; the answer itself is never said first by the tutor. */
describe.each(UNITS)('while an item of %s is open', (unitId) => {
  it('no reply states its answer, for every template', async () => {
    const base = await readUnitTurn(unitId, null, { banks: true })
    const templates = await loadUnitTemplates(unitId)
    for (const [index, template] of templates.entries()) {
      const openItem = makeItem(template, 1)
      const history: { message: string; response: string }[] = []
      const wrong = openItem.mistakes[0]?.answer ?? '0'
      for (const message of [SAYINGS[index % 10]!, `${wrong} 맞아?`, SAYINGS[(index + 7) % 10]!]) {
        const { response } = answerTurn({
          ...base,
          conceptId: template.conceptId,
          openItem,
          history,
          message,
        })
        const seen = [openItem.question, message, ...history.map((turn) => turn.message)].join('\n')
        const stating = response
          .replace(/```(?:question)?/g, '')
          .split('\n\n')
          .filter((block) => revealsAnswer(block, seen, openItem))
        expect(stating, `${template.id} ${openItem.question} | ${message}`).toEqual([])
        history.push({ message, response })
      }
    }
  }, 60_000)
})
