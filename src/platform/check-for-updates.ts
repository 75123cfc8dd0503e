/** The page checks for a new version when it is shown again, at most this often. */
const MIN_INTERVAL_MS = 10 * 60_000
/** A page that stays visible checks this often. */
const HOURLY_MS = 60 * 60_000

/** Checks for a new version when the page is shown again, and every hour while it stays visible. */
export function checkForUpdates(update: () => void): void {
  let checkedAt = Date.now()
  const checkIfDue = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < MIN_INTERVAL_MS) return
    checkedAt = Date.now()
    update()
  }
  document.addEventListener('visibilitychange', checkIfDue)
  setInterval(checkIfDue, HOURLY_MS)
}
