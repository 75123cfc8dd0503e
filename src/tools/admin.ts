import path from 'node:path'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrateDatabase, openDatabase } from '#server/db/open-database.ts'
import { loadEnvironment } from '#server/env.ts'
import { type Grant, grantAdmin } from '#server/people/grant-admin.flow.ts'

const USAGE = '쓰는 법: npm run admin -- grant <이메일 | 별명 | ID>'

function explain(grant: Grant, who: string): { ok: boolean; sentence: string } {
  switch (grant.kind) {
    case 'granted':
      return {
        ok: true,
        sentence: `${grant.nickname} 님은 이제 관리자예요. 화면을 새로 고치면 관리 메뉴가 보여요.`,
      }
    case 'was-admin':
      return { ok: true, sentence: `${grant.nickname} 님은 이미 관리자예요.` }
    case 'nobody':
      return { ok: false, sentence: `'${who}'에 맞는 계정이 없어요. 먼저 한 번 로그인해야 계정이 생겨요.` }
    case 'several':
      return {
        ok: false,
        sentence: [
          `'${who}'에 맞는 계정이 여럿이에요. 그 가운데 하나의 ID로 다시 실행해 주세요.`,
          ...grant.people.map(
            ({ id, nickname, provider, createdAt }) =>
              `  ${id}  ${nickname}  ${provider}  ${createdAt.toISOString().slice(0, 10)}에 가입`,
          ),
        ].join('\n'),
      }
  }
}

/** `grant <who>`: gives an account the role of administrator in the configured database. The server may be running. */
async function main(): Promise<boolean> {
  const [command, who] = process.argv.slice(2)
  if (command !== 'grant' || !who?.trim()) {
    process.stderr.write(`${USAGE}\n`)
    return false
  }
  const env = loadEnvironment()
  const embedded = env.DATABASE_URL ? null : await startEmbedded({ dataDir: path.resolve(env.DATA_DIR) })
  const { pool, db, close } = openDatabase(env.DATABASE_URL ?? embedded?.url ?? '', (error) =>
    process.stderr.write(`데이터베이스 연결이 끊겼어요: ${error.message}\n`),
  )
  try {
    await migrateDatabase(pool, path.resolve('src/server/db/migrations'))
    const { ok, sentence } = explain(await grantAdmin(db, who.trim(), new Date()), who)
    process.stdout.write(`${sentence}\n`)
    return ok
  } finally {
    await close()
    await embedded?.stop()
  }
}

process.exitCode = (await main()) ? 0 : 1
