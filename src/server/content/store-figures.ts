import { parse } from 'yaml'
import { replaceFigures } from '#domain/figure/figure-fence.ts'

/** Returns an explanation with its figures as JSON, as learners' pages read them. A figure that cannot be read stays as it was typed. */
export function storeFigures(markdown: string): string {
  return replaceFigures(markdown, (typed) => `\`\`\`figure\n${toJson(typed)}\n\`\`\``)
}

function toJson(typed: string): string {
  try {
    return JSON.stringify(parse(typed))
  } catch {
    // A draft is saved with faults; publishing names this one.
    return typed
  }
}
