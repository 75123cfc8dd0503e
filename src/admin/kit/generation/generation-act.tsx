import type { ReactNode } from 'react'
import type { Generation } from '#contract/generation.ts'
import { Button } from '#ui/primitives/button.tsx'
import { isRunning } from '../running-jobs.ts'
import { GenerationCard } from './generation-card.tsx'
import type { GenerationStart } from './start-generation.ts'
import { useGeneration } from './use-generation.ts'

interface GenerationActProps {
  /** Names the section. */
  label: string
  /** Of the button. */
  act: string
  note: string
  /** Of the card of the newest job. */
  title: string
  isShown: (job: Generation) => boolean
  start: GenerationStart
  /** A job whose card is closed. */
  closedId?: string | null
  /** What is shown of the newest job below its events. */
  children?: (job: Generation) => ReactNode
}

/** A button that starts a generation, and the newest of its jobs. */
export function GenerationAct(props: GenerationActProps) {
  const { label, act, note, title, isShown, start: next, closedId, children } = props
  const { jobs, isStarting, start } = useGeneration(isShown)
  const [job] = jobs ?? []
  return (
    <section className="generation-act" aria-label={label}>
      <Button
        icon="retry"
        busy={isStarting || (job !== undefined && isRunning(job))}
        onClick={() => void start(next)}
      >
        {act}
      </Button>
      <p className="field-note">{note}</p>
      {job && job.id !== closedId && (
        <GenerationCard job={job} title={title}>
          {children?.(job)}
        </GenerationCard>
      )}
    </section>
  )
}
