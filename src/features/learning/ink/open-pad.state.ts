import { atom } from 'jotai/vanilla'
import { NETWORK_SENTENCE } from '#platform/http.ts'
import { importOrNull } from '#platform/lazy-chunk.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { setPadOpenAtom } from './pad-open.state.ts'

/** Opens the ink pad instead of the message input, once its code is there. */
export const openPadAtom = atom(null, async (_get, set): Promise<void> => {
  if (await importOrNull(() => import('./ink-answer.tsx'))) set(setPadOpenAtom, true)
  else set(showToastAtom, { severity: 'error', title: NETWORK_SENTENCE })
})
