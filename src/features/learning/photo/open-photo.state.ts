import { atom } from 'jotai/vanilla'
import { NETWORK_SENTENCE } from '#platform/http.ts'
import { importOrNull } from '#platform/lazy-chunk.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { setPhotoOpenAtom } from './photo-open.state.ts'

/** Opens the dialog in which a picture becomes a text, once its code is there. */
export const openPhotoAtom = atom(null, async (_get, set): Promise<void> => {
  if (await importOrNull(() => import('./photo-dialog.tsx'))) set(setPhotoOpenAtom, true)
  else set(showToastAtom, { severity: 'error', title: NETWORK_SENTENCE })
})
