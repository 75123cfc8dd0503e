import { z } from 'zod'
import { lineSchema } from './fields.ts'

/** What administrators write of a page's head; apart from `seo.ts`, which the page would have to load with all page addresses. */
export const seoHeadFields = {
  title: lineSchema.min(1).max(100),
  /** Empty: the page's own description. */
  description: lineSchema.max(300).default(''),
  /** A path of this origin or an https address; null: the default picture. */
  image: z
    .string()
    .max(500)
    .regex(/^(?:https:\/\/|\/(?![/\\]))[^\s\\]+$/)
    .nullable()
    .default(null),
  /** Whether search engines may list the page; one that has nothing for them is never listed. */
  isListed: z.boolean().default(true),
}
