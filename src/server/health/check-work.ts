import type { Finding } from '#contract/health.ts'
import { MINUTE_MS } from '#domain/calendar/durations.ts'
import { METHOD_RULES, type NotificationMethod } from '#domain/notify/notification-method.ts'
import { nameJob } from '#domain/statistics/job-names.ts'
import type { Queryable } from '../db/open-database.ts'
import type { AppDeps } from '../deps.ts'
import { fault, ok, watch } from '../doctor/finding.ts'
import { BACKUP_RUN, listJobRuns, readWorkload } from '../statistics/today.queries.ts'
import { countCalls, countSends } from './health.queries.ts'

/** `send-due` runs every minute. */
const JOBS_LATE_AFTER_MS = 15 * MINUTE_MS
const MANY_WAITING_DAYS = 30
const SLOW_DATABASE_MS = 300
const MANY_FAILED_SHARE = 0.2
const FEWEST_CALLS = 5
const MEGABYTE = 1024 * 1024

const SEE_LOG = '서버의 로그에서 그 시각의 오류를 찾아보세요. 같은 오류가 이어지면 서버를 다시 시작해 주세요.'

/** Checks how fast the database answers, its size, and whether requests wait for a connection. */
export async function checkConnections(
  { db, pool }: Pick<AppDeps, 'db' | 'pool'>,
  now: Date,
): Promise<Finding> {
  const topic = '데이터베이스'
  const start = performance.now()
  const { storage } = await readWorkload(db, now)
  const ms = Math.round(performance.now() - start)
  const megabytes = Math.ceil(storage.databaseBytes / MEGABYTE).toLocaleString('ko-KR')
  const sentence = `${ms}밀리초 만에 답하고, ${megabytes}MB를 담고 있어요.`
  if (pool.waitingCount > 0)
    return watch(
      topic,
      `${sentence} 요청 ${pool.waitingCount}개가 데이터베이스 접속을 기다려요.`,
      '오래 이어지면 서버를 하나 더 시작하거나 데이터베이스 서버의 성능을 높여 주세요.',
    )
  if (ms > SLOW_DATABASE_MS)
    return watch(topic, sentence, '디스크와 CPU에 여유가 있는지, 다른 프로그램이 함께 쓰는지 봐 주세요.')
  return ok(topic, sentence)
}

/** Checks the scheduled jobs of all processes. */
export async function checkJobs(db: Queryable, now: Date): Promise<Finding> {
  const topic = '작업'
  const jobs = (await listJobRuns(db)).filter(({ name }) => name !== BACKUP_RUN)
  const failing = jobs.filter(({ isFailing }) => isFailing)
  if (failing.length > 0)
    return fault(topic, `${failing.map(({ name }) => nameJob(name)).join(', ')} 작업이 실패했어요.`, SEE_LOG)
  const last = Math.max(...jobs.map(({ startedAt }) => Date.parse(startedAt)), 0)
  if (now.getTime() - last > JOBS_LATE_AFTER_MS)
    return fault(topic, '15분 넘게 아무 작업도 시작하지 않았어요.', SEE_LOG)
  return ok(topic, `작업 ${jobs.length}개가 제때 돌아요.`)
}

/** Checks the queues of notifications and statistics. */
export async function checkQueues(db: Queryable, now: Date): Promise<Finding> {
  const topic = '기다리는 일'
  const [{ waitingSends, waitingDays }, sends] = await Promise.all([
    readWorkload(db, now),
    countSends(db, now),
  ])
  const late = sends.reduce((total, each) => total + each.late, 0)
  const sentence = `보낼 알림 ${waitingSends}건, 집계할 날 ${waitingDays}일이 남아 있어요.`
  if (late > 0)
    return watch(
      topic,
      `${sentence} 그중 ${late}건은 10분 넘게 늦었어요.`,
      '아래의 푸시와 메일, 작업을 봐 주세요.',
    )
  if (waitingDays > MANY_WAITING_DAYS)
    return watch(topic, sentence, '통계 집계가 밀렸어요. 작업이 도는지 봐 주세요.')
  return ok(topic, sentence)
}

/** Checks how the notifications of the last day ended. */
export async function checkSends(db: Queryable, now: Date): Promise<Finding[]> {
  const sends = await countSends(db, now)
  if (sends.length === 0) return [ok('알림', '최근 하루 동안 보낸 알림이 없어요.')]
  return sends.map(({ method, sent, alarms, dropped }) => {
    const topic = METHOD_RULES[method as NotificationMethod].label
    const sentence = `최근 하루 동안 ${sent}건이 도착했고 ${dropped + alarms}건은 보내지 못했어요.`
    if (alarms > 0)
      return fault(
        topic,
        `${sentence} 푸시 서비스가 이 서버의 키를 받아 주지 않아요.`,
        "'npm run doctor'로 VAPID 키와 VAPID_SUBJECT를 확인해 주세요.",
      )
    return dropped > sent
      ? watch(topic, sentence, "'npm run doctor'로 메일 서버와 인터넷 연결을 확인해 주세요.")
      : ok(topic, sentence)
  })
}

/** Checks how the model calls of the last hour ended. Makes no call itself. */
export async function checkCalls({ db, env }: Pick<AppDeps, 'db' | 'env'>, now: Date): Promise<Finding> {
  const topic = '튜터'
  const who = env.TUTOR_MODEL ?? '내장 튜터'
  const { calls, failed, medianMs } = await countCalls(db, now)
  if (calls === 0) return ok(topic, `${who}: 최근 한 시간 동안 호출이 없었어요.`)
  const seconds = ((medianMs ?? 0) / 1000).toFixed(1)
  const sentence = `${who}: 최근 한 시간 동안 ${calls}번 호출해 ${failed}번 실패했고, 절반은 ${seconds}초 안에 답했어요.`
  if (calls >= FEWEST_CALLS && failed / calls > MANY_FAILED_SHARE)
    return fault(
      topic,
      sentence,
      "'npm run doctor'로 모델 서버를 확인하고, '모델 호출 기록'에서 실패한 호출을 봐 주세요.",
    )
  return ok(topic, sentence)
}
