import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { GUARDIAN_CONFIRMS, KEPT_OF_GUARDIAN, KEPT_WITH_CONSENT } from '#domain/access/guardian-consent.ts'
import type { AppDeps } from '../deps.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { LINK_PAGE_HEADERS, makeButton, makeLinkPage } from '../mail/link-page.ts'
import { readPersonOfToken } from '../mail/signed-token.ts'
import { consentByLink, withdrawByLink } from './guardian.flow.ts'
import { findConsent, findRequestOfLink, type GivenConsent } from './guardian.queries.ts'
import {
  CONSENT_PATH,
  hashConsentToken,
  IDENTITY_PATH,
  isWithdrawToken,
  makeWithdrawUrl,
  WITHDRAW_PATH,
} from './guardian-link.ts'

const FORM_LIMIT_BYTES = 4_096

/**
 * What a guardian opens from a mail, without signing in: the text of the consent, and its withdrawal. GET changes nothing, since mail
 * scanners follow links. Like the links that end e-mail, these are registered before the guards of the API; the token protects them.
 */
export function makeGuardianPages(deps: AppDeps): Hono<ServerHono> {
  const routes = new Hono<ServerHono>()
  const answer = (context: Context<ServerHono>, page: string, status: 200 | 400 = 200) =>
    context.html(page, status, LINK_PAGE_HEADERS)
  const readToken = (context: Context<ServerHono>) => context.req.query('token') ?? ''

  routes.get(CONSENT_PATH, async (context) => {
    const found = await findRequestOfLink(
      deps.db,
      hashConsentToken(deps.secrets, readToken(context)),
      deps.clock(),
    )
    return found ? answer(context, writeConsentPage(found.nickname, '')) : answer(context, LINK_ENDED, 400)
  })
  routes.post(CONSENT_PATH, bodyLimit({ maxSize: FORM_LIMIT_BYTES }), async (context) => {
    const tokenHash = hashConsentToken(deps.secrets, readToken(context))
    const found = await findRequestOfLink(deps.db, tokenHash, deps.clock())
    if (!found) return answer(context, LINK_ENDED, 400)
    const form = await context.req.formData().catch(() => new FormData())
    const isAgreed = GUARDIAN_CONFIRMS.every((_, index) => form.get(`confirm-${index}`) === 'yes')
    if (!isAgreed) return answer(context, writeConsentPage(found.nickname, NOT_ALL), 400)
    if (deps.identityCheck) {
      const returnTo = new URL(IDENTITY_PATH, deps.env.PUBLIC_ORIGIN)
      returnTo.searchParams.set('token', readToken(context))
      return answer(
        context,
        writeIdentityPage(await deps.identityCheck.begin({ reference: tokenHash, returnTo })),
      )
    }
    const consent = await consentByLink(deps, tokenHash, 'mail')
    return consent
      ? answer(context, writeGivenPage(found.nickname, makeWithdrawUrl(deps, consent)))
      : answer(context, LINK_ENDED, 400)
  })

  // The attempt is registered only after the guardian agreed: nothing can be confirmed earlier.
  routes.get(IDENTITY_PATH, async (context) => {
    const tokenHash = hashConsentToken(deps.secrets, readToken(context))
    const found = await findRequestOfLink(deps.db, tokenHash, deps.clock())
    if (!found || !deps.identityCheck) return answer(context, LINK_ENDED, 400)
    const identity = await deps.identityCheck.finish(new URL(context.req.url))
    if (identity?.reference !== tokenHash || !identity.isAdult) return answer(context, NOT_CONFIRMED, 400)
    const consent = await consentByLink(deps, tokenHash, 'identity')
    return consent
      ? answer(context, writeGivenPage(found.nickname, makeWithdrawUrl(deps, consent)))
      : answer(context, LINK_ENDED, 400)
  })

  const findConsentOf = async (token: string): Promise<GivenConsent | null> => {
    const userId = readPersonOfToken(token)
    const consent = userId === null ? null : await findConsent(deps.db, userId)
    return consent && isWithdrawToken(deps.secrets, token, consent) ? consent : null
  }
  routes.get(WITHDRAW_PATH, async (context) =>
    (await findConsentOf(readToken(context)))
      ? answer(context, WITHDRAW_PAGE)
      : answer(context, NOT_IN_FORCE, 400),
  )
  routes.post(WITHDRAW_PATH, async (context) => {
    const consent = await findConsentOf(readToken(context))
    return consent && (await withdrawByLink(deps, consent))
      ? answer(context, WITHDRAWN)
      : answer(context, NOT_IN_FORCE, 400)
  })
  return routes
}

