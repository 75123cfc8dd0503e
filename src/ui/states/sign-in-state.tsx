import { ButtonLink } from '../primitives/button.tsx'
import type { IconName } from '../primitives/icon.tsx'
import { EmptyState } from './list-state.tsx'

interface SignInStateProps {
  icon: IconName
  title: string
  detail: string
  loginPath: string
}

/** Shown to visitors instead of a list that needs an account. */
export function SignInState({ icon, title, detail, loginPath }: SignInStateProps) {
  return (
    <>
      <EmptyState icon={icon} title={title} detail={detail} />
      <p className="sign-in-state">
        <ButtonLink href={loginPath} variant="filled">
          로그인
        </ButtonLink>
      </p>
    </>
  )
}
