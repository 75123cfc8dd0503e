import './steps.css'
import type { ReactNode } from 'react'
import { joinClasses } from '../primitives/join-classes.ts'
import { PageLink } from '../primitives/page-link.tsx'
import { type LevelStep, LevelSteps } from '../primitives/progress-mark.tsx'

export interface ConceptStep {
  id: string
  name: string
  description: string
  href: string
  state: 'done' | 'now' | 'open'
  levels: readonly LevelStep[]
  /** '18분' */
  time?: string | undefined
  /** '모두 마침', '도전 남음' */
  note?: string | undefined
  /** Shown instead of time and note, such as the button '이어서'. */
  action?: ReactNode
}

/** The concepts of a unit as steps with their levels. */
export function Steps({ label, steps }: { label: string; steps: readonly ConceptStep[] }) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          className={joinClasses('step', step.state !== 'open' && `step-${step.state}`)}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className="step-index" aria-hidden>
            {index + 1}
          </span>
          <div>
            <h3>
              <PageLink href={step.href}>{step.name}</PageLink>
            </h3>
            <p>{step.description}</p>
          </div>
          <LevelSteps levels={step.levels} />
          <div className="step-side">
            {step.action ?? (
              <>
                {step.time && <span>{step.time}</span>}
                {step.note && <span>{step.note}</span>}
              </>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
