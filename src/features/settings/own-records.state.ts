import { atom } from 'jotai/vanilla'
import { api, call, toAppError } from '#platform/http.ts'
import { saveFile } from '#platform/save-file.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

/** Saves everything that the server keeps of this person as one file. */
export const saveOwnRecordsAtom = atom(null, async (_get, set): Promise<void> => {
  try {
    const data = await call(api.user.exportData())
    const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
    saveFile(json, 'semsaem-my-records.json')
  } catch (error) {
    set(showToastAtom, { severity: 'error', title: '내려받지 못했어요', detail: toAppError(error).message })
  }
})
