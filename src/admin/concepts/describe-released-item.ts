import type { AnswerTest, ItemContent } from '#domain/exam/item.ts'

type ReleasedItem = ItemContent & { answerTests: readonly AnswerTest[] }

const FENCE = '```'

/** How what an item consists of reads as Markdown; fields that are one short value are not here. */
const AS_MARKDOWN: {
  readonly [Field in keyof ReleasedItem]?: (value: ReleasedItem[Field]) => string
} = {
  question: (text) => text,
  solution: (text) => text,
  hints: (hints) => hints.map((hint, at) => `${at + 1}. ${hint}`).join('\n'),
  mistakes: (mistakes) => mistakes.map(({ answer, says }) => `- **${answer}**: ${says}`).join('\n'),
  rubric: (points) => points.map(({ point, marks }) => `- ${point} (${marks}점)`).join('\n'),
  figures: (figures) =>
    figures.map((figure) => `${FENCE}figure\n${JSON.stringify(figure)}\n${FENCE}`).join('\n\n'),
  images: (addresses) => addresses.map((address) => `![그림](${address})`).join('\n\n'),
  pairing: (pairing) =>
    pairing ? [...pairing.left, ...pairing.right].map((text) => `- ${text}`).join('\n') : '',
  answerTests: (tests) =>
    tests
      .map(({ answer, verdict, mistake }) => `- ${[answer, verdict, mistake].filter(Boolean).join(', ')}`)
      .join('\n'),
}

export const ITEM_FIELD_NAMES: Readonly<Record<string, string>> = {
  question: '문제',
  option1: '보기 1',
  option2: '보기 2',
  option3: '보기 3',
  option4: '보기 4',
  option5: '보기 5',
  correctAnswer: '정답',
  solution: '풀이',
  difficultyLevel: '난이도',
  writtenTestType: '유형',
  hints: '힌트',
  mistakes: '자주 하는 실수',
  rubric: '채점 기준',
  figures: '도형',
  images: '그림',
  pairing: '짝지을 항목',
  answerTests: '답 시험',
  conceptIds: '개념',
}

/** Returns a field of an item as Markdown; null if it is one short value. */
export function describeItemField(field: string, value: unknown): string | null {
  const write = AS_MARKDOWN[field as keyof ReleasedItem] as ((value: unknown) => string) | undefined
  if (!write) return null
  return value === null || value === undefined ? '' : write(value)
}
