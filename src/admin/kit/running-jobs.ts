import type { JobStatus } from '#contract/job.ts'

/** How soon a page sees how far a job is. */
export const LOOK_EVERY_MS = 1000

export function isRunning({ status }: { status: JobStatus }): boolean {
  return status === 'running'
}

/** The `refetchInterval` of a list of jobs: it is asked for again while one runs. */
export function lookWhileRunning({
  state,
}: {
  state: { data?: readonly { status: JobStatus }[] | undefined }
}): number | false {
  return state.data?.some(isRunning) ? LOOK_EVERY_MS : false
}
