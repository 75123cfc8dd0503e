import { inlineList } from '#domain/math/steps/inline-math.ts'
import { findNaturals } from '../reading/find-formulas.ts'
import type { Understanding } from '../reading/understand.ts'
import type { Draft } from './draft.ts'

const COUNTED =
  /\d+\s*(?:개|명|자루|권|송이|장|분|초|시간|일|번|마리|바퀴|cm|m|g|kg|원|그루|톱니|봉지|상자|살)/g
const SHARES =
  /똑같이|똑같은|나누어|나눠|남김없이|가능한\s*(?:많|큰)|되도록\s*(?:많|큰)|최대한|가장\s*(?:많|큰)/
const MEETS = /동시에|다시|처음으로|가능한\s*작|되도록\s*작|가장\s*작|맞물|출발|겹치/
const SHORTEST = 14

/**
 * A problem told in words: not solved whole, since the built-in tutor cannot read stories; what to look for is said, and where its words
 * point to a known method, which.
 */
export function replyToWordProblem({ text, turn }: Understanding): Draft | null {
  if (text.length < SHORTEST || (text.match(COUNTED) ?? []).length < 2 || turn.openItem) return null
  const numbers = findNaturals(
    text.replace(COUNTED, (counted) => `${counted.match(/\d+/)?.[0] ?? ''} `),
  ).slice(0, 3)
  const isAboutCommon = turn.unit.concepts.some(({ terms }) =>
    terms.some(({ term }) => term === '최대공약수' || term === '최소공배수'),
  )
  const name = !isAboutCommon
    ? null
    : SHARES.test(text)
      ? '최대공약수'
      : MEETS.test(text)
        ? '최소공배수'
        : null
  const reason =
    name === '최대공약수'
      ? "'똑같이 나누어', '남김없이', '가장 큰' 같은 말이 있으면 두 수를 **함께 나누어떨어지게 하는 수**를 찾는 거예요. 그 가운데 가장 큰 것이 **최대공약수**예요."
      : "'동시에', '다시 만나는', '가장 작은' 같은 말이 있으면 두 수의 **공통인 배수**를 찾는 거예요. 그 가운데 가장 작은 것이 **최소공배수**예요."
  return {
    blocks: [
      '이야기로 된 문제는 셈샘이 통째로 풀어 주지는 못해요. 대신 식으로 옮기는 것을 도울게요.',
      '1. 구하는 것이 무엇인지 밑줄을 그어요.\n2. 나온 수와 그 뜻을 하나씩 적어요.\n3. 두 수 사이에 어떤 관계가 있는지 말로 써 봐요.',
      ...(name ? [reason] : []),
    ],
    question:
      name && numbers.length >= 2
        ? `${inlineList(numbers)}의 ${name}는 얼마일까요?`
        : '이 문제에서 구하는 것은 무엇인가요?',
  }
}
