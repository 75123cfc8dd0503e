import '../primitives/progress-mark.css'
import { joinClasses } from '../primitives/join-classes.ts'
import { ProgressMark } from '../primitives/progress-mark.tsx'
import { Menu } from './menu.tsx'
import type { MenuItem } from './menu-props.ts'

export interface LevelChoice {
  /** 개념, 기본, 표준, 도전. */
  label: string
  percent: number
  /** '마침', '3개 중 2개' */
  words: string
  /** Actions for the level. */
  items: readonly MenuItem[]
}

interface LevelMarksProps {
  levels: readonly LevelChoice[]
  /** Label of the open level. */
  current?: string | null | undefined
  className?: string | undefined
}

/** The levels of a concept as small rings in the app bar; each opens a menu of its actions. */
export function LevelMarks({ levels, current, className }: LevelMarksProps) {
  return (
    <ul className={joinClasses('level-marks', className)} aria-label="수준">
      {levels.map(({ label, percent, words, items }) => (
        <li key={label} aria-current={label === current ? 'step' : undefined}>
          <Menu label={`${label} 문항: ${words}`} items={items} className="level-mark">
            <ProgressMark percent={percent} small silent />
            {label}
          </Menu>
        </li>
      ))}
    </ul>
  )
}
