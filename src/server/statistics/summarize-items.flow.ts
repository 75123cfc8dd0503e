import { FEWEST_ANSWERS, flagItem } from '#domain/statistics/flag-item.ts'
import { guessShare } from '#domain/statistics/guess-share.ts'
import type { AppDeps } from '../deps.ts'
import {
  listJudged,
  saveFlags,
  saveSummarized,
  summarizeItems,
  tryLockSummary,
} from './summarize-items.queries.ts'

/** Writes what the first answers say about each item, and which need work. */
export async function summarizeAnsweredItems({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await tryLockSummary(tx))) return
    await summarizeItems(tx)
    const judged = await listJudged(tx, FEWEST_ANSWERS)
    const flagged = judged.map((row) => ({
      evaluationId: row.evaluationId,
      itemVersion: row.itemVersion,
      flags: flagItem({ ...row, helped: row.afterHint + row.afterSolution, guessShare: guessShare(row) }),
    }))
    await saveFlags(
      tx,
      flagged.filter(({ flags }) => flags.length > 0),
    )
    await saveSummarized(tx, clock())
  })
}
