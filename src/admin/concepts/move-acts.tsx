import { Button, IconButton } from '#ui/primitives/button.tsx'

interface MoveActsProps {
  /** Whether it has a parent that it can leave. */
  canLeave: boolean
  onStep: (step: -1 | 1) => void
  onAsk: () => void
}

/** The buttons that move the open entry. */
export function MoveActs({ canLeave, onStep, onAsk }: MoveActsProps) {
  return (
    <>
      <IconButton icon="arrow-up" label="위로" onClick={() => onStep(-1)} />
      <IconButton icon="arrow-down" label="아래로" onClick={() => onStep(1)} />
      {canLeave && <Button onClick={onAsk}>다른 곳으로 옮기기</Button>}
    </>
  )
}
