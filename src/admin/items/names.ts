import {
  type AnswerTest,
  CONTENT_LEVELS,
  DIFFICULTY_LABELS,
  type ItemStatus,
  WRITTEN_TYPE,
  type WrittenTestType,
} from '#domain/exam/item.ts'
import type { ItemReportState } from '#domain/exam/item-report.ts'

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
