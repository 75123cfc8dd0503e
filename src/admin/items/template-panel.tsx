import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { DEFAULT_DRAWS, type TemplateDraw } from '#contract/item-template.ts'
import { DIFFICULTY_LABELS } from '#domain/exam/item.ts'
import { call } from '#platform/http.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { useWrite } from '../kit/use-write.ts'
import type { ConceptChoices } from './concept-choices.tsx'
import { drawsQuery, templatesQuery } from './items.queries.ts'
import { LearnerCard } from './learner-card.tsx'

/** Seeds are words of 32 bits. */
const SEEDS = 2 ** 32

/** The seed of the first draw, as the address names it. */
function readSeed(search: string): number {
  const seed = Number(new URLSearchParams(search).get('seed'))
  return Number.isInteger(seed) && seed >= 0 && seed < SEEDS ? seed : 0
}

interface TemplatePanelProps {
  id: string
  choices: ConceptChoices
}

/** One template: twenty of its draws at a time as a learner sees them, each of which can become an own item. */
export function TemplatePanel({ id, choices }: TemplatePanelProps) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const from = readSeed(search)
  const drawNext = () => {
    const next = new URLSearchParams(search)
    next.set('seed', String((from + DEFAULT_DRAWS) % SEEDS))
    navigate(`${path}?${next}`)
  }
  const { data: templates } = useQuery(templatesQuery)
  const { data: draws, error, isPending, isPlaceholderData, refetch } = useQuery(drawsQuery(id, from))
  const template = templates?.find((one) => one.id === id)
  return (
    <>
      <header className="panel-head">
        <div>
          <h2>{template?.name ?? id}</h2>
          <p>
            {template && <span>{choices.nameOf(template.conceptId)}</span>}
            {template && <span>{DIFFICULTY_LABELS[template.difficultyLevel]}</span>}
            <span className="panel-id">{id}</span>
          </p>
        </div>
        <Button icon="retry" busy={isPlaceholderData} onClick={drawNext}>
          새로 {DEFAULT_DRAWS}개 뽑기
        </Button>
      </header>
      {isPending && <LoadingState rows={6} label="문항을 뽑는 중" />}
      {error && (
        <ErrorState title="문항을 뽑지 못했어요" detail={error.message} onRetry={() => void refetch()} />
      )}
      {draws && (
        <>
          <p className="field-note" role="status">
            {isPlaceholderData
              ? '뽑는 중이에요.'
              : `씨앗 ${from}번부터 ${DEFAULT_DRAWS}개예요. 같은 씨앗은 언제나 같은 문항이에요.`}
          </p>
          <ol className="template-draws">
            {draws.map((draw) => (
              <Draw key={draw.seed} templateId={id} draw={draw} />
            ))}
          </ol>
        </>
      )}
    </>
  )
}

function Draw({ templateId, draw }: { templateId: string; draw: TemplateDraw }) {
  const { seed, item, issues, sameAs } = draw
  const [, navigate] = useLocation()
  const { run, isPending } = useWrite()
  const keep = async () => {
    const kept = await run(() => call(adminApi.itemTemplate.keep({ id: templateId, seed })))
    if (kept) navigate(`/admin/ExerciseManager?id=${kept.id}`)
  }
  if (!item) return <li className="template-draw">씨앗 {seed}번으로는 문항을 만들지 못했어요.</li>
  return (
    <li className="template-draw">
      <LearnerCard content={item}>
        <footer>
          <span>
            씨앗 {seed} · 정답 {item.correctAnswer}
          </span>
          {sameAs !== null && <span className="item-warning">씨앗 {sameAs}번과 같은 문제예요</span>}
          <Button aria-label={`씨앗 ${seed}번을 문항으로 담기`} busy={isPending} onClick={() => void keep()}>
            문항으로 담기
          </Button>
        </footer>
        {issues.length > 0 && (
          <ul className="item-issues">
            {issues.map(({ path, message, severity }) => (
              <li key={`${path} ${message}`} className={severity === 'fault' ? 'item-fault' : 'item-warning'}>
                <Icon name={severity === 'fault' ? 'error' : 'warn'} size={18} />
                <span>{message}</span>
              </li>
            ))}
          </ul>
        )}
      </LearnerCard>
    </li>
  )
}
