import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { GUARDIAN_CHECKS, type GuardianCheck } from '#domain/access/guardian-consent.ts'
import { PROFILES } from '#domain/access/roles.ts'
import { parseNetworks } from './http/networks.ts'
import { StartError } from './start-error.ts'

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

/** Longer than a proxy's round of readiness checks. */
const DEFAULT_DRAIN_SECONDS = 5

const text = z.string().trim().min(1).optional()
const address = z.url({ protocol: /^https?$/ }).optional()
const wholeNumber = z.coerce.number().int().min(0)
/** A retention period. Its maximum is that of the privacy policy, so that the policy is true for every configuration. */
function days(least: number, most: number) {
  return z.coerce.number().int().min(least).max(most)
}
const onOrOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => ['on', 'true', '1'].includes(value))
  .optional()

/** Proxies whose `X-Forwarded-For` is trusted. */
const networks = z
  .string()
  .trim()
  .default('private')
  .transform((value, context) => {
    const networks = parseNetworks(value)
    if (networks) return networks
    context.addIssue({ code: 'custom', message: 'networks' })
    return z.NEVER
  })

const ENV_SCHEMA = z.object({
  PROFILE: z.enum(PROFILES).default('local'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  PUBLIC_ORIGIN: address.transform((value) => (value === undefined ? undefined : new URL(value).origin)),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  KAKAO_CLIENT_ID: text,
  KAKAO_CLIENT_SECRET: text,
  KAKAO_ISSUER: address.default('https://kauth.kakao.com'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: address.default('https://accounts.google.com'),
  TUTOR_BASE_URL: address,
  TUTOR_API_KEY: text,
  TUTOR_MODEL: text,
  TUTOR_VISION_MODEL: text,
  SPEECH_BASE_URL: address,
  SPEECH_API_KEY: text,
  SPEECH_MODEL: text,
  SPEECH_VOICE: text,
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:\S+@|https:\/\/)\S+$/)
    .optional(),
  PUSH_LOOPBACK: onOrOff,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  GUARDIAN_CHECK: z.enum(GUARDIAN_CHECKS).optional(),
  GUARDIAN_IDENTITY_ADAPTER: text,
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^[^\p{Cc}]*[^\s<>@]+@[^\s<>@]+>?$/u)
    .optional(),
  S3_ENDPOINT: address,
  S3_BUCKET: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  SENTRY_DSN: address,
  SITE_CONFIG: text,
  TOKEN_BUDGET_USER_DAY: wholeNumber.default(100_000),
  TOKEN_BUDGET_VISITORS_DAY: wholeNumber.default(500_000),
  TOKEN_BUDGET_DAY: wholeNumber.default(5_000_000),
  KEEP_CALLS_DAYS: days(1, 90).default(90),
  KEEP_NOTIFICATIONS_DAYS: days(7, 90).default(90),
  KEEP_AUDIT_DAYS: days(30, 730).default(730),
  KEEP_REQUEST_KEYS_DAYS: days(90, 180).default(180),
  KEEP_UNUSED_FILES_DAYS: days(1, 7).default(7),
  KEEP_INACTIVE_ACCOUNTS_DAYS: days(365, 3650).optional(),
  WARN_INACTIVE_ACCOUNTS_DAYS: days(7, 90).default(30),
  METRICS_TOKEN: z.string().trim().min(16).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  TRUSTED_PROXIES: networks,
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
  TRACK_TIME: onOrOff,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

type RawEnv = z.infer<typeof ENV_SCHEMA>
export type ServerEnv = Omit<
  RawEnv,
  'PUBLIC_ORIGIN' | 'TRACK_TIME' | 'DRAIN_SECONDS' | 'PUSH_LOOPBACK' | 'GUARDIAN_CHECK'
> & {
  GUARDIAN_CHECK: GuardianCheck
  PUBLIC_ORIGIN: string
  TRACK_TIME: boolean
  /** Seconds for which a stopping server still answers calls, so that its proxy can remove it first. */
  DRAIN_SECONDS: number
  /** For tests only: accepts push endpoints on this machine. */
  PUSH_LOOPBACK: boolean
  /** Profile `local` without configured providers: this server signs people in itself. */
  LOCAL_PROVIDER: boolean
}

const EXPECTED: Partial<Record<keyof RawEnv, string>> = {
  PROFILE: `${PROFILES.join(', ')} 가운데 하나`,
  PORT: '1부터 65535까지의 정수',
  PUBLIC_ORIGIN: 'https://semsaem.example 같은 주소',
  DATABASE_URL: 'postgres://이름:비밀번호@호스트:포트/데이터베이스',
  VAPID_SUBJECT: 'mailto:이름@호스트 또는 https:// 주소',
  PUSH_LOOPBACK: 'on 또는 off',
  SMTP_URL: 'smtp:// 또는 smtps://로 시작하는 주소',
  S3_ENDPOINT: 'https://storage.example 같은 http:// 또는 https:// 주소',
  S3_BUCKET: '소문자, 숫자, 점, 줄표로 된 3~63자의 버킷 이름',
  MAIL_FROM: '셈샘 <semsaem@semsaem.example> 같은 보내는 주소',
  GUARDIAN_CHECK: `${GUARDIAN_CHECKS.join(', ')} 가운데 하나`,
  DRAIN_SECONDS: '0부터 60까지의 정수(초)',
  TRACK_TIME: 'on 또는 off',
  TOKEN_BUDGET_USER_DAY: '0 이상의 정수',
  TOKEN_BUDGET_VISITORS_DAY: '0 이상의 정수',
  TOKEN_BUDGET_DAY: '0 이상의 정수',
  KEEP_CALLS_DAYS: '1부터 90까지의 정수(일)',
  KEEP_NOTIFICATIONS_DAYS: '7부터 90까지의 정수(일)',
  KEEP_AUDIT_DAYS: '30부터 730까지의 정수(일)',
  KEEP_REQUEST_KEYS_DAYS: '90부터 180까지의 정수(일)',
  KEEP_UNUSED_FILES_DAYS: '1부터 7까지의 정수(일)',
  KEEP_INACTIVE_ACCOUNTS_DAYS: '365부터 3650까지의 정수(일)',
  WARN_INACTIVE_ACCOUNTS_DAYS: '7부터 90까지의 정수(일)',
  METRICS_TOKEN: '16자 이상의 무작위 문자열',
  METRICS_PORT: '1부터 65535까지의 정수',
  TRUSTED_PROXIES: 'none, private 또는 10.0.0.0/8, 192.0.2.7 같은 주소를 쉼표로 이은 것',
  LOG_LEVEL: 'trace, debug, info, warn, error, fatal, silent 가운데 하나',
}

/** A configuration that prevents the start; `message` names the variable. */
export class ConfigurationError extends StartError {
  override readonly name: string = 'ConfigurationError'
}

/** Returns the environment with defaults. Throws ConfigurationError, which names every invalid variable and its expected value. */
export function readEnv(source: Record<string, string | undefined>): ServerEnv {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = ENV_SCHEMA.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]) as keyof RawEnv
      return `${name}: ${EXPECTED[name] ?? message}이어야 해요.`
    })
    throw new ConfigurationError(lines.join('\n'))
  }
  const env = parsed.data
  const faults = findCombinationFaults(env)
  if (faults.length > 0) throw new ConfigurationError(faults.join('\n'))
  return {
    ...env,
    PUBLIC_ORIGIN: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    PUSH_LOOPBACK: env.PUSH_LOOPBACK ?? false,
    GUARDIAN_CHECK: env.GUARDIAN_CHECK ?? (env.SMTP_URL === undefined ? 'device' : 'mail'),
    TRACK_TIME: env.TRACK_TIME ?? env.PROFILE !== 'local',
    DRAIN_SECONDS: env.DRAIN_SECONDS ?? (env.PROFILE === 'local' ? 0 : DEFAULT_DRAIN_SECONDS),
    LOCAL_PROVIDER: env.PROFILE === 'local' && !hasProvider(env),
  }
}

