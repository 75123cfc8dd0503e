import './concepts.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { EmptyState } from '#ui/states/list-state.tsx'
import { AdminTree } from '../kit/admin-tree.tsx'
import { conflictsQuery } from '../kit/content.queries.ts'
import { type Outline, toEntries } from '../kit/outline-entries.ts'
import { OutlinePage } from '../kit/outline-page.tsx'
import { ConceptPanel } from './concept-panel.tsx'
import { ConflictsPanel } from './conflicts-panel.tsx'
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
  const isComparing = search.get('view') === 'conflicts'
  const { data: conflicts = [] } = useQuery(conflictsQuery)
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
        {(conflicts.length > 0 || isComparing) && (
          <ButtonLink
            href={`${PATH}?view=conflicts`}
            icon="warn"
            aria-current={isComparing ? 'page' : undefined}
          >
            새 배포판과 다른 것 {conflicts.length}개
          </ButtonLink>
        )}
        <AdminTree label="교육과정" entries={entries} selectedId={openId} onSelect={open} moves={moves} />
        <p className="field-note">
          Enter로 열기, Alt+위아래로 차례 바꾸기, Ctrl+Shift+D로 들고 위아래와 Enter로 옮기기. 끌어서 옮겨도
          돼요.
        </p>
      </section>
      <section
        className="split-detail"
        aria-label={concept?.content ?? node?.label ?? (isComparing ? '새 배포판과 다른 것' : '고른 것')}
      >
        {node && <NodePanel key={node.id} node={node} outline={outline} acts={acts} onOpen={open} />}
        {concept && <ConceptPanel key={concept.id} conceptId={concept.id} acts={acts} />}
        {isComparing && <ConflictsPanel />}
        {!node && !concept && !isComparing && (
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
