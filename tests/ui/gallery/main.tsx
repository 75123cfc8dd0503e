import './gallery.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Conversation } from './conversation.tsx'
import { Figures } from './figures.tsx'
import { Gallery } from './gallery.tsx'

const address = new URLSearchParams(location.search)
document.documentElement.dataset.theme = address.get('theme') ?? 'light'

function page() {
  if (address.has('figures')) return <Figures />
  if (address.has('talk')) return <Conversation streaming={address.get('talk') === 'streaming'} />
  return <Gallery />
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode>{page()}</StrictMode>)
