import './generation.css'
import type { ReactNode } from 'react'
import type { Generation } from '#contract/generation.ts'
import type { JobStatus } from '#contract/job.ts'
import { call } from '#platform/http.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { Icon, type IconName } from '#ui/primitives/icon.tsx'
import { adminApi } from '../admin-api.ts'
import { formatCost } from '../describe-figures.ts'
import { describeMoment } from '../describe-moment.ts'
import { isRunning } from '../running-jobs.ts'
import { useWrite } from '../use-write.ts'

const STATUS_NAMES: Readonly<Record<JobStatus, string>> = {
  running: '만드는 중',
  done: '끝남',
  failed: '실패',
  cancelled: '취소함',
}

const LEVEL_ICONS: Readonly<Record<Generation['events'][number]['level'], IconName>> = {
  info: 'check',
  warning: 'warn',
  error: 'error',
}

interface GenerationCardProps {
  job: Generation
  title: string
  /** What it made. */
  children?: ReactNode
}

/** What a generation does and has done; a running one can be cancelled. */
export function GenerationCard({ job, title, children }: GenerationCardProps) {
  const { run, isPending } = useWrite()
  return (
    <section className="generation" aria-label={title}>
      <header>
        <b>{title}</b>
        <Chip tone={isRunning(job) ? 'accent' : 'line'}>{STATUS_NAMES[job.status]}</Chip>
        <small>
          {describeMoment(job.createdAt)} · {job.model ?? '모델 없이'}
          {describeUse(job)}
        </small>
        {isRunning(job) && (
          <Button
            variant="text"
            icon="x"
            busy={isPending}
            onClick={() => void run(() => call(adminApi.generation.cancel({ id: job.id })))}
          >
            만들기 취소
          </Button>
        )}
      </header>
      {isRunning(job) && <progress aria-label={title} />}
      <div role="log" aria-label="진행 기록">
        <ol>
          {job.events.map(({ level, message }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events are only ever added
            <li key={index} data-level={level}>
              <Icon name={LEVEL_ICONS[level]} size={16} />
              {message}
            </li>
          ))}
        </ol>
      </div>
      {children}
    </section>
  )
}

function describeUse({ tokensIn, tokensOut, cost, model }: Generation): string {
  if (model === null) return ''
  const tokens = (tokensIn + tokensOut).toLocaleString('ko-KR')
  return ` · 토큰 ${tokens}개 · 비용 ${formatCost(cost)}`
}
