import { type ComponentProps, useMemo } from 'react'
import type { Item } from '#domain/exam/item.ts'
import { isEssay } from '#domain/exam/mark-essay.ts'
import { listItemKeys } from '#domain/math-input/list-item-keys.ts'
import { MathKeyboard } from '#ui/math-keyboard/math-keyboard.tsx'

interface MathAnswerProps
  extends Pick<ComponentProps<typeof MathKeyboard>, 'inputRef' | 'value' | 'onChange' | 'onClose'> {
  /** The item that is answered; null: a working in the conversation. */
  item: Item | null
}

/** The math keyboard for the open item. */
export function MathAnswer({ item, ...field }: MathAnswerProps) {
  const keys = useMemo(() => listItemKeys(item), [item])
  return <MathKeyboard {...field} {...keys} lines={item === null || isEssay(item)} />
}
