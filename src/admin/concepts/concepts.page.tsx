import './concepts.css'
import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { EmptyState } from '#ui/states/list-state.tsx'
import { AdminTree } from '../kit/admin-tree.tsx'
import { type Outline, toEntries } from '../kit/outline-entries.ts'
import { OutlinePage } from '../kit/outline-page.tsx'
import { ConceptPanel } from './concept-panel.tsx'
import { MoveActs } from './move-acts.tsx'
import { NodePanel } from './node-panel.tsx'
import { useMove } from './use-move.tsx'

const PATH = '/admin/ConceptManager'

/** `/admin/ConceptManager`: the curriculum's tree, and beside it what is written about the entry that is open. */
export function ConceptsPage() {
  return <OutlinePage title="개념">{(outline) => <Manager outline={outline} />}</OutlinePage>
}

function Manager({ outline }: { outline: Outline }) {
  const [, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const entries = useMemo(() => toEntries(outline), [outline])
  const openId = search.get('concept') ?? search.get('node')
  const node = outline.nodes.find(({ id }) => id === openId)
  const concept = outline.concepts.find(({ id }) => id === openId)
  const open = (id: string) =>
    navigate(`${PATH}?${entries.get(id)?.isFolder ? 'node' : 'concept'}=${encodeURIComponent(id)}`)
  const { moves, ask, dialog } = useMove(outline)
  const acts = openId && (
    <MoveActs
      canLeave={node?.parentId !== null}
      onStep={(step) => moves.step(openId, step)}
      onAsk={() => ask(openId)}
    />
  )
  return (
    <div className="split-manager">
      <section className="split-tree" aria-label="교육과정">
        <AdminTree label="교육과정" entries={entries} selectedId={openId} onSelect={open} moves={moves} />
        <p className="field-note">
          화살표 키로 오가고 Enter로 열어요. Alt와 위아래 화살표로 같은 단원 안의 차례를 바꿔요.
          Ctrl+Shift+D로 들면 위아래 화살표로 자리를 고르고 Enter로 놓아요. 끌어서 옮길 수도 있어요.
        </p>
      </section>
      <section className="split-detail" aria-label={concept?.content ?? node?.label ?? '고른 것'}>
        {node && <NodePanel key={node.id} node={node} outline={outline} acts={acts} onOpen={open} />}
        {concept && <ConceptPanel key={concept.id} conceptId={concept.id} acts={acts} />}
        {!node && !concept && (
          <EmptyState
            icon="book"
            title={openId ? '이 번호의 단원이나 개념이 없어요' : '왼쪽에서 단원이나 개념을 골라 주세요'}
            detail="개념을 고르면 설명, 링크, 용어와 고친 기록을 볼 수 있어요."
          />
        )}
      </section>
      {dialog}
    </div>
  )
}
