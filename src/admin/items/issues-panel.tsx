import type { ItemIssue } from '#contract/item-editing.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

/** Puts the focus into the field that a path names, or into the nearest one around it. */
function showField(path: string): void {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const place = document.querySelector(`[data-path="${CSS.escape(parts.slice(0, length).join('.'))}"]`)
    if (!place) continue
    place.scrollIntoView({ block: 'center' })
    const field =
      place.querySelector<HTMLElement>('[contenteditable], input:not([hidden]), textarea, select') ??
      place.querySelector<HTMLElement>('button')
    field?.focus()
    return
  }
}

interface IssuesPanelProps {
  issues: readonly ItemIssue[]
  problem: string | null
}

/** What keeps the item from being published, and what its author should look at. */
export function IssuesPanel({ issues, problem }: IssuesPanelProps) {
  const faults = issues.filter(({ severity }) => severity === 'fault').length
  return (
    <section className="item-issues" aria-label="점검">
      <h3>점검</h3>
      <p role="status">
        {problem
          ? `지금은 점검하지 못했어요. ${problem}`
          : faults > 0
            ? `공개하려면 고칠 곳이 ${faults}군데 있어요.`
            : '공개할 수 있어요.'}
      </p>
      <ul>
        {issues.map(({ path, message, severity }) => (
          <li key={`${path} ${message}`} className={severity === 'fault' ? 'item-fault' : 'item-warning'}>
            <Icon name={severity === 'fault' ? 'error' : 'warn'} size={18} />
            <span>{message}</span>
            <Button variant="text" aria-label={`보기: ${message}`} onClick={() => showField(path)}>
              보기
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
