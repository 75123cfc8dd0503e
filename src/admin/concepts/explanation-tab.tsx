import { useState } from 'react'
import type { EditableConcept, EditableExplanation } from '#contract/content.ts'
import { call } from '#platform/http.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { EmptyState } from '#ui/states/list-state.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { describeMoment } from '../kit/describe-moment.ts'
import { ExplanationDifference } from './explanation-difference.tsx'
import { ExplanationEditor } from './explanation-editor.tsx'
import { explanationFormSchema } from './forms.ts'
import { GenerateExplanation } from './generate-explanation.tsx'
import { HistoryDialog } from './history-dialog.tsx'

interface ExplanationTabProps {
  concept: EditableConcept
  /** Newest first. */
  explanations: readonly EditableExplanation[]
}

/** The explanation that learners read, its drafts and earlier versions. */
export function ExplanationTab({ concept, explanations }: ExplanationTabProps) {
  const live = explanations.find(({ status }) => status === 'published')
  const [openId, setOpenId] = useState(explanations[0]?.id ?? null)
  const [comparedId, setComparedId] = useState<string | null>(null)
  const [recordedId, setRecordedId] = useState<string | null>(null)
  const recorded = explanations.find(({ id }) => id === recordedId)
  const open = explanations.find(({ id }) => id === openId)
  const compared = explanations.find(({ id }) => id === comparedId)
  return (
    <>
      <ExplanationEditor
        key={open?.id ?? 'first'}
        concept={concept}
        row={open ?? null}
        liveId={live?.id ?? null}
        onSaved={setOpenId}
      />
      <GenerateExplanation conceptId={concept.id} />
      <section className="versions" aria-labelledby="versions-head">
        <h3 id="versions-head">판</h3>
        {explanations.length === 0 && (
          <EmptyState
            icon="note"
            title="아직 쓴 설명이 없어요"
            detail="위에서 쓰고 초안으로 저장해 보세요."
          />
        )}
        <ol>
          {explanations.map((row) => (
            <li key={row.id} aria-current={row.id === openId}>
              <div>
                <b>{row.id}</b> <VersionState row={row} isLive={row.id === live?.id} />
                <small>
                  {describeMoment(row.publishedAt ?? row.createdAt)} ·{' '}
                  {row.content.length.toLocaleString('ko-KR')}자{row.author === 'model' && ' · 모델이 씀'}
                </small>
              </div>
              <span>
                <Button
                  variant="text"
                  aria-label={`${row.id} 판과 견주기`}
                  onClick={() => setComparedId(row.id)}
                  disabled={row.id === openId}
                >
                  견주기
                </Button>
                <Button variant="text" aria-label={`${row.id} 판 기록`} onClick={() => setRecordedId(row.id)}>
                  기록
                </Button>
                <Button
                  variant="text"
                  aria-label={`${row.id} 판 열기`}
                  onClick={() => setOpenId(row.id)}
                  disabled={row.id === openId}
                >
                  열기
                </Button>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <Dialog
        open={compared !== undefined}
        onClose={() => setComparedId(null)}
        kind="wide"
        title={`${comparedId ?? ''} 판에서 ${openId ?? ''} 판으로 달라진 곳`}
        footer={<Button onClick={() => setComparedId(null)}>닫기</Button>}
      >
        {compared && (
          <ExplanationDifference
            before={compared.content}
            after={open?.content ?? ''}
            names={[`${compared.id} 판`, `${openId ?? ''} 판`]}
          />
        )}
      </Dialog>
      {recorded && (
        <HistoryDialog
          entity="explanation"
          entityId={recorded.id}
          name={`${recorded.id} 판`}
          fieldNames={{ content: '설명 글', status: '상태' }}
          valueNames={{ draft: '초안', published: '공개' }}
          restore={{
            label: '이때 글로 초안 만들기',
            note: '새 초안이 하나 생겨요. 공개하기 전에는 학습자에게 보이지 않아요.',
            schema: explanationFormSchema,
            current: { content: recorded.content },
            write: async ({ content }) => {
              const draft = await call(adminApi.content.createExplanation({ id: concept.id, content }))
              setRecordedId(null)
              setOpenId(draft.id)
            },
          }}
          onClose={() => setRecordedId(null)}
        />
      )}
    </>
  )
}

function VersionState({ row, isLive }: { row: EditableExplanation; isLive: boolean }) {
  if (isLive) return <Chip tone="accent">공개 중</Chip>
  return (
    <Chip tone={row.status === 'draft' ? 'line' : 'plain'}>
      {row.status === 'draft' ? '초안' : '지난 판'}
    </Chip>
  )
}
