/** The page checks for a new version when it is shown again, at most this often. */
const LEAST_MS = 10 * 60_000
/** A page that stays visible checks this often. */
const HOURLY_MS = 60 * 60_000

/** Checks for a new version when the page is shown again, and every hour while it stays visible. */
export function lookForUpdates(update: () => void): void {
  let lookedAt = Date.now()
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LEAST_MS) return
    lookedAt = Date.now()
    update()
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, HOURLY_MS)
}
