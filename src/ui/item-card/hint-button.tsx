import './item-card.css'
import { Button } from '../primitives/button.tsx'

export interface HintOffer {
  /** '힌트', or '다음 힌트' after the first. */
  label?: string | undefined
  /** Reading time of the previous hint and how much has passed; null once the next may be opened. */
  waiting?: { totalMs: number; passedMs: number } | null | undefined
  /** '힌트 1을 다 읽으면 열려요', or why there are no more. */
  disabledReason?: string | null | undefined
  onPress: () => void
}

/** Opens the next hint; a ring shows the remaining reading time of the previous one. */
export function HintButton({ label = '힌트', waiting, disabledReason, onPress }: HintOffer) {
  if (!waiting)
    return (
      <Button icon="hint" disabledReason={disabledReason} onClick={onPress}>
        {label}
      </Button>
    )
  return (
    <Button disabledReason={disabledReason ?? '앞의 힌트를 다 읽으면 열려요'}>
      <svg className="hint-ring" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <circle className="hint-ring-track" cx="10" cy="10" r="8" />
        <circle
          className="hint-ring-run"
          cx="10"
          cy="10"
          r="8"
          pathLength="100"
          transform="rotate(-90 10 10)"
          style={{ animationDuration: `${waiting.totalMs}ms`, animationDelay: `-${waiting.passedMs}ms` }}
        />
      </svg>
      {label}
    </Button>
  )
}
