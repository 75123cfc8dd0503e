import type { Mistake, Pairing } from '#domain/exam/item.ts'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { MarkdownEditor } from '../kit/markdown-editor.tsx'
import { type ConceptChoices, ConceptOptions } from './concept-choices.tsx'
import { readList, readPairing, writeMistakes, writePairing, writeRubric } from './item-values.ts'
import { ListEditor } from './list-editor.tsx'

interface ListFieldProps {
  /** The value of the form. */
  text: string
  onWrite: (text: string) => void
  faultOf: (path: string) => string | undefined
}

export function HintsEditor(props: ListFieldProps & { isReadOnly: boolean }) {
  const { text, onWrite, faultOf, isReadOnly } = props
  return (
    <ListEditor
      path="hints"
      label="힌트"
      kind="힌트"
      note="쉬운 것부터 셋. 답은 말하지 않아요."
      rows={readList<'hints'>(text)}
      onChange={(rows) => onWrite(JSON.stringify(rows))}
      makeRow={() => ''}
      most={5}
      // The fault of a hint is shown at its text.
      faultOf={(path) => (path === 'hints' ? faultOf(path) : undefined)}
    >
      {(hint, at, change) => (
        <MarkdownEditor
          label={`힌트 ${at + 1}`}
          value={hint}
          error={faultOf(`hints.${at}`)}
          onChange={change}
          note=""
          hasPictures
          size="line"
          isReadOnly={isReadOnly}
        />
      )}
    </ListEditor>
  )
}

export function MistakesEditor(props: ListFieldProps & { choices: ConceptChoices }) {
  const { text, onWrite, faultOf, choices } = props
  return (
    <ListEditor
      path="mistakes"
      label="자주 하는 실수"
      kind="실수"
      note="이 답을 낸 학습자에게 튜터가 어떤 실수인지 알고 말해요."
      rows={readList<'mistakes'>(text)}
      onChange={(rows) => onWrite(writeMistakes(rows))}
      makeRow={(): Mistake => ({ answer: '', says: '' })}
      most={30}
      faultOf={faultOf}
    >
      {(mistake, at, change) => (
        <>
          <div data-path={`mistakes.${at}.answer`}>
            <TextField
              label={`오답 ${at + 1}`}
              value={mistake.answer}
              error={faultOf(`mistakes.${at}.answer`)}
              onChange={(event) => change({ ...mistake, answer: event.target.value })}
            />
          </div>
          <div data-path={`mistakes.${at}.says`}>
            <TextField
              label={`오답 ${at + 1}의 실수`}
              value={mistake.says}
              error={faultOf(`mistakes.${at}.says`)}
              onChange={(event) => change({ ...mistake, says: event.target.value })}
            />
          </div>
          <SelectField
            label={`오답 ${at + 1}에 빠진 개념`}
            value={mistake.conceptId ?? ''}
            onChange={(event) => {
              const { conceptId: _replaced, ...others } = mistake
              change(event.target.value === '' ? others : { ...others, conceptId: event.target.value })
            }}
          >
            <option value="">없음</option>
            <ConceptOptions choices={choices} />
          </SelectField>
        </>
      )}
    </ListEditor>
  )
}

export function RubricEditor({ text, onWrite, faultOf }: ListFieldProps) {
  return (
    <ListEditor
      path="rubric"
      label="채점 기준"
      kind="기준"
      rows={readList<'rubric'>(text)}
      onChange={(rows) => onWrite(writeRubric(rows))}
      makeRow={() => ({ point: '', marks: 1 })}
      most={20}
      faultOf={faultOf}
    >
      {(row, at, change) => (
        <>
          <div data-path={`rubric.${at}.point`}>
            <TextField
              label={`기준 ${at + 1}`}
              value={row.point}
              error={faultOf(`rubric.${at}.point`)}
              onChange={(event) => change({ ...row, point: event.target.value })}
            />
          </div>
          <SelectField
            label={`기준 ${at + 1}의 점수`}
            value={row.marks}
            onChange={(event) => change({ ...row, marks: Number(event.target.value) })}
          >
            {[1, 2, 3, 4, 5].map((marks) => (
              <option key={marks} value={marks}>
                {marks}점
              </option>
            ))}
          </SelectField>
        </>
      )}
    </ListEditor>
  )
}

const SIDES = [
  { side: 'left', label: '왼쪽', kind: '왼쪽 항목' },
  { side: 'right', label: '오른쪽', kind: '오른쪽 항목' },
] as const
const NO_PAIRING: Pairing = { left: [], right: [] }

export function PairingEditor({ text, onWrite, faultOf }: ListFieldProps) {
  const stored = readPairing(text)
  const pairing = stored ?? NO_PAIRING
  return (
    <div className="item-pairing" data-path="pairing">
      {SIDES.map(({ side, label, kind }) => (
        <ListEditor
          key={side}
          path={`pairing.${side}`}
          label={`짝지을 항목: ${label}`}
          kind={kind}
          rows={pairing[side]}
          onChange={(rows) => onWrite(writePairing({ ...pairing, [side]: rows }))}
          makeRow={() => ''}
          most={6}
          faultOf={(path) => (path === `pairing.${side}` ? faultOf(path) : undefined)}
        >
          {(entry, at, change) => (
            <TextField
              label={`${label} ${side === 'left' ? 'ㄱㄴㄷㄹㅁㅂ'[at] : at + 1}`}
              value={entry}
              error={faultOf(`pairing.${side}.${at}`)}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </ListEditor>
      ))}
      {faultOf('pairing') && <p className="field-error">{faultOf('pairing')}</p>}
      {stored && (
        <div>
          <Button variant="text" icon="trash" onClick={() => onWrite(writePairing(null))}>
            짝지을 항목 모두 지우기
          </Button>
        </div>
      )}
    </div>
  )
}
