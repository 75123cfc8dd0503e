import './skip-link.css'

/** The first stop of the keyboard on every page: past menu and header. */
export function SkipLink() {
  const skip = () => {
    const main = document.querySelector('main')
    if (!main) return
    main.tabIndex = -1
    main.focus()
  }
  return (
    <button type="button" className="skip-link" onClick={skip}>
      본문으로 건너뛰기
    </button>
  )
}
