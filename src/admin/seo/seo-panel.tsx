import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '#platform/http.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { HistoryTab } from '../kit/history-tab.tsx'
import { useTab } from '../kit/use-tab.ts'
import { useWrite } from '../kit/use-write.ts'
import { seoPageQuery } from './seo.queries.ts'
import { SeoForm } from './seo-form.tsx'

const TABS = [
  { id: 'head', label: '노출' },
  { id: 'history', label: '기록' },
] as const

const FIELD_NAMES = { title: '제목', description: '설명', image: '그림', isListed: '검색에 나오기' }

/** One page: what search results and shared cards show of it. */
export function SeoPanel({ path, closeHref }: { path: string; closeHref: string }) {
  const { data, error, isPending, refetch } = useQuery(seoPageQuery(path))
  const [tab, selectTab] = useTab(TABS)
  if (isPending) return <LoadingState rows={5} label="페이지를 불러오는 중" />
  if (error && !data) {
    return (
      <ErrorState title="페이지를 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      <header className="panel-head">
        <div>
          <h2 className="seo-path">{path}</h2>
          <p>
            <a href={path} target="_blank" rel="noreferrer">
              페이지 열기
            </a>
            {(!data.own.isListed || data.setting?.isListed === false) && (
              <span>검색에 나오지 않는 페이지예요.</span>
            )}
          </p>
        </div>
      </header>
      <Tabs
        label="페이지에 대한 것"
        tabs={TABS}
        selected={tab}
        onSelect={selectTab}
        panelClassName="panel-body"
      >
        {tab === 'head' ? (
          <>
            {/* Its first setting, or its removal, makes another record of it. */}
            <SeoForm key={String(data.setting !== null)} path={path} setting={data.setting} own={data.own} />
            {data.setting && <RemoveSetting path={path} closeHref={closeHref} />}
          </>
        ) : (
          <HistoryTab entity="seo-setting" entityId={path} fieldNames={FIELD_NAMES} />
        )}
      </Tabs>
    </>
  )
}

function RemoveSetting({ path, closeHref }: { path: string; closeHref: string }) {
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState(false)
  const { run, isPending } = useWrite()
  const remove = async () => {
    await run(async () => {
      await call(adminApi.seo.remove({ path }))
      // Before the queries are refreshed: what is deleted must not be asked for again.
      navigate(closeHref, { replace: true })
    })
    setAsking(false)
  }
  return (
    <div className="panel-danger">
      <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
        정한 것 지우기
      </Button>
      <ConfirmDialog
        open={asking}
        title={`${path}에 정한 것을 지울까요?`}
        confirmLabel="지우기"
        busy={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>페이지는 그대로 있고, 검색과 공유에는 페이지가 본래 가진 제목과 설명이 다시 나와요.</p>
      </ConfirmDialog>
    </div>
  )
}
