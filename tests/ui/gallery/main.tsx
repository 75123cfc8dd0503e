import './gallery.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Conversation } from './conversation.tsx'
import { Gallery } from './gallery.tsx'

const address = new URLSearchParams(location.search)
document.documentElement.dataset.theme = address.get('theme') ?? 'light'
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      {address.has('talk') ? <Conversation streaming={address.get('talk') === 'streaming'} /> : <Gallery />}
    </StrictMode>,
  )
