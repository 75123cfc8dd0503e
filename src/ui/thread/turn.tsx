import './thread.css'
import type { ComponentProps, ReactNode } from 'react'
import type { TutorPersona } from '#domain/access/roles.ts'
import { Avatar } from '../primitives/avatar.tsx'
import { joinClasses } from '../primitives/join-classes.ts'

/** The scrolling column of a conversation; takes the ref and the scroll handlers of a section. */
export function ThreadColumn({ children, className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      aria-label="대화"
      {...rest}
      className={joinClasses('thread', className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <div className="thread-inner">{children}</div>
    </section>
  )
}

interface TurnProps extends ComponentProps<'section'> {
  persona: TutorPersona
  /** '다온', or '개념 설명'. */
  name: string
  /** Shown after the name, such as 'offline tutor'. */
  mark?: ReactNode
  /** `Markdown`, `VerdictLine`, `ItemCard`, `HintBox`, `TurnActs`, in the order shown. */
  children: ReactNode
}

/** The tutor's part of a turn. */
export function Turn({ persona, name, mark, className, children, ...rest }: TurnProps) {
  return (
    <section {...rest} className={joinClasses('turn', className)}>
      <div className="turn-who">
        <Avatar persona={persona} />
        <h2>{name}</h2>
        {mark}
      </div>
      {children}
    </section>
  )
}

/** The row of icon buttons below a reply. */
export function TurnActs({ children }: { children: ReactNode }) {
  return <div className="turn-acts">{children}</div>
}

interface SlipProps {
  children: ReactNode
  /** Styled as an answer. */
  answer?: boolean | undefined
  /** '연결되면 물어볼게요' */
  note?: string | undefined
  id?: string | undefined
}

/** The learner's message. */
export function Slip({ children, answer, note, id }: SlipProps) {
  return (
    <div className={joinClasses('slip', answer && 'slip-answer')} id={id}>
      {answer ? (
        <>
          <small>답안</small>
          <b>{children}</b>
        </>
      ) : (
        children
      )}
      {note && <small className="slip-note">{note}</small>}
    </div>
  )
}

/** '오늘 오후 4:12' */
export function DaySeparator({ children }: { children: ReactNode }) {
  return <p className="day">{children}</p>
}
