import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ItemIssue } from '#contract/item-editing.ts'
import { type ItemValues, toContent } from './item-values.ts'
import { verificationQuery } from './items.queries.ts'

/** Typing is verified when it rests. */
const REST_MS = 600

function useRested(values: ItemValues): ItemValues {
  const [rested, setRested] = useState(values)
  useEffect(() => {
    const timer = setTimeout(() => setRested(values), REST_MS)
    return () => clearTimeout(timer)
  }, [values])
  return rested
}

export interface ItemIssues {
  issues: readonly ItemIssue[]
  /** The first fault of a field, by its path. */
  faultOf: (path: string) => string | undefined
  /** Why they are not known. */
  problem: string | null
}

/** What is wrong with the text as it is written now. */
export function useItemIssues(
  values: ItemValues,
  conceptIds: string[],
  known: readonly ItemIssue[],
): ItemIssues {
  const rested = useRested(values)
  const content = toContent(rested)
  const { data, error } = useQuery({
    ...verificationQuery({ ...content, conceptIds }),
    enabled: content !== null,
  })
  const issues = data?.issues ?? known
  return {
    issues,
    faultOf: (path) =>
      issues.find((issue) => issue.severity === 'fault' && issue.path === path)?.message ?? undefined,
    problem: error ? error.message : null,
  }
}
