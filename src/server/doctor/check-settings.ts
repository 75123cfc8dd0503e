import { isIP } from 'node:net'
import type { Finding } from '#contract/health.ts'
import { redirectAddress, type SignInProviders } from '../auth/providers.ts'
import type { ServerEnv } from '../env.ts'
import type { SiteSettings } from '../site/site-settings.ts'
import { fault, ok, watch } from './finding.ts'

const SHORTEST_SECRET = 16
const SHORTEST_PASSWORD = 12
const SECRETS = [
  'KAKAO_CLIENT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'TUTOR_API_KEY',
  'SPEECH_API_KEY',
  'S3_SECRET_ACCESS_KEY',
] as const satisfies readonly (keyof ServerEnv)[]
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

export function checkProfile({ PROFILE }: ServerEnv, nodeEnv: string | undefined): Finding[] {
  const profile =
    PROFILE === 'production'
      ? ok('프로필', 'PROFILE=production이에요.')
      : fault(
          '프로필',
          `PROFILE=${PROFILE}이에요. 시험용 설정이라 쿠키와 폴더를 덜 엄격하게 보호해요.`,
          'PROFILE=production으로 바꿔 주세요.',
        )
  if (nodeEnv === undefined || nodeEnv === 'production') return [profile]
  const remedy = 'NODE_ENV를 지우거나 NODE_ENV=production으로 바꿔 주세요.'
  return [
    profile,
    fault('NODE_ENV', `NODE_ENV=${nodeEnv}라 서버가 느려지고 오류의 자세한 내용이 밖으로 나가요.`, remedy),
  ]
}

/** Checks the form of the public address; `checkReachable` checks whether it answers. */
export function checkOrigin({ PUBLIC_ORIGIN }: ServerEnv): Finding {
  const topic = '주소'
  const { protocol, hostname } = new URL(PUBLIC_ORIGIN)
  if (protocol !== 'https:')
    return fault(
      topic,
      `PUBLIC_ORIGIN이 ${PUBLIC_ORIGIN}이라 앱을 설치할 수 없고 로그인 쿠키가 암호화되지 않아요.`,
      'TLS 프록시를 앞에 두고 PUBLIC_ORIGIN=https://…로 바꿔 주세요.',
    )
  if (LOOPBACK.test(hostname))
    return fault(
      topic,
      `PUBLIC_ORIGIN이 ${PUBLIC_ORIGIN}이라 이 컴퓨터에서만 열려요.`,
      '학생들이 여는 주소로 바꿔 주세요.',
    )
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    return watch(topic, '주소가 숫자(IP)예요.', '도메인 이름을 쓰면 인증서를 더 쉽게 발급받을 수 있어요.')
  return ok(topic, `${PUBLIC_ORIGIN}으로 열어요.`)
}

/** Checks lengths only: a wrong secret fails the check of its service. */
export function checkSecrets(env: ServerEnv): Finding[] {
  const topic = '비밀 값'
  const short = SECRETS.filter((name) => (env[name]?.length ?? SHORTEST_SECRET) < SHORTEST_SECRET)
  const findings = short.map((name) =>
    fault(
      topic,
      `${name}이(가) ${SHORTEST_SECRET}자보다 짧아요.`,
      '예시 값이 아니라 발급받은 값을 그대로 넣어 주세요.',
    ),
  )
  const database = env.DATABASE_URL === undefined ? null : new URL(env.DATABASE_URL)
  const isOpen = database && !LOOPBACK.test(database.hostname)
  if (isOpen && decodeURIComponent(database.password).length < SHORTEST_PASSWORD)
    findings.push(
      fault(
        topic,
        `DATABASE_URL의 비밀번호가 ${SHORTEST_PASSWORD}자보다 짧아요.`,
        '데이터베이스의 비밀번호를 길게 바꾸고 DATABASE_URL에도 적어 주세요.',
      ),
    )
  return findings.length > 0 ? findings : [ok(topic, '짧은 비밀 값이 없어요.')]
}

/** Checks how a guardian consents: without consent, children under 14 get neither e-mail nor notifications. */
export function checkGuardian({ GUARDIAN_CHECK, SMTP_URL }: ServerEnv): Finding {
  const topic = '보호자 동의'
  if (GUARDIAN_CHECK !== 'device') return ok(topic, `${GUARDIAN_CHECK} 방법으로 보호자의 동의를 받아요.`)
  return watch(
    topic,
    '같은 기기에서 동의를 받아서, 동의한 사람이 보호자인지 확인하지 않아요.',
    SMTP_URL === undefined
      ? 'SMTP_URL과 MAIL_FROM을 정하면 보호자의 메일로 동의를 받아요.'
      : 'GUARDIAN_CHECK를 지우거나 mail로 바꾸면 보호자의 메일로 동의를 받아요.',
  )
}

/** Checks that the privacy policy can name the operator. */
export function checkOperator({ operator }: SiteSettings): Finding {
  if (operator) return ok('운영자', `처리방침에 ${operator.name}이(가) 적혀요.`)
  return fault(
    '운영자',
    '개인정보 처리방침과 약관에 누가 운영하는지 적혀 있지 않아요.',
    'SITE_CONFIG 파일의 operator에 이름(name), 주소(address), 이메일(email)을 적어 주세요.',
  )
}

/** Lists the redirect addresses: this program cannot see whether the provider has them. */
export function listRedirectAddresses(env: ServerEnv, { names }: SignInProviders): Finding[] {
  return names.map((name) => ok('로그인', `${name}에 등록할 리디렉션 주소: ${redirectAddress(env, name)}`))
}
