import { z } from 'zod'
import { CURRICULUM_ID } from '#domain/curriculum/curriculum.ts'
import { type ContentFault, fault } from './content-fault.ts'
import { type LineOf, readYaml } from './read-yaml.ts'

const text = z.string().trim().min(1)
const id = z.string().regex(CURRICULUM_ID)
const hidden = z.boolean().default(false)

const frontMatter = z.strictObject({
  id,
  name: text,
  description: z.string().trim(),
  standards: z.array(text),
  prerequisites: z.array(id),
  terms: z.array(z.strictObject({ id, term: text, definition: text, hidden })),
  links: z.array(
    z.strictObject({
      id: z.uuid(),
      title: text,
      url: z.url({ protocol: /^https$/ }),
      kind: z.enum(['video', 'page']),
      hidden,
    }),
  ),
})

export type FrontMatter = z.infer<typeof frontMatter>

/** A concept's Markdown file: what it says about the concept, and the explanation. */
export interface ConceptText {
  file: string
  matter: FrontMatter
  lineOf: LineOf
  /** The explanation, without the front matter. */
  body: string
  /** The line of the file at which the body starts. */
  bodyLine: number
}

export function readConceptText(file: string, source: string): ConceptText | { faults: ContentFault[] } {
  const [, matter, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? []
  if (matter === undefined || body === undefined) {
    return { faults: [fault(file, 1, 'the file must start with front matter between two lines of ---')] }
  }
  const reading = readYaml(file, matter, frontMatter, 2)
  if ('faults' in reading) return reading
  const lead = /^\s*/.exec(body)?.[0] ?? ''
  return {
    file,
    matter: reading.value,
    lineOf: reading.lineOf,
    body: `${body.trim()}\n`,
    bodyLine: matter.split('\n').length + 2 + lead.split('\n').length - 1,
  }
}
