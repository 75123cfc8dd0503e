import './error.css'
import { MISSING_PAGE_TITLE } from '#contract/paths.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { EndFirstScreen } from '../layouts/end-first-screen.tsx'

export interface ErrorFacts {
  statusCode?: number
  /** The specification's English status message, not seen. */
  statusMessage?: string
  /** Text shown instead of the status's default. */
  words?: ErrorWords
}

interface ErrorWords {
  title: string
  detail: string
}

const NOT_FOUND: ErrorWords = {
  title: MISSING_PAGE_TITLE,
  detail: '주소가 바뀌었거나 처음부터 없던 페이지예요. 학습 기록은 그대로 있으니 걱정하지 마세요.',
}

const OTHERWISE: ErrorWords = {
  title: '문제가 생겨서 멈췄어요',
  detail: '저장한 기록은 그대로 있어요. 홈으로 갔다가 다시 시도해 주세요.',
}

export function ErrorPage({ statusCode = 404, statusMessage = 'Page not found', words }: ErrorFacts) {
  const { title, detail } = words ?? (statusCode === 404 ? NOT_FOUND : OTHERWISE)
  return (
    <div className="lost">
      <EndFirstScreen />
      <LostLine />
      <p className="lost-status">
        {statusCode}
        <span className="sr-only" lang="en">
          {' '}
          · {statusMessage}
        </span>
      </p>
      <h1>{title}</h1>
      <p>{detail}</p>
      <ButtonLink href="/" variant="filled" size="lg">
        셈샘 홈으로
      </ButtonLink>
    </div>
  )
}

/** The picture of the error page. It is in index.html, which shows it if the app's code does not load. */
function LostLine() {
  const draw = (place: HTMLElement | null) => {
    const figure = document.querySelector<HTMLTemplateElement>('#stopped')?.content.querySelector('svg')
    if (figure) place?.replaceChildren(figure.cloneNode(true))
  }
  return <div className="lost-figure" ref={draw} />
}
