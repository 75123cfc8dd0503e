import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useId, useMemo, useRef } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { PROMPT_NOTE_MAX, type PromptDetail } from '#contract/prompt.ts'
import { checkPlaces, isRequiredPlace, type PlaceFault } from '#domain/prompt/check-places.ts'
import {
  FEWEST_TOKENS,
  MOST_TEMPERATURE,
  MOST_TOKENS,
  PROMPT_LIMIT_CHARACTERS,
  PROMPT_PRIORITIES,
} from '#domain/prompt/prompt.ts'
import { PROMPT_PLACES, type PromptFamily } from '#domain/prompt/prompt-places.ts'
import { call } from '#platform/http.ts'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { Chip } from '#ui/primitives/chip.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'
import type { FieldName } from '../kit/conflict-panel.tsx'
import { describeIssue } from '../kit/describe-issue.ts'
import { RecordFormFrame } from '../kit/form-frame.tsx'
import { TextEditor, type TextEditorCommands } from '../kit/text-editor.tsx'
import { type RecordForm, useRecordForm } from '../kit/use-record-form.ts'
import { PRIORITY_NAMES } from './names.ts'
import { promptQuery, useFailureToast } from './prompts.queries.ts'

interface PromptValues extends Record<string, string> {
  content: string
  /** Empty where nothing is set. */
  temperature: string
  maxTokens: string
  note: string
  priority: (typeof PROMPT_PRIORITIES)[number]
}

const FIELDS: readonly FieldName<PromptValues>[] = [
  { name: 'content', label: '글', isText: true },
  { name: 'temperature', label: '온도' },
  { name: 'maxTokens', label: '가장 긴 답' },
]

function writeNumber(value: number | null): string {
  return value === null ? '' : String(value)
}

function readNumber(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}

function isBetween(text: string, least: number, most: number): boolean {
  const value = readNumber(text)
  return value === null || (value >= least && value <= most)
}

function toRecord({ newest }: PromptDetail) {
  const values: PromptValues = {
    content: newest.content,
    temperature: writeNumber(newest.temperature),
    maxTokens: writeNumber(newest.maxTokens),
    note: '',
    priority: 'medium',
  }
  return { values, version: newest.version }
}

function makeSchema(family: PromptFamily) {
  return z.object({
    content: z
      .string()
      .max(PROMPT_LIMIT_CHARACTERS)
      .refine((content) => checkPlaces(family, content).length === 0, '아래에 적힌 자리를 고쳐 주세요.'),
    temperature: z
      .string()
      .refine((text) => isBetween(text, 0, MOST_TEMPERATURE), `0부터 ${MOST_TEMPERATURE}까지 적어 주세요.`),
    maxTokens: z
      .string()
      .refine(
        (text) => isBetween(text, FEWEST_TOKENS, MOST_TOKENS) && !text.includes('.'),
        `${FEWEST_TOKENS}부터 ${MOST_TOKENS}까지 정수로 적어 주세요.`,
      ),
    note: z.string().max(PROMPT_NOTE_MAX),
    priority: z.enum(PROMPT_PRIORITIES),
  })
}

interface PromptEditorProps {
  family: PromptFamily
  /** Of the dev prompt. */
  id: string
  /** Goes to where a version is made what learners are answered with. */
  onVersions: () => void
}

/** The newest text of the dev prompt; each saving makes the next version. */
export function PromptEditor(props: PromptEditorProps) {
  const { data: prompt, error, isPending, refetch } = useQuery(promptQuery(props.id))
  useFailureToast(error, '프롬프트 가져오기 실패')
  if (isPending) return <LoadingState rows={8} label="프롬프트를 불러오는 중" />
  if (error && !prompt) {
    return (
      <ErrorState
        title="프롬프트를 불러오지 못했어요"
        detail={error.message}
        onRetry={() => void refetch()}
      />
    )
  }
  return <PromptForm {...props} prompt={prompt} />
}

