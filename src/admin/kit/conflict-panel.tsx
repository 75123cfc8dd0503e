import './kit.css'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { LoadingState } from '#ui/states/list-state.tsx'
import type { FormValues } from './record-drafts.ts'
import type { Conflict } from './use-record-form.ts'

const TextDifference = lazy(() =>
  import('./text-difference.tsx').then((part) => ({ default: part.TextDifference })),
)

export interface FieldName<Values> {
  name: keyof Values & string
  label: string
  /** Long texts are compared line by line. */
  isText?: true
  /** Korean names of the field's values. */
  valueNames?: Readonly<Record<string, string>>
  /** Writes the value for people, where it is a list as JSON. */
  write?: (value: string) => string
}

interface ConflictPanelProps<Values extends FormValues> {
  conflict: Conflict<Values>
  fields: readonly FieldName<Values>[]
  onTakeTheirs: () => void
  onKeepMine: () => void
}

type ShownAs = Pick<FieldName<never>, 'valueNames' | 'write'>

function textOf(value: string | boolean | number | undefined, { write }: ShownAs): string {
  const text = String(value ?? '')
  return write ? write(text) : text
}

function describeValue(value: string | boolean | number | undefined, field: ShownAs): string {
  if (typeof value === 'boolean') return value ? '예' : '아니요'
  const text = textOf(value, field)
  return (field.valueNames?.[text] ?? text) || '(비어 있음)'
}

/** What another person changed meanwhile, beside what is written here; nothing of either is lost. */
export function ConflictPanel<Values extends FormValues>(props: ConflictPanelProps<Values>) {
  const { conflict, fields, onTakeTheirs, onKeepMine } = props
  const { base, mine, theirs } = conflict
  const [copied, setCopied] = useState(false)
  const changed = fields.filter(({ name }) => base[name] !== theirs.values[name])
  const written = fields.filter(({ name }) => base[name] !== mine[name])
  const copy = async () => {
    const texts = written.map((field) => {
      const text = describeValue(mine[field.name], field)
      return written.length > 1 ? `${field.label}: ${text}` : text
    })
    await navigator.clipboard.writeText(texts.join('\n\n'))
    setCopied(true)
  }
  return (
    <section className="conflict" role="alert" aria-label="다른 사람이 고친 내용">
      <h3>
        <Icon name="warn" />
        그사이 다른 사람이 고쳐서 저장하지 않았어요
      </h3>
      <p>지금 저장된 내용에서 달라진 곳이에요. 내가 쓴 글은 아래 칸과 이 기기에 그대로 있어요.</p>
      <dl>
        {changed.map(({ name, label, isText, ...field }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {isText ? (
                <Suspense fallback={<LoadingState rows={2} />}>
                  <TextDifference
                    label={`${label}에서 다른 사람이 고친 곳`}
                    before={textOf(base[name], field)}
                    after={textOf(theirs.values[name], field)}
                  />
                </Suspense>
              ) : (
                <>
                  <del>{describeValue(base[name], field)}</del>{' '}
                  <ins>{describeValue(theirs.values[name], field)}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
        {changed.length === 0 && (
          <div>
            <dt>이 화면의 칸</dt>
            <dd>달라진 곳이 없어요. 차례처럼 이 화면에 없는 것이 바뀌었어요.</dd>
          </div>
        )}
      </dl>
      <div className="conflict-acts">
        <Button icon="copy" onClick={() => void copy()}>
          {copied ? '복사했어요' : '내 글 복사'}
        </Button>
        <Button icon="retry" onClick={onTakeTheirs}>
          저장된 내용으로 바꾸기
        </Button>
        <Button onClick={onKeepMine}>내 글로 이어 쓰기</Button>
      </div>
    </section>
  )
}
