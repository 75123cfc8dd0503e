import path from 'node:path'
import type { Finding } from '#contract/health.ts'
import type { AppDeps } from '../deps.ts'
import { checkLastBackup } from '../doctor/check-backup.ts'
import { checkDiskSpace, checkFileStorage } from '../doctor/check-files.ts'
import { checkMail } from '../doctor/check-services.ts'
import { fault, watch } from '../doctor/finding.ts'
import { api } from '../http/call.ts'
import { findLastBackup } from '../statistics/today.queries.ts'
import { checkCalls, checkConnections, checkJobs, checkQueues, checkSends } from './check-work.ts'

const ANSWER_WITHIN_MS = 8_000

export const healthRoutes = {
  read: api.health.read.handler(async ({ context: { deps } }) => {
    const now = deps.clock()
    const [findings, lastBackup] = await Promise.all([checkHealth(deps, now), findLastBackup(deps.db)])
    return {
      checkedAt: now.toISOString(),
      startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
      node: process.versions.node,
      memoryBytes: process.memoryUsage.rss(),
      streams: deps.replies.count,
      lastBackupAt: lastBackup?.toISOString() ?? null,
      findings,
    }
  }),
}

async function checkHealth(deps: AppDeps, now: Date): Promise<Finding[]> {
  const { db, env, log } = deps
  const checks: [topic: string, check: () => Promise<Finding | Finding[]>][] = [
    ['데이터베이스', () => checkConnections(deps, now)],
    ['작업', () => checkJobs(db, now)],
    ['기다리는 일', () => checkQueues(db, now)],
    ['디스크', () => checkDiskSpace(path.resolve(env.DATA_DIR))],
    ['파일 저장소', () => checkFileStorage(deps.storage, env)],
    ['알림', () => checkSends(db, now)],
    ['메일', () => checkMail(deps.mailer, env)],
    ['튜터', () => checkCalls(deps, now)],
    ['백업', () => checkLastBackup(db, now)],
  ]
  const found = await Promise.all(
    checks.map(([topic, check]) =>
      Promise.race([check(), findNoAnswer(topic)]).catch((error: unknown) => {
        log.warn({ err: error, topic }, 'health not checked')
        return fault(topic, '살펴보지 못했어요.', '서버의 로그에서 그 시각의 오류를 찾아보세요.')
      }),
    ),
  )
  return found.flat()
}

function findNoAnswer(topic: string): Promise<Finding> {
  const finding = watch(topic, '시간 안에 답하지 않았어요.', '잠시 뒤에 다시 확인해 보세요.')
  return new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS, finding).unref())
}
