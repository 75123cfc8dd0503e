import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { User } from '#contract/user.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { TextField } from '#ui/form/field.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { deleteAccountAtom } from '../delete-account.state.ts'
import { saveOwnRecordsAtom } from '../own-records.state.ts'
import { SettingsSection } from './settings-section.tsx'

const PROVIDER_NAMES: Record<User['provider'], string> = { kakao: '카카오', google: '구글' }

interface AccountSectionProps {
  user: User
  /** Called after the account was deleted; `isClean`: whether the device was cleared, too. */
  onDeleted: (isClean: boolean) => void
}

export function AccountSection({ user, onDeleted }: AccountSectionProps) {
  const isReachable = useAtomValue(reachableAtom)
  const deleteAccount = useSetAtom(deleteAccountAtom)
  const [typed, setTyped] = useState('')
  const [asks, setAsks] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const saveOwn = useSetAtom(saveOwnRecordsAtom)
  const [isSaving, setIsSaving] = useState(false)
  const saveRecords = async () => {
    setIsSaving(true)
    await saveOwn()
    setIsSaving(false)
  }
  const isNamed = typed.trim() === user.nickname.trim()
  const remove = async () => {
    setIsBusy(true)
    const outcome = await deleteAccount()
    setIsBusy(false)
    setAsks(false)
    if (outcome !== 'failed') onDeleted(outcome === 'deleted')
  }
  return (
    <SettingsSection title="계정">
      <div className="settings-row">
        <div>
          {PROVIDER_NAMES[user.provider]} 계정으로 로그인했어요
          <small>로그아웃하면 이 기기에 저장한 대화와 기록을 지워요. 서버의 기록은 그대로예요.</small>
        </div>
        <ButtonLink href="/auth/logout" icon="logout">
          로그아웃
        </ButtonLink>
      </div>
      <div className="settings-row">
        <div>
          내 기록
          <small>셈샘이 나에 대해 보관하는 것을 모두 파일 하나로 받아요.</small>
        </div>
        <Button
          icon="download"
          busy={isSaving}
          disabledReason={isReachable ? null : '인터넷에 연결되면 받을 수 있어요'}
          onClick={() => void saveRecords()}
        >
          내 기록 내려받기
        </Button>
      </div>
      <div className="settings-delete">
        <p className="settings-soft">
          계정을 지우면 대화, 문항 기록, 오답 노트가 모두 사라지고 되돌릴 수 없어요.
        </p>
        <TextField
          label={`확인을 위해 별명을 그대로 적어 주세요: ${user.nickname}`}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          variant="danger"
          disabledReason={deletionReason(isReachable, isNamed)}
          onClick={() => setAsks(true)}
        >
          계정 삭제
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        title={`‘${user.nickname}’ 계정을 지울까요?`}
        confirmLabel="계정 지우기"
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsks(false)}
      >
        <p>서버와 이 기기에서 대화, 문항 기록, 오답 노트, 북마크가 모두 사라져요. 되돌릴 수 없어요.</p>
      </ConfirmDialog>
    </SettingsSection>
  )
}

function deletionReason(isReachable: boolean, isNamed: boolean): string | null {
  if (!isReachable) return '인터넷에 연결되면 지울 수 있어요'
  return isNamed ? null : '위에 별명을 그대로 적으면 지울 수 있어요'
}
