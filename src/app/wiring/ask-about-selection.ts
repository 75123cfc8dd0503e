import type { QueryClient } from '@tanstack/react-query'
import { conceptPath } from '#contract/paths.ts'
import { writeSelectionQuestion } from '#domain/selection/write-selection-question.ts'
import { changeDraftAtom, draftAtom, sendDraftAtom } from '#features/learning/composer/composer.state.ts'
import { threadAtom } from '#features/learning/thread/thread.state.ts'
import { askAtom } from '#features/learning/turn/turn.state.ts'
import { gradesQuery } from '#platform/curriculum-queries.ts'
import { pageStore } from '#platform/page-store.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

/** Asks the tutor about a selected passage: in the open conversation, or else in that of the concept it mentions. */
export async function askAboutSelection(
  passage: string,
  queryClient: QueryClient,
  navigate: (path: string) => void,
): Promise<void> {
  document.getSelection()?.removeAllRanges()
  const question = writeSelectionQuestion(passage)
  if (pageStore.get(threadAtom)) await askInOpenThread(question)
  else await askInMatchingConcept(question, queryClient, navigate)
}

/** Sends the question through the input. If a draft is there, it stays, and the question is sent separately. */
async function askInOpenThread(question: string): Promise<void> {
  const draft = pageStore.get(draftAtom)
  if (draft.text.trim() === '') {
    pageStore.set(changeDraftAtom, { text: question, mode: 'question' })
    await pageStore.set(sendDraftAtom, question)
    // Return to the item being answered; a question that could not be sent stays in the input.
    if (pageStore.get(draftAtom).text === '') pageStore.set(changeDraftAtom, { mode: draft.mode })
    return
  }
  const isSent = await pageStore.set(askAtom, question, false).catch(() => true) // the error was shown already
  if (isSent) return
  const title = '아직 다른 답을 받고 있어요'
  pageStore.set(showToastAtom, {
    severity: 'info',
    title,
    detail: '답이 끝나면 다시 선택해서 물어봐 주세요.',
  })
}

async function askInMatchingConcept(
  question: string,
  queryClient: QueryClient,
  navigate: (path: string) => void,
): Promise<void> {
  try {
    const { rankConcepts } = await import('#domain/curriculum/rank-concepts.ts')
    const grades = await queryClient.ensureQueryData(gradesQuery)
    const { best } = rankConcepts(question, grades)
    if (best) {
      navigate(`${conceptPath(best.unit.id, best.concept.id)}?${new URLSearchParams({ question })}`)
      return
    }
  } catch {
    // Curriculum or chunk could not be loaded: shown below.
  }
  const title = '어느 개념에 대한 글인지 찾지 못했어요'
  pageStore.set(showToastAtom, {
    severity: 'info',
    title,
    detail: '배우는 화면에서 선택하면 바로 물어볼 수 있어요.',
  })
}
