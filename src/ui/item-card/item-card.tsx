import './item-card.css'
import { type ReactNode, useId } from 'react'
import { ESSAY_TASK } from '#domain/exam/mark-essay.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { Button } from '../primitives/button.tsx'
import { Chip } from '../primitives/chip.tsx'
import { joinClasses } from '../primitives/join-classes.ts'
import { Mark, type Verdict } from '../primitives/mark.tsx'
import { type Pip, Pips } from '../primitives/progress-mark.tsx'
import { HintButton, type HintOffer } from './hint-button.tsx'
import { type ChoiceAnswer, ChoiceOptions, type TruthAnswer, TruthOptions } from './item-options.tsx'
import { PairingOptions } from './pairing-options.tsx'
import type { PairsAnswer } from './pairs-answer.ts'

/** Answered in the message input; `given` is the graded answer. */
export interface WrittenAnswer {
  kind: 'written'
  given: string | null
}

/** Written in the message input line by line, and marked by the learner. */
export interface EssayAnswer {
  kind: 'essay'
  /** Marks of the whole rubric. */
  marks: number
  /** '3점 / 5점' once marked. */
  score: string | null
}

export type ItemAnswer = ChoiceAnswer | TruthAnswer | PairsAnswer | WrittenAnswer | EssayAnswer

interface ItemCardProps {
  /** '기본' */
  level: string
  /** Position in the set, from 1. */
  number: number
  total: number
  pips?: readonly Pip[] | undefined
  /** Markdown with math. */
  question: string
  /** Shown at the right of the stem if there is room, else below. */
  figure?: ReactNode
  /** Uses the whole width for the figure. */
  figureWide?: boolean | undefined
  answer: ItemAnswer
  /** Verdict of the last answer; drawn over the number and the chosen option. */
  verdict?: Verdict | null | undefined
  /** False for a verdict of an earlier visit. */
  animated?: boolean | undefined
  /** Finished or being submitted: the options cannot be changed. */
  closed?: boolean | undefined
  hint?: HintOffer | null | undefined
  onShowSolution?: (() => void) | null | undefined
  /** Called by Enter on a chosen option. */
  onSubmit?: (() => void) | undefined
  /** More buttons in the footer, such as read aloud. */
  children?: ReactNode
  className?: string | undefined
}

/** An exam item. Its layout follows its container's width. */
export function ItemCard(props: ItemCardProps) {
  const { level, number, total, pips, question, figure, figureWide, answer, verdict = null } = props
  const { animated = true, closed = false, hint, onShowSolution, onSubmit, children, className } = props
  const name = useId()
  const options = { name, verdict, animated, disabled: closed, onSubmit }
  const given = answer.kind === 'written' ? answer.given : answer.kind === 'essay' ? answer.score : null
  return (
    <article className={joinClasses('item', className)} aria-label={`${level} ${number}번 문항`}>
      <header className="item-head">
        <Chip tone="accent">{level}</Chip>
        <span className="item-count">
          <b>{number}</b> / {total}
        </span>
        {answer.kind === 'essay' && <Chip tone="line">서술형 {answer.marks}점</Chip>}
        {pips && <Pips pips={pips} />}
      </header>
      <div className={joinClasses('item-body', Boolean(figure) && 'item-split')}>
        <div className={joinClasses('item-stem', figureWide && 'item-wide')}>
          <span className="item-number">
            {number}
            {verdict && <Mark verdict={verdict} animated={animated} />}
          </span>
          <Markdown text={question} />
        </div>
        {figure && <div className={joinClasses('item-figure', figureWide && 'item-wide')}>{figure}</div>}
        {answer.kind === 'essay' && !closed && (
          <p className="item-task">{ESSAY_TASK} 다 쓰면 모범 풀이를 보면서 스스로 채점해요.</p>
        )}
        {answer.kind === 'choice' && (
          <ChoiceOptions answer={answer} {...options} className={figureWide ? 'item-wide' : undefined} />
        )}
        {answer.kind === 'truth' && (
          <TruthOptions answer={answer} {...options} className={figureWide ? 'item-wide' : undefined} />
        )}
        {answer.kind === 'pairs' && <PairingOptions answer={answer} {...options} />}
      </div>
      {(given !== null || hint || onShowSolution || children) && (
        <footer className="item-foot">
          {given !== null && (
            <span className="item-given">
              {answer.kind === 'essay' ? '스스로 채점' : '내 답'} <b>{given}</b>
            </span>
          )}
          {hint && <HintButton {...hint} />}
          {onShowSolution && (
            <Button variant="text" onClick={onShowSolution}>
              풀이 보기
            </Button>
          )}
          {children}
        </footer>
      )}
    </article>
  )
}
