import './gallery.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { SelectionBubble } from '#features/selection/selection-bubble.tsx'
import { Conversation } from './conversation.tsx'
import { Figures } from './figures.tsx'
import { Gallery } from './gallery.tsx'
import { Ink } from './ink.tsx'
import { Overlays } from './pieces.tsx'

function Page() {
  const address = new URLSearchParams(location.search)
  if (address.has('figures')) return <Figures />
  if (address.has('talk'))
    return <Conversation streaming={address.get('talk') === 'streaming'} lines={address.has('lines')} />
  if (address.has('overlays')) return <OverlayPage />
  if (address.has('ink')) return <Ink points={Number(address.get('ink'))} />
  const passage = address.get('passage')
  if (passage !== null) return <Bubble passage={passage} />
  return <Gallery />
}

function OverlayPage() {
  return (
    <main className="gallery-page">
      <Overlays />
    </main>
  )
}

const nothing = () => undefined

function Bubble({ passage }: { passage: string }) {
  const selected = { passage, preview: passage, box: { left: 400, top: 300, width: 100, height: 24 } }
  return <SelectionBubble selected={selected} goesBelow={false} onAsk={nothing} onDismiss={nothing} />
}

const root = createRoot(document.getElementById('root') as HTMLElement)
let draws = 0

/** Draws the page of the address from scratch. */
function draw() {
  draws += 1
  flushSync(() =>
    root.render(
      <StrictMode key={draws}>
        <Page />
      </StrictMode>,
    ),
  )
}

draw()
window.addEventListener('redraw', draw)
