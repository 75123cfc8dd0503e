import { useState } from 'react'
import type { ItemBulkAct, ItemBulkChange } from '#contract/item-editing.ts'
import { call } from '#platform/http.ts'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { describeCount } from '../kit/import/describe-count.ts'
import { ImportRows } from '../kit/import/import-rows.tsx'
import { useCheck } from '../kit/use-check.ts'
import { useWrite } from '../kit/use-write.ts'
import { type ConceptChoices, ConceptOptions } from './concept-choices.tsx'
import { shortenQuestion } from './shorten-question.ts'

const ACTS: readonly { act: ItemBulkAct; label: string; doneNote: string }[] = [
  { act: 'publish', label: '공개하기', doneNote: '이미 공개 중이에요' },
  { act: 'archive', label: '보관하기', doneNote: '이미 보관함에 있어요' },
  { act: 'add-concept', label: '개념에 더하기', doneNote: '이미 이 개념의 문항이에요' },
]
/** More than one page: the number is typed. */
const TYPED_FROM = 21

/** What is asked for: frozen when the dialog opens. */
interface Asked {
  act: ItemBulkAct
  ids: readonly string[]
}

interface BulkActsProps {
  ids: readonly string[]
  choices: ConceptChoices
  onDone: () => void
}

/** Publishes, archives or maps the selected items after a dry run: all of them or none. */
export function BulkActs({ ids, choices, onDone }: BulkActsProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      {ACTS.map(({ act, label }) => (
        <Button key={act} variant="text" onClick={() => setAsked({ act, ids })}>
          {label}
        </Button>
      ))}
      {asked && <BulkDialog asked={asked} choices={choices} onDone={onDone} onClose={() => setAsked(null)} />}
    </>
  )
}

interface BulkDialogProps {
  asked: Asked
  choices: ConceptChoices
  onDone: () => void
  onClose: () => void
}

function BulkDialog({ asked, choices, onDone, onClose }: BulkDialogProps) {
  const { act, ids } = asked
  const [conceptId, setConceptId] = useState<string | null>(null)
  const [changes, setChanges] = useState<readonly ItemBulkChange[] | null>(null)
  const [typed, setTyped] = useState('')
  const check = useCheck()
  const { run, isPending } = useWrite()
  const { label, doneNote } = ACTS.find((one) => one.act === act) ?? { label: '', doneNote: '' }
  const change = (concept: string | null, items: { id: string; version?: number }[], dryRun: boolean) =>
    call(adminApi.itemEditing.changeMany({ act, conceptId: concept, items, dryRun }))
  const preview = async (concept: string | null) => {
    const items = ids.map((id) => ({ id }))
    const result = await check.run(() => change(concept, items, true))
    setChanges(result?.changes ?? null)
  }
  const faults = changes?.filter(({ fault }) => fault !== null) ?? []
  const changing = changes?.filter(({ isSame, fault }) => !isSame && fault === null) ?? []
  const mustType = changing.length >= TYPED_FROM
  const isReady =
    faults.length === 0 && changing.length > 0 && (!mustType || typed.trim() === String(changing.length))
  const confirm = async () => {
    if (!changes) return preview(conceptId)
    const items = changes.map(({ id, version }) => ({ id, version }))
    const result = await run(() => change(conceptId, items, false))
    if (!result) return
    if (!result.applied) return setChanges(result.changes)
    onClose()
    onDone()
  }
  return (
    <ConfirmDialog
      open
      title={`문항 ${describeCount(ids.length)}개: ${label}`}
      confirmLabel={changes ? `${describeCount(changing.length)}개 ${label}` : '미리 보기'}
      danger={act === 'archive' && changes !== null}
      busy={isPending || check.isPending}
      confirmDisabled={changes ? !isReady : act === 'add-concept' && conceptId === null}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {act === 'add-concept' && (
        <SelectField
          label="더할 개념"
          value={conceptId ?? ''}
          onChange={(event) => {
            setConceptId(event.target.value || null)
            setChanges(null)
          }}
        >
          <option value="">골라 주세요</option>
          <ConceptOptions choices={choices} />
        </SelectField>
      )}
      {!changes && <p>먼저 무엇이 달라질지 미리 봐요. 하나라도 바꿀 수 없으면 아무것도 바꾸지 않아요.</p>}
      {changes && (
        <>
          {faults.length > 0 && (
            <p className="notice notice-danger" role="alert">
              <Icon name="error" size={18} />
              <span>
                {describeCount(faults.length)}개를 바꿀 수 없어서 아무것도 바꾸지 않았어요. 고르기에서 빼거나
                고친 다음에 다시 해 주세요.
              </span>
            </p>
          )}
          <p role="status">
            바뀌는 문항 {describeCount(changing.length)}개, 그대로인 문항{' '}
            {describeCount(changes.length - changing.length)}개
          </p>
          <ImportRows rows={[...faults, ...changing]} keyOf={({ id }) => id} counter="개">
            {({ question, fault }) => (
              <span>
                <Markdown text={shortenQuestion(question) || '(아직 문제가 없어요)'} inline />
                {fault && <b className="field-error">{fault}</b>}
              </span>
            )}
          </ImportRows>
          {changing.length === 0 && faults.length === 0 && <p>{doneNote}.</p>}
          {mustType && faults.length === 0 && (
            <TextField
              label={`확인: 숫자 ${changing.length}을 적어 주세요`}
              inputMode="numeric"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </>
      )}
    </ConfirmDialog>
  )
}
