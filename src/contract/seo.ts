import { z } from 'zod'
import { lineSchema, okSchema, timeSchema } from './fields.ts'
import { isPageAddress } from './paths.ts'
import { adminProcedure } from './procedure.ts'

/** The head of a page for search engines and previews (administrators' SEO manager). */

/** The address of an existing page, without a query or a trailing slash. */
const pagePathSchema = z
  .string()
  .max(200)
  .refine(
    (path) =>
      (path === '/' || !path.endsWith('/')) &&
      isPageAddress(path, {
        hasUnit: () => true,
        hasConcept: () => true,
        hasGuide: (slug) => /^[a-z0-9/-]+$/.test(slug),
      }),
    '이 주소에는 페이지가 없어요.',
  )

const seoFields = {
  path: pagePathSchema,
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
}

const seoSettingSchema = z.object({ ...seoFields, updatedAt: timeSchema })
export type SeoSetting = z.infer<typeof seoSettingSchema>

export const seoContract = {
  list: adminProcedure
    .route({ method: 'GET', path: '/api/v1/seo-settings' })
    .output(z.array(seoSettingSchema)),
  put: adminProcedure
    .route({ method: 'PUT', path: '/api/v1/seo-settings' })
    .input(z.strictObject(seoFields))
    .output(seoSettingSchema),
  /** Restores the page's own head; succeeds if nothing was set. */
  remove: adminProcedure
    .route({ method: 'DELETE', path: '/api/v1/seo-settings' })
    .input(z.strictObject({ path: pagePathSchema }))
    .output(okSchema),
}
