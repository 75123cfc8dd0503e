import { useQuery } from '@tanstack/react-query'
import type { EditableItem } from '#contract/item-editing.ts'
import { DIFFICULTY_LABELS } from '#domain/exam/item.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { ORIGIN_NAMES } from '../kit/origin-names.ts'
import { useTab } from '../kit/use-tab.ts'
import type { ConceptChoices } from './concept-choices.tsx'
import { ConceptsForm } from './concepts-form.tsx'
import { ItemActs } from './item-acts.tsx'
import { ItemEditor } from './item-editor.tsx'
import { ItemHistory } from './item-history.tsx'
import { ItemTypes } from './item-types.tsx'
import { itemQuery, reportsQuery } from './items.queries.ts'
import { STATUS_NAMES } from './names.ts'
import { StatisticsTab } from './statistics-tab.tsx'
import { VersionsTab } from './versions-tab.tsx'

const TABS = [
  { id: 'item', label: '문항' },
  { id: 'concepts', label: '개념과 유형' },
  { id: 'statistics', label: '통계' },
  { id: 'versions', label: '판' },
  { id: 'history', label: '기록' },
] as const

interface ItemPanelProps {
  id: string
  choices: ConceptChoices
  closeHref: string
}

/** One item: its text, its concepts and what was published of it. */
export function ItemPanel({ id, choices, closeHref }: ItemPanelProps) {
  const { data: item, error, isPending, refetch } = useQuery(itemQuery(id))
  const [tab, selectTab] = useTab(TABS)
  if (isPending) return <LoadingState rows={6} label="문항을 불러오는 중" />
  if (error && !item) {
    return (
      <ErrorState title="문항을 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      <ItemHead item={item} choices={choices} />
      <Tabs
        label="문항에 대한 것"
        tabs={TABS}
        selected={tab}
        onSelect={selectTab}
        panelClassName="panel-body"
      >
        {tab === 'item' && (
          <>
            <ItemEditor item={item} choices={choices} />
            <ItemActs item={item} closeHref={closeHref} />
          </>
        )}
        {tab === 'concepts' && (
          <>
            <ConceptsForm item={item} choices={choices} />
            <ItemTypes item={item} />
          </>
        )}
        {tab === 'statistics' && <StatisticsTab item={item} />}
        {tab === 'versions' && <VersionsTab item={item} />}
        {tab === 'history' && <ItemHistory id={id} choices={choices} />}
      </Tabs>
    </>
  )
}

function ItemHead({ item, choices }: { item: EditableItem; choices: ConceptChoices }) {
  const { id, status, hasDraft, origin, itemVersion, conceptIds, content } = item
  const [first] = conceptIds
  return (
    <header className="panel-head">
      <div>
        <h2>
          {first ? choices.nameOf(first) : '개념 없음'} · {DIFFICULTY_LABELS[content.difficultyLevel]}
        </h2>
        <p>
          <Chip tone={status === 'published' ? 'accent' : 'line'}>{STATUS_NAMES[status]}</Chip>
          {hasDraft && <Chip tone="line">공개하지 않은 초안 있음</Chip>}
          <span>{itemVersion === 0 ? '아직 공개한 적 없음' : `${itemVersion}판`}</span>
          <span>{ORIGIN_NAMES[origin]}</span>
          <span className="panel-id">{id}</span>
        </p>
      </div>
      <ReportsLink id={id} />
    </header>
  )
}

/** To what learners reported of the item; absent if there is nothing. */
function ReportsLink({ id }: { id: string }) {
  const { data } = useQuery(reportsQuery({ evaluationId: id, size: 1 }))
  if (!data || data.total === 0) return null
  return (
    <ButtonLink href={`/admin/ExerciseManager?view=reports&evaluationId=${encodeURIComponent(id)}`}>
      신고 {data.total.toLocaleString('ko-KR')}건 보기
    </ButtonLink>
  )
}
