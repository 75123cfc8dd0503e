/** Long work of an administrator that goes on when its reader leaves: a generation, an import. */
export const JOB_STATUSES = ['running', 'done', 'failed', 'cancelled'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]