const NOT_ALL = '두 가지를 모두 확인해야 동의할 수 있어요.'
const POLICY_LINK =
  '<p>자세한 내용은 <a href="/policies/privacy" target="_blank" rel="noopener">개인정보 처리방침</a>에 있어요.</p>'

function writeConsentPage(nickname: string, problem: string): string {
  const kept = [...KEPT_WITH_CONSENT, KEPT_OF_GUARDIAN].map((what) => `<li>${what}</li>`)
  const confirms = GUARDIAN_CONFIRMS.map(
    (sentence, index) =>
      `<p><label style="display:flex;gap:12px;align-items:center;min-height:44px"><input type="checkbox" name="confirm-${index}" value="yes" required style="width:24px;height:24px;flex:none">${sentence}</label></p>`,
  )
  return makeLinkPage(
    '보호자 동의',
    `<p><b>${escapeHtml(nickname)}</b> 학생이 셈샘에서 보호자의 동의를 부탁했어요. 동의하면 셈샘이 다음을 더 보관할 수 있어요.</p>
<ul>${kept.join('')}</ul>
<p>동의하지 않아도 설명, 대화, 문항 풀이는 똑같이 할 수 있고, 그때는 별명과 학습 기록만 보관해요. 동의는 언제든 거둘 수 있고, 거두면 위의 정보를 바로 지워요.</p>
${POLICY_LINK}
${problem ? `<p role="alert"><b>${problem}</b></p>` : ''}
<form method="post">${confirms.join('')}${makeButton('보호자로서 동의하기')}</form>
<p>동의하지 않으려면 이 화면을 닫아 주세요.</p>`,
  )
}

function writeGivenPage(nickname: string, withdrawUrl: string): string {
  return makeLinkPage(
    '동의해 주셔서 고마워요',
    `<p><b>${escapeHtml(nickname)}</b> 학생이 이제 학교와 알림을 쓸 수 있어요. 학생의 화면은 설정을 다시 열면 바뀌어요.</p>
<p>동의를 거두는 주소를 메일로도 보내 드렸어요. 해마다 한 번 이 동의를 알려 드려요.</p>
<p><a href="${escapeHtml(withdrawUrl)}">동의 거두기</a></p>`,
  )
}

/** A link, not a redirect: CSP `form-action` forbids a form's response to leave this origin. */
function writeIdentityPage(url: URL): string {
  return makeLinkPage(
    '보호자 본인 확인',
    `<p>마지막으로 본인 확인을 해 주세요. 본인 확인 기관은 성인인지 아닌지만 셈샘에 알려 주고, 셈샘은 이름과 전화번호를 받지 않아요.</p>
<p><a href="${escapeHtml(url.href)}" rel="noreferrer" style="display:inline-block;min-height:44px;line-height:44px">본인 확인하러 가기</a></p>`,
  )
}

const NOT_CONFIRMED = makeLinkPage(
  '본인 확인을 하지 못했어요',
  '<p>성인인 보호자의 본인 확인이 있어야 동의할 수 있어요. 메일의 주소를 다시 열어 처음부터 해 주세요.</p>',
)
const LINK_ENDED = makeLinkPage(
  '쓸 수 없는 주소예요',
  '<p>사흘이 지났거나, 이미 동의했거나, 학생이 다시 보낸 메일이 있어요. 가장 나중에 온 메일의 주소를 열거나, 학생에게 다시 보내 달라고 해 주세요.</p>',
)
const WITHDRAW_PAGE = makeLinkPage(
  '보호자 동의를 거둘까요?',
  `<p>거두면 보관하던 이메일과 학교와 알림 설정, 보호자의 주소를 바로 지워요. 학습 기록은 그대로예요.</p>
<form method="post">${makeButton('동의 거두기')}</form>`,
)
const WITHDRAWN = makeLinkPage(
  '동의를 거두었어요',
  '<p>보관하던 이메일과 학교와 알림 설정, 보호자의 주소를 지웠어요. 다시 동의하려면 학생이 설정에서 메일을 보내면 돼요.</p>',
)
const NOT_IN_FORCE = makeLinkPage(
  '거둘 동의가 없어요',
  '<p>이미 거두었거나 학생이 계정을 지웠어요. 그 뒤에 다시 동의하셨다면 가장 나중에 온 메일의 주소를 열어 주세요.</p>',
)
