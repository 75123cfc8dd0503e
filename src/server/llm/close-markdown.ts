/** What closes a formula or fence that a reply was cut off in; empty where all are closed. */
export function closeMarkdown(text: string): string {
  const fences = text.match(/```/g)?.length ?? 0
  if (fences % 2 === 1) return text.endsWith('\n') ? '```' : '\n```'
  const outside = text.replace(/```[\s\S]*?```/g, '')
  const inline = (outside.match(/\\\(/g)?.length ?? 0) - (outside.match(/\\\)/g)?.length ?? 0)
  if (inline > 0) return '\\)'
  const display = (outside.match(/\\\[/g)?.length ?? 0) - (outside.match(/\\\]/g)?.length ?? 0)
  return display > 0 ? '\\]' : ''
}
