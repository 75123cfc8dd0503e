import { beforeAll, describe, expect, it } from 'vitest'
import { fitsSolids } from '#domain/tutor/explanation/fits-solids.ts'
import { listPassages, type Passage } from '#domain/tutor/explanation/list-passages.ts'
import { quotePassage } from '#domain/tutor/explanation/quote-passage.ts'
import { listItems, listSentences, readExplanation } from '#domain/tutor/explanation/read-explanation.ts'
import type { TutorConcept } from '#domain/tutor/tutor-turn.ts'
import { readUnitTurn } from '../read-unit.ts'

const UNITS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((two) => `M1U${two}`)
let concepts: TutorConcept[] = []
beforeAll(async () => {
  const turns = await Promise.all(UNITS.map((unit) => readUnitTurn(unit, null)))
  concepts = turns.flatMap(({ unit }) => unit.concepts)
}, 60_000)

const conceptOf = (id: string): TutorConcept => concepts.find(({ concept }) => concept.id === id)!
const conditionOf = (id: string, item: string): Passage =>
  listPassages(conceptOf(id)).find(({ text }) => text.includes(item))!

/** Every item of a list under a paragraph, with the sentences that lead up to it. */
const leadsOfItems = ({ explanation }: TutorConcept): Map<string, string[]> => {
  const leads = new Map<string, string[]>()
  const { core } = readExplanation(explanation)
  for (const [index, block] of core.entries()) {
    const before = core.slice(0, index).findLast(({ kind }) => kind !== 'figure')
    if (block.kind !== 'list' || before?.kind !== 'paragraph') continue
    const lead = listSentences(before.text).at(-1) ?? ''
    for (const item of listItems(block)) leads.set(item, [...(leads.get(item) ?? []), lead])
  }
  return leads
}

describe('listPassages', () => {
  it('never separates a list item from its lead, in any explanation of the first grade', () => {
    expect(concepts.length).toBeGreaterThan(50)
    let met = 0
    for (const concept of concepts) {
      const leads = leadsOfItems(concept)
      const quotable = listPassages(concept).filter(({ section }) => section === 'core')
      for (const [item, possible] of leads) {
        for (const passage of quotable.filter(({ text }) => text.includes(item))) {
          met += 1
          const said = quotePassage(passage).join('\n')
          expect(
            possible.some((lead) => said.includes(lead)),
            `${concept.concept.id}: ${said}`,
          ).toBe(true)
        }
      }
    }
    expect(met).toBeGreaterThan(80)
  })

  it('says at least the first sentence of what a lead leads up to', () => {
    for (const concept of concepts) {
      for (const passage of listPassages(concept).filter(({ lead }) => lead !== '')) {
        const rest = listSentences(passage.text.slice(passage.lead.length))[0] ?? ''
        const [, list = ''] = quotePassage(passage)
        if (passage.list === '') expect(quotePassage(passage)[0], concept.concept.id).toContain(rest)
        else expect(list).toBe(passage.list)
      }
    }
  })

  it('carries the condition of what holds only under it', () => {
    expect(quotePassage(conditionOf('M1U06C07', '엇각의 크기는 서로 같아요')).join(' ')).toContain(
      '평행한 두 직선',
    )
    expect(quotePassage(conditionOf('M1U07C03', '대응각의 크기는 서로 같아요')).join(' ')).toContain(
      '합동인 두 도형에서',
    )
    expect(quotePassage(conditionOf('M1U08C04', '호의 길이는 중심각의 크기에 정비례')).join(' ')).toContain(
      '한 원에서',
    )
  })

  it('quotes no worked example, whose numbers are its own', () => {
    for (const concept of concepts) {
      const { example } = readExplanation(concept.explanation)
      const passages = listPassages(concept).map(({ text }) => text)
      for (const { text } of example) expect(passages).not.toContain(text)
    }
  })
})

describe('fitsSolids', () => {
  it.each([
    ['원뿔의 겉넓이', '원기둥에서는 겉넓이가 다음과 같아요', false],
    ['원뿔의 겉넓이', '뿔의 겉넓이는 밑넓이와 옆넓이의 합이에요', true],
    ['원뿔의 부피', '뿔대의 부피는 빼서 구해요', false],
    ['구 부피', '뿔대의 부피는 큰 뿔에서', false],
    ['구 부피', '구의 부피는 다음과 같아요', true],
    ['오각기둥의 부피', '각기둥의 부피는 밑넓이에 높이를 곱해요', true],
    ['겉넓이 구하기', '원뿔의 겉넓이는', true],
  ])('for "%s" takes "%s": %s', (question, text, fits) => {
    expect(fitsSolids(question, text)).toBe(fits)
  })
})
