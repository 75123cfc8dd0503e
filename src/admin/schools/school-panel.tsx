import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ListedSchool } from '#contract/school.ts'
import { SCHOOL_LEVEL_NAMES } from '#domain/curriculum/name-grade.ts'
import { call } from '#platform/http.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { HistoryTab } from '../kit/history-tab.tsx'
import { useTab } from '../kit/use-tab.ts'
import { useWrite } from '../kit/use-write.ts'
import { SchoolForm } from './school-form.tsx'
import { schoolQuery } from './schools.queries.ts'

const TABS = [
  { id: 'school', label: '학교' },
  { id: 'history', label: '기록' },
] as const

const FIELD_NAMES = { name: '이름', region: '지역', schoolLevel: '학교급' }

interface SchoolPanelProps {
  id: string
  closeHref: string
  hrefOf: (id: string) => string
}

/** One school: its fields and history. */
export function SchoolPanel({ id, closeHref, hrefOf }: SchoolPanelProps) {
  const { data: school, error, isPending, refetch } = useQuery(schoolQuery(id))
  const [tab, selectTab] = useTab(TABS)
  if (isPending) return <LoadingState rows={4} label="학교를 불러오는 중" />
  if (error && !school) {
    return (
      <ErrorState title="학교를 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      <header className="panel-head">
        <div>
          <h2>{school.name}</h2>
          <p>
            <Chip>{SCHOOL_LEVEL_NAMES[school.schoolLevel]}</Chip>
            <span>고른 사람 {school.people.toLocaleString('ko-KR')}명</span>
          </p>
        </div>
      </header>
      <Tabs
        label="학교에 대한 것"
        tabs={TABS}
        selected={tab}
        onSelect={selectTab}
        panelClassName="panel-body"
      >
        {tab === 'school' ? (
          <>
            <SchoolForm school={school} hrefOf={hrefOf} />
            <RemoveSchool school={school} closeHref={closeHref} />
          </>
        ) : (
          <HistoryTab
            entity="school"
            entityId={id}
            fieldNames={FIELD_NAMES}
            valueNames={SCHOOL_LEVEL_NAMES}
          />
        )}
      </Tabs>
    </>
  )
}

function RemoveSchool({ school, closeHref }: { school: ListedSchool; closeHref: string }) {
  const { id, name, people } = school
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState(false)
  const { run, isPending } = useWrite()
  const remove = async () => {
    await run(async () => {
      await call(adminApi.school.remove({ id }))
      // Before the queries are refreshed: what is deleted must not be asked for again.
      navigate(closeHref, { replace: true })
    })
    setAsking(false)
  }
  return (
    <div className="panel-danger">
      <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
        학교 지우기
      </Button>
      <ConfirmDialog
        open={asking}
        title={`‘${name}’를 지울까요?`}
        confirmLabel="지우기"
        busy={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>
          {people > 0
            ? `이 학교를 고른 ${people.toLocaleString('ko-KR')}명은 학교가 비게 돼요. 다른 학습 기록은 그대로 있어요.`
            : '이 학교를 고른 사람은 없어요.'}{' '}
          지운 학교는 되돌릴 수 없어요.
        </p>
      </ConfirmDialog>
    </div>
  )
}
