import { createHash } from 'node:crypto'
import type { RenderedText } from '#domain/markdown/rendered-text.ts'
import { renderMarkdown } from './render-markdown.ts'

/** Some hundred explanations. */
const MOST_CHARACTERS = 8_000_000

/** Keeps rendered texts by their source, so that an edit renders again only what it changed. Bounded; the least used leaves first. */
export class RenderedTexts {
  readonly #texts = new Map<string, RenderedText>()
  readonly #pending = new Map<string, Promise<RenderedText>>()
  #characters = 0

  /** Returns a Markdown text as HTML with its digest. */
  async render(markdown: string): Promise<RenderedText> {
    const key = digest(markdown)
    const known = this.#texts.get(key)
    if (known) {
      this.#texts.delete(key)
      this.#texts.set(key, known)
      return known
    }
    const rendering = this.#pending.get(key) ?? this.#renderNew(key, markdown)
    this.#pending.set(key, rendering)
    return await rendering
  }

  async #renderNew(key: string, markdown: string): Promise<RenderedText> {
    try {
      const html = await renderMarkdown(markdown)
      const text = { html, digest: digest(html) }
      this.#texts.set(key, text)
      this.#characters += html.length
      this.#evict()
      return text
    } finally {
      this.#pending.delete(key)
    }
  }

  #evict(): void {
    for (const [key, { html }] of this.#texts) {
      if (this.#characters <= MOST_CHARACTERS) return
      this.#texts.delete(key)
      this.#characters -= html.length
    }
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
