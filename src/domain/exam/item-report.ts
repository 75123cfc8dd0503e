/** Why a learner reports an item. */
export const ITEM_REPORT_REASONS = ['wrong-key', 'unclear', 'typo', 'figure', 'help', 'other'] as const
export type ItemReportReason = (typeof ITEM_REPORT_REASONS)[number]

/** The reasons in a learner's words. */
export const ITEM_REPORT_LABELS: Readonly<Record<ItemReportReason, string>> = {
  'wrong-key': '맞는 답을 틀렸다고 해요',
  unclear: '무엇을 묻는지 모르겠어요',
  typo: '글자나 수식이 이상해요',
  figure: '그림이 이상해요',
  help: '힌트나 풀이가 이상해요',
  other: '다른 문제가 있어요',
}

export const ITEM_REPORT_STATES = ['open', 'closed'] as const
export type ItemReportState = (typeof ITEM_REPORT_STATES)[number]
