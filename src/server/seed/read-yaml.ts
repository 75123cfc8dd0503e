import { isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { type ContentFault, fault } from './content-fault.ts'

/** Returns the line (from 1, of the whole file) of the value at a path; of its nearest ancestor if it is missing. */
export type LineOf = (path: readonly PropertyKey[]) => number

export type YamlReading<T> = { value: T; lineOf: LineOf } | { faults: ContentFault[] }

/**
 * Reads YAML text that starts at line `firstLine` of `file` against a schema. Every fault, of the notation or of the schema,
 * carries its line; with one there is no value.
 */
export function readYaml<T>(file: string, text: string, schema: z.ZodType<T>, firstLine = 1): YamlReading<T> {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1
  if (document.errors.length > 0) {
    return {
      faults: document.errors.map((error) => fault(file, lineAt(error.pos[0]), firstLineOf(error.message))),
    }
  }
  const lineOf: LineOf = (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lineAt(node.range[0])
    }
    return lineAt(document.contents?.range?.[0] ?? 0)
  }
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return { value: parsed.data, lineOf }
  return {
    faults: parsed.error.issues.map((issue) => {
      const place = issue.path.map(String).join('.')
      return fault(file, lineOf(issue.path), place === '' ? issue.message : `${place}: ${issue.message}`)
    }),
  }
}

function firstLineOf(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:?$/, '')
}
