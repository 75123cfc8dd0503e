import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ModelCallDetail } from '#contract/llm-history.ts'
import { CALL_GROUPS, type CallPurpose } from '#domain/prompt/model-call.ts'
import { call } from '#platform/http.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { PURPOSE_NAMES } from '../kit/call-names.ts'
import { formatCost } from '../kit/describe-figures.ts'
import { describeMoment } from '../kit/describe-moment.ts'
import { FactList } from '../kit/fact-list.tsx'
import { HistoryTab } from '../kit/history-tab.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useTab } from '../kit/use-tab.ts'
import { useWrite } from '../kit/use-write.ts'
import { modelCallQuery } from './history.queries.ts'
import { countTokens, describeLatency, describePrompt, STATUS_NAMES } from './names.ts'
import { Replay } from './replay.tsx'

const TABS = [
  { id: 'call', label: '호출' },
  { id: 'history', label: '기록' },
] as const

/** One call: what it cost, and, for a reason that is recorded, what was sent and answered. */
export function CallPanel({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useQuery(modelCallQuery(id))
  const [read, setRead] = useState<{ call: ModelCallDetail; reason: string } | null>(null)
  const [tab, selectTab] = useTab(TABS)
  if (isPending) return <LoadingState rows={6} label="호출을 불러오는 중" />
  if (error && !data) {
    return (
      <ErrorState title="호출을 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
    )
  }
  const { createdAt, purpose, status, user } = data
  return (
    <>
      <header className="panel-head">
        <div>
          <h2>{describeMoment(createdAt)}</h2>
          <p>
            <Chip tone={status === 'success' ? 'accent' : 'line'}>{STATUS_NAMES[status]}</Chip>
            <span>{PURPOSE_NAMES[purpose]}</span>
            <span>{user?.nickname ?? '방문자'}</span>
          </p>
        </div>
      </header>
      <Tabs
        label="호출에 대한 것"
        tabs={TABS}
        selected={tab}
        onSelect={selectTab}
        panelClassName="panel-body"
      >
        {tab === 'history' ? (
          <HistoryTab entity="llm-call" entityId={id} fieldNames={{ reason: '이유' }} />
        ) : (
          <>
            <Facts call={data} />
            <Texts call={read?.call ?? data} onRead={(call, reason) => setRead({ call, reason })} />
            <CallReplay call={read?.call ?? data} reason={read?.reason ?? null} />
          </>
        )}
      </Tabs>
    </>
  )
}

function Facts({
  call: { id, model, prompt, inputTokens, cachedTokens, outputTokens, ...call },
}: {
  call: ModelCallDetail
}) {
  const facts = [
    { name: '모델', value: model },
    { name: '프롬프트', value: describePrompt(prompt) },
    { name: '입력 토큰', value: countTokens(inputTokens) },
    { name: '그중 캐시된 토큰', value: cachedTokens === null ? '모름' : countTokens(cachedTokens) },
    { name: '출력 토큰', value: countTokens(outputTokens) },
    { name: '걸린 시간', value: describeLatency(call.latencyMs) },
    { name: '비용', value: formatCost(call.cost) },
    { name: '번호', value: <span className="panel-id">{id}</span> },
  ]
  return <FactList facts={facts} />
}

interface TextsProps {
  call: ModelCallDetail
  onRead: (call: ModelCallDetail, reason: string) => void
}

function Texts({ call: shown, onRead }: TextsProps) {
  const { withheld, request, response } = shown
  if (withheld === 'reason') return <AskReason call={shown} onRead={onRead} />
  if (withheld === 'none') {
    return <p className="field-note">방문자나 보호자가 동의하지 않은 학습자의 글은 저장하지 않아요.</p>
  }
  const texts = [
    ...(request && request.system !== '' ? [{ name: '지시문', text: request.system }] : []),
    ...(request?.messages ?? []).map(({ role, content }) => ({
      name: role === 'user' ? '보낸 글' : '앞의 답',
      text: content,
    })),
    { name: '받은 답', text: response ?? '' },
  ]
  return (
    <>
      <p className="field-note">
        모델에 보낸 그대로예요. 이름과 연락처처럼 사람을 알아볼 수 있는 말은 가려져 있어요.
      </p>
      {texts.map(({ name, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a call never change
        <section key={at} className="call-text" aria-label={name}>
          <h3>{name}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard */}
          <pre tabIndex={0}>{text === '' ? '(비어 있음)' : text}</pre>
        </section>
      ))}
    </>
  )
}

const REPLAYED: readonly CallPurpose[] = [...CALL_GROUPS.tutor, 'try-out']

/** Only where the texts are shown, and the tutor answered with a prompt. */
function CallReplay({ call, reason }: { call: ModelCallDetail; reason: string | null }) {
  const { prompt, request, purpose } = call
  if (!prompt || !request || !REPLAYED.includes(purpose)) return null
  return <Replay call={{ ...call, prompt }} reason={reason} />
}

function AskReason({ call: { id, user }, onRead }: TextsProps) {
  const [asking, setAsking] = useState(false)
  const { run, isPending } = useWrite()
  const read = async (reason: string) => {
    const detail = await run(() => call(adminApi.llmHistory.get({ id, reason })))
    setAsking(false)
    if (detail) onRead(detail, reason)
  }
  return (
    <>
      <p className="field-note">
        {user?.nickname ?? '탈퇴한 사람'} 님이 쓴 글과 받은 답은 이유를 남긴 뒤에만 볼 수 있어요.
      </p>
      <Button icon="lock" onClick={() => setAsking(true)}>
        이유를 쓰고 보기
      </Button>
      <ReasonDialog
        key={String(asking)}
        open={asking}
        title={`‘${user?.nickname ?? '탈퇴한 사람'}’ 님의 대화를 볼까요?`}
        confirmLabel="보기"
        danger={false}
        isBusy={isPending}
        placeholder="학습자가 신고한 답을 확인"
        onConfirm={(reason) => void read(reason)}
        onCancel={() => setAsking(false)}
      >
        <p>누가 언제 왜 보았는지 기록에 남아요. 꼭 필요할 때만 봐 주세요.</p>
      </ReasonDialog>
    </>
  )
}
