import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { parse } from 'yaml'
import type { EditableConcept, EditableExplanation } from '#contract/content.ts'
import { figuresToJson } from '#domain/figure/figure-fence.ts'
import { call } from '#platform/http.ts'
import { FigureFence } from '#ui/figure/figure-view.tsx'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { Button } from '#ui/primitives/button.tsx'
import { adminApi } from '../kit/admin-api.ts'
import type { FieldName } from '../kit/conflict-panel.tsx'
import { refreshContent } from '../kit/content.queries.ts'
import { RecordFormFrame } from '../kit/form-frame.tsx'
import { MarkdownEditor } from '../kit/markdown-editor.tsx'
import { useRecordForm } from '../kit/use-record-form.ts'
import { type ExplanationValues, explanationFormSchema } from './forms.ts'

const FIELDS: readonly FieldName<ExplanationValues>[] = [{ name: 'content', label: '설명', isText: true }]

function renderFigure(text: string) {
  return <FigureFence text={text} framed />
}

function toRecord({ content, version }: EditableExplanation) {
  return { values: { content }, version }
}

const NEW_RECORD = { values: { content: '' }, version: 0 }

interface ExplanationEditorProps {
  concept: EditableConcept
  /** The version that is open; null if the concept has none. */
  row: EditableExplanation | null
  /** The version that learners read. */
  liveId: string | null
  /** Opens the version in which the text is now. */
  onSaved: (id: string) => void
}

/**
 * The text beside what a learner sees of it. A draft is written over; a published version stays as it is, and what is written over it
 * becomes a version of its own.
 */
export function ExplanationEditor({ concept, row, liveId, onSaved }: ExplanationEditorProps) {
  const { id } = concept
  const queryClient = useQueryClient()
  const showToast = useSetAtom(showToastAtom)
  const status = useRef<'draft' | 'published'>('draft')
  const current = row ? toRecord(row) : NEW_RECORD
  /** What learners read when this text was begun. */
  const replaces = useRef(liveId)
  const save = ({ content }: ExplanationValues, version: number) => {
    const { createExplanation, updateExplanation } = adminApi.content
    const changes = { id, content, status: status.current, replaces: replaces.current }
    return call(
      row?.status === 'draft'
        ? updateExplanation({ ...changes, explanationId: row.id, version })
        : createExplanation(changes),
    )
  }
  const readRow = (found: object) => {
    const theirs = found as EditableExplanation
    if (theirs.id === row?.id) return toRecord(theirs)
    // Another person has published: the next save is over that, and over one's own row as it is.
    replaces.current = theirs.id
    return { ...toRecord(theirs), version: current.version }
  }
  const state = useRecordForm<ExplanationValues>({
    record: `explanation/${id}/${row?.id ?? 'first'}`,
    current,
    schema: explanationFormSchema,
    save: async (values, { version }) => {
      const saved = await save(values, version)
      await refreshContent(queryClient)
      showToast({
        severity: 'success',
        title: saved.status === 'published' ? '공개했어요' : '초안을 저장했어요',
        detail: saved.status === 'published' ? '학습자가 이 개념을 열면 새 설명이 보여요.' : undefined,
      })
      onSaved(saved.id)
      return saved.id === row?.id ? toRecord(saved) : current
    },
    readRow,
  })
  useEffect(() => {
    if (!state.isDirty) replaces.current = liveId
  }, [liveId, state.isDirty])
  const submitAs = (next: 'draft' | 'published') => {
    status.current = next
    return state.submit()
  }
  const isDraft = row?.status === 'draft'
  return (
    <RecordFormFrame
      label="설명"
      className="explanation"
      state={{ ...state, submit: () => submitAs('draft') }}
      fields={FIELDS}
      saveLabel="초안 저장"
      saveVariant="outlined"
      acts={
        <Button
          variant="filled"
          busy={state.isSaving}
          disabled={!state.isDirty && !isDraft}
          onClick={() => void submitAs('published')}
        >
          공개하기
        </Button>
      }
    >
      <div className="explanation-sides">
        <Editor state={state} />
        <Preview state={state} name={concept.content} />
      </div>
    </RecordFormFrame>
  )
}

type EditorState = ReturnType<typeof useRecordForm<ExplanationValues>>

function Editor({ state }: { state: EditorState }) {
  const { field, fieldState } = useController({ control: state.form.control, name: 'content' })
  return (
    <MarkdownEditor
      label="설명 글"
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      hasPictures
    />
  )
}

function Preview({ state, name }: { state: EditorState; name: string }) {
  const typed = useDeferredValue(useWatch({ control: state.form.control, name: 'content' }))
  const text = useMemo(() => figuresToJson(typed, parse), [typed])
  return (
    <section className="explanation-preview" aria-label="학습자가 보는 모습">
      <p className="field-label">학습자가 보는 모습</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard */}
      <div className="explanation-page" tabIndex={0}>
        <Markdown text={`# ${name}\n\n${text}`} renderFigure={renderFigure} />
      </div>
    </section>
  )
}
