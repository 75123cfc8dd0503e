import { APICallError } from '@ai-sdk/provider'
import type { Finding } from '#contract/health.ts'
import type { SignInProviders } from '../auth/providers.ts'
import type { ServerEnv } from '../env.ts'
import { makeRemoteModel, type RemoteModelSettings } from '../llm/remote-model.ts'
import { MailError, type Mailer } from '../mail/mailer.ts'
import { explainFailure, isCertificateFailure } from './explain-failure.ts'
import { fault, ok, watch } from './finding.ts'

const ANSWER_WITHIN_MS = 10_000
const MOST_SKEW_MS = 60_000

export async function checkMail(mailer: Mailer, { SMTP_URL }: Pick<ServerEnv, 'SMTP_URL'>): Promise<Finding> {
  const topic = '메일'
  if (SMTP_URL === undefined)
    return watch(
      topic,
      '메일을 보내지 않아요. 이메일 알림과 보호자의 메일 동의를 쓸 수 없어요.',
      '쓰려면 SMTP_URL과 MAIL_FROM을 정해 주세요.',
    )
  try {
    await mailer.check()
    return ok(topic, `${new URL(SMTP_URL).host}에 접속했어요.`)
  } catch (error) {
    const remedy =
      error instanceof MailError && error.code === 'EAUTH'
        ? 'SMTP_URL에 적은 사용자 이름과 비밀번호를 확인해 주세요. 특수 문자는 %40처럼 바꿔 적어야 해요.'
        : 'SMTP_URL의 주소와 포트를 확인하고, 방화벽이 그 포트를 막는지 봐 주세요.'
    return fault(topic, `메일 서버를 쓸 수 없어요. ${explainFailure(error)}.`, remedy)
  }
}

/** Requests one token from each configured model. */
export async function checkModels(env: ServerEnv): Promise<Finding[]> {
  const topic = '튜터 모델'
  const { TUTOR_BASE_URL: baseUrl, TUTOR_API_KEY: apiKey, TUTOR_MODEL, TUTOR_VISION_MODEL } = env
  if (baseUrl === undefined) return [ok(topic, '내장 튜터가 대답해요. 글을 서버 밖으로 보내지 않아요.')]
  const models = new Set([TUTOR_MODEL, TUTOR_VISION_MODEL].filter((model) => model !== undefined))
  return Promise.all(
    [...models].map(async (model) => {
      try {
        await askOneToken({ baseUrl, apiKey, model })
        return ok(topic, `${model}이(가) 답해요.`)
      } catch (error) {
        return describeModelFailure(topic, model, error)
      }
    }),
  )
}

/** Streamed, as in the tutor's calls. */
async function askOneToken(settings: RemoteModelSettings): Promise<void> {
  const { stream } = await makeRemoteModel(settings).doStream({
    prompt: [{ role: 'user', content: [{ type: 'text', text: '1' }] }],
    maxOutputTokens: 1,
    abortSignal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  for await (const part of stream) if (part.type === 'error') throw part.error
}

function describeModelFailure(topic: string, model: string, error: unknown): Finding {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  const sentence = `${model}을(를) 쓸 수 없어요.`
  if (status === 401 || status === 403)
    return fault(topic, `${sentence} API 키를 받아 주지 않아요.`, 'TUTOR_API_KEY를 확인해 주세요.')
  if (status === 404)
    return fault(
      topic,
      `${sentence} 그 주소에 그런 모델이 없어요.`,
      'TUTOR_MODEL의 이름과 TUTOR_BASE_URL(대개 /v1로 끝나요)을 확인해 주세요.',
    )
  if (status === 429) return watch(topic, `${model}이(가) 지금 바빠요.`, '모델의 사용 한도를 확인해 주세요.')
  if (status !== undefined && status >= 400)
    return fault(topic, `${sentence} 상태 코드 ${status}로 답했어요.`, '모델 서버의 로그를 봐 주세요.')
  return fault(
    topic,
    `${sentence} ${explainFailure(error)}.`,
    'TUTOR_BASE_URL의 주소가 맞는지, 모델 서버가 켜져 있는지 확인해 주세요.',
  )
}

/** Checks the OpenID Connect discovery of each provider; the client secret is only checked at the first sign-in. */
export function checkProviders(providers: SignInProviders): Promise<Finding[]> {
  const request = { state: 'doctor', nonce: 'doctor', codeVerifier: 'doctor', loginHint: null }
  return Promise.all(
    providers.names.map(async (name) => {
      const topic = '로그인'
      try {
        await providers.authorizationUrl(name, request)
        return ok(topic, `${name}의 로그인 서버가 답해요.`)
      } catch (error) {
        return fault(
          topic,
          `${name}의 로그인 서버를 쓸 수 없어요. ${explainFailure(error)}.`,
          `이 서버가 인터넷에 연결되는지, ${name.toUpperCase()}_ISSUER가 맞는지 확인해 주세요.`,
        )
      }
    }),
  )
}

/** Compares the clock with that of another server: sessions, sign-in tokens and study days depend on it. */
export async function checkClock(issuer: string, now: () => Date): Promise<Finding> {
  const topic = '시계'
  let date: string | null
  try {
    const response = await fetch(issuer, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    date = response.headers.get('date')
  } catch {
    date = null // the provider's own check says why
  }
  if (date === null)
    return watch(topic, '시각을 비교할 서버가 답하지 않았어요.', '시각 동기화(NTP)가 켜져 있는지 봐 주세요.')
  const skew = now().getTime() - Date.parse(date)
  if (Math.abs(skew) <= MOST_SKEW_MS) return ok(topic, '시계가 맞아요.')
  const side = skew > 0 ? '빨라요' : '느려요'
  return fault(
    topic,
    `시계가 ${Math.round(Math.abs(skew) / 1000)}초 ${side}.`,
    '시각 동기화(NTP)를 켜 주세요. 시계가 틀리면 로그인이 안 되고 학습 날짜가 어긋나요.',
  )
}

/** Checks that the public address reaches this server. The doctor may run before server and proxy do. */
export async function checkReachable({ PUBLIC_ORIGIN }: ServerEnv): Promise<Finding> {
  const topic = '주소'
  const remedy = '서버를 시작했다면 DNS와 인증서가 맞는지, 프록시가 이 서버로 요청을 넘기는지 확인해 주세요.'
  try {
    const response = await fetch(`${PUBLIC_ORIGIN}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await response.body?.cancel()
    if (response.ok) return ok(topic, 'PUBLIC_ORIGIN 주소에서 셈샘이 답해요.')
    return watch(topic, `PUBLIC_ORIGIN 주소가 상태 코드 ${response.status}로 답해요.`, remedy)
  } catch (error) {
    const sentence = `PUBLIC_ORIGIN 주소에 연결할 수 없어요. ${explainFailure(error)}.`
    return isCertificateFailure(error)
      ? fault(topic, sentence, '프록시의 인증서를 새로 발급받아 주세요.')
      : watch(topic, sentence, remedy)
  }
}
