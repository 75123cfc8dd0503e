import './gallery.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SelectionBubble } from '#features/selection/selection-bubble.tsx'
import { Conversation } from './conversation.tsx'
import { Figures } from './figures.tsx'
import { Gallery } from './gallery.tsx'
import { Ink } from './ink.tsx'

const address = new URLSearchParams(location.search)
document.documentElement.dataset.theme = address.get('theme') ?? 'light'

function page() {
  if (address.has('figures')) return <Figures />
  if (address.has('talk'))
    return <Conversation streaming={address.get('talk') === 'streaming'} lines={address.has('lines')} />
  if (address.has('ink')) return <Ink points={Number(address.get('ink'))} />
  const passage = address.get('passage')
  if (passage !== null) return <Bubble passage={passage} />
  return <Gallery />
}

const nothing = () => undefined

function Bubble({ passage }: { passage: string }) {
  const selected = { passage, preview: passage, box: { left: 400, top: 300, width: 100, height: 24 } }
  return <SelectionBubble selected={selected} goesBelow={false} onAsk={nothing} onDismiss={nothing} />
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode>{page()}</StrictMode>)
