import './show.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { ContentEffects, EditableConcept, EditableNode } from '#contract/content.ts'
import { call } from '#platform/http.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { AdminTree } from '../kit/admin-tree.tsx'
import { effectsQuery } from '../kit/effects.query.ts'
import { KIND_NAMES, type Outline, toEntries } from '../kit/outline-entries.ts'
import { OutlinePage } from '../kit/outline-page.tsx'
import { listAncestors } from '../kit/tree-entries.ts'
import { useWrite } from '../kit/use-write.ts'

const PATH = '/admin/CurriculumShowManager'

/** `/admin/CurriculumShowManager`: what of the curriculum learners see. */
export function ShowPage() {
  return <OutlinePage title="교육과정 공개">{(outline) => <Manager outline={outline} />}</OutlinePage>
}

function Manager({ outline }: { outline: Outline }) {
  const [, navigate] = useLocation()
  const openId = new URLSearchParams(useSearch()).get('node')
  const entries = useMemo(() => toEntries(outline), [outline])
  const node = outline.nodes.find(({ id }) => id === openId)
  const concept = outline.concepts.find(({ id }) => id === openId)
  const hiddenAbove = listAncestors(entries, openId).find((id) => entries.get(id)?.isHidden)
  const above = hiddenAbove === undefined ? null : (entries.get(hiddenAbove)?.name ?? null)
  return (
    <div className="split-manager">
      <section className="split-tree" aria-label="교육과정">
        <AdminTree
          label="교육과정"
          entries={entries}
          selectedId={openId}
          onSelect={(id) => navigate(`${PATH}?node=${encodeURIComponent(id)}`)}
        />
      </section>
      <section className="split-detail" aria-label="공개 상태">
        {node && <ShowPanel key={node.id} thing={toThing(node)} hiddenAbove={above} />}
        {concept && <ShowPanel key={concept.id} thing={toThing(concept)} hiddenAbove={above} />}
        {!node && !concept && (
          <EmptyState
            icon="list"
            title="왼쪽에서 단원이나 개념을 골라 주세요"
            detail="숨기거나 다시 보이기 전에 무엇이 달라지는지 먼저 보여 줘요."
          />
        )}
      </section>
    </div>
  )
}

/** A node or a concept, as far as it can be hidden. */
interface Thing {
  id: string
  name: string
  kindName: string
  hidden: boolean
  kind: 'node' | 'concept'
  setHidden: (hidden: boolean) => Promise<unknown>
}

function toThing(row: EditableNode | EditableConcept): Thing {
  const { content } = adminApi
  const { id, hidden, version } = row
  if ('nodeId' in row) {
    return {
      ...{ id, hidden, name: row.content, kind: 'concept', kindName: KIND_NAMES.concept },
      setHidden: (next) =>
        call(content.updateConcept({ id: row.nodeId, conceptId: id, hidden: next, version })),
    }
  }
  return {
    ...{ id, hidden, name: row.label, kind: 'node', kindName: KIND_NAMES[row.kind] },
    setHidden: (next) => call(content.updateNode({ id, hidden: next, version })),
  }
}

interface ShowPanelProps {
  thing: Thing
  /** The nearest hidden entry above, which hides this one, too. */
  hiddenAbove: string | null
}

/** Whether learners see an entry, what hiding or showing it touches, and the switch. */
function ShowPanel({ thing, hiddenAbove }: ShowPanelProps) {
  const { name, kind, kindName, hidden, setHidden } = thing
  const { data, error, isPending, refetch } = useQuery(effectsQuery(kind, thing.id))
  const [asking, setAsking] = useState(false)
  const { run, isPending: isWriting } = useWrite()
  const act = hidden ? '다시 보이기' : '숨기기'
  const apply = async () => {
    await run(() => setHidden(!hidden))
    setAsking(false)
  }
  return (
    <>
      <header className="panel-head">
        <div>
          <h2>{name}</h2>
          <p>
            <span className="panel-id">{thing.id}</span>
            <Chip>{kindName}</Chip>
            <Chip tone={hidden ? 'line' : 'accent'}>{hidden ? '학습자에게 숨김' : '학습자에게 보임'}</Chip>
          </p>
        </div>
      </header>
      {hiddenAbove && (
        <p className="notice notice-warn">
          <span>위 단원(‘{hiddenAbove}’)이 숨겨져 있어서, 지금은 어느 쪽이든 학습자에게 보이지 않아요.</span>
        </p>
      )}
      <h3 className="show-head">{act} 전에 볼 것</h3>
      {isPending && <LoadingState rows={2} label="달라지는 것을 세는 중" />}
      {error && (
        <ErrorState
          title="달라지는 것을 세지 못했어요"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Effects effects={data} hidden={hidden} />}
      <Button variant="filled" disabled={!data} onClick={() => setAsking(true)}>
        {act}
      </Button>
      <ConfirmDialog
        open={asking}
        title={hidden ? `‘${name}’ 다시 보이기` : `‘${name}’ 숨기기`}
        confirmLabel={act}
        danger={!hidden}
        busy={isWriting}
        onConfirm={() => void apply()}
        onCancel={() => setAsking(false)}
      >
        {data && <Effects effects={data} hidden={hidden} />}
      </ConfirmDialog>
    </>
  )
}

function Effects({ effects, hidden }: { effects: ContentEffects; hidden: boolean }) {
  const { concepts, items, learners } = effects
  const count = (value: number) => value.toLocaleString('ko-KR')
  return (
    <p className="show-effects">
      개념 <b>{count(concepts)}개</b>와 그 문항 <b>{count(items)}개</b>가{' '}
      {hidden ? '차례에 다시 나와요' : '차례에서 사라져요'}. 여기에서 공부한 사람은 <b>{count(learners)}명</b>
      이에요. 학습 기록은 그대로 남아요.
    </p>
  )
}
