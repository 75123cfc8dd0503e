import { expect, test } from 'vitest'
import { checkAnswer } from '#domain/answer/check-answer.ts'
import { loadUnitTemplates } from '#domain/items/load-templates.ts'
import { makeItem } from '#domain/items/make-item.ts'

const UNITS = Array.from({ length: 11 }, (_, index) => `M1U${`${index + 1}`.padStart(2, '0')}`)
const SEEDS = 12
const SHORT_ANSWER = 2
const FORMULA = /\\\(([\s\S]*?)\\\)|\\\[([\s\S]*?)\\\]/g
/** What may stand in a question and be the answer as well: the key with its sign, its unit or the name that it is given under. */
const isKeyItself = (formula: string, key: string): boolean => {
  const bare = (text: string) =>
    text
      .replace(/\\(?:text|mathrm)\{([^{}]*)\}|\\(?:left|right|[,;: !])/g, '$1')
      .replace(/\\times|\*/g, 'x')
      .replace(/\\(?:d|t)?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
      .replace(/[\s{}()]/g, '')
      .replace(/^(?:\\angle|[a-zA-Z])+=|^\+/, '')
      .replace(/(?:\^\\circ|°|cm|m|%|km|kg|g|L)(?:\^?[23])?$/, '')
      .toLowerCase()
  return bare(formula) === bare(key)
}

test.each(UNITS)(
  'no formula that a question of %s shows passes for its answer, unless it is the key',
  async (unitId) => {
    const passed: string[] = []
    for (const template of await loadUnitTemplates(unitId)) {
      for (let seed = 0; seed < SEEDS; seed += 1) {
        const { question, correctAnswer, writtenTestType } = makeItem(template, seed)
        if (writtenTestType !== SHORT_ANSWER) continue
        for (const [, inline, display] of question.matchAll(FORMULA)) {
          const answer = inline ?? display ?? ''
          const { verdict } = checkAnswer({ answer, correctAnswer, writtenTestType })
          if (verdict === 'correct' && !isKeyItself(answer, correctAnswer))
            passed.push(`${template.id}, seed ${seed}: ${answer} for ${correctAnswer}`)
        }
      }
    }
    expect(passed).toEqual([])
  },
)
