import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ManagedPerson } from '#contract/people.ts'
import { call } from '#platform/http.ts'
import { Button } from '#ui/primitives/button.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useWrite } from '../kit/use-write.ts'

/** Deletes an account with everything that belongs to it. */
export function ExitPerson({ person, closeHref }: { person: ManagedPerson; closeHref: string }) {
  const { id, nickname } = person
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState(false)
  const { run, isPending } = useWrite()
  const remove = async (reason: string) => {
    await run(async () => {
      await call(adminApi.people.remove({ id, reason }))
      // Before the queries are refreshed: what is deleted must not be asked for again.
      navigate(closeHref, { replace: true })
    })
    setAsking(false)
  }
  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
        탈퇴 처리
      </Button>
      <ReasonDialog
        key={String(asking)}
        open={asking}
        title={`‘${nickname}’ 님을 탈퇴 처리할까요?`}
        confirmLabel="탈퇴 처리"
        isBusy={isPending}
        typed={nickname}
        placeholder="본인의 탈퇴 요청 (2026년 11월 23일 메일)"
        onConfirm={(reason) => void remove(reason)}
        onCancel={() => setAsking(false)}
      >
        <p>계정과 대화, 학습 기록, 알림이 모두 지워지고 되돌릴 수 없어요.</p>
      </ReasonDialog>
    </>
  )
}
