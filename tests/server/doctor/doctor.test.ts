import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import type { Finding } from '#contract/health.ts'
import { type DoctorOptions, runDoctor } from '#server/doctor/run-doctor.ts'
import { readEnv } from '#server/env.ts'
import { makeVapidKeys } from '#server/push/vapid-keys.ts'
import { type OpenAiServer, startOpenAiServer } from '#tests/server/llm/openai-server.ts'
import { makeTestDatabase } from '#tests/support/database-cluster.ts'
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts'
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { LOOPBACK_CERTIFICATE, startTlsProvider, type TlsServer } from '#tests/support/tls-server.ts'

const SECRETS = {
  KAKAO_CLIENT_SECRET: 'kakao-secret-that-nobody-may-read',
  TUTOR_API_KEY: 'tutor-key-that-nobody-may-read',
}
const KEYS = makeVapidKeys()

/** An address without a listener. */
let nobody: string
let folder: string
let database: Awaited<ReturnType<typeof makeTestDatabase>>
let mailbox: Mailbox
let model: OpenAiServer
let provider: TlsServer
let s3: S3Server
/** A complete and correct configuration of a school. */
let right: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'semsaem-doctor-'))
  database = await makeTestDatabase(inject('clusterUrl'))
  ;[mailbox, model, provider, s3] = await Promise.all([
    openMailbox(),
    startOpenAiServer(),
    startTlsProvider(),
    startS3Server(),
  ])
  const closed = await startOpenAiServer()
  nobody = new URL(closed.baseUrl).host
  await closed.close()
  const site = path.join(folder, 'site.json')
  const operator = { name: '셈샘중학교', address: '서울', email: 'school@semsaem.example' }
  await writeFile(site, JSON.stringify({ operator }))
  const dataDir = path.join(folder, 'data')
  await mkdir(dataDir, { mode: 0o700 })
  right = {
    PROFILE: 'production',
    PUBLIC_ORIGIN: 'https://semsaem.invalid',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    KAKAO_CLIENT_ID: 'school',
    KAKAO_ISSUER: provider.origin,
    TUTOR_BASE_URL: model.baseUrl,
    TUTOR_MODEL: 'loopback',
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'semsaem@semsaem.example',
    VAPID_PUBLIC_KEY: KEYS.publicKey,
    VAPID_PRIVATE_KEY: KEYS.privateKey,
    VAPID_SUBJECT: 'mailto:school@semsaem.example',
    SITE_CONFIG: site,
    ...SECRETS,
  }
})
afterAll(async () => {
  await Promise.all([mailbox.close(), model.close(), provider.close(), s3.close(), database.drop()])
  await rm(folder, { recursive: true, force: true })
})

/** Runs the command as an operator does. */
async function runCommand(env: Record<string, string>) {
  const trusted = path.join(folder, 'trusted.pem')
  await writeFile(trusted, LOOPBACK_CERTIFICATE)
  const { NODE_ENV: _, ...inherited } = process.env
  const doctor = spawn('node_modules/.bin/tsx', ['src/tools/doctor.ts'], {
    env: { ...inherited, NODE_EXTRA_CA_CERTS: trusted, ...env },
  })
  const exit = new Promise<number | null>((resolve) => doctor.on('exit', resolve))
  const [output, problems, status] = await Promise.all([text(doctor.stdout), text(doctor.stderr), exit])
  return { output: output + problems, status }
}

function expectNoSecret(said: string): void {
  const password = new URL(database.url).password
  for (const secret of [...Object.values(SECRETS), KEYS.privateKey, password])
    expect(said).not.toContain(secret)
}

async function examine(env: Record<string, string>, more: Partial<DoctorOptions> = {}): Promise<Finding[]> {
  const findings = await runDoctor({
    env: readEnv({ ...right, ...env }),
    nodeEnv: undefined,
    settingsFile: path.join(folder, '.env'),
    migrationsFolder: path.resolve('src/server/db/migrations'),
    now: () => new Date(),
    ...more,
  })
  expectNoSecret(JSON.stringify(findings))
  return findings
}

function listFaults(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ level }) => level === 'fault')
    .map(({ topic, sentence }) => `${topic}: ${sentence}`)
}

describe('the doctor as a command', () => {
  test('finds no fault in a correct configuration, and exits with 0', async () => {
    const { output, status } = await runCommand(right)
    expect(output).not.toContain('✗')
    expect(output).toContain('고쳐야 할 것이 없어요.')
    // The address is not served yet, and there is no backup.
    expect(output.match(/^! /gm)).toHaveLength(2)
    expect(status).toBe(0)
    expectNoSecret(output)
  })

  test('names every setting that prevents a start, and exits with 1', async () => {
    const { output, status } = await runCommand({
      ...right,
      PUBLIC_ORIGIN: 'http://semsaem.invalid',
      MAIL_FROM: '',
      KAKAO_CLIENT_ID: '',
      KAKAO_CLIENT_SECRET: '',
    })
    for (const name of ['PUBLIC_ORIGIN', 'MAIL_FROM', 'KAKAO_CLIENT_ID'])
      expect(output).toMatch(new RegExp(`^✗ 설정: .*${name}`, 'm'))
    expect(output).toContain('고쳐야 할 것이 3가지')
    expect(status).toBe(1)
    expectNoSecret(output)
  })
})

