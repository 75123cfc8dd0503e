import './markdown.css'
import type { ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'

interface QuestionBoxProps {
  /** Shows '이 질문에 답하기'. */
  onAnswer?: (() => void) | undefined
  children: ReactNode
}

export function QuestionBox({ onAnswer, children }: QuestionBoxProps) {
  return (
    <div className="question-box">
      <b>
        <Icon name="quote" size={18} />
        생각해 보기
      </b>
      {children}
      {onAnswer && (
        <Button variant="accent" onClick={onAnswer}>
          이 질문에 답하기
        </Button>
      )}
    </div>
  )
}
