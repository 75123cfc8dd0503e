/** When the page is shown again a new version is looked for, but not more often than this. */
const LEAST_MS = 10 * 60_000
/** A page that stays in sight looks so often. */
const HOURLY_MS = 60 * 60_000

/** Looks for a new version when the page is shown again, and every hour while it stays in sight. */
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
