import { WRITTEN_TYPE } from '#domain/exam/item.ts'
import type { KnownQuestion } from '../practice/known-question.ts'
import type { BankCheck } from './question-bank.ts'

function withoutSpaces(words: readonly string[]): string[] {
  return words.map((word) => word.replace(/\s+/g, '')).filter((word) => word !== '')
}

/** Returns a check question as one that the tutor can judge. */
export function toKnownQuestion({ question, key, kind, because, mistakes }: BankCheck): KnownQuestion {
  const isWord = kind === 'word'
  return {
    question,
    key,
    words: isWord ? withoutSpaces(key.split(',')) : [],
    wrongWords: isWord ? withoutSpaces(mistakes.map(({ answer }) => answer)) : [],
    kind: kind === 'value' ? 'value' : 'yes-or-no',
    writtenTestType: kind === 'ox' ? WRITTEN_TYPE.trueFalse : WRITTEN_TYPE.shortAnswer,
    steps: [],
    explanation: because,
    hints: ['바로 앞에서 본 예를 다시 보고, 수만 바꾸어 똑같이 해 보세요.'],
    mistakes,
  }
}
