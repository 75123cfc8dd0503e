import { useQuery } from '@tanstack/react-query'
import type { Prompt, PromptVersion } from '#contract/prompt.ts'
import { PURPOSE_NAMES } from './names.ts'
import { promptVersionsQuery, useFailureToast } from './prompts.queries.ts'

/** A version with the prompt that it is of. */
export interface StoredText {
  prompt: Prompt
  version: PromptVersion
}

export function keyOf({ prompt, version }: StoredText): string {
  return `${prompt.purpose}-${version.version}`
}

export function nameText({ prompt, version }: StoredText): string {
  return `${PURPOSE_NAMES[prompt.purpose]} ${version.version}판`
}

/** Both lists of versions; null until they are here. */
export function useTexts(dev: Prompt, prod: Prompt) {
  const devVersions = useQuery(promptVersionsQuery(dev.id))
  const prodVersions = useQuery(promptVersionsQuery(prod.id))
  const error = devVersions.error ?? prodVersions.error
  useFailureToast(error, '프롬프트 버전 가져오기 실패')
  const of = (prompt: Prompt, versions: readonly PromptVersion[]): StoredText[] =>
    versions.map((version) => ({ prompt, version }))
  return {
    texts:
      devVersions.data && prodVersions.data
        ? { dev: of(dev, devVersions.data), prod: of(prod, prodVersions.data) }
        : null,
    error,
    retry: () => void Promise.all([devVersions.refetch(), prodVersions.refetch()]),
  }
}

/** '온도 0.3, 가장 긴 답 400토큰'; '모델에 맡김' where nothing is set. */
export function describeParameters({ temperature, maxTokens }: PromptVersion): string {
  const parts = [
    ...(temperature === null ? [] : [`온도 ${temperature}`]),
    ...(maxTokens === null ? [] : [`가장 긴 답 ${maxTokens.toLocaleString('ko-KR')}토큰`]),
  ]
  return parts.join(', ') || '모델에 맡김'
}

/** Whether learners would be answered in the same way. */
export function isSameVersion(a: PromptVersion, b: PromptVersion): boolean {
  return a.content === b.content && describeParameters(a) === describeParameters(b)
}
