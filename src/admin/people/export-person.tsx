import { useState } from 'react'
import type { ManagedPerson } from '#contract/people.ts'
import { call } from '#platform/http.ts'
import { saveFile } from '#platform/save-file.ts'
import { Button } from '#ui/primitives/button.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useWrite } from '../kit/use-write.ts'

/** Saves everything stored about a person as a file; nothing of it is shown here. */
export function ExportPerson({ person }: { person: ManagedPerson }) {
  const { id, nickname } = person
  const [asking, setAsking] = useState(false)
  const { run, isPending } = useWrite()
  const save = async (reason: string) => {
    const data = await run(() => call(adminApi.people.exportData({ id, reason })))
    if (data) {
      const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveFile(json, `semsaem-${id}.json`)
    }
    setAsking(false)
  }
  return (
    <>
      <Button icon="download" onClick={() => setAsking(true)}>
        자료 내보내기
      </Button>
      <ReasonDialog
        key={String(asking)}
        open={asking}
        title={`‘${nickname}’ 님의 자료를 내보낼까요?`}
        confirmLabel="파일로 받기"
        danger={false}
        isBusy={isPending}
        placeholder="본인의 열람 요청 (2026년 11월 23일 메일)"
        onConfirm={(reason) => void save(reason)}
        onCancel={() => setAsking(false)}
      >
        <p>
          대화와 학습 기록까지 저장된 모든 것이 JSON 파일에 담겨요. 본인에게만 전하고, 이 기기에서는 지워
          주세요.
        </p>
      </ReasonDialog>
    </>
  )
}