function PromptForm({ family, id, onVersions, prompt }: PromptEditorProps & { prompt: PromptDetail }) {
  const queryClient = useQueryClient()
  const showToast = useSetAtom(showToastAtom)
  const schema = useMemo(() => makeSchema(family), [family])
  const state = useRecordForm<PromptValues>({
    record: `prompt/${id}`,
    current: toRecord(prompt),
    schema,
    save: async (values, { version }) => {
      const parameters = {
        temperature: readNumber(values.temperature),
        maxTokens: readNumber(values.maxTokens),
      }
      const saved = await call(adminApi.prompt.addVersion({ id, ...values, ...parameters, version }))
      await queryClient.invalidateQueries({ queryKey: [ADMIN_KEY] })
      showToast({
        severity: 'success',
        title: `개발 ${saved.newest.version}판으로 저장했어요`,
        detail: '학습자에게는 적용할 때까지 달라지지 않아요.',
        action: { label: '판 보기', onPress: onVersions },
      })
      return toRecord(saved)
    },
    readRow: (row) => toRecord(row as PromptDetail),
  })
  const { register, formState } = state.form
  return (
    <RecordFormFrame
      label="개발 프롬프트"
      className="prompt-editor"
      state={state}
      fields={FIELDS}
      saveLabel="새 판으로 저장"
    >
      <PromptText family={family} state={state} />
      {family !== 'main-user' && (
        <div className="prompt-parameters">
          <TextField
            label="온도"
            type="number"
            min={0}
            max={MOST_TEMPERATURE}
            step={0.1}
            placeholder="모델에 맡김"
            note="낮을수록 늘 비슷하게 답해요."
            error={formState.errors.temperature?.message}
            {...register('temperature')}
          />
          <TextField
            label="가장 긴 답(토큰)"
            type="number"
            min={FEWEST_TOKENS}
            max={MOST_TOKENS}
            placeholder="기본값"
            note={family === 'sub' ? '힌트에만 써요. 기본은 400개예요.' : '기본은 2,000개예요.'}
            error={formState.errors.maxTokens?.message}
            {...register('maxTokens')}
          />
        </div>
      )}
      <div className="prompt-labels">
        <TextField
          label="메모"
          placeholder="무엇을 왜 바꿨는지"
          maxLength={PROMPT_NOTE_MAX}
          error={formState.errors.note?.message}
          {...register('note')}
        />
        <SelectField label="중요도" {...register('priority')}>
          {PROMPT_PRIORITIES.map((priority) => (
            <option key={priority} value={priority}>
              {PRIORITY_NAMES[priority]}
            </option>
          ))}
        </SelectField>
      </div>
    </RecordFormFrame>
  )
}

function listFaults(faults: readonly PlaceFault[]): string[] {
  return [...new Set(faults.map((fault) => describeIssue({ path: 'content', ...fault })))]
}

function PromptText({ family, state }: { family: PromptFamily; state: RecordForm<PromptValues> }) {
  const id = useId()
  const commands = useRef<TextEditorCommands>(null)
  const { control } = state.form
  const { field, fieldState } = useController({ control, name: 'content' })
  const content = useWatch({ control, name: 'content' })
  const faults = useMemo(() => checkPlaces(family, content), [family, content])
  const error = fieldState.error?.message
  return (
    <div className="prompt-sides">
      <div className="field">
        <span className="field-label" id={`${id}-label`}>
          글
        </span>
        <div id={`${id}-note`}>
          <div role="status" className="prompt-faults">
            {(faults.length > 0 ? listFaults(faults) : error ? [error] : []).map((fault) => (
              <span key={fault} className="field-error">
                <Icon name="error" size={16} />
                {fault}
              </span>
            ))}
          </div>
          <span className="field-note">
            {content.length.toLocaleString('ko-KR')}자 · Tab 키로 편집기를 나가요.
          </span>
        </div>
        <TextEditor
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          labelledBy={`${id}-label`}
          describedBy={`${id}-note`}
          isInvalid={error !== undefined}
          commands={commands}
        />
      </div>
      <Places family={family} content={content} onInsert={(text) => commands.current?.insert(text)} />
    </div>
  )
}

interface PlacesProps {
  family: PromptFamily
  content: string
  onInsert: (text: string) => void
}

/** What a text of the family can be filled with; a press writes the place where the cursor is. */
function Places({ family, content, onInsert }: PlacesProps) {
  const places: [string, string][] = Object.entries(PROMPT_PLACES[family])
  return (
    <section className="prompt-places" aria-label="쓸 수 있는 자리">
      <h3>쓸 수 있는 자리</h3>
      <ul>
        {places.map(([name, meaning]) => (
          <li key={name}>
            <button type="button" className="prompt-place" onClick={() => onInsert(`{{${name}}}`)}>
              <code>{`{{${name}}}`}</code>
              {isRequiredPlace(family, name) && <Chip tone="line">꼭 있어야 함</Chip>}
              {content.includes(`{{${name}}}`) && <Chip tone="accent">씀</Chip>}
              <span>{meaning}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
