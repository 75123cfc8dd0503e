import {
  type AnswerTest,
  CONTENT_LEVELS,
  DIFFICULTY_LABELS,
  type ItemStatus,
  WRITTEN_TYPE,
  type WrittenTestType,
} from '#domain/exam/item.ts'
import type { ItemReportState } from '#domain/exam/item-report.ts'

import type { ItemFlag } from '#domain/statistics/flag-item.ts'

export const STATUS_NAMES: Readonly<Record<ItemStatus, string>> = {
  draft: '초안',
  published: '공개 중',
  archived: '보관함',
}

export const TYPE_NAMES: Readonly<Record<WrittenTestType, string>> = {
  [WRITTEN_TYPE.choice]: '객관식',
  [WRITTEN_TYPE.shortAnswer]: '단답형',
  [WRITTEN_TYPE.trueFalse]: 'O/X',
  [WRITTEN_TYPE.matching]: '연결형',
  [WRITTEN_TYPE.combination]: '합답형',
  [WRITTEN_TYPE.essay]: '서술형',
  [WRITTEN_TYPE.other]: '기타',
}

export const VERDICT_NAMES: Readonly<Record<AnswerTest['verdict'], string>> = {
  correct: '정답',
  incorrect: '오답',
  nudge: '다시 쓰게 함',
}

export const LEVEL_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  CONTENT_LEVELS.map((level) => [level, DIFFICULTY_LABELS[level]]),
)

export const REPORT_STATE_NAMES: Readonly<Record<ItemReportState, string>> = {
  open: '살펴볼 것',
  closed: '마친 것',
}

export const FLAG_SENTENCES: Readonly<Record<ItemFlag, string>> = {
  'negative-discrimination':
    '다른 문항을 잘 푸는 학습자일수록 이 문항을 더 틀려요. 정답이나 문제를 확인해 주세요.',
  'no-discrimination': '잘 푸는 학습자와 그렇지 않은 학습자가 비슷하게 맞혀요.',
  'too-hard': '열 명 가운데 여덟 명 넘게 틀려요.',
  'too-easy': '거의 모두 맞혀요.',
  guessed: '찍은 것보다 잘 맞히지 못해요.',
  'needs-help': '절반 넘게 힌트나 풀이를 본 뒤에 답해요.',
}
