import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { safeLocalPath } from '#contract/paths.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { pageStore } from '#platform/page-store.ts'
import { evaluationProgressQuery } from '#platform/progress-queries.ts'
import { forgetAnswers } from '#platform/query-client.ts'
import { currentUserAtom, loadSessionAtom } from '#platform/session.ts'
import { LoadingState } from '#ui/states/list-state.tsx'
import { AgeQuestion } from './components/age-question.tsx'

/** Whether the person must still be asked for the age band. */
function isAgeUnknown(): boolean {
  const user = pageStore.get(currentUserAtom)
  return user !== null && user.ageBand === null && pageStore.get(reachableAtom)
}

/** Landing page after sign-in: loads the user, asks the age band if it is unknown, then goes to `nexturl`. */
export function LandingPage() {
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const loadSession = useSetAtom(loadSessionAtom)
  const queryClient = useQueryClient()
  const user = useAtomValue(currentUserAtom)
  const [step, setStep] = useState<'loading' | 'asking' | 'done'>('loading')
  const next = safeLocalPath(query.get('nexturl'))
  useEffect(() => {
    const goOn = () => setStep(isAgeUnknown() ? 'asking' : 'done')
    // If loading fails, go on as a visitor: the next page offers sign-in again.
    loadSession().then(goOn, goOn)
  }, [loadSession])
  useEffect(() => {
    if (step !== 'done') return
    forgetAnswers(queryClient)
    // After login the total evaluation progress is loaded (specification section 4).
    if (pageStore.get(currentUserAtom)) void queryClient.prefetchQuery(evaluationProgressQuery)
    navigate(next, { replace: true })
  }, [step, queryClient, navigate, next])
  if (step === 'asking' && user) return <AgeQuestion userId={user.id} onDone={() => setStep('done')} />
  return <LoadingState rows={3} label="로그인하는 중" />
}
