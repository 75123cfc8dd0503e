import { expect, test } from 'vitest'
import { type Break, makeBrokenCopy } from './broken-copy.ts'

/**
 * Breaks the program in one place at a time, in a copy of the checkout, and expects the tests named beside it to fail. Run on
 * demand: `npx vitest run --project bench tests/bench/mutations.bench.ts`.
 */
interface Mutation extends Break {
  /** Below `tests/`, of the projects `rules` and `offline`. */
  tests: readonly string[]
}

const mutate = (file: string, from: string, to: string, ...tests: string[]): Mutation => ({
  file,
  from,
  to,
  tests,
})

const BUBBLE = 'domain/selection/place-bubble'
const FOLLOW_UPS = 'domain/follow-up/suggest-follow-ups'
const PROMO = 'domain/promo/is-promo-shown'
const GUARD = 'domain/access/can-visit-path'

const MUTATIONS: readonly Mutation[] = [
  mutate(`${BUBBLE}.ts`, 'ABOVE_PX = 60', 'ABOVE_PX = 61', `${BUBBLE}.test.ts`),
  mutate(`${BUBBLE}.ts`, 'BELOW_PX = 110', 'BELOW_PX = 100', `${BUBBLE}.test.ts`),
  mutate(`${BUBBLE}.ts`, 'VIEWPORT_MARGIN_PX = 10', 'VIEWPORT_MARGIN_PX = 8', `${BUBBLE}.test.ts`),
  mutate(
    'domain/selection/truncate-selection.ts',
    'PREVIEW_CHARACTERS = 20',
    'PREVIEW_CHARACTERS = 21',
    'domain/selection/selected-text.test.ts',
  ),
  mutate(
    'domain/activity/fold-activity.ts',
    'IDLE_AFTER_MS = 10_000',
    'IDLE_AFTER_MS = 11_000',
    'domain/activity/fold-activity.test.ts',
  ),
  mutate('platform/activity-signs.ts', "=== 'hidden'", "=== 'visible'", 'platform/activity-signs.test.ts'),
  mutate(
    'domain/activity/sum-time-spans.ts',
    'FLUSH_AT_RECORDS = 300',
    'FLUSH_AT_RECORDS = 299',
    'platform/time-buffer.test.ts',
  ),
  mutate(
    'domain/activity/choose-span-target.ts',
    "responseType !== 'correct'",
    "responseType !== 'wrong'",
    'domain/activity/time-spans.test.ts',
  ),
  mutate(
    'domain/activity/tracks-time.ts',
    "profile !== 'local'",
    "profile === 'production'",
    'domain/activity/time-spans.test.ts',
  ),
  mutate(
    'domain/exam/hint-limit.ts',
    'HINT_LIMIT = 2',
    'HINT_LIMIT = 3',
    'domain/exam/answer-outcome.test.ts',
  ),
  mutate(
    'domain/exam/uses-long-layout.ts',
    '> LONG_LAYOUT_LENGTH',
    '>= LONG_LAYOUT_LENGTH',
    'domain/exam/show-options.test.ts',
  ),
  mutate(
    'domain/exam/decide-outcome.ts',
    'hintsShown === 0',
    'hintsShown <= 1',
    'domain/exam/answer-outcome.test.ts',
  ),
  mutate(
    'domain/exam/is-exam-mode.ts',
    'unfinishedItem !== null ||',
    'unfinishedItem !== null &&',
    'domain/exam/exam-info.test.ts',
  ),
  mutate(
    'domain/exam/find-next-difficulty.ts',
    'exam.difficultyLevel > current',
    'exam.difficultyLevel >= current',
    'domain/exam/exam-info.test.ts',
  ),
  mutate(PROMO.concat('.ts'), '+ DAY_MS)', '+ 2 * DAY_MS)', `${PROMO}.test.ts`),
  mutate(PROMO.concat('.ts'), 'hideUntil > now', 'hideUntil < now', `${PROMO}.test.ts`),
  mutate('platform/cookies.ts', 'ageS: 15_768_000', 'ageS: 31_536_000 ', 'platform/cookies.test.ts'),
  mutate(
    'platform/cookies.ts',
    'GENERIC_AGE_S = 604_800',
    'GENERIC_AGE_S = 86_400',
    'platform/cookies.test.ts',
  ),
  mutate(
    'contract/choose-error-detail.ts',
    'lifeMs: 7000',
    'lifeMs: 5000',
    'contract/choose-error-detail.test.ts',
  ),
  mutate(
    'contract/choose-error-detail.ts',
    '[said, error, statusMessage, message]',
    '[error, said, statusMessage, message]',
    'contract/choose-error-detail.test.ts',
  ),
  mutate(
    'platform/progress-queries.ts',
    'staleTime: 30_000',
    'staleTime: 60_000',
    'platform/recent-thread.test.ts',
  ),
  mutate(`${GUARD}.ts`, "['admin', 'exercise_admin']", "['admin', 'trial']", `${GUARD}.test.ts`),
  mutate(`${GUARD}.ts`, '.toLowerCase()', '', `${GUARD}.test.ts`),
  mutate(
    'domain/answer/split-answer.ts',
    'depth > 0 ||',
    'depth > 1 ||',
    'domain/answer/literal-rule.test.ts',
  ),
  mutate(
    'domain/answer/literal-match.ts',
    "replaceAll('*', 'x')",
    "replaceAll('*', '')",
    'domain/answer/literal-rule.test.ts',
  ),
  mutate(
    `${FOLLOW_UPS}.ts`,
    '...suggestNextConcept(facts),\n    ...suggestRetries(facts, examInfo),',
    '...suggestRetries(facts, examInfo),\n    ...suggestNextConcept(facts),',
    `${FOLLOW_UPS}.test.ts`,
  ),
  mutate(`${FOLLOW_UPS}.ts`, '!signedIn || useLinks', 'useLinks', `${FOLLOW_UPS}.test.ts`),
  mutate(
    'domain/chat/fold-stream.ts',
    "'stopped' ? 'aborted' : 'error'",
    "'stopped' ? 'error' : 'aborted'",
    'domain/chat/fold-stream.test.ts',
  ),
  mutate(
    'domain/curriculum/flatten-curriculum.ts',
    '2: 2015, 3: 2015',
    '2: 2022, 3: 2015',
    'domain/curriculum/curriculum.test.ts',
  ),
  mutate(
    'domain/device/is-tablet.ts',
    'TABLET_SIDE_PX = 600',
    'TABLET_SIDE_PX = 601',
    'domain/device/device.test.ts',
  ),
  mutate(
    'domain/client-log/describe-error.ts',
    'status < 500',
    'status <= 500',
    'domain/client-log/describe-error.test.ts',
  ),
  mutate(
    'platform/preload-queue.ts',
    'PRELOADS_AT_ONCE = 4',
    'PRELOADS_AT_ONCE = 5',
    'platform/preload-queue.test.ts',
  ),
  mutate(
    'platform/hotkeys.ts',
    "['ArrowRight', 'Numpad6']",
    "['ArrowRight', 'Numpad4']",
    'platform/hotkeys.test.ts',
  ),
  mutate(
    'platform/hotkeys.ts',
    'registered.has(handler)',
    '!registered.has(handler)',
    'platform/hotkeys.test.ts',
  ),
  mutate('platform/http.ts', "'X-Api-Version': '1'", "'X-Api-Version': '2'", 'platform/http.test.ts'),
  mutate('platform/sse.ts', 'if (event.done) return', 'if (!event.done) return', 'platform/sse.test.ts'),
  mutate('contract/exam.ts', "default('n')", "default('y')", 'contract/specified-calls.test.ts'),
  mutate(
    'domain/access/roles.ts',
    "DEFAULT_PERSONA: TutorPersona = 'friend_female_1'",
    "DEFAULT_PERSONA: TutorPersona = 'teacher_male_1'",
    'contract/specified-values.test.ts',
  ),
]

const PROJECTS = ['rules', 'offline'] as const
const { copy, expectCaught } = makeBrokenCopy()
const listFailures = (tests: readonly string[]) => copy().listFailures({ projects: PROJECTS, tests })

test('the tests pass where nothing is broken', async () => {
  expect(await listFailures([...new Set(MUTATIONS.flatMap(({ tests }) => tests))])).toEqual([])
})

test.each(MUTATIONS)('$file: $from is told from $to', async ({ file, from, to, tests }) => {
  const failures = await copy().whileBroken([{ file, from, to }], () => listFailures(tests))
  expectCaught(failures, `${file}: ${from} -> ${to}`)
})
