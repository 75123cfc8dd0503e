import './login.css'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { LOGIN_PROVIDERS, type LoginProvider } from '#domain/access/roles.ts'
import { signInPath } from '#platform/session.ts'
import { Checkbox } from '#ui/form/switch.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Logo } from '#ui/primitives/logo.tsx'

const PROVIDER_LABELS: Record<LoginProvider, string> = {
  kakao: '카카오로 계속하기',
  google: '구글로 계속하기',
}

/** Why sign-in is needed, by the `error` query. */
const REASONS: Record<string, string> = {
  expired: '오래 쉬어서 로그인이 풀렸어요. 다시 로그인하면 보던 곳으로 돌아가요.',
  '401': '로그인 후에만 접근할 수 있습니다.',
  busy: '지금 로그인하는 사람이 많아요. 1분쯤 뒤에 다시 해 주세요.',
  failed: '로그인을 마치지 못했어요. 다시 한번 해 주세요.',
}

export function LoginPage() {
  const [query] = useSearchParams()
  const reason = REASONS[query.get('error') ?? '']
  const preselected = LOGIN_PROVIDERS.find((provider) => provider === query.get('type')) ?? LOGIN_PROVIDERS[0]
  const back = query.get('nexturl') ?? '/'
  const [isPublicDevice, setIsPublicDevice] = useState(false)
  return (
    <>
      <Logo height={56} />
      <h1 className="login-title">어디까지 했는지 기억해 둘게요</h1>
      <p className="login-lead">
        로그인하면 대화와 학습 기록이 저장되고, 다른 기기에서도 이어서 할 수 있어요.
      </p>
      {reason && (
        <p className="login-reason" role="alert">
          <Icon name="info" />
          <span>{reason}</span>
        </p>
      )}
      {LOGIN_PROVIDERS.map((provider) => (
        <ButtonLink
          key={provider}
          className="login-button"
          size="lg"
          variant={provider === preselected ? 'filled' : 'outlined'}
          href={signInPath(provider, back) + (isPublicDevice ? '&public_device=1' : '')}
          target="_self"
        >
          <span>{PROVIDER_LABELS[provider]}</span>
        </ButtonLink>
      ))}
      <Checkbox
        label="공용 기기예요. 두 시간 뒤에 저절로 로그아웃해요"
        checked={isPublicDevice}
        onChange={setIsPublicDevice}
      />
      <p className="login-note">
        로그인하지 않아도 학습할 수 있어요. 다만 대화는 저장되지 않아요. <Link href="/">둘러보기</Link>
      </p>
    </>
  )
}
