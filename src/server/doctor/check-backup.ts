import type { Finding } from '#contract/health.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import type { Queryable } from '../db/open-database.ts'
import { findLastBackup } from '../statistics/today.queries.ts'
import { ok, watch } from './finding.ts'

const LATE_AFTER_MS = 7 * DAY_MS

/** Checks when `npm run backup` last completed a backup of this database. */
export async function checkLastBackup(db: Queryable, now: Date): Promise<Finding> {
  const topic = '백업'
  const remedy =
    "'npm run backup -- 파일'을 날마다 실행하도록 예약하고, 파일을 다른 컴퓨터에도 복사해 두세요."
  const last = await findLastBackup(db)
  if (last === null) return watch(topic, '백업한 적이 없어요.', remedy)
  const days = Math.floor((now.getTime() - last.getTime()) / DAY_MS)
  const sentence = days === 0 ? '하루가 지나지 않은 백업이 있어요.' : `마지막 백업이 ${days}일 전이에요.`
  return now.getTime() - last.getTime() > LATE_AFTER_MS ? watch(topic, sentence, remedy) : ok(topic, sentence)
}
