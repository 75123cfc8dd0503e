import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import type { Prompt, PromptVersion } from '#contract/prompt.ts'
import { call, toAppError } from '#platform/http.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { LoadingState } from '#ui/states/list-state.tsx'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'
import { FAMILY_NAMES, PURPOSE_NAMES } from './names.ts'
import { describeParameters } from './texts.ts'

const TextDifference = lazy(() =>
  import('../kit/text-difference.tsx').then((part) => ({ default: part.TextDifference })),
)

interface PromoteDialogProps {
  /** The prompt that the version is of. */
  from: Prompt
  chosen: PromptVersion
  /** What learners are answered with now. */
  used: PromptVersion
  onClose: () => void
}

/** Asks before learners are answered with another text, and shows where it differs. */
export function PromoteDialog({ from, chosen, used, onClose }: PromoteDialogProps) {
  const queryClient = useQueryClient()
  const showToast = useSetAtom(showToastAtom)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isBack = from.purpose === 'prod'
  const name = `${PURPOSE_NAMES[from.purpose]} ${chosen.version}판`
  const promote = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { id } = from
      await call(adminApi.prompt.promote({ id, version: chosen.version, replaces: used.version }))
      showToast({
        severity: 'success',
        title: '학습자에게 적용했어요',
        detail: '다음 질문부터 이 글로 답해요.',
      })
      onClose()
    } catch (thrown) {
      const error = toAppError(thrown)
      setProblem(
        error.code === 'STALE_VERSION'
          ? '그사이 다른 사람이 학습자의 글을 바꿨어요. 달라진 곳을 다시 확인하고 적용해 주세요.'
          : error.message,
      )
    } finally {
      await queryClient.invalidateQueries({ queryKey: [ADMIN_KEY] })
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      kind="wide"
      title={
        isBack
          ? `‘${FAMILY_NAMES[from.family]}’을 ${chosen.version}판으로 되돌릴까요?`
          : `‘${FAMILY_NAMES[from.family]}’ ${name}을 학습자에게 적용할까요?`
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>그대로 두기</Button>
          <Button variant="filled" busy={isBusy} onClick={() => void promote()}>
            {isBack ? '되돌리기' : '적용하기'}
          </Button>
        </>
      }
    >
      <div className="prompt-promote">
        {problem !== null && (
          <p className="notice notice-warn" role="alert">
            <Icon name="warn" size={18} />
            <span>{problem}</span>
          </p>
        )}
        <p>
          모든 학습자의 다음 질문부터 이 글로 답해요. 지금 쓰는 {used.version}판에서 달라지는 곳이에요. 언제든
          되돌릴 수 있어요.
        </p>
        {describeParameters(used) !== describeParameters(chosen) && (
          <p>
            <b>답하는 법</b>: {describeParameters(used)} → {describeParameters(chosen)}
          </p>
        )}
        <Suspense fallback={<LoadingState rows={4} />}>
          <TextDifference
            label={`학습자용 ${used.version}판에서 ${name}으로 달라진 곳`}
            before={used.content}
            after={chosen.content}
          />
        </Suspense>
      </div>
    </Dialog>
  )
}
