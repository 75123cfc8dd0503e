import './announcements.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { AnnouncementSummary } from '#contract/notification.ts'
import { call } from '#platform/http.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { describeMoment } from '../kit/describe-moment.ts'
import { FactList } from '../kit/fact-list.tsx'
import { HistoryTab } from '../kit/history-tab.tsx'
import { useTab } from '../kit/use-tab.ts'
import { useWrite } from '../kit/use-write.ts'
import { announcementQuery } from './announcements.queries.ts'
import { describeAudience } from './audience.ts'

const TABS = [
  { id: 'announcement', label: '알림' },
  { id: 'history', label: '기록' },
] as const

const FIELD_NAMES = { title: '제목', body: '내용', path: '열 페이지', sendAt: '보낼 때' }

/** One announcement: what it says, whom it reached, and its cancellation or deletion. */
export function AnnouncementPanel({ id, closeHref }: { id: string; closeHref: string }) {
  const { data, error, isPending, refetch } = useQuery(announcementQuery(id))
  const [tab, selectTab] = useTab(TABS)
  if (isPending) return <LoadingState rows={5} label="알림을 불러오는 중" />
  if (error && !data) {
    return (
      <ErrorState title="알림을 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
    )
  }
  const { title, createdAt, sendAt, releasedAt } = data
  return (
    <>
      <header className="panel-head">
        <div>
          <h2>{title}</h2>
          <p>
            <Chip tone={releasedAt ? 'accent' : 'line'}>{releasedAt ? '보냄' : '예약'}</Chip>
            <span>
              {releasedAt ? describeMoment(releasedAt) : `${describeMoment(sendAt ?? createdAt)}에 보내요`}
            </span>
          </p>
        </div>
      </header>
      <Tabs
        label="알림에 대한 것"
        tabs={TABS}
        selected={tab}
        onSelect={selectTab}
        panelClassName="panel-body"
      >
        {tab === 'history' ? (
          <HistoryTab entity="announcement" entityId={id} fieldNames={FIELD_NAMES} />
        ) : (
          <Overview announcement={data} closeHref={closeHref} />
        )}
      </Tabs>
    </>
  )
}

function Overview({ announcement, closeHref }: RemoveAnnouncementProps) {
  const { body, path, audience, createdAt, releasedAt } = announcement
  const link = (
    <a href={path} target="_blank" rel="noreferrer">
      {path}
    </a>
  )
  const facts = [
    { name: '열 페이지', value: link },
    { name: '받는 사람', value: describeAudience(audience) },
    { name: '쓴 때', value: describeMoment(createdAt) },
  ]
  return (
    <>
      <p className="announcement-body">{body}</p>
      <FactList facts={facts} />
      {releasedAt && <Reached announcement={announcement} />}
      <RemoveAnnouncement announcement={announcement} closeHref={closeHref} />
    </>
  )
}

function Reached({ announcement }: { announcement: AnnouncementSummary }) {
  const { people, sent, shown, clicked } = announcement
  const share = (count: number) => (people > 0 ? `${Math.round((100 * count) / people)}%` : '-')
  const counts = [
    { name: '알림함', count: people, note: '받은 사람' },
    { name: '보냄', count: sent, note: `푸시나 메일 ${share(sent)}` },
    { name: '보임', count: shown, note: share(shown) },
    { name: '누름', count: clicked, note: share(clicked) },
  ]
  return (
    <dl className="announcement-counts">
      {counts.map(({ name, count, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{count.toLocaleString('ko-KR')}명</b> <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface RemoveAnnouncementProps {
  announcement: AnnouncementSummary
  closeHref: string
}

function RemoveAnnouncement({ announcement, closeHref }: RemoveAnnouncementProps) {
  const { id, title, releasedAt } = announcement
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState(false)
  const { run, isPending } = useWrite()
  const act = releasedAt ? '모두에게서 지우기' : '예약 취소'
  const remove = async () => {
    await run(async () => {
      await call(adminApi.announcement.remove({ id }))
      // Before the queries are refreshed: what is deleted must not be asked for again.
      navigate(closeHref, { replace: true })
    })
    setAsking(false)
  }
  return (
    <div className="panel-danger">
      <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
        {act}
      </Button>
      <ConfirmDialog
        open={asking}
        title={releasedAt ? `‘${title}’ 알림을 모두에게서 지울까요?` : `‘${title}’ 알림의 예약을 취소할까요?`}
        confirmLabel={act}
        busy={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>
          {releasedAt
            ? '모든 알림함에서 사라지고, 아직 보내지 않은 푸시와 메일은 보내지 않아요. 이미 기기에 뜬 알림은 남아요.'
            : '아무에게도 보내지 않고 지워요.'}
        </p>
      </ConfirmDialog>
    </div>
  )
}
