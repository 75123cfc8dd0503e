import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
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

/** Whether the person who has just signed in is still to be asked for the age band. */
function isAgeUnknown(): boolean {
  const user = pageStore.get(currentUserAtom)
  return user !== null && user.ageBand === null && pageStore.get(reachableAtom)
}

/** The landing after sign-in: loads the user, asks the age of whoever has not said it yet, then goes on to `nexturl`. */
export function LandingPage() {
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const loadSession = useSetAtom(loadSessionAtom)
  const queryClient = useQueryClient()
  const [step, setStep] = useState<'loading' | 'asking' | 'done'>('loading')
  const next = safeLocalPath(query.get('nexturl'))
  useEffect(() => {
    const goOn = () => setStep(isAgeUnknown() ? 'asking' : 'done')
    // A failed load leaves a visitor: the next page shows what a visitor sees, and its own way to sign in.
    loadSession().then(goOn, goOn)
  }, [loadSession])
  useEffect(() => {
    if (step !== 'done') return
    forgetAnswers(queryClient)
    // After login the total evaluation progress is loaded (specification section 4).
    if (pageStore.get(currentUserAtom)) void queryClient.prefetchQuery(evaluationProgressQuery)
    navigate(next, { replace: true })
  }, [step, queryClient, navigate, next])
  if (step === 'asking') return <AgeQuestion onDone={() => setStep('done')} />
  return <LoadingState rows={3} label="로그인하는 중" />
}
