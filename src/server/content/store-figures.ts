import { parse } from 'yaml'
import { figuresToJson } from '#domain/figure/figure-fence.ts'

/** Returns an explanation as it is stored: with its figures as JSON. */
export function storeFigures(markdown: string): string {
  return figuresToJson(markdown, parse)
}
