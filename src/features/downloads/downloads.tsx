import './downloads.css'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { reachableAtom } from '#platform/connectivity.ts'
import { gradesQuery } from '#platform/curriculum-queries.ts'
import {
  downloadsAtom,
  downloadUnitsAtom,
  loadPacksAtom,
  packsAtom,
  removePackAtom,
  runningDownloadsAtom,
} from '#platform/packs.ts'
import { currentUserAtom } from '#platform/session.ts'
import { Button } from '#ui/primitives/button.tsx'
import { formatBytes } from './format-bytes.ts'

const day = new Intl.DateTimeFormat('ko-KR', { month: 'long', day: 'numeric' })

/** Downloaded units of this device with sizes and remove buttons; downloads a whole grade at once. */
export function Downloads() {
  const loadPacks = useSetAtom(loadPacksAtom)
  useEffect(() => void loadPacks(), [loadPacks])
  const packs = useAtomValue(packsAtom)
  const remove = useSetAtom(removePackAtom)
  if (packs === null) return <p className="download-none">이 기기에는 단원을 내려받을 수 없어요.</p>
  const bytes = packs.reduce((sum, pack) => sum + pack.bytes, 0)
  return (
    <div className="downloads">
      {packs.length === 0 ? (
        <p className="download-none">
          내려받은 단원이 없어요. 단원 화면에서 ‘이 단원 내려받기’를 누르면 인터넷이 없어도 배울 수 있어요.
        </p>
      ) : (
        <ul>
          {packs.map((pack) => (
            <li key={pack.unitId}>
              <b>{pack.title}</b>
              <span>
                {formatBytes(pack.bytes)} · {day.format(pack.savedAt)}에 받음
              </span>
              <Button variant="text" icon="trash" onClick={() => void remove(pack.unitId)}>
                지우기<span className="sr-only"> {pack.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {packs.length > 1 && <p className="downloads-sum">모두 {formatBytes(bytes)}</p>}
      <GradeDownload />
    </div>
  )
}

function GradeDownload() {
  const { data: grades } = useQuery(gradesQuery)
  const user = useAtomValue(currentUserAtom)
  const downloads = useAtomValue(downloadsAtom)
  const running = useAtomValue(runningDownloadsAtom)
  const isReachable = useAtomValue(reachableAtom)
  const start = useSetAtom(downloadUnitsAtom)
  const grade = grades?.find((one) => one.grade === user?.grade) ?? grades?.[0]
  if (!grade) return null
  const under = grade.units.find((unit) => downloads.get(unit.id)?.status === 'running')
  return (
    <div className="download">
      <Button
        icon="download"
        busy={running > 0}
        disabledReason={isReachable ? null : '인터넷에 연결되면 받을 수 있어요.'}
        onClick={() => void start(grade.units.map((unit) => unit.id))}
      >
        {grade.grade}학년 모두 내려받기
      </Button>
      {under && <p role="status">{under.title} 받는 중 …</p>}
    </div>
  )
}
