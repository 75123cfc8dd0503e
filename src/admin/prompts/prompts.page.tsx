import './prompts.css'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import type { Prompt } from '#contract/prompt.ts'
import { PROMPT_FAMILIES, type PromptFamily } from '#domain/prompt/prompt-places.ts'
import { call } from '#platform/http.ts'
import { Chip } from '#ui/primitives/chip.tsx'
import { Segmented } from '#ui/primitives/segmented.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { useTab } from '../kit/use-tab.ts'
import { useWrite } from '../kit/use-write.ts'
import { FAMILY_NAMES, FAMILY_NOTES } from './names.ts'
import { PromptEditor } from './prompt-editor.tsx'
import { PromptHistory } from './prompt-history.tsx'
import { promptsQuery, useFailureToast } from './prompts.queries.ts'
import { TryOutTab } from './try-out-tab.tsx'
import { VersionsTab } from './versions-tab.tsx'

const FAMILIES = PROMPT_FAMILIES.map((value) => ({ value, label: FAMILY_NAMES[value] }))

const TABS = [
  { id: 'edit', label: '고치기' },
  { id: 'versions', label: '판' },
  { id: 'try', label: '시험' },
  { id: 'history', label: '기록' },
] as const

/** `/admin/PromptManager`: the tutor's prompts, written, compared, tried, and made what learners are answered with. */
export function PromptsPage() {
  const { data: prompts, error, isPending, refetch } = useQuery(promptsQuery)
  useFailureToast(error, '프롬프트 가져오기 실패')
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const family = PROMPT_FAMILIES.find((one) => one === search.get('family')) ?? 'main'
  const choose = (next: PromptFamily) => {
    search.set('family', next)
    navigate(`${path}?${search}`, { replace: true })
  }
  return (
    <>
      <h1 className="admin-title">프롬프트</h1>
      <Segmented
        className="prompt-families"
        label="프롬프트의 종류"
        segments={FAMILIES}
        value={family}
        onChange={choose}
      />
      {isPending ? (
        <LoadingState rows={6} label="프롬프트를 불러오는 중" />
      ) : error && !prompts ? (
        <ErrorState
          title="프롬프트를 불러오지 못했어요"
          detail={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <FamilyPanel
          key={family}
          family={family}
          prompts={prompts.filter((prompt) => prompt.family === family)}
        />
      )}
    </>
  )
}

interface FamilyPanelProps {
  family: PromptFamily
  prompts: readonly Prompt[]
}

function FamilyPanel({ family, prompts }: FamilyPanelProps) {
  const [tab, selectTab] = useTab(TABS)
  const dev = prompts.find(({ purpose }) => purpose === 'dev')
  const prod = prompts.find(({ purpose }) => purpose === 'prod')
  if (!prod) return <EmptyState icon="quote" title="이 종류의 프롬프트가 아직 없어요" />
  return (
    <>
      <header className="panel-head prompt-head">
        <div>
          <h2>{FAMILY_NAMES[family]}</h2>
          <p>
            <span>{FAMILY_NOTES[family]}</span>
            <Chip tone="accent">학습자 {prod.version}판</Chip>
            {dev && <Chip>개발 {dev.version}판</Chip>}
            {prod.releaseVersion !== null && <Chip tone="line">새 배포 {prod.releaseVersion}판</Chip>}
          </p>
        </div>
      </header>
      <Tabs
        label="프롬프트에 대한 것"
        tabs={TABS}
        selected={tab}
        onSelect={selectTab}
        panelClassName="panel-body"
      >
        {!dev ? (
          <BeginDev title={prod.title} />
        ) : tab === 'edit' ? (
          <PromptEditor key={dev.id} family={family} id={dev.id} onVersions={() => selectTab('versions')} />
        ) : tab === 'versions' ? (
          <VersionsTab dev={dev} prod={prod} />
        ) : tab === 'try' ? (
          <TryOutTab dev={dev} prod={prod} />
        ) : (
          <PromptHistory dev={dev} prod={prod} />
        )}
      </Tabs>
    </>
  )
}

/** After the dev prompt was deleted. */
function BeginDev({ title }: { title: string }) {
  const { run } = useWrite()
  return (
    <EmptyState
      icon="quote"
      title="개발 프롬프트가 없어요"
      detail="학습자가 쓰는 글로 새로 시작할 수 있어요."
      action={{
        label: '새로 시작하기',
        onPress: () => void run(() => call(adminApi.prompt.create({ title, purpose: 'dev' }))),
      }}
    />
  )
}
