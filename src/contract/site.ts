import { z } from 'zod'
import { LOGIN_PROVIDERS, PROFILES } from '#domain/access/roles.ts'
import { okSchema } from './fields.ts'
import { contentProcedure, openProcedure } from './procedure.ts'

const promoSchema = z.object({
  eventId: z.string(),
  image: z.string(),
  imageText: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  link: z.object({ url: z.string().nullable(), text: z.string(), target: z.string() }).nullable(),
  /** The video channel that opens when the bottom-right corner of the picture is clicked. */
  videoUrl: z.string().nullable(),
  force: z.boolean(),
})

/** Who runs this server, for the policies; null if not configured. */
const operatorSchema = z.object({ name: z.string(), address: z.string(), email: z.string() })

const siteConfigSchema = z.object({
  profile: z.enum(PROFILES),
  trackTime: z.boolean(),
  providers: z.array(z.enum(LOGIN_PROVIDERS)),
  promptNames: z.object({ main: z.string(), mainUser: z.string(), sub: z.string() }),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  promo: promoSchema.nullable(),
  speech: z.boolean(),
  vision: z.boolean(),
  push: z.boolean(),
  mail: z.boolean(),
  errorReporting: z.boolean(),
  operator: operatorSchema.nullable(),
})
export type SiteConfig = z.infer<typeof siteConfigSchema>

const LOG_LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const

const logSchema = z.strictObject({
  level: z.enum(LOG_LEVELS),
  message: z.string().max(8000),
  args: z.array(z.unknown()).max(50).default([]),
})

const reportSchema = z.strictObject({
  name: z.string().max(200),
  message: z.string().max(2000),
  stack: z.string().max(12_000).default(''),
  path: z.string().max(500).default(''),
  release: z.string().max(100).default(''),
})
export type ErrorReport = z.infer<typeof reportSchema>

const beaconProcedure = openProcedure.meta({ key: 'none', transaction: false })

export const siteContract = {
  config: contentProcedure.route({ method: 'GET', path: '/api/config' }).output(siteConfigSchema),
  log: beaconProcedure.route({ method: 'POST', path: '/api/_log' }).input(logSchema).output(okSchema),
  report: beaconProcedure
    .route({ method: 'POST', path: '/api/_report' })
    .input(reportSchema)
    .output(okSchema),
}
