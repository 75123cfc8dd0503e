import type { PackProgress } from '#offline/download-pack.ts'
import { ProgressBar } from '#ui/primitives/progress-mark.tsx'
import { formatBytes } from './format-bytes.ts'

/** Progress of a download: bar, bytes and parts. */
export function DownloadProgress({ progress }: { progress: PackProgress | null }) {
  if (!progress) return <p role="status">내려받을 내용을 확인하고 있어요 …</p>
  const { bytesDone, bytes, partsDone, parts } = progress
  return (
    <div className="download-progress">
      <ProgressBar percent={bytes === 0 ? 100 : (bytesDone / bytes) * 100} label="내려받는 중" />
      <p>
        {formatBytes(bytes)} 가운데 {formatBytes(bytesDone)} · {parts}개 가운데 {partsDone}개
      </p>
    </div>
  )
}
