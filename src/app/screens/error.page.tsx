import './error.css'
import { ButtonLink } from '#ui/primitives/button.tsx'

export interface ErrorFacts {
  statusCode?: number
  /** The specification's English status message, for the record. */
  statusMessage?: string
}

const SENTENCES: Record<number, { title: string; detail: string }> = {
  403: {
    title: '셈샘 관리자만 들어갈 수 있는 곳이에요',
    detail: '학습 기록은 그대로 있어요. 홈에서 이어서 공부해 주세요.',
  },
  404: {
    title: '찾는 페이지가 없어요',
    detail: '주소가 바뀌었거나 처음부터 없던 페이지예요. 학습 기록은 그대로 있으니 걱정하지 마세요.',
  },
}

const OTHERWISE = {
  title: '문제가 생겨서 멈췄어요',
  detail: '저장한 기록은 그대로 있어요. 홈으로 갔다가 다시 시도해 주세요.',
}

export function ErrorPage({ statusCode = 404, statusMessage = 'Page not found' }: ErrorFacts) {
  const { title, detail } = SENTENCES[statusCode] ?? OTHERWISE
  return (
    <div className="lost">
      <LostLine />
      <p className="lost-status">
        {statusCode} · {statusMessage}
      </p>
      <h1>{title}</h1>
      <p>{detail}</p>
      <ButtonLink href="/" variant="filled" size="lg">
        셈샘 홈으로
      </ButtonLink>
    </div>
  )
}

/** A number line on squared paper whose point has gone off it. */
function LostLine() {
  return (
    <svg className="lost-figure" viewBox="0 0 320 120" aria-hidden="true">
      <path
        className="lost-grid"
        d="M0 20H320M0 40H320M0 60H320M0 80H320M0 100H320M20 0V120M60 0V120M100 0V120M140 0V120M180 0V120M220 0V120M260 0V120M300 0V120"
      />
      <path
        className="lost-axis"
        d="M12 80H308M300 74l8 6-8 6M60 74v12M100 74v12M140 74v12M180 74v12M220 74v12M260 74v12"
      />
      <path className="lost-path" d="M140 80C150 30 210 10 262 34" />
      <circle className="lost-point" cx="268" cy="37" r="6" />
      <circle className="lost-hole" cx="140" cy="80" r="6" />
    </svg>
  )
}
