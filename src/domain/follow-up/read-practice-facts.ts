import type { ChatMessage } from '../chat/message.ts'
import type { ExamState } from '../exam/apply-verdict.ts'
import { findHelp } from '../exam/find-help.ts'
import { findShownItem } from '../exam/find-shown-item.ts'
import { listStandings } from '../exam/list-standings.ts'
import type { FollowUpFacts } from './suggest-follow-ups.ts'

/** What the cards need to know of a thread. `turns` are oldest first. */
export function readPracticeFacts({
  turns,
  exams,
  itemsInfo,
}: ExamState & { turns: readonly ChatMessage[] }): Pick<
  FollowUpFacts,
  'lastTurn' | 'openItem' | 'wrongItems'
> {
  const shown = findShownItem(turns, exams)
  return {
    lastTurn: turns.at(-1) ?? null,
    openItem: shown && {
      ...findHelp(itemsInfo, shown.item.id),
      difficultyLevel: shown.exam.difficultyLevel,
      othersOpen: shown.exam.examItems.filter((one) => !one.finished).length > 1,
    },
    wrongItems: listStandings(turns, itemsInfo).filter(({ isOwed }) => isOwed).length,
  }
}
