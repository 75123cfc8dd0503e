import './health.css'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Finding, FindingLevel, Health } from '#contract/health.ts'
import { call } from '#platform/http.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon, type IconName } from '#ui/primitives/icon.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'
import { formatNumber } from '../kit/describe-figures.ts'
import { describeMoment } from '../kit/describe-moment.ts'
import { FigureList } from '../kit/figure-list.tsx'

const REFRESH_MS = 60_000
const MEGABYTE = 1024 * 1024

const healthQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'health'],
  queryFn: ({ signal }) => call(adminApi.health.read(undefined, { signal })),
  refetchInterval: REFRESH_MS,
})

/** Worst first; `mark` is the accessible name of the icon. */
const LEVELS: readonly { level: FindingLevel; heading: string; icon: IconName; mark: string }[] = [
  { level: 'fault', heading: '고칠 것', icon: 'error', mark: '고쳐야 해요' },
  { level: 'watch', heading: '살펴볼 것', icon: 'warn', mark: '살펴봐 주세요' },
  { level: 'ok', heading: '괜찮은 것', icon: 'check', mark: '괜찮아요' },
]

/** `/admin/health`: whether the server and its services work now, and what to do about faults. */
export function HealthPage() {
  const { data, error, isPending, isFetching, refetch } = useQuery(healthQuery)
  return (
    <>
      <h1 className="admin-title">서버 상태</h1>
      {isPending && <LoadingState rows={4} label="서버를 살펴보는 중" />}
      {error && (
        <ErrorState title="서버를 살펴보지 못했어요" detail={error.message} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <div className="health-head">
            <p className="field-note">
              {describeMoment(data.checkedAt)}에 살펴봤어요. 1분마다 다시 확인해요.
            </p>
            <Button icon="retry" busy={isFetching} onClick={() => void refetch()}>
              지금 다시 보기
            </Button>
          </div>
          {LEVELS.map(({ level, ...words }) => (
            <Findings
              key={level}
              {...words}
              findings={data.findings.filter((each) => each.level === level)}
            />
          ))}
          <FigureList title="이 화면에 답한 서버" figures={describeProcess(data)} />
        </>
      )}
    </>
  )
}

interface FindingsProps {
  heading: string
  icon: IconName
  mark: string
  findings: readonly Finding[]
}

function Findings({ heading, icon, mark, findings }: FindingsProps) {
  if (findings.length === 0) return null
  return (
    <section className="health-findings">
      <h2>
        {heading} <span>{findings.length}가지</span>
      </h2>
      <ul>
        {findings.map(({ level, topic, sentence, remedy }) => (
          <li key={`${topic} ${sentence}`} data-level={level}>
            <Icon name={icon} label={mark} />
            <div>
              <b>{topic}</b>
              <p>{sentence}</p>
              {remedy !== null && <p className="health-remedy">{remedy}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function describeProcess({ startedAt, node, memoryBytes, streams, lastBackupAt }: Health) {
  return [
    { label: '시작한 때', value: describeMoment(startedAt) },
    { label: '쓰는 중인 대답', value: `${formatNumber(streams)}개` },
    { label: '메모리', value: `${formatNumber(Math.ceil(memoryBytes / MEGABYTE))}MB` },
    { label: 'Node', value: node },
    { label: '마지막 백업', value: lastBackupAt === null ? '없음' : describeMoment(lastBackupAt) },
  ]
}
