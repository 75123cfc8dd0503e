import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { EditableItem } from '#contract/item-editing.ts'
import type { ItemStatistics } from '#contract/statistics.ts'
import { acceptAnswer } from '#domain/exam/accept-answer.ts'
import type { AnswerTest } from '#domain/exam/item.ts'
import { call } from '#platform/http.ts'
import { TextField } from '#ui/form/field.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { Button } from '#ui/primitives/button.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { ChartPanel } from '../kit/chart/chart-panel.tsx'
import { useWrite } from '../kit/use-write.ts'

const LONGEST_SENTENCE = 500

type WrongAnswer = ItemStatistics['wrongAnswers'][number]

interface WrongAnswersProps {
  item: EditableItem
  statistics: ItemStatistics
}

/** The wrong answers that several learners gave, and what can be made of each. */
export function WrongAnswers({ item, statistics: { wrongAnswers } }: WrongAnswersProps) {
  const [accepted, setAccepted] = useState<WrongAnswer | null>(null)
  const [named, setNamed] = useState<WrongAnswer | null>(null)
  if (wrongAnswers.length === 0)
    return <p className="field-note">학습자 세 명 이상이 낸 같은 오답이 아직 없어요.</p>
  // An item of a template is read-only.
  const isEditable = item.templateId === null
  return (
    <>
      <ChartPanel
        title="자주 나온 오답"
        summary={`학습자 세 명부터 보여 줘요.${isEditable ? '' : ' 템플릿에서 만든 문항이라 고치려면 새 문항으로 담아 주세요.'}`}
        csvHref={null}
        isTable
        rows={wrongAnswers}
        idOf={({ answer }) => answer}
        columns={[
          { label: '답', cell: ({ answer }) => answer },
          { label: '학습자', align: 'end', cell: ({ learners }) => `${learners}명` },
          { label: '실수', cell: ({ mistake }) => mistake ?? '-' },
          ...(isEditable
            ? [
                {
                  label: '할 일',
                  cell: (wrong: WrongAnswer) => (
                    <span className="wrong-answer-acts">
                      {acceptAnswer(item.content, wrong.answer) !== null && (
                        <Button
                          aria-label={`‘${wrong.answer}’ 정답으로 받기`}
                          onClick={() => setAccepted(wrong)}
                        >
                          정답으로 받기
                        </Button>
                      )}
                      {wrong.mistake === null && (
                        <Button
                          aria-label={`‘${wrong.answer}’ 실수로 이름 붙이기`}
                          onClick={() => setNamed(wrong)}
                        >
                          이름 붙이기
                        </Button>
                      )}
                    </span>
                  ),
                },
              ]
            : []),
        ]}
      />
      {accepted && <Accept item={item} wrong={accepted} onClose={() => setAccepted(null)} />}
      {named && <NameMistake item={item} wrong={named} onClose={() => setNamed(null)} />}
    </>
  )
}

type Change = Pick<Partial<EditableItem['content']>, 'correctAnswer' | 'mistakes'>

/** Writes into the draft, and keeps an answer test that holds it to what was decided. */
function useDecision({ id, version, answerTests }: EditableItem) {
  const { run, isPending } = useWrite()
  const showToast = useSetAtom(showToastAtom)
  const decide = async (change: Change, test: AnswerTest) => {
    const others = answerTests.filter(({ answer }) => answer !== test.answer)
    const saved = await run(() =>
      call(adminApi.itemEditing.update({ id, ...change, answerTests: [...others, test], version })),
    )
    if (saved)
      showToast({
        severity: 'success',
        title: '초안과 답 시험에 넣었어요',
        detail: '‘문항’ 탭에서 살펴보고 공개하면 다음 답부터 그렇게 채점해요.',
      })
    return saved !== undefined
  }
  return { decide, isPending }
}

interface DecisionProps {
  item: EditableItem
  wrong: WrongAnswer
  onClose: () => void
}

function Accept({ item, wrong: { answer: given, learners }, onClose }: DecisionProps) {
  const { decide, isPending } = useDecision(item)
  const answer = given.trim()
  const correctAnswer = acceptAnswer(item.content, answer)
  const accept = async () => {
    if (correctAnswer === null) return
    // What is right is no mistake any more.
    const mistakes = item.content.mistakes.filter((mistake) => mistake.answer !== answer)
    if (await decide({ correctAnswer, mistakes }, { answer, verdict: 'correct', mistake: null })) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={`앞으로 ‘${answer}’도 정답으로 받을까요?`}
      confirmLabel="정답으로 받기"
      danger={false}
      busy={isPending}
      onConfirm={() => void accept()}
      onCancel={onClose}
    >
      <p>
        학습자 {learners}명이 낸 답이에요. 초안의 정답이 ‘{correctAnswer}’처럼 되고, 이 답을 맞게 채점하는지
        보는 답 시험이 늘어요. 공개할 때까지 채점은 그대로예요.
      </p>
    </ConfirmDialog>
  )
}

function NameMistake({ item, wrong: { answer: given, learners }, onClose }: DecisionProps) {
  const { decide, isPending } = useDecision(item)
  const [sentence, setSentence] = useState('')
  const answer = given.trim()
  const says = sentence.trim()
  const name = async () => {
    const mistakes = [
      ...item.content.mistakes.filter((mistake) => mistake.answer !== answer),
      { answer, says },
    ]
    if (await decide({ mistakes }, { answer, verdict: 'incorrect', mistake: says })) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={`오답 ‘${answer}’에 이름을 붙일까요?`}
      confirmLabel="실수로 이름 붙이기"
      danger={false}
      busy={isPending}
      confirmDisabled={says === ''}
      onConfirm={() => void name()}
      onCancel={onClose}
    >
      <p>학습자 {learners}명이 낸 답이에요. 같은 답을 낸 학습자가 이 말을 읽어요.</p>
      <TextField
        label="학습자에게 할 말"
        placeholder="부호를 반대로 봤어요."
        maxLength={LONGEST_SENTENCE}
        value={sentence}
        onChange={({ target }) => setSentence(target.value)}
      />
    </ConfirmDialog>
  )
}
