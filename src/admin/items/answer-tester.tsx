import { useState } from 'react'
import type { TestedAnswer } from '#contract/item-editing.ts'
import { call } from '#platform/http.ts'
import { TextField } from '#ui/form/field.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { useCheck } from '../kit/use-check.ts'
import { type ItemValues, readList, readType, writeTests } from './item-values.ts'
import { FaultLine } from './list-editor.tsx'
import { VERDICT_NAMES } from './names.ts'

interface Tried {
  answer: string
  result: TestedAnswer
}

interface AnswerTesterProps {
  values: ItemValues
  /** The value of the form. */
  text: string
  onWrite: (text: string) => void
  faultOf: (path: string) => string | undefined
}

/** Judges a typed answer as a learner's would be, by the text as it is written now, and keeps the item's list of answer tests. */
export function AnswerTester({ values, text, onWrite, faultOf }: AnswerTesterProps) {
  const [answer, setAnswer] = useState('')
  const [tried, setTried] = useState<Tried | null>(null)
  const { run, isPending } = useCheck()
  const tests = readList<'answerTests'>(text)
  const judge = async () => {
    const result = await run(() =>
      call(
        adminApi.itemEditing.testAnswer({
          answer,
          correctAnswer: values.correctAnswer,
          writtenTestType: readType(values.writtenTestType),
          mistakes: readList<'mistakes'>(values.mistakes),
        }),
      ),
    )
    if (result) setTried({ answer, result })
  }
  const add = ({ answer: tested, result }: Tried) => {
    const others = tests.filter((test) => test.answer !== tested)
    onWrite(
      writeTests([
        ...others,
        { answer: tested, verdict: result.verdict, mistake: result.mistake?.says ?? null },
      ]),
    )
  }
  return (
    <section className="answer-tester" aria-label="답 시험" data-path="answerTests">
      <h3>답 시험</h3>
      <div className="answer-tester-line">
        <TextField
          label="시험할 답"
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          onKeyDown={(event) => {
            // Enter would save the form around it.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            void judge()
          }}
        />
        <Button busy={isPending} onClick={() => void judge()}>
          채점해 보기
        </Button>
      </div>
      <div role="status">
        {tried && (
          <div className="answer-tester-result">
            <p>
              <b>‘{tried.answer}’</b> → <b>{VERDICT_NAMES[tried.result.verdict]}</b>
              {tried.result.stage === 'tolerant' && ' (뜻으로 읽어서)'}
            </p>
            <p>{tried.result.message}</p>
            {tried.result.mistake && <p>실수: {tried.result.mistake.says}</p>}
            <Button icon="check" onClick={() => add(tried)}>
              이 결과를 답 시험에 더하기
            </Button>
          </div>
        )}
      </div>
      {tests.length > 0 && (
        <table className="answer-tests" aria-label="답 시험 목록">
          <thead>
            <tr>
              <th scope="col">답</th>
              <th scope="col">이렇게 채점되어야 해요</th>
              <th scope="col">지금</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {tests.map((test, at) => (
              <tr key={test.answer} data-path={`answerTests.${at}`}>
                <th scope="row">{test.answer === '' ? '(빈 답)' : test.answer}</th>
                <td>
                  {VERDICT_NAMES[test.verdict]}
                  {test.mistake && <small>{test.mistake}</small>}
                </td>
                <td>
                  {faultOf(`answerTests.${at}`) ? (
                    <FaultLine text={faultOf(`answerTests.${at}`)} />
                  ) : (
                    <span className="answer-test-held">
                      <Icon name="check" size={16} />
                      맞아요
                    </span>
                  )}
                </td>
                <td>
                  <IconButton
                    icon="trash"
                    label={`‘${test.answer}’ 시험 지우기`}
                    onClick={() => onWrite(writeTests(tests.filter((_, index) => index !== at)))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