/** Checks variables that are only valid together. */
const TOGETHER: (keyof RawEnv)[][] = [
  ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['TUTOR_BASE_URL', 'TUTOR_MODEL'],
  ['SPEECH_BASE_URL', 'SPEECH_MODEL'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

function hasProvider(env: RawEnv): boolean {
  return Boolean(env.KAKAO_CLIENT_ID || env.GOOGLE_CLIENT_ID)
}

/** Returns a sentence for each conflict between variables that are valid one by one. */
function findCombinationFaults(env: RawEnv): string[] {
  const faults: string[] = []
  for (const group of TOGETHER) {
    const missing = group.filter((name) => env[name] === undefined)
    if (missing.length > 0 && missing.length < group.length)
      faults.push(`${missing.join(', ')}: ${group.join(', ')}을(를) 함께 정해야 해요.`)
  }
  if (env.PROFILE === 'local' && !LOOPBACK_HOSTS.has(env.HOST))
    faults.push(
      'HOST: PROFILE=local에서는 127.0.0.1만 쓸 수 있어요. 다른 기기에서 쓰려면 PROFILE=devserver로 시작하세요.',
    )
  if (env.PROFILE !== 'local' && !hasProvider(env))
    faults.push(
      `KAKAO_CLIENT_ID 또는 GOOGLE_CLIENT_ID: PROFILE=${env.PROFILE}에는 로그인 제공자가 하나는 있어야 해요.`,
    )
  if (env.PROFILE === 'production' && !env.PUBLIC_ORIGIN?.startsWith('https://'))
    faults.push('PUBLIC_ORIGIN: PROFILE=production에는 https:// 주소가 있어야 해요.')
  const isByMail = env.GUARDIAN_CHECK === 'mail' || env.GUARDIAN_CHECK === 'identity'
  if (isByMail && env.PROFILE !== 'local' && env.SMTP_URL === undefined)
    faults.push(`GUARDIAN_CHECK: ${env.GUARDIAN_CHECK}에는 SMTP_URL과 MAIL_FROM이 있어야 해요.`)
  if (env.GUARDIAN_CHECK === 'identity' && env.GUARDIAN_IDENTITY_ADAPTER === undefined)
    faults.push('GUARDIAN_CHECK: identity에는 GUARDIAN_IDENTITY_ADAPTER가 있어야 해요.')
  if (env.PUSH_LOOPBACK && env.PROFILE !== 'local')
    faults.push('PUSH_LOOPBACK: 시험에서만 쓰는 값이라 PROFILE=local에서만 켤 수 있어요.')
  return faults
}

/** Returns the process environment, with defaults from `.env` in the working directory. */
export function loadEnvironment(): ServerEnv {
  let file = ''
  try {
    file = readFileSync('.env', 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return readEnv({ ...parseEnv(file), ...process.env })
}
