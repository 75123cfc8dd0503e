import { useLocation, useSearch } from 'wouter'

/** The tab that the address names with `tab`, by default the first one; the other parts of the query stay as they are. */
export function useTab<Id extends string>(
  tabs: readonly [{ id: Id }, ...{ id: Id }[]],
): [selected: Id, select: (id: Id) => void] {
  const [path, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const { id } = tabs.find((tab) => tab.id === search.get('tab')) ?? tabs[0]
  const select = (next: Id) => {
    search.set('tab', next)
    navigate(`${path}?${search}`, { replace: true })
  }
  return [id, select]
}
