import { itemImports } from '../db/schema.ts'
import type { JobKind } from '../jobs/job-runner.ts'

/** Much longer than the largest file takes. */
const LIMIT_MS = 600_000

const UNCHANGED = '아무것도 바뀌지 않았어요.'
const MESSAGES = {
  failed: `문항을 가져오지 못했어요. ${UNCHANGED}`,
  cancelled: `가져오기를 그만두었어요. ${UNCHANGED}`,
  timeout: `10분이 지나 가져오기를 멈췄어요. ${UNCHANGED}`,
  shutdown: `서버를 다시 시작하느라 가져오기를 멈췄어요. ${UNCHANGED}`,
}

/** The jobs that import items. */
export const ITEM_IMPORTS: JobKind = {
  name: 'item import',
  table: itemImports,
  limitMs: LIMIT_MS,
  messages: MESSAGES,
}