describe('the doctor finds', () => {
  /** This process does not trust the provider's certificate, which is one of the faults. */
  const PROVIDER =
    '로그인: kakao의 로그인 서버를 쓸 수 없어요. TLS 인증서를 믿을 수 없어요(스스로 서명했어요).'

  test.each<[what: string, env: () => Record<string, string>, fault: RegExp]>([
    [
      'a database that is away',
      () => ({ DATABASE_URL: `postgres://a:b@${nobody}/c` }),
      /^데이터베이스: .*답하지 않아요/,
    ],
    [
      'a wrong password of the database',
      () => ({ DATABASE_URL: database.url.replace(/:[^:@]+@/, ':wrong@') }),
      /^데이터베이스: 이름이나 비밀번호가 틀려요/,
    ],
    [
      'a mail server that is away',
      () => ({ SMTP_URL: `smtp://${nobody}` }),
      /^메일: 메일 서버를 쓸 수 없어요/,
    ],
    ['an unreachable provider', () => ({ KAKAO_ISSUER: `https://${nobody}` }), /^로그인: .*답하지 않아요/],
    [
      'a model that is away',
      () => ({ TUTOR_BASE_URL: `http://${nobody}/v1` }),
      /^튜터 모델: .*답하지 않아요/,
    ],
    [
      'push keys that are no pair',
      () => ({ VAPID_PUBLIC_KEY: makeVapidKeys().publicKey }),
      /^푸시 키: .*한 쌍의 VAPID 키/,
    ],
    [
      'a wrong secret of the storage',
      () => ({ ...s3.env, S3_SECRET_ACCESS_KEY: 'another-secret-of-that-storage' }),
      /^파일 저장소: S3_SECRET_ACCESS_KEY/,
    ],
    ['a short secret', () => ({ KAKAO_CLIENT_SECRET: 'changeme' }), /^비밀 값: KAKAO_CLIENT_SECRET/],
    [
      'an address of this machine',
      () => ({ PUBLIC_ORIGIN: 'https://localhost:9' }),
      /^주소: .*이 컴퓨터에서만/,
    ],
    ['a profile for trying out', () => ({ PROFILE: 'devserver' }), /^프로필: PROFILE=devserver/],
    ['no operator', () => ({ SITE_CONFIG: '' }), /^운영자: /],
  ])('%s', async (_what, env, fault) => {
    const findings = await examine(env())
    const [first, ...others] = listFaults(findings).filter((each) => each !== PROVIDER)
    expect(first).toMatch(fault)
    expect(others).toEqual([])
    for (const { level, remedy } of findings) expect(remedy === null).toBe(level === 'ok')
  })

  test.each([
    [401, 'TUTOR_API_KEY'],
    [404, 'TUTOR_MODEL'],
  ])('a model that answers %i', async (status, name) => {
    model.setMode({ kind: 'status', status })
    onTestFinished(() => model.setMode({ kind: 'reply' }))
    const findings = await examine({})
    expect(findings.find(({ topic }) => topic === '튜터 모델')).toMatchObject({
      level: 'fault',
      remedy: expect.stringContaining(name),
    })
  })

  test('a storage that is not writable', async () => {
    const dataDir = await mkdtemp(path.join(folder, 'blocked-'))
    await writeFile(path.join(dataDir, 'files'), 'not a folder')
    expect(listFaults(await examine({ DATA_DIR: dataDir }))).toContainEqual(
      expect.stringMatching(/^파일 저장소: .*폴더를 만들 수 없어요/),
    )
  })

  test('no fault before the first start of a server without data on its own disk', async () => {
    const dataDir = path.join(folder, 'not', 'made-yet')
    const findings = await examine({ ...s3.env, DATA_DIR: dataDir })
    expect(listFaults(findings)).toEqual([PROVIDER])
    expect(findings.find(({ topic }) => topic === '디스크')?.sentence).toContain(dataDir)
  })

  test('keys and settings that other accounts can read', async () => {
    const dataDir = await mkdtemp(path.join(folder, 'open-'))
    const settingsFile = path.join(dataDir, 'settings')
    for (const file of [path.join(dataDir, 'vapid.json'), settingsFile])
      await writeFile(file, '{}', { mode: 0o644 })
    await chmod(dataDir, 0o755)
    const faults = listFaults(await examine({ DATA_DIR: dataDir }, { settingsFile }))
    expect(faults.filter((each) => each.startsWith('파일 권한'))).toHaveLength(3)
  })

  test('a database of a newer version, and one that needs migrations', async () => {
    const { url, drop } = await makeTestDatabase(inject('clusterUrl'))
    onTestFinished(drop)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    onTestFinished(() => client.end())
    const steps = 'drizzle.__drizzle_migrations'
    await client.query(`delete from ${steps} where created_at = (select max(created_at) from ${steps})`)
    const waiting = await examine({ DATABASE_URL: url })
    expect(waiting.find(({ topic }) => topic === '데이터베이스의 구조')).toMatchObject({
      level: 'watch',
      sentence: expect.stringContaining('1단계'),
    })
    await client.query(`insert into ${steps} (hash, created_at) values ('later', 9999999999999)`)
    expect(listFaults(await examine({ DATABASE_URL: url }))[0]).toMatch(
      /^데이터베이스의 구조: 더 새로운 셈샘/,
    )
  })

  test('a wrong clock and a NODE_ENV for development', async () => {
    const later = () => new Date(Date.now() + 5 * 60_000)
    const env = { KAKAO_ISSUER: s3.env.S3_ENDPOINT ?? '' }
    const faults = listFaults(await examine(env, { now: later, nodeEnv: 'development' }))
    expect(faults).toContainEqual(expect.stringMatching(/^시계: 시계가 (?:299|300|301)초 빨라요/))
    expect(faults).toContainEqual(expect.stringMatching(/^NODE_ENV: /))
  })
})
