import { replaceFences } from '../markdown/fences.ts'

/** Returns what a `figure` fence holds, which may be anything; null if it is not JSON. */
export function parseFigureFence(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Returns the text alternative in a `figure` fence, empty if there is none. A fence that an earlier version wrote holds YAML: conversations
 * keep it, and of it only this line is read.
 */
export function readFigureAlt(text: string): string {
  const { alt }: { alt?: unknown } = Object(parseFigureFence(text))
  if (typeof alt === 'string') return alt
  return /^alt:[ \t]*(.+)$/m.exec(text)?.[1]?.replace(/^(['"])(.*)\1$/, '$2') ?? ''
}

/** Returns a Markdown text with the content of each `figure` fence replaced. */
export function replaceFigures(markdown: string, replace: (inside: string) => string): string {
  return replaceFences(markdown, ({ kind, inside, start, end }) =>
    kind === 'figure' ? replace(inside) : markdown.slice(start, end),
  )
}

/**
 * Returns a Markdown text with its figures as JSON, as learners' pages read them; `parse` reads YAML. A figure that cannot be read stays as
 * it was typed.
 */
export function figuresToJson(markdown: string, parse: (typed: string) => unknown): string {
  return replaceFigures(markdown, (typed) => `\`\`\`figure\n${toJson(typed, parse)}\n\`\`\``)
}

function toJson(typed: string, parse: (typed: string) => unknown): string {
  try {
    return JSON.stringify(parse(typed))
  } catch {
    // A draft is saved with faults; publishing names this one.
    return typed
  }
}
