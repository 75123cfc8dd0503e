import { useQuery } from '@tanstack/react-query'
import { PageLink } from '#ui/primitives/page-link.tsx'
import { formatCost, formatLatency, formatNumber, formatShare } from '../kit/describe-figures.ts'
import { promptNumbersQuery } from './prompts.queries.ts'
import { nameText, type StoredText } from './texts.ts'

/** What the history of calls says about a version, with the way to those calls. */
export function VersionNumbers({ text }: { text: StoredText }) {
  const { prompt, version } = text
  const { data, error } = useQuery(promptNumbersQuery(prompt.id))
  if (error && !data) return <p className="field-note">호출 수를 불러오지 못했어요.</p>
  if (!data) return null
  const numbers = data.find((one) => one.version === version.version)
  if (!numbers) return <p className="field-note">90일 안에 부른 적이 없어요.</p>
  const { calls, refused, failedCalls, latencyHalf, latencyMost, tokensIn, tokensOut, cost, unpriced } =
    numbers
  const history = `/admin/LLMHistoryManager?${new URLSearchParams({
    prompt: `${prompt.title}/${prompt.purpose}/${version.version}`,
  })}`
  const facts = [
    { name: '응답 시간', value: `${formatLatency(latencyHalf)}, 95% ${formatLatency(latencyMost)}` },
    { name: '토큰', value: `${formatNumber(Math.round((tokensIn + tokensOut) / calls))}개씩` },
    {
      name: '비용',
      value: `${formatCost(cost)}${cost !== null && unpriced > 0 ? ` (모르는 호출 ${formatNumber(unpriced)}번 빼고)` : ''}`,
    },
    { name: '막은 답', value: `${formatNumber(refused)}번 (${formatShare(refused, calls)})` },
    { name: '실패', value: `${formatNumber(failedCalls)}번` },
  ]
  return (
    <dl className="prompt-numbers" aria-label={`${nameText(text)}의 호출`}>
      <div>
        <dt>호출</dt>
        <dd>
          <PageLink href={history}>{formatNumber(calls)}번</PageLink>
        </dd>
      </div>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
