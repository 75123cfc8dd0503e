/** The element of the outline's heading with this index within a rendered `Markdown`; null while it is not there. */
export function findHeading(container: ParentNode, index: number): HTMLElement | null {
  return container.querySelectorAll<HTMLElement>('[data-heading]')[index] ?? null
}
