import { parse } from 'yaml'
import { replaceFigures } from '#domain/figure/figure-fence.ts'

/** Returns an explanation with its figures as JSON, which the page can read; authors write them as YAML. */
export function writeFigureJson(markdown: string): string {
  return replaceFigures(markdown, (yaml) => `\`\`\`figure\n${JSON.stringify(parse(yaml))}\n\`\`\``)
}
