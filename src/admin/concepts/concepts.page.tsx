import './concepts.css'
import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { call } from '#platform/http.ts'
import { EmptyState } from '#ui/states/list-state.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { AdminTree } from '../kit/admin-tree.tsx'
import { type Outline, toEntries } from '../kit/outline-entries.ts'
import { OutlinePage } from '../kit/outline-page.tsx'
import { moveAmong } from '../kit/place-among.ts'
import { useWrite } from '../kit/use-write.ts'
import { ConceptPanel } from './concept-panel.tsx'
import { NodePanel } from './node-panel.tsx'

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
  const move = useMove(outline)
  return (
    <div className="split-manager">
      <section className="split-tree" aria-label="교육과정">
        <AdminTree
          label="교육과정"
          entries={entries}
          selectedId={openId}
          onSelect={open}
          onMove={(id, step) => void move(id, step)}
        />
        <p className="field-note">
          화살표 키로 오가고 Enter로 열어요. Alt와 위아래 화살표로 같은 단원 안의 차례를 바꿔요.
        </p>
      </section>
      <section className="split-detail" aria-label={concept?.content ?? node?.label ?? '고른 것'}>
        {node && <NodePanel key={node.id} node={node} outline={outline} onOpen={open} />}
        {concept && (
          <ConceptPanel
            key={concept.id}
            conceptId={concept.id}
            onMove={(step) => void move(concept.id, step)}
          />
        )}
        {!node && !concept && (
          <EmptyState
            icon="book"
            title={openId ? '이 번호의 단원이나 개념이 없어요' : '왼쪽에서 단원이나 개념을 골라 주세요'}
            detail="개념을 고르면 설명, 링크, 용어와 고친 기록을 볼 수 있어요."
          />
        )}
      </section>
    </div>
  )
}

/** Moves a node or concept one place among its siblings. */
function useMove({ nodes, concepts }: Outline): (id: string, step: -1 | 1) => Promise<unknown> {
  const { run } = useWrite()
  return async (id, step) => {
    const node = nodes.find((one) => one.id === id)
    const concept = concepts.find((one) => one.id === id)
    if (node) {
      const siblings = nodes.filter(({ parentId }) => parentId === node.parentId)
      return run(async () => {
        for (const { id: moved, ordered, version } of moveAmong(siblings, id, step))
          await call(adminApi.content.updateNode({ id: moved, ordered, version }))
      })
    }
    if (!concept) return undefined
    const siblings = concepts.filter(({ nodeId }) => nodeId === concept.nodeId)
    return run(async () => {
      for (const { id: conceptId, nodeId, ordered, version } of moveAmong(siblings, id, step))
        await call(adminApi.content.updateConcept({ id: nodeId, conceptId, ordered, version }))
    })
  }
}
