import path from 'node:path'
import type { Finding, FindingLevel } from '#contract/health.ts'
import { fault } from '#server/doctor/finding.ts'
import { runDoctor } from '#server/doctor/run-doctor.ts'
import { loadEnvironment } from '#server/env.ts'
import { StartError } from '#server/start-error.ts'

const MARKS: Readonly<Record<FindingLevel, string>> = { ok: '✓', watch: '!', fault: '✗' }

function write({ level, topic, sentence, remedy }: Finding): void {
  const line = `${MARKS[level]} ${topic}: ${sentence}`
  process.stdout.write(remedy === null ? `${line}\n` : `${line}\n    → ${remedy}\n`)
}

function countOf(findings: readonly Finding[], level: FindingLevel): number {
  return findings.filter((finding) => finding.level === level).length
}

async function examine(): Promise<Finding[]> {
  try {
    return await runDoctor({
      env: loadEnvironment(),
      nodeEnv: process.env.NODE_ENV,
      settingsFile: path.resolve('.env'),
      migrationsFolder: path.resolve('src/server/db/migrations'),
      now: () => new Date(),
    })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const remedy = '.env나 환경 변수를 고치고 다시 실행해 주세요. 나머지는 그다음에 살펴볼 수 있어요.'
    return error.message.split('\n').map((sentence) => fault('설정', sentence, remedy))
  }
}

const findings = await examine()
for (const finding of findings) write(finding)
const faults = countOf(findings, 'fault')
const watches = countOf(findings, 'watch')
const toMend = faults > 0 ? `고쳐야 할 것이 ${faults}가지 있어요.` : '고쳐야 할 것이 없어요.'
const toWatch = watches > 0 ? ` 살펴볼 것이 ${watches}가지 있어요.` : ''
process.stdout.write(`\n${toMend}${toWatch}\n`)
process.exitCode = faults > 0 ? 1 : 0
