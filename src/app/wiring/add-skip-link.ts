import '../layouts/skip-link.css'

/**
 * Adds the skip link, the first tab stop of every page, which leads past menu and header. Its place is in index.html: after a new child of the
 * body the browser would recalculate the styles of the whole page.
 */
export function addSkipLink(): void {
  const place = document.getElementById('skip-link')
  if (!place) throw new Error('index.html has no #skip-link')
  const link = document.createElement('button')
  link.type = 'button'
  link.className = 'skip-link'
  link.textContent = '본문으로 건너뛰기'
  link.addEventListener('click', () => {
    const main = document.querySelector('main')
    if (!main) return
    main.tabIndex = -1
    main.focus()
  })
  place.append(link)
}
