import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { chooseSpanTarget } from '#domain/activity/choose-span-target.ts'
import { type ActivityEvent, foldActivity, startActivity, TICK_MS } from '#domain/activity/fold-activity.ts'
import { tracksTime } from '#domain/activity/tracks-time.ts'
import { toSeoulDate } from '#domain/calendar/seoul-day.ts'
import { threadAtom } from '#features/learning/thread/thread.state.ts'
import { listenToActivity } from '#platform/activity-signs.ts'
import { outboxOf } from '#platform/outbox.ts'
import { pageStore } from '#platform/page-store.ts'
import { currentUserAtom } from '#platform/session.ts'
import { siteConfigQuery } from '#platform/site-config.ts'
import { TimeBuffer } from '#platform/time-buffer.ts'

/** Measures learners' time on concepts and items (specification section 4, Activity tracker). */
export function trackLearningTime(queryClient: QueryClient): void {
  // Observed, not fetched once: if the first call fails, a later one brings the configuration.
  const observer = new QueryObserver(queryClient, siteConfigQuery)
  let stop: (() => void) | null = null
  let trackedUser: string | null = null
  const follow = () => {
    const user = pageStore.get(currentUserAtom)
    const { data: config } = observer.getCurrentResult()
    const isTracked = user && config && tracksTime(user.roles, config.profile, config.trackTime)
    const wanted = isTracked ? user.id : null
    if (wanted === trackedUser) return
    stop?.()
    trackedUser = wanted
    stop = wanted === null ? null : startTracking(wanted)
  }
  observer.subscribe(follow)
  pageStore.sub(currentUserAtom, follow)
  follow()
}

function readTarget() {
  const state = pageStore.get(threadAtom)
  return state ? chooseSpanTarget(state.place.conceptId, state.turns.at(-1)?.context ?? null) : null
}

function startTracking(userId: string): () => void {
  const buffer = new TimeBuffer(userId, outboxOf(userId))
  let activity = startActivity(performance.now())
  const count = (event: ActivityEvent) => {
    const { state, ticks } = foldActivity(activity, event)
    activity = state
    const target = readTarget()
    if (ticks > 0 && target) {
      const day = toSeoulDate(Date.now())
      buffer.add(
        Array.from({ length: ticks }, () => ({ ...target, timespan: TICK_MS, day })),
        event.at,
      )
    }
    if (event.type === 'away') buffer.write()
  }
  // Losing focus alone does not send records, since the learner often returns: hiding the page does, or 300 records.
  const stopListening = listenToActivity(count, () => {
    buffer.rotate().catch(() => undefined) // stays in the buffer
  })
  return () => {
    stopListening()
    buffer.write()
  }
}
