import '#ui/primitives/rows.css'
import './downloads.css'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { unitPath } from '#contract/paths.ts'
import { downloadsAtom, loadPacksAtom, packsAtom } from '#platform/packs.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { PageLink } from '#ui/primitives/page-link.tsx'
import { formatBytes } from './format-bytes.ts'

/** Units listed here; settings list all. */
const ROWS = 4

interface DownloadedListProps {
  titleOf: (unitId: string) => string
}

/** Units available offline, and downloads in progress. */
export function DownloadedList({ titleOf }: DownloadedListProps) {
  const loadPacks = useSetAtom(loadPacksAtom)
  useEffect(() => void loadPacks(), [loadPacks])
  const packs = useAtomValue(packsAtom) ?? []
  const running = [...useAtomValue(downloadsAtom)].flatMap(([unitId, download]) =>
    download.status === 'running' ? [{ unitId, progress: download.progress }] : [],
  )
  const bytes = packs.reduce((sum, pack) => sum + pack.bytes, 0)
  const hidden = packs.length - ROWS
  return (
    <section aria-labelledby="downloaded-title">
      <h2 id="downloaded-title">내려받은 단원{packs.length > 0 && <small>{formatBytes(bytes)}</small>}</h2>
      <ul className="rows">
        {packs.slice(0, ROWS).map((pack) => (
          <li key={pack.unitId}>
            <Icon name="check" size={20} />
            <span>
              <PageLink href={unitPath(pack.unitId)}>{pack.title}</PageLink>
              <small>연결 없이 학습할 수 있어요</small>
            </span>
            <span>{formatBytes(pack.bytes)}</span>
          </li>
        ))}
        {running.map(({ unitId, progress }) => (
          <li key={unitId}>
            <Icon name="download" size={20} />
            <span>
              {titleOf(unitId)}
              <small>받는 중</small>
            </span>
            <span>{progress && `${progress.partsDone}/${progress.parts}`}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="download-none">
          이 밖에 {hidden}개가 더 있어요. <PageLink href="/settings">설정에서 모두 보기</PageLink>
        </p>
      )}
      {packs.length + running.length === 0 && (
        <p className="download-none">
          단원 화면에서 ‘이 단원 내려받기’를 누르면 인터넷이 없어도 배울 수 있어요.
        </p>
      )}
    </section>
  )
}
