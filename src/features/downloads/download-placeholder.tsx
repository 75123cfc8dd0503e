import './downloads.css'

export const DOWNLOAD_OFFER = '인터넷이 없는 곳에서도 읽고, 묻고, 풀 수 있어요.'

/** Reserves the space of the download offer while its state is loading. */
export function DownloadPlaceholder() {
  return (
    <div className="download download-placeholder" aria-hidden="true">
      <span className="button">이 단원 내려받기</span>
      <p>{DOWNLOAD_OFFER}</p>
    </div>
  )
}
