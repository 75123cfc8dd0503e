import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { safeLocalPath } from '#contract/paths.ts'
import { findRedirectCircle } from '#domain/access/resolve-redirect.ts'
import { ConfigurationError, type ServerEnv } from '../env.ts'

function isHttp(text: string) {
  return /^https?:\/\/./i.test(text) && URL.canParse(text)
}

function isOwnPath(text: string) {
  return text.startsWith('/') && safeLocalPath(text) === text
}

const addressSchema = z
  .string()
  .refine((text) => isHttp(text) || isOwnPath(text), 'http(s) 주소나 /로 시작하는 이 사이트의 경로여야 해요.')
const dateSchema = z
  .string()
  .refine(
    (text) => !Number.isNaN(Date.parse(text)),
    '2026-03-02처럼 날짜이거나 시간대가 있는 시각이어야 해요.',
  )

/** The page may only show pictures of our own origin and data URLs (security.md 4). */
const pictureSchema = z
  .string()
  .max(300_000)
  .refine(
    (text) => isOwnPath(text) || /^data:image\/(?:png|jpeg|webp|svg\+xml)[;,]/.test(text),
    '/로 시작하는 이 사이트의 경로이거나 data: 그림이어야 해요.',
  )

const promoSchema = z.strictObject({
  eventId: z.string().min(1).max(100),
  image: pictureSchema,
  imageText: z.string().default(''),
  startDate: dateSchema.nullable().default(null),
  endDate: dateSchema.nullable().default(null),
  link: z
    .strictObject({
      url: addressSchema.nullable(),
      text: z.string().min(1).default('이벤트 참여'),
      target: z.string().default('_blank'),
    })
    .nullable()
    .default(null),
  videoUrl: addressSchema.nullable().default(null),
  force: z.boolean().default(false),
})

/**
 * The campaign of the specification, which has ended. The addresses of its form and videos are unknown, and none is
 * invented: without them there is no button and no clickable corner.
 */
const AUTUMN_2025: z.input<typeof promoSchema> = {
  eventId: 'event-2510',
  image: '/pictures/event-2510.svg',
  imageText: '셈샘 이벤트',
  endDate: '2025-10-31',
  link: { url: null, text: '이벤트 참여', target: '_blank' },
}

const wonSchema = z.number().min(0)

/** Of a million tokens, in won. */
const priceSchema = z.strictObject({
  from: dateSchema.nullable().default(null),
  input: wonSchema,
  output: wonSchema,
  cached: wonSchema.nullable().default(null),
})

const SITE_SCHEMA = z.strictObject({
  redirects: z.array(z.strictObject({ from: z.string().startsWith('/'), to: addressSchema })).default([]),
  promo: promoSchema.nullable().prefault(AUTUMN_2025),
  promptNames: z
    .strictObject({
      main: z.string().default('main'),
      mainUser: z.string().default('main-user'),
      sub: z.string().default('sub'),
    })
    .prefault({}),
  /** Per model one price, or several that are valid from a day on. */
  prices: z
    .record(z.string(), z.union([priceSchema.transform((price) => [price]), z.array(priceSchema)]))
    .default({}),
  operator: z
    .strictObject({ name: z.string(), address: z.string(), email: z.string() })
    .nullable()
    .default(null),
})
export type SiteSettings = z.infer<typeof SITE_SCHEMA>

export const DEFAULT_SITE: SiteSettings = SITE_SCHEMA.parse({})

/** Reads the operator's settings; the defaults if no file is configured and none exists at the default path. */
export async function readSiteSettings(
  env: Pick<ServerEnv, 'SITE_CONFIG' | 'DATA_DIR' | 'PUBLIC_ORIGIN'>,
): Promise<SiteSettings> {
  const file = env.SITE_CONFIG ?? path.join(env.DATA_DIR, 'site.json')
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (cause) {
    if (env.SITE_CONFIG === undefined) return DEFAULT_SITE
    throw new ConfigurationError(`SITE_CONFIG: ${file} 파일을 읽을 수 없어요.`, { cause })
  }
  const parsed = SITE_SCHEMA.safeParse(parseJson(text, file))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigurationError(`SITE_CONFIG: ${file}의 ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const circle = findRedirectCircle(parsed.data.redirects, env.PUBLIC_ORIGIN)
  if (circle === null) return parsed.data
  throw new ConfigurationError(
    `SITE_CONFIG: ${file}의 redirects: ${circle.join(' → ')}로 되돌아와요. 끝나는 주소가 있어야 해요.`,
  )
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ConfigurationError(`SITE_CONFIG: ${file}이(가) JSON이 아니에요.`, { cause })
  }
}
