import { findOpenFence, replaceFences } from '#domain/markdown/fences.ts'

/** What closes a formula or fence that a reply was cut off in; empty where all are closed. */
export function closeMarkdown(text: string): string {
  const fence = findOpenFence(text)
  if (fence) return `${text.endsWith('\n') ? '' : '\n'}${fence.mark.repeat(fence.length)}`
  const outside = replaceFences(text, () => '')
  const inline = (outside.match(/\\\(/g)?.length ?? 0) - (outside.match(/\\\)/g)?.length ?? 0)
  if (inline > 0) return '\\)'
  const display = (outside.match(/\\\[/g)?.length ?? 0) - (outside.match(/\\\]/g)?.length ?? 0)
  return display > 0 ? '\\]' : ''
}
