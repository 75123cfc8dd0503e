import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditableNode } from '#contract/content.ts'
import { SelectField } from '#ui/form/field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { effectsQuery } from '../kit/effects.query.ts'
import type { Outline } from '../kit/outline-entries.ts'
import { findPlaceFault, listAbove, type Movable } from './move-entry.ts'

interface MoveDialogProps {
  outline: Outline
  entry: Movable
  /** Where it was dropped; null: asks. */
  target: string | null
  onMove: (parentId: string) => void
  onClose: () => void
}

/** Moves a node or a concept to another parent, after it has shown what that touches. */
export function MoveDialog({ outline, entry, target, onMove, onClose }: MoveDialogProps) {
  const [parentId, setParentId] = useState(target)
  const [error, setError] = useState<string | null>(null)
  const { nodes } = outline
  const places = nodes.filter(
    ({ id }) => id !== entry.parentId && findPlaceFault(outline, entry, id) === null,
  )
  const nameOf = (id: string | null) => nodes.find((node) => node.id === id)?.label ?? ''
  const pathOf = ({ id }: EditableNode) =>
    [
      ...listAbove(outline, id)
        .reverse()
        .slice(entry.kind === 'unit' ? 0 : 1),
      id,
    ]
      .map(nameOf)
      .join(' › ')
  const move = () => (parentId === null ? setError('옮길 곳을 골라 주세요.') : onMove(parentId))
  return (
    <Dialog
      open
      onClose={onClose}
      title={`‘${entry.name}’ 옮기기`}
      footer={
        <>
          <Button onClick={onClose}>그만두기</Button>
          <Button variant="filled" onClick={move} disabled={places.length === 0}>
            옮기기
          </Button>
        </>
      }
    >
      <div className="record-form">
        <p>
          지금은 ‘{nameOf(entry.parentId)}’ 아래에 있어요.
          {places.length === 0 && ' 같은 단계의 다른 단원이 없어서 옮길 곳이 없어요.'}
        </p>
        {places.length > 0 && (
          <SelectField
            label="옮길 곳"
            note={target === null ? '옮기면 그곳의 맨 뒤에 놓여요.' : undefined}
            error={error}
            value={parentId ?? ''}
            onChange={(event) => {
              setParentId(event.target.value || null)
              setError(null)
            }}
          >
            <option value="">골라 주세요</option>
            {places.map((place) => (
              <option key={place.id} value={place.id}>
                {pathOf(place)}
              </option>
            ))}
          </SelectField>
        )}
        <Effects outline={outline} entry={entry} parentId={parentId} />
      </div>
    </Dialog>
  )
}

interface EffectsProps {
  outline: Outline
  entry: Movable
  parentId: string | null
}

function Effects({ outline, entry, parentId }: EffectsProps) {
  const kind = entry.kind === 'concept' ? 'concept' : 'node'
  const { data, error, isPending, refetch } = useQuery(effectsQuery(kind, entry.id))
  if (isPending) return <LoadingState rows={2} label="달라지는 것을 세는 중" />
  if (error && !data) {
    return (
      <ErrorState title="달라지는 것을 세지 못했어요" detail={error.message} onRetry={() => void refetch()} />
    )
  }
  const count = (value: number) => value.toLocaleString('ko-KR')
  const [from, to] = [findUnit(outline, entry.parentId), findUnit(outline, parentId)]
  const [wasHidden, willBeHidden] = [isHidden(outline, entry.parentId), isHidden(outline, parentId)]
  return (
    <div role="status">
      <p>
        개념 <b>{count(data.concepts)}개</b>와 그 문항 <b>{count(data.items)}개</b>의 자리가 바뀌어요.
        여기에서 공부한 사람은 <b>{count(data.learners)}명</b>이에요. 대화와 학습 기록은 함께 옮겨져요.
      </p>
      {parentId !== null && from && to && from.id !== to.id && (
        <p>
          대단원이 ‘{from.label}’에서 ‘{to.label}’로 바뀌어요. 두 단원을 내려받은 기기는 다음에 확인할 때 새로
          받아요.
        </p>
      )}
      {parentId !== null && !wasHidden && willBeHidden && (
        <p>옮길 곳이 숨겨져 있어서 학습자에게 보이지 않게 돼요.</p>
      )}
      {parentId !== null && wasHidden && !willBeHidden && <p>숨긴 단원에서 나와 학습자에게 보이게 돼요.</p>}
    </div>
  )
}

function findUnit(outline: Outline, id: string | null): EditableNode | undefined {
  if (id === null) return undefined
  return outline.nodes.find(
    (node) => node.kind === 'unit' && [id, ...listAbove(outline, id)].includes(node.id),
  )
}

function isHidden(outline: Outline, id: string | null): boolean {
  if (id === null) return false
  return [id, ...listAbove(outline, id)].some(
    (above) => outline.nodes.find((node) => node.id === above)?.hidden,
  )
}
