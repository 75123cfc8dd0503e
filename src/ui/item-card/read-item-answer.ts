import { countKeys } from '#domain/exam/count-keys.ts'
import { getOptions } from '#domain/exam/get-options.ts'
import { type Item, WRITTEN_TYPE } from '#domain/exam/item.ts'
import { type EssayMarking, formatScore, scoreEssay } from '#domain/exam/mark-essay.ts'
import { usesLongLayout } from '#domain/exam/uses-long-layout.ts'
import type { ItemAnswer } from './item-card.tsx'

interface AnswerTexts {
  /** The text of the input, as an answer to the item. */
  written: string
  /** The last answer sent. */
  attempt: { answer: string; marking: EssayMarking | undefined } | null
  isSolved: boolean
}

type AnsweredFields = Pick<
  Item,
  | 'option1'
  | 'option2'
  | 'option3'
  | 'option4'
  | 'option5'
  | 'correctAnswer'
  | 'writtenTestType'
  | 'rubric'
  | 'pairing'
>

function chosenNumbers(text: string): number[] {
  return [...new Set(text.split(/[,\s]+/).filter((part) => /^[1-5]$/.test(part)))].map(Number).sort()
}

/** Returns how the card shows an item's answer. */
export function readItemAnswer(
  item: AnsweredFields,
  { written, attempt, isSolved }: AnswerTexts,
  onWrite: (text: string) => void,
): ItemAnswer {
  const given = attempt?.answer ?? null
  const text = written === '' ? (given ?? '') : written
  switch (item.writtenTestType) {
    case WRITTEN_TYPE.essay: {
      const { total } = scoreEssay(item, [])
      const score = attempt?.marking ? formatScore(scoreEssay(item, attempt.marking.points)) : null
      return { kind: 'essay', marks: total, score }
    }
    case WRITTEN_TYPE.choice: {
      const options = getOptions(item)
      return {
        kind: 'choice',
        options,
        layout: usesLongLayout(options) ? 'long' : 'short',
        picks: countKeys(item.correctAnswer),
        chosen: chosenNumbers(text),
        onChoose: (chosen) => onWrite(chosen.join(',')),
      }
    }
    case WRITTEN_TYPE.trueFalse: {
      const sign = text.trim().toLowerCase()
      return {
        kind: 'truth',
        chosen: sign === 'o' ? true : sign === 'x' ? false : null,
        onChoose: (chosen) => onWrite(chosen ? 'O' : 'X'),
      }
    }
    case WRITTEN_TYPE.matching: {
      const revealedKey = isSolved ? item.correctAnswer : null
      return item.pairing
        ? { kind: 'pairs', pairing: item.pairing, written, given, revealedKey, onWrite }
        : { kind: 'written', given: null }
    }
    case WRITTEN_TYPE.other:
    case WRITTEN_TYPE.shortAnswer:
    case WRITTEN_TYPE.combination:
      return { kind: 'written', given: null }
  }
}
