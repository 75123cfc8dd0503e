import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { safeLocalPath } from '#contract/paths.ts'
import { loadSessionAtom } from '#platform/session.ts'
import { LoadingState } from '#ui/states/list-state.tsx'

/** The landing after sign-in: loads the user, then goes on to `nexturl`. */
export function LandingPage() {
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const loadSession = useSetAtom(loadSessionAtom)
  const queryClient = useQueryClient()
  const next = safeLocalPath(query.get('nexturl'))
  useEffect(() => {
    const goOn = () => {
      queryClient.clear()
      navigate(next, { replace: true })
    }
    // A failed load leaves a visitor: the next page shows what a visitor sees, and its own way to sign in.
    loadSession().then(goOn, goOn)
  }, [loadSession, queryClient, navigate, next])
  return <LoadingState rows={3} label="로그인하는 중" />
}
