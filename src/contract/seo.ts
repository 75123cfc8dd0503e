import { z } from 'zod'
import { okSchema, timeSchema } from './fields.ts'
import { isPageAddress } from './paths.ts'
import { adminProcedure } from './procedure.ts'
import { seoHeadFields } from './seo-fields.ts'

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

const seoFields = { path: pagePathSchema, ...seoHeadFields }

const seoSettingSchema = z.object({ ...seoFields, updatedAt: timeSchema, version: z.number() })
export type SeoSetting = z.infer<typeof seoSettingSchema>

const pageHeadSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** Whether search engines may list the page. */
  isListed: z.boolean(),
})
export type SeoPageHead = z.infer<typeof pageHeadSchema>

export const seoContract = {
  list: adminProcedure
    .route({ method: 'GET', path: '/api/v1/seo-settings' })
    .output(z.array(seoSettingSchema)),
  /** What is set for a page (null: nothing), and the head that it has by itself. 404 if there is no such page. */
  get: adminProcedure
    .route({ method: 'GET', path: '/api/v1/seo-settings/page' })
    .input(z.strictObject({ path: pagePathSchema }))
    .output(z.object({ setting: seoSettingSchema.nullable(), own: pageHeadSchema })),
  put: adminProcedure
    .route({ method: 'PUT', path: '/api/v1/seo-settings' })
    .input(
      z.strictObject({
        ...seoFields,
        /** The version that the write is based on, 0 if nothing was set; 409 `STALE_VERSION` if that has changed. */
        version: z.number().int().min(0).exactOptional(),
      }),
    )
    .output(seoSettingSchema),
  /** Restores the page's own head; succeeds if nothing was set. */
  remove: adminProcedure
    .route({ method: 'DELETE', path: '/api/v1/seo-settings' })
    .input(z.strictObject({ path: pagePathSchema }))
    .output(okSchema),
}
