import { importOrNull } from './lazy-chunk.ts'

/** Particles, and how many ticks they live (specification section 9). */
export const CONFETTI_DEFAULTS = { particleCount: 50, ticks: 200 } as const

/** Shows confetti over the page, none with reduced motion or if its chunk cannot be fetched. */
export async function throwConfetti(wanted: { particleCount?: number; ticks?: number } = {}): Promise<void> {
  const loaded = await importOrNull(() => import('canvas-confetti'))
  // No worker: it would be a blob script, which the content security policy blocks.
  await loaded?.default.create(undefined, { useWorker: false, resize: true })({
    ...CONFETTI_DEFAULTS,
    ...wanted,
    origin: { y: 0.7 },
    disableForReducedMotion: true,
  })
}
