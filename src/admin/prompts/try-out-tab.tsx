import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Prompt } from '#contract/prompt.ts'
import { MESSAGE_LIMIT_CHARACTERS } from '#domain/chat/limits.ts'
import { SelectField } from '#ui/form/field.tsx'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { nodesQuery } from '../kit/nodes.query.ts'
import { TextAreaField } from '../kit/text-area-field.tsx'
import { keyOf, nameText, type StoredText, useTexts } from './texts.ts'
import { type Side, useTryOut } from './use-try-out.ts'

/** A sample turn, answered by the model with two versions side by side. Nothing of it counts for a learner. */
export function TryOutTab({ dev, prod }: { dev: Prompt; prod: Prompt }) {
  const { texts, error, retry } = useTexts(dev, prod)
  if (error && !texts)
    return <ErrorState title="판을 불러오지 못했어요" detail={error.message} onRetry={retry} />
  if (!texts) return <LoadingState rows={6} label="판을 불러오는 중" />
  const all = [...texts.prod, ...texts.dev]
  const used = texts.prod.find(({ version }) => version.current) ?? all[0]
  const newest = texts.dev[0] ?? used
  if (!used || !newest) return null
  return <TryOut texts={all} first={used} second={newest} isHint={prod.family === 'sub'} />
}

interface TryOutProps {
  texts: readonly StoredText[]
  first: StoredText
  second: StoredText
  /** The message is then a wrong answer. */
  isHint: boolean
}

function TryOut({ texts, first, second, isHint }: TryOutProps) {
  const [keys, setKeys] = useState([keyOf(first), keyOf(second)] as const)
  const [conceptId, setConceptId] = useState('')
  const [message, setMessage] = useState('')
  const { sides, isRunning, hasHistory, run, stop, reset } = useTryOut()
  const textOf = (key: string) => texts.find((text) => keyOf(text) === key) ?? first
  const [left, right] = [textOf(keys[0]), textOf(keys[1])]
  const canRun = conceptId !== '' && message.trim() !== ''
  const ask = () => {
    void run({ conceptId, message: message.trim(), texts: [left, right], hasHistory: !isHint })
    if (!isHint) setMessage('')
  }
  const choose = (next: readonly [string, string]) => {
    reset()
    setKeys(next)
  }
  return (
    <div className="prompt-part">
      <form
        className="prompt-try"
        aria-label="시험할 질문"
        onSubmit={(event) => {
          event.preventDefault()
          if (canRun && !isRunning) ask()
        }}
      >
        <ConceptSelect
          value={conceptId}
          onChange={(next) => {
            reset()
            setConceptId(next)
          }}
        />
        <TextAreaField
          label={isHint ? '틀린 답' : hasHistory ? '이어서 물을 말' : '학생의 질문'}
          note={
            isHint
              ? '고른 개념의 첫 문항에 낸 틀린 답이에요. 그 답에 힌트를 써요.'
              : '학습자의 기록에는 남지 않고, 모델 호출 기록에 남아요.'
          }
          maxLength={MESSAGE_LIMIT_CHARACTERS}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <div className="prompt-acts">
          <Button type="submit" variant="filled" disabled={!canRun} busy={isRunning}>
            두 판으로 물어보기
          </Button>
          {isRunning && <Button onClick={stop}>중단</Button>}
          {hasHistory && !isRunning && <Button onClick={reset}>처음부터</Button>}
        </div>
      </form>
      <div className="prompt-columns">
        <Reply
          label="왼쪽 판"
          texts={texts}
          chosen={left}
          side={sides[0]}
          onChoose={(key) => choose([key, keys[1]])}
        />
        <Reply
          label="오른쪽 판"
          texts={texts}
          chosen={right}
          side={sides[1]}
          onChoose={(key) => choose([keys[0], key])}
        />
      </div>
    </div>
  )
}

function ConceptSelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data: nodes } = useQuery(nodesQuery)
  const groups = (nodes ?? []).filter(({ curriculumConcepts }) => curriculumConcepts.length > 0)
  return (
    <SelectField label="개념" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">골라 주세요</option>
      {groups.map((node) => (
        <optgroup
          key={node.id}
          label={[...node.parents.slice(1), node].map(({ label }) => label).join(' › ')}
        >
          {node.curriculumConcepts.map(({ id, content }) => (
            <option key={id} value={id}>
              {content}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

interface ReplyProps {
  label: string
  texts: readonly StoredText[]
  chosen: StoredText
  side: Side
  onChoose: (key: string) => void
}

function Reply({ label, texts, chosen, side, onChoose }: ReplyProps) {
  return (
    <section className="prompt-reply" aria-label={`${label}의 답`}>
      <SelectField label={label} value={keyOf(chosen)} onChange={(event) => onChoose(event.target.value)}>
        {texts.map((text) => (
          <option key={keyOf(text)} value={keyOf(text)}>
            {nameText(text)}
            {text.version.current && text.prompt.purpose === 'prod' && ' (학습자가 쓰는 판)'}
          </option>
        ))}
      </SelectField>
      {side.turns.map((turn, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added at the end
        <div key={at} className="prompt-turn">
          <p className="prompt-asked">{turn.message}</p>
          <Markdown text={turn.response} />
        </div>
      ))}
      <p role="status" className="field-note">
        {side.status === 'running' ? '답을 받고 있어요' : side.status === 'done' ? '답을 다 받았어요' : ''}
      </p>
      {side.problem !== null && (
        <p className="field-error" role="alert">
          {side.problem}
        </p>
      )}
    </section>
  )
}
