const KILO = 1024

/** A size as a learner reads it: `1.4MB`, `820KB`. */
export function formatBytes(bytes: number): string {
  if (bytes < KILO * KILO) return `${Math.max(1, Math.round(bytes / KILO))}KB`
  return `${(bytes / KILO / KILO).toFixed(1)}MB`
}
