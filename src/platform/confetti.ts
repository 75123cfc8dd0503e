import { importOrNull } from './lazy-chunk.ts'

/** Particles, and how many ticks they live (specification section 9). */
export const CONFETTI_DEFAULTS = { particleCount: 50, ticks: 200 } as const

/** Confetti over the page, none with reduced motion. Decoration: where it cannot be fetched there is none. */
export async function throwConfetti(wanted: { particleCount?: number; ticks?: number } = {}): Promise<void> {
  const loaded = await importOrNull(() => import('canvas-confetti'))
  // Its worker would be a script from a blob, which the content security policy refuses.
  await loaded?.default.create(undefined, { useWorker: false, resize: true })({
    ...CONFETTI_DEFAULTS,
    ...wanted,
    origin: { y: 0.7 },
    disableForReducedMotion: true,
  })
}
