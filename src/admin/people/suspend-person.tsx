import { useState } from 'react'
import type { ManagedPerson } from '#contract/people.ts'
import { call } from '#platform/http.ts'
import { Button } from '#ui/primitives/button.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { describeMoment } from '../kit/describe-moment.ts'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useWrite } from '../kit/use-write.ts'

/** Suspends an account, which ends its sessions at once, or lifts the suspension. */
export function SuspendPerson({ person }: { person: ManagedPerson }) {
  const { id, nickname, suspendedAt, version } = person
  const [asking, setAsking] = useState(false)
  const { run, isPending } = useWrite()
  const isSuspended = suspendedAt !== null
  const apply = async (reason: string) => {
    await run(() => call(adminApi.people.update({ id, suspended: !isSuspended, reason, version })))
    setAsking(false)
  }
  return (
    <section aria-labelledby="person-suspension">
      <h3 id="person-suspension">이용 정지</h3>
      <p>
        {isSuspended
          ? `${describeMoment(suspendedAt)}부터 이용이 정지되어 있어요.`
          : '정지하면 모든 기기에서 바로 로그아웃되고, 다시 로그인할 수 없어요. 학습 기록은 그대로 있어요.'}
      </p>
      <Button variant={isSuspended ? 'outlined' : 'danger'} onClick={() => setAsking(true)}>
        {isSuspended ? '정지 풀기' : '이용 정지하기'}
      </Button>
      <ReasonDialog
        key={String(asking)}
        open={asking}
        title={isSuspended ? `‘${nickname}’ 님의 정지를 풀까요?` : `‘${nickname}’ 님의 이용을 정지할까요?`}
        confirmLabel={isSuspended ? '정지 풀기' : '이용 정지하기'}
        danger={!isSuspended}
        isBusy={isPending}
        placeholder={isSuspended ? '확인이 끝남' : '다른 사람의 계정을 씀'}
        onConfirm={(reason) => void apply(reason)}
        onCancel={() => setAsking(false)}
      >
        <p>
          {isSuspended
            ? '다시 로그인해서 이어서 공부할 수 있게 돼요.'
            : '쓰고 있던 대화와 모든 기기의 로그인이 바로 끝나요.'}
        </p>
      </ReasonDialog>
    </section>
  )
}
