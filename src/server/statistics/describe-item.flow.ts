import { AppError } from '#contract/error.ts'
import type { ItemStatistics } from '#contract/statistics.ts'
import { readChoices } from '#domain/answer/match-choices.ts'
import { getOptions } from '#domain/exam/get-options.ts'
import { type Item, WRITTEN_TYPE } from '#domain/exam/item.ts'
import { FEWEST_ANSWERS, FEWEST_LEARNERS } from '#domain/statistics/flag-item.ts'
import { guessShare } from '#domain/statistics/guess-share.ts'
import { wilsonInterval } from '#domain/statistics/wilson-interval.ts'
import type { Queryable } from '../db/open-database.ts'
import { findItemVersions } from '../item/item.queries.ts'
import { findState } from './statistics.queries.ts'
import { listFirstAnswers, listSummaries, listWrongAnswersGiven } from './summarize-items.queries.ts'

const WRONG_ANSWERS = 10
const NO_ANSWERS = { answers: 0, afterHint: 0, afterSolution: 0, alone: 0, rightAlone: 0 }

/** Returns what the first answers say about a version of an item; '-' is null. */
export async function describeItemStatistics(
  db: Queryable,
  id: string,
  itemVersion: number | undefined,
): Promise<ItemStatistics> {
  const [{ itemsAt }, summaries] = await Promise.all([findState(db), listSummaries(db, id)])
  const versions = summaries.map((summary) => summary.itemVersion)
  const version = itemVersion ?? versions.at(-1) ?? 1
  const [item] = await findItemVersions(db, [{ id, itemVersion: version }])
  if (!item) throw new AppError('ITEM_NOT_FOUND')
  const summary = summaries.find((each) => each.itemVersion === version)
  const of = { evaluationId: id, itemVersion: version }
  const { answers, afterHint, afterSolution, alone, rightAlone } = summary ?? NO_ANSWERS
  const isTelling = alone >= FEWEST_ANSWERS
  const options = getOptions(item).length
  return {
    asOf: itemsAt?.toISOString() ?? null,
    versions,
    itemVersion: version,
    ...{ answers, afterHint, afterSolution, alone, rightAlone },
    facility: isTelling ? { share: rightAlone / alone, ...wilsonInterval(rightAlone, alone) } : null,
    discrimination: isTelling ? (summary?.discrimination ?? null) : null,
    guessShare: guessShare({ writtenTestType: item.writtenTestType, options }),
    medianTime: summary?.medianTime ?? null,
    flags: summary?.flags ?? [],
    options: countOptions(item, await listFirstAnswers(db, of)),
    wrongAnswers: await listWrongAnswersGiven(db, of, FEWEST_LEARNERS, WRONG_ANSWERS),
  }
}

function countOptions(
  item: Item,
  given: readonly { answer: string; learners: number }[],
): ItemStatistics['options'] {
  if (item.writtenTestType !== WRITTEN_TYPE.choice) return []
  const key = readChoices(item.correctAnswer) ?? []
  return getOptions(item).map((_text, index) => {
    const option = index + 1
    const chosen = given.filter(({ answer }) => readChoices(answer)?.includes(String(option)))
    return {
      option,
      learners: chosen.reduce((sum, { learners }) => sum + learners, 0),
      isKey: key.includes(String(option)),
    }
  })
}
