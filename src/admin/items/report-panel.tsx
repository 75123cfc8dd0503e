import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { z } from 'zod'
import { type ItemReport, itemReportContract } from '#contract/item-report.ts'
import { DIFFICULTY_LABELS } from '#domain/exam/item.ts'
import { ITEM_REPORT_LABELS } from '#domain/exam/item-report.ts'
import { call } from '#platform/http.ts'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'
import type { FieldName } from '../kit/conflict-panel.tsx'
import { describeMoment } from '../kit/describe-moment.ts'
import { RecordFormFrame } from '../kit/form-frame.tsx'
import { inputOf } from '../kit/input-of.ts'
import { TextAreaField } from '../kit/text-area-field.tsx'
import { useRecordForm } from '../kit/use-record-form.ts'
import { reportQuery } from './items.queries.ts'
import { LearnerCard } from './learner-card.tsx'
import { REPORT_STATE_NAMES } from './names.ts'

const reportFormSchema = z.object({ note: inputOf(itemReportContract.update).shape.note.unwrap() })
type ReportValues = z.infer<typeof reportFormSchema>

const FIELDS: readonly FieldName<ReportValues>[] = [{ name: 'note', label: '처리한 내용', isText: true }]

function toRecord({ note, version }: ItemReport) {
  return { values: { note }, version }
}

/** What a learner reported of an item, the item as the learner saw it, and what was done about it. */
export function ReportPanel({ id }: { id: string }) {
  const { data: report, error, isPending, refetch } = useQuery(reportQuery(id))
  if (isPending) return <LoadingState rows={6} label="신고를 불러오는 중" />
  if (error && !report) {
    return (
      <ErrorState title="신고를 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
    )
  }
  if (!report) return <EmptyState icon="search" title="이 신고는 이제 없어요" />
  const { reason, text, item, currentVersion, state, createdAt, closedAt } = report
  return (
    <>
      <header className="panel-head">
        <div>
          <h2>{ITEM_REPORT_LABELS[reason]}</h2>
          <p>
            <Chip tone={state === 'open' ? 'accent' : 'line'}>{REPORT_STATE_NAMES[state]}</Chip>
            <span>알린 때 {describeMoment(createdAt)}</span>
            {closedAt && <span>마친 때 {describeMoment(closedAt)}</span>}
            <span>{DIFFICULTY_LABELS[item.difficultyLevel]}</span>
          </p>
        </div>
        <ItemWay report={report} />
      </header>
      {text !== '' && (
        <blockquote className="report-words" aria-label="학습자의 말">
          {text}
        </blockquote>
      )}
      <ReportForm report={report} />
      <section className="report-item" aria-label="학습자가 본 문항">
        <h3>학습자가 본 문항 ({item.itemVersion}판)</h3>
        {currentVersion !== item.itemVersion && (
          <p className="field-note">그 뒤에 문항이 바뀌었어요. 지금은 {currentVersion}판이에요.</p>
        )}
        <div className="report-item-card">
          <LearnerCard content={item}>
            <p>정답 {item.correctAnswer}</p>
          </LearnerCard>
        </div>
      </section>
    </>
  )
}

/** To the item, or to the template that drew it for this learner alone. */
function ItemWay({ report: { item, isListed } }: { report: ItemReport }) {
  if (isListed) return <ButtonLink href={`/admin/ExerciseManager?id=${item.id}`}>이 문항 열기</ButtonLink>
  return (
    item.templateId !== null && (
      <ButtonLink href={`/admin/ExerciseManager?view=templates&id=${item.templateId}&seed=${item.seed}`}>
        템플릿 열기
      </ButtonLink>
    )
  )
}

function ReportForm({ report }: { report: ItemReport }) {
  const { id, state } = report
  const queryClient = useQueryClient()
  const turns = useRef(false)
  const form = useRecordForm<ReportValues>({
    record: `item-report/${id}`,
    current: toRecord(report),
    schema: reportFormSchema,
    save: async (values, { version }) => {
      const next = state === 'open' ? ('closed' as const) : ('open' as const)
      const changes = { ...values, ...(turns.current && { state: next }) }
      const saved = await call(adminApi.itemReport.update({ id, ...changes, version }))
      await queryClient.invalidateQueries({ queryKey: [ADMIN_KEY] })
      return toRecord(saved)
    },
    readRow: (row) => toRecord(row as ItemReport),
  })
  const submitAs = (isTurned: boolean) => {
    turns.current = isTurned
    return form.submit()
  }
  return (
    <RecordFormFrame
      label="처리"
      state={{ ...form, submit: () => submitAs(false) }}
      fields={FIELDS}
      saveLabel="메모 저장"
      saveVariant="outlined"
      acts={
        <Button
          variant={state === 'open' ? 'filled' : 'outlined'}
          busy={form.isSaving}
          onClick={() => void submitAs(true)}
        >
          {state === 'open' ? '신고 마치기' : '신고 다시 열기'}
        </Button>
      }
    >
      <TextAreaField
        label="처리한 내용"
        note="학습자에게는 보이지 않아요. 무엇을 고쳤는지 다음 사람이 알 수 있게 적어 주세요."
        rows={3}
        error={form.form.formState.errors.note?.message}
        {...form.form.register('note')}
      />
    </RecordFormFrame>
  )
}
