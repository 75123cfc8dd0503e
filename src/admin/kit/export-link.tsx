import { Icon } from '#ui/primitives/icon.tsx'

interface ExportLinkProps {
  /** Of the call. */
  path: string
  /** Those of the list; empty ones are dropped. */
  filters: Readonly<Record<string, string | undefined>>
}

/** Downloads what a list finds as CSV. The browser writes the file as it comes, however long it is. */
export function ExportLink({ path, filters }: ExportLinkProps) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  return (
    <a className="button" href={`${path}?${query}`} download>
      <Icon name="download" />
      CSV로 받기
    </a>
  )
}
