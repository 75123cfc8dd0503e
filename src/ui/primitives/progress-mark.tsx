import './progress-mark.css'
import type { CSSProperties } from 'react'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

interface ProgressMarkProps {
  /** 0 nothing yet, 100 done. */
  percent: number
  small?: boolean | undefined
  /** Set if text beside it says the same. */
  silent?: boolean | undefined
}

/** A dashed ring not yet, a pie ring under way, a disc with a tick when done. */
export function ProgressMark({ percent, small, silent }: ProgressMarkProps) {
  const done = percent >= 100
  const started = percent > 0 && !done
  const words = done ? '마침' : started ? `하는 중 ${Math.round(percent)}%` : '아직'
  return (
    <span
      className={joinClasses(
        'progress-mark',
        done && 'progress-mark-done',
        started && 'progress-mark-started',
        small && 'progress-mark-small',
      )}
      style={{ '--share': percent } as CSSProperties}
      role="img"
      aria-label={words}
      aria-hidden={silent}
    >
      {done && <Icon name="check" size={small ? 10 : 12} strokeWidth={3} />}
    </span>
  )
}

export interface LevelStep {
  /** 개념, 기본, 표준, 도전. */
  label: string
  percent: number
}

/** Four bars of a concept's levels. */
export function LevelSteps({ levels, className }: { levels: readonly LevelStep[]; className?: string }) {
  return (
    <ul className={joinClasses('level-steps', className)} aria-label="수준">
      {levels.map(({ label, percent }) => (
        <li
          key={label}
          className={joinClasses(percent >= 100 ? 'level-done' : percent > 0 && 'level-started')}
          style={{ '--share': percent } as CSSProperties}
        >
          {label}
          <span className="sr-only">{wordsOf(percent)}</span>
        </li>
      ))}
    </ul>
  )
}

function wordsOf(percent: number): string {
  if (percent >= 100) return ' 마침'
  return percent > 0 ? ` ${Math.round(percent)}%` : ' 아직'
}

/** 혼자 full, 힌트 half, 풀이 outline, 스스로 채점 striped, not yet dotted. */
export type Pip = 'alone' | 'hint' | 'solution' | 'self' | 'open'

const PIP_WORDS: Record<Pip, string> = {
  alone: '혼자',
  hint: '힌트',
  solution: '풀이',
  self: '스스로 채점',
  open: '아직',
}

export function Pips({ pips, className }: { pips: readonly Pip[]; className?: string }) {
  return (
    <span
      className={joinClasses('pips', className)}
      role="img"
      aria-label={pips.map((pip) => PIP_WORDS[pip]).join(', ')}
    >
      {pips.map((pip, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip has no identity but its place
        <i key={index} className={`pip pip-${pip}`} />
      ))}
    </span>
  )
}

interface ProgressBarProps {
  label: string
  percent: number
  /** Announced instead of the percentage, such as '6.7 MB 중 4.2 MB'. */
  valueText?: string | undefined
  className?: string | undefined
}

export function ProgressBar({ label, percent, valueText, className }: ProgressBarProps) {
  return (
    <div
      className={joinClasses('progress-bar', className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  )
}
