import type { ReactNode } from 'react'
import { type Control, useController } from 'react-hook-form'
import { CONTENT_LEVELS, DIFFICULTY_LABELS, WRITTEN_TEST_TYPES, WRITTEN_TYPE } from '#domain/exam/item.ts'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { MarkdownEditor } from '../kit/markdown-editor.tsx'
import { TextAreaField } from '../kit/text-area-field.tsx'
import type { RecordForm } from '../kit/use-record-form.ts'
import type { ConceptChoices } from './concept-choices.tsx'
import { type ItemValues, readList, readPairing, readType } from './item-values.ts'
import { HintsEditor, MistakesEditor, PairingEditor, RubricEditor } from './list-fields.tsx'
import { TYPE_NAMES } from './names.ts'
import type { ItemIssues } from './use-item-issues.ts'

const OPTIONS = ['option1', 'option2', 'option3', 'option4', 'option5'] as const

const ANSWER_NOTES: Partial<Record<number, string>> = {
  [WRITTEN_TYPE.choice]: '보기의 번호. 여러 개면 2&4처럼 &로 이어요.',
  [WRITTEN_TYPE.trueFalse]: 'O나 X',
  [WRITTEN_TYPE.matching]: 'ㄱ-2&ㄴ-1처럼 짝을 &로 이어요.',
  [WRITTEN_TYPE.essay]: '풀이가 이르는 마지막 답',
}
const ANSWER_NOTE = '모두 있어야 하면 &로, 어느 하나여도 되면 쉼표로 이어요.'

type ItemForm = RecordForm<ItemValues>

interface ItemFieldsProps {
  form: ItemForm['form']
  values: ItemValues
  check: ItemIssues
  choices: ConceptChoices
  groups: readonly { id: string; name: string }[]
  isReadOnly: boolean
}

/** What an item says; which fields there are follows its type. A field that has something in it is never hidden. */
export function ItemFields({ form, values, check, choices, groups, isReadOnly }: ItemFieldsProps) {
  const { register, control, formState } = form
  const { faultOf } = check
  const type = readType(values.writtenTestType)
  const errorOf = (name: keyof ItemValues) => formState.errors[name]?.message ?? faultOf(name)
  const hasOptions = type === WRITTEN_TYPE.choice || OPTIONS.some((name) => values[name] !== '')
  const hasPairing = type === WRITTEN_TYPE.matching || readPairing(values.pairing) !== null
  const hasRubric = type === WRITTEN_TYPE.essay || readList<'rubric'>(values.rubric).length > 0
  return (
    <>
      <div className="item-pair-fields">
        <SelectField label="유형" error={errorOf('writtenTestType')} {...register('writtenTestType')}>
          {WRITTEN_TEST_TYPES.map((one) => (
            <option key={one} value={one}>
              {TYPE_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <SelectField label="난이도" error={errorOf('difficultyLevel')} {...register('difficultyLevel')}>
          {CONTENT_LEVELS.map((level) => (
            <option key={level} value={level}>
              {DIFFICULTY_LABELS[level]}
            </option>
          ))}
        </SelectField>
      </div>
      {groups.length > 0 && (
        <SelectField label="문항 묶음" note="저장하면 바로 바뀌어요." {...register('itemGroupId')}>
          <option value="">없음</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <div data-path="question">
        <ItemText
          control={control}
          name="question"
          label="문제"
          error={errorOf('question')}
          isReadOnly={isReadOnly}
        />
      </div>
      {hasOptions &&
        OPTIONS.map((name, at) => (
          <div key={name} data-path={name}>
            <ItemText
              control={control}
              name={name}
              label={`보기 ${at + 1}`}
              error={errorOf(name)}
              isReadOnly={isReadOnly}
              note=""
              size="line"
            />
          </div>
        ))}
      {hasPairing && (
        <JsonField control={control} name="pairing">
          {(text, write) => <PairingEditor text={text} onWrite={write} faultOf={faultOf} />}
        </JsonField>
      )}
      <div data-path="correctAnswer">
        <TextField
          label="정답"
          note={ANSWER_NOTES[type] ?? ANSWER_NOTE}
          error={errorOf('correctAnswer')}
          {...register('correctAnswer')}
        />
      </div>
      <div data-path="solution">
        <ItemText
          control={control}
          name="solution"
          label="풀이"
          error={errorOf('solution')}
          isReadOnly={isReadOnly}
        />
      </div>
      {hasRubric && (
        <JsonField control={control} name="rubric">
          {(text, write) => <RubricEditor text={text} onWrite={write} faultOf={faultOf} />}
        </JsonField>
      )}
      <JsonField control={control} name="hints">
        {(text, write) => (
          <HintsEditor text={text} onWrite={write} faultOf={faultOf} isReadOnly={isReadOnly} />
        )}
      </JsonField>
      <JsonField control={control} name="mistakes">
        {(text, write) => <MistakesEditor text={text} onWrite={write} faultOf={faultOf} choices={choices} />}
      </JsonField>
      <details className="item-figures" data-path="figures">
        <summary>그림 (JSON)</summary>
        <TextAreaField
          label="그림"
          rows={8}
          spellCheck={false}
          error={errorOf('figures') ?? faultOf('figures.0')}
          {...register('figures')}
        />
      </details>
    </>
  )
}

interface ItemTextProps {
  control: Control<ItemValues>
  name: 'question' | 'solution' | (typeof OPTIONS)[number]
  label: string
  error: string | undefined
  isReadOnly: boolean
  note?: string
  size?: 'compact' | 'line'
}

/** A text of an item, which may show pictures. */
function ItemText(props: ItemTextProps) {
  const { control, name, label, error, isReadOnly, note = '수식은 \\( \\)나 \\[ \\] 사이에 써요.' } = props
  const { field } = useController({ control, name })
  return (
    <MarkdownEditor
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error}
      note={note}
      hasPictures
      size={props.size ?? 'compact'}
      isReadOnly={isReadOnly}
    />
  )
}

interface JsonFieldProps {
  control: Control<ItemValues>
  name: 'hints' | 'mistakes' | 'rubric' | 'pairing' | 'answerTests'
  children: (text: string, write: (text: string) => void) => ReactNode
}

/** A list of the form with the editor of its rows. */
export function JsonField({ control, name, children }: JsonFieldProps) {
  const { field } = useController({ control, name })
  return children(field.value, field.onChange)
}
