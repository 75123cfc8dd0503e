import './staircase.css'
import type { CSSProperties } from 'react'
import { joinClasses } from '../primitives/join-classes.ts'
import { PageLink } from '../primitives/page-link.tsx'
import { ProgressMark } from '../primitives/progress-mark.tsx'

export interface Stair {
  id: string
  name: string
  /** Null for a unit that is still being prepared. */
  href: string | null
  /** Concepts done and in all. */
  done: number
  total: number
  /** Share of the unit in percent, started concepts included. */
  percent: number
}

interface StaircaseProps {
  label: string
  stairs: readonly Stair[]
  /** Whether it is marked '지금 여기'. */
  currentId: string | null
}

/** One step per unit, hatched up to its progress; a vertical path on phones. */
export function Staircase({ label, stairs, currentId }: StaircaseProps) {
  return (
    <div className="stairs-sheet">
      <ol className="stairs" aria-label={label} style={{ '--steps': stairs.length } as CSSProperties}>
        {stairs.map(({ id, name, href, done, total, percent }, step) => (
          <li
            key={id}
            className={joinClasses('stair', percent >= 100 && 'stair-done')}
            aria-current={id === currentId ? 'step' : undefined}
            style={{ '--step': step, '--share': percent } as CSSProperties}
          >
            {id === currentId && <span className="stair-here">지금 여기</span>}
            <ProgressMark percent={percent} />
            {href === null ? (
              <span className="stair-name">{name}</span>
            ) : (
              <PageLink href={href}>{name}</PageLink>
            )}
            <span className="stair-block" />
            {href === null ? (
              <small>준비 중</small>
            ) : (
              <small aria-label={`개념 ${total}개 중 ${done}개 마침`} role="img">
                {done}/{total}
              </small>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
