import { createContext } from 'react'
import type { MarkdownProps } from './markdown-props.ts'

interface Slots extends Pick<MarkdownProps, 'onAnswer' | 'renderFigure'> {
  /** Within a question box, where fences are code. */
  nested: boolean
}

export const MarkdownSlots = createContext<Slots>({ nested: false })
