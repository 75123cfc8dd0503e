import minified from 'virtual:admin-contract'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { pathOf } from '#contract/address.ts'
import type { ModelCallDetail } from '#contract/llm-history.ts'
import { currentUserAtom } from '#platform/session.ts'
import { SelectField } from '#ui/form/field.tsx'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { readSample } from '../kit/read-sample.ts'
import { replayVersionsQuery } from './history.queries.ts'

interface ReplayProps {
  call: ModelCallDetail & { prompt: NonNullable<ModelCallDetail['prompt']> }
  /** Why another person's text was read. */
  reason: string | null
}

/** Makes the call again with another version of its prompt, and shows both answers side by side. */
export function Replay({ call: { id, prompt, response }, reason }: ReplayProps) {
  const userId = useAtomValue(currentUserAtom)?.id
  const { data: versions = [], error } = useQuery(replayVersionsQuery(prompt.name))
  const [chosen, setChosen] = useState<string | null>(null)
  const [state, setState] = useState<'idle' | 'running' | 'done'>('idle')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  if (error && versions.length === 0)
    return <p className="field-note">이 호출의 프롬프트를 불러오지 못했어요. {error.message}</p>
  const target = versions.find(({ key }) => key === chosen) ?? versions[0]
  if (!target) return null
  const replay = async () => {
    const abort = new AbortController()
    running.current = abort
    setState('running')
    setProblem(null)
    setText('')
    const path = pathOf(minified.prompt.replay, { id: target.promptId })
    const body = { version: target.version, callId: id, ...(reason !== null && { reason }) }
    setProblem(await readSample({ path, body, userId, signal: abort.signal, onText: setText }))
    setState('done')
  }
  return (
    <section className="call-replay" aria-labelledby="call-replay">
      <h3 id="call-replay">다른 판으로 다시</h3>
      <p className="field-note">
        같은 질문을 고른 판으로 모델에 한 번 더 보내요. 점검을 거치지 않은 답이고, 글은 저장하지 않아요. 앞
        판에 없던 자리는 ‘없음’으로 채워요.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (state !== 'running') void replay()
        }}
      >
        <SelectField
          label="다시 물어볼 판"
          value={target.key}
          onChange={({ target: { value } }) => setChosen(value)}
        >
          {versions.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={state === 'running'}>
          이 판으로 다시
        </Button>
        {state === 'running' && <Button onClick={() => running.current?.abort()}>중단</Button>}
      </form>
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <p className="field-note" role="status">
        {state === 'running' ? '답을 받고 있어요' : state === 'done' ? '답을 다 받았어요' : ''}
      </p>
      {state !== 'idle' && text !== '' && (
        <div className="call-answers">
          <section aria-label="그때의 답">
            <h4>그때의 답</h4>
            <Markdown text={response ?? ''} />
          </section>
          <section aria-label="다시 받은 답">
            <h4>다시 받은 답</h4>
            <Markdown text={text} />
          </section>
        </div>
      )}
    </section>
  )
}
