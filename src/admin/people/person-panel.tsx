import './people.css'
import { useQuery } from '@tanstack/react-query'
import type { ManagedPerson } from '#contract/people.ts'
import { nameGrade } from '#domain/curriculum/name-grade.ts'
import { Chip } from '#ui/primitives/chip.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { describeMoment } from '../kit/describe-moment.ts'
import { FactList } from '../kit/fact-list.tsx'
import { HistoryTab } from '../kit/history-tab.tsx'
import { ROLE_NAMES } from '../kit/role-names.ts'
import { useTab } from '../kit/use-tab.ts'
import { ExitPerson } from './exit-person.tsx'
import { ExportPerson } from './export-person.tsx'
import { PROVIDER_NAMES } from './names.ts'
import { personQuery } from './people.queries.ts'
import { RolesForm } from './roles-form.tsx'
import { SuspendPerson } from './suspend-person.tsx'

const TABS = [
  { id: 'account', label: '계정' },
  { id: 'history', label: '기록' },
] as const

const FIELD_NAMES = { roles: '역할', suspendedAt: '이용 정지', reason: '이유' }
const ACTION_NAMES = {
  archive: '이용 정지',
  restore: '정지 풀기',
  delete: '탈퇴 처리',
  export: '자료 내보냄',
}

/** One account: facts, roles, suspension, requests of the person, and its history. */
export function PersonPanel({ id, closeHref }: { id: string; closeHref: string }) {
  const { data: person, error, isPending, refetch } = useQuery(personQuery(id))
  const [tab, selectTab] = useTab(TABS)
  if (isPending) return <LoadingState rows={6} label="사용자를 불러오는 중" />
  if (error && !person) {
    return (
      <ErrorState title="사용자를 불러오지 못했어요" detail={error.message} onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      <header className="panel-head">
        <div>
          <h2>{person.nickname}</h2>
          <p>
            {person.roles.map((role) => (
              <Chip key={role}>{ROLE_NAMES[role]}</Chip>
            ))}
            {person.suspendedAt && <Chip tone="line">이용 정지</Chip>}
          </p>
        </div>
      </header>
      <Tabs
        label="사용자에 대한 것"
        tabs={TABS}
        selected={tab}
        onSelect={selectTab}
        panelClassName="panel-body"
      >
        {tab === 'account' ? (
          <div className="person">
            <Facts person={person} />
            <section aria-labelledby="person-roles">
              <h3 id="person-roles">역할</h3>
              <RolesForm person={person} />
            </section>
            <SuspendPerson person={person} />
            <section aria-labelledby="person-requests">
              <h3 id="person-requests">본인의 요청</h3>
              <p>
                이 화면에서는 학습자의 대화를 볼 수 없어요. 본인이 요청했을 때만 자료를 파일로 내보내거나
                탈퇴를 처리해 주세요. 두 가지 모두 이유와 함께 기록에 남아요.
              </p>
              <div className="person-acts">
                <ExportPerson person={person} />
                <ExitPerson person={person} closeHref={closeHref} />
              </div>
            </section>
          </div>
        ) : (
          <HistoryTab
            entity="user"
            entityId={id}
            fieldNames={FIELD_NAMES}
            valueNames={ROLE_NAMES}
            actionNames={ACTION_NAMES}
          />
        )}
      </Tabs>
    </>
  )
}

function Facts({ person }: { person: ManagedPerson }) {
  const { id, email, provider, school, createdAt, lastSeenAt } = person
  const facts = [
    { name: '이메일', value: email ?? '없음' },
    { name: '로그인', value: PROVIDER_NAMES[provider] },
    { name: '학교', value: school?.name ?? '고르지 않음' },
    { name: '학년', value: nameGrade(person) },
    { name: '가입', value: describeMoment(createdAt) },
    { name: '마지막 접속', value: lastSeenAt ? describeMoment(lastSeenAt) : '기록 없음' },
    { name: '번호', value: <span className="panel-id">{id}</span> },
  ]
  return <FactList facts={facts} />
}
