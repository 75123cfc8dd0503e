import type { SiteConfig } from '#contract/site.ts'

/** The operator, from the server's configuration; `undefined` while loading. */
export function OperatorFacts({ operator }: { operator: SiteConfig['operator'] | undefined }) {
  if (operator === undefined) return null
  if (operator === null) {
    return (
      <p className="document-operator">
        이 서버의 운영자가 아직 이름과 주소를 적어 두지 않았어요. 물어볼 것이 있으면 셈샘을 알려 준 분께
        여쭤봐 주세요.
      </p>
    )
  }
  return (
    <dl className="document-operator">
      <div>
        <dt>운영자</dt>
        <dd>{operator.name}</dd>
      </div>
      <div>
        <dt>주소</dt>
        <dd>{operator.address}</dd>
      </div>
      <div>
        <dt>연락처</dt>
        <dd>{operator.email}</dd>
      </div>
    </dl>
  )
}
