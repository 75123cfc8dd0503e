import { KEPT_OF_GUARDIAN, KEPT_WITH_CONSENT } from '#domain/access/guardian-consent.ts'
import { PageLink } from '#ui/primitives/page-link.tsx'

/** What is kept with consent, and where to read more. */
export function ConsentText({ byMail }: { byMail: boolean }) {
  const kept = byMail ? [...KEPT_WITH_CONSENT, KEPT_OF_GUARDIAN] : KEPT_WITH_CONSENT
  return (
    <>
      <ul>
        {kept.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>
        동의하지 않아도 설명, 대화, 문항 풀이는 똑같이 할 수 있고, 그때는 별명과 학습 기록만 보관해요. 동의는
        설정에서 언제든 거둘 수 있고, 거두면 위의 정보를 바로 지워요. 자세한 내용은{' '}
        <PageLink href="/policies/privacy" target="_blank">
          개인정보 처리방침
        </PageLink>
        에 있어요.
      </p>
    </>
  )
}
