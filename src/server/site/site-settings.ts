import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { ConfigurationError, type ServerEnv } from '../env.ts'

const SITE_SCHEMA = z.strictObject({
  redirects: z.array(z.strictObject({ from: z.string().startsWith('/'), to: z.string() })).default([]),
  promo: z
    .strictObject({
      eventId: z.string(),
      image: z.string(),
      startDate: z.string().nullable().default(null),
      endDate: z.string().nullable().default(null),
      link: z
        .strictObject({ url: z.string(), text: z.string(), target: z.string() })
        .nullable()
        .default(null),
      videoUrl: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  promptNames: z
    .strictObject({
      main: z.string().default('main'),
      mainUser: z.string().default('main-user'),
      sub: z.string().default('sub'),
    })
    .prefault({}),
  /** Price of a million tokens in won, by model. */
  prices: z.record(z.string(), z.strictObject({ input: z.number(), output: z.number() })).default({}),
  operator: z
    .strictObject({ name: z.string(), address: z.string(), email: z.string() })
    .nullable()
    .default(null),
})
export type SiteSettings = z.infer<typeof SITE_SCHEMA>

export const DEFAULT_SITE: SiteSettings = SITE_SCHEMA.parse({})

/** The operator's own settings; the defaults where no file is named and none stands at the usual place. */
export async function readSiteSettings(
  env: Pick<ServerEnv, 'SITE_CONFIG' | 'DATA_DIR'>,
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
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ConfigurationError(`SITE_CONFIG: ${file}의 ${issue?.path.join('.')}: ${issue?.message}`)
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ConfigurationError(`SITE_CONFIG: ${file}이(가) JSON이 아니에요.`, { cause })
  }
}
