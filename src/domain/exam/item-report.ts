/** Why a learner reports an item. */
export const ITEM_REPORT_REASONS = ['wrong-key', 'unclear', 'typo', 'figure', 'help', 'other'] as const
export type ItemReportReason = (typeof ITEM_REPORT_REASONS)[number]

export const ITEM_REPORT_STATES = ['open', 'closed'] as const
export type ItemReportState = (typeof ITEM_REPORT_STATES)[number]
