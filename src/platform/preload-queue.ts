import { withoutReload } from './lazy-chunk.ts'

/** Route chunks that are fetched at once (specification section 9). */
const PRELOADS_AT_ONCE = 4

export type Load = () => Promise<unknown>

/** Preloads chunks, at most `limit` at a time and each once. One that fails can be added again. */
export class PreloadQueue {
  readonly #limit: number
  readonly #known = new Set<Load>()
  readonly #waiting: Load[] = []
  #running = 0

  constructor(limit: number = PRELOADS_AT_ONCE) {
    this.#limit = limit
  }

  add(load: Load): void {
    if (this.#known.has(load)) return
    this.#known.add(load)
    this.#waiting.push(load)
    this.#start()
  }

  #start(): void {
    while (this.#running < this.#limit) {
      const load = this.#waiting.shift()
      if (!load) return
      this.#running += 1
      withoutReload(load())
        .catch(() => this.#known.delete(load))
        .finally(() => {
          this.#running -= 1
          this.#start()
        })
    }
  }
}
