import { lazy, StrictMode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'

const Reply = lazy(() => import('./reply.tsx'))

/** The minimum of a page with a conversation: an input, and a reply with formulas once it arrives. */
function FloorPage() {
  const [text, setText] = useState('')
  const [sent, setSent] = useState('')
  return (
    <>
      <h1>무엇이 궁금해?</h1>
      <Suspense>{sent && <Reply text={sent} />}</Suspense>
      <textarea aria-label="메시지 입력" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setSent(text)}>
        보내기
      </button>
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <FloorPage />
  </StrictMode>,
)
void navigator.serviceWorker.register('/sw.js')
