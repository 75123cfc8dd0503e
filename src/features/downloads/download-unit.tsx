import './downloads.css'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { reachableAtom } from '#platform/connectivity.ts'
import { toAppError } from '#platform/http.ts'
import {
  downloadsAtom,
  downloadUnitAtom,
  loadPacksAtom,
  packManifestQuery,
  packsAtom,
  stopDownloadAtom,
} from '#platform/packs.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { DOWNLOAD_OFFER, DownloadPlaceholder } from './download-placeholder.tsx'
import { DownloadProgress } from './download-progress.tsx'
import { formatBytes } from './format-bytes.ts'

/** '이 단원 내려받기': size, progress, stop and resume; once downloaded, the stored version and whether a newer one exists. */
export function DownloadUnit({ unitId }: { unitId: string }) {
  const loadPacks = useSetAtom(loadPacksAtom)
  useEffect(() => void loadPacks(), [loadPacks])
  const packs = useAtomValue(packsAtom)
  const download = useAtomValue(downloadsAtom).get(unitId)
  const start = useSetAtom(downloadUnitAtom)
  const stop = useSetAtom(stopDownloadAtom)
  const isReachable = useAtomValue(reachableAtom)
  const {
    data: manifest,
    error,
    isPending,
  } = useQuery({
    ...packManifestQuery(unitId),
    enabled: packs !== null,
  })
  if (packs === null) return <DownloadPlaceholder />
  const stored = packs.find((pack) => pack.unitId === unitId)
  const isNewer = stored && manifest && manifest.version !== stored.version
  const disabledReason = isReachable ? null : '인터넷에 연결되면 받을 수 있어요.'
  if (download?.status === 'running') {
    return (
      <div className="download">
        <DownloadProgress progress={download.progress} />
        <Button icon="stop" onClick={() => stop(unitId)}>
          멈추기
        </Button>
      </div>
    )
  }
  if (download?.status === 'failed') {
    return (
      <div className="download">
        <p className="download-problem" role="alert">
          {download.sentence}
        </p>
        <Button icon="retry" disabledReason={disabledReason} onClick={() => void start(unitId)}>
          이어서 받기
        </Button>
      </div>
    )
  }
  if (stored && !isNewer) {
    return (
      <p className="download download-here">
        <Icon name="check" size={18} />
        내려받았어요. 인터넷이 없어도 이 단원을 배울 수 있어요. <span>{formatBytes(stored.bytes)}</span>
      </p>
    )
  }
  if (!stored && isPending) return <DownloadPlaceholder />
  const isRefused = error !== null && toAppError(error).status > 0
  if (!stored && !manifest && (isRefused || isReachable)) return null
  return (
    <div className="download">
      <Button icon="download" disabledReason={disabledReason} onClick={() => void start(unitId)}>
        {stored ? '새 내용 받기' : '이 단원 내려받기'}
        {manifest && <small>{formatBytes(manifest.bytes)}</small>}
      </Button>
      <p>{DOWNLOAD_OFFER}</p>
    </div>
  )
}
