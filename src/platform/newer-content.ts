import { readWorkerMessage } from '#contract/sw-message.ts'

/**
 * Calls `onNewer` whenever the worker has answered with public content that the server has a newer version of. To be called while the
 * document is still parsed: the browser keeps the worker's messages until then, and delivers later ones to whoever listens.
 */
export function followNewerContent(onNewer: () => void): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (readWorkerMessage(data)?.type === 'CONTENT_UPDATED') onNewer()
  })
}
