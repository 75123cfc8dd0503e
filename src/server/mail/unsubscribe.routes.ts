import { Hono } from 'hono'
import type { AppDeps } from '../deps.ts'
import type { ServerHono } from '../http/hono-env.ts'
import { LINK_PAGE_HEADERS, makeButton, makeLinkPage } from './link-page.ts'
import { switchMailOff } from './unsubscribe.queries.ts'
import { readUnsubscribeToken, UNSUBSCRIBE_PATH } from './unsubscribe-link.ts'

/**
 * Turns e-mail off through the link in a mail, without signing in. GET changes nothing, since mail scanners follow
 * links; mail programs and the button send a POST (RFC 8058). It may come from any origin and as a form, so these routes are registered
 * before the guards of the API; the token protects them.
 */
export function makeUnsubscribeRoutes({ db, secrets }: AppDeps): Hono<ServerHono> {
  const routes = new Hono<ServerHono>()
  routes.get(UNSUBSCRIBE_PATH, (context) => {
    const userId = readUnsubscribeToken(secrets, context.req.query('token') ?? '')
    return userId === null
      ? context.html(REFUSED, 400, LINK_PAGE_HEADERS)
      : context.html(
          makeLinkPage(
            '이메일 알림을 그만 받을까요?',
            `<form method="post">${makeButton('그만 받기')}</form>`,
          ),
          200,
          LINK_PAGE_HEADERS,
        )
  })
  routes.post(UNSUBSCRIBE_PATH, async (context) => {
    const userId = readUnsubscribeToken(secrets, context.req.query('token') ?? '')
    if (userId === null) return context.html(REFUSED, 400, LINK_PAGE_HEADERS)
    await switchMailOff(db, userId)
    return context.html(DONE, 200, LINK_PAGE_HEADERS)
  })
  return routes
}

const REFUSED = makeLinkPage(
  '쓸 수 없는 주소예요',
  '<p>메일에 있는 주소를 그대로 열어 주세요. 이메일 알림은 셈샘 설정에서도 끌 수 있어요.</p><p><a href="/settings">설정 열기</a></p>',
)
const DONE = makeLinkPage(
  '이메일 알림을 껐어요',
  '<p>이제 메일을 보내지 않아요. 다시 받고 싶으면 셈샘 설정에서 켜 주세요.</p><p><a href="/settings">설정 열기</a></p>',
)
