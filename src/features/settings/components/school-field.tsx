import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { School } from '#contract/school.ts'
import type { User } from '#contract/user.ts'
import { mayKeepPersonal } from '#domain/access/age-band.ts'
import { reachableAtom } from '#platform/connectivity.ts'
import { debounce } from '#platform/debounce.ts'
import { TextField } from '#ui/form/field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { savePreferencesAtom } from '../preferences.state.ts'
import { schoolQuery, schoolsQuery } from '../school.api.ts'

function nameOf({ name, region }: School) {
  return region === '' ? name : `${name} (${region})`
}

/** The learner's school: shown, chosen from the registered ones, or removed. */
export function SchoolField({ user }: { user: User }) {
  const [isSearching, setIsSearching] = useState(false)
  const isReachable = useAtomValue(reachableAtom)
  const save = useSetAtom(savePreferencesAtom)
  const choose = (schoolId: string | null) => {
    setIsSearching(false)
    void save({ schoolId })
  }
  if (isSearching) return <SchoolSearch onChoose={choose} onClose={() => setIsSearching(false)} />
  return (
    <div className="settings-row">
      <div>
        학교
        {user.schoolId === null ? (
          <small>적지 않아도 돼요. 고르면 학교나 학급에 보내는 안내를 받아요.</small>
        ) : (
          <ChosenSchool id={user.schoolId} />
        )}
      </div>
      <Button disabledReason={reasonAgainst(user, isReachable)} onClick={() => setIsSearching(true)}>
        {user.schoolId === null ? '학교 찾기' : '바꾸기'}
      </Button>
      {user.schoolId !== null && (
        <Button variant="text" icon="trash" onClick={() => choose(null)}>
          지우기<span className="sr-only"> 학교</span>
        </Button>
      )}
    </div>
  )
}

function reasonAgainst(user: User, isReachable: boolean): string | null {
  if (!mayKeepPersonal(user)) return '보호자가 동의하면 고를 수 있어요'
  return isReachable ? null : '인터넷에 연결되면 찾을 수 있어요'
}

function ChosenSchool({ id }: { id: string }) {
  const { data, isError } = useQuery(schoolQuery(id))
  return <small>{data ? nameOf(data) : isError ? '학교 이름을 불러오지 못했어요.' : '불러오는 중 …'}</small>
}

interface SchoolSearchProps {
  onChoose: (schoolId: string) => void
  onClose: () => void
}

function SchoolSearch({ onChoose, onClose }: SchoolSearchProps) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const { data, error, isPending, refetch } = useQuery(schoolsQuery(asked))
  const ask = useMemo(() => debounce(() => setAsked(typed.trim())), [typed])
  useEffect(() => {
    ask()
    return ask.cancel
  }, [ask])
  return (
    <div className="settings-school">
      <TextField
        label="학교 이름"
        note="이름의 일부만 적어도 찾아요."
        value={typed}
        maxLength={50}
        autoComplete="off"
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      {isPending && <LoadingState rows={3} label="학교를 찾는 중" />}
      {error && !data && (
        <ErrorState title="학교를 찾지 못했어요" detail={error.message} onRetry={() => void refetch()} />
      )}
      {data && (
        <p className="settings-note" role="status">
          {describeResult(data.length, asked)}
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="settings-schools" aria-label="찾은 학교">
          {data.map((school) => (
            <li key={school.id}>
              <button type="button" onClick={() => onChoose(school.id)}>
                {school.name}
                {school.region && <small>{school.region}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="text" onClick={onClose}>
          그만 찾기
        </Button>
      </div>
    </div>
  )
}

function describeResult(count: number, query: string): string {
  if (count > 0) return `학교 ${count}곳을 찾았어요.`
  return query === ''
    ? '아직 등록된 학교가 없어요. 운영자가 학교를 등록하면 여기에서 고를 수 있어요.'
    : `이름에 ‘${query}’ 글자가 있는 학교가 없어요. 다른 이름으로 찾아 보거나, 학교 없이 그대로 써도 돼요.`
}
