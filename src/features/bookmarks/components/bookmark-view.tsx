import { useState } from 'react'
import { conceptPath, unitPath } from '#contract/paths.ts'
import { describeDayTime } from '#domain/chat/describe-day-time.ts'
import { FigureFence } from '#ui/figure/figure-view.tsx'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { Button, ButtonLink, IconButton } from '#ui/primitives/button.tsx'
import { joinClasses } from '#ui/primitives/join-classes.ts'
import { ReadAloudButton } from '#ui/speech/read-aloud-button.tsx'
import { Slip } from '#ui/thread/turn.tsx'
import type { Bookmark } from '../bookmark.ts'

/** Longer replies are folded, so that the next bookmark is visible. */
const FOLDED_FROM_CHARACTERS = 320

function renderFigure(text: string) {
  return <FigureFence text={text} framed />
}

/** Link to the turn in its conversation. */
function turnPath({ curriculumId, conceptId, message }: Bookmark): string {
  const place = conceptId === null ? unitPath(curriculumId) : conceptPath(curriculumId, conceptId)
  return `${place}?${new URLSearchParams({ turn: message.id })}`
}

interface BookmarkViewProps {
  bookmark: Bookmark
  /** False after removal; it stays listed until the page is left, so that it can be restored. */
  isKept: boolean
  onKeep: (isKept: boolean) => void
}

export function BookmarkView({ bookmark, isKept, onKeep }: BookmarkViewProps) {
  const { message, response, context, createdAt } = bookmark.message
  const isLong = response.length > FOLDED_FROM_CHARACTERS
  const [folded, setFolded] = useState(isLong)
  const at = new Date(createdAt).getTime()
  const isAnswer = context.userMessageType === 'answer'
  return (
    <li className="bookmark">
      {context.userMessageType !== 'hidden' && message !== '' && (
        <Slip answer={isAnswer}>
          {message.includes('\\(') ? <Markdown text={message} inline /> : message}
        </Slip>
      )}
      {response !== '' && (
        <div className={joinClasses('bookmark-reply', folded && 'bookmark-reply-short')}>
          <Markdown text={response} renderFigure={renderFigure} />
        </div>
      )}
      <div className="bookmark-foot">
        <time dateTime={createdAt}>
          {describeDayTime(at, Date.now())}
          {!isKept && ' · 북마크를 풀었어요'}
        </time>
        {isLong && (
          <Button variant="text" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
            {folded ? '다 보기' : '접기'}
          </Button>
        )}
        <ButtonLink variant="text" href={turnPath(bookmark)} icon="quote">
          대화에서 보기
        </ButtonLink>
        {response !== '' && <ReadAloudButton id={bookmark.message.id} text={response} />}
        <IconButton
          icon="bookmark"
          label={isKept ? '북마크 풀기' : '다시 북마크'}
          pressed={isKept}
          onClick={() => onKeep(!isKept)}
        />
      </div>
    </li>
  )
}
