import { LOCAL_PEOPLE } from './auth/local-people.ts'
import { loadEnvironment, type ServerEnv } from './env.ts'
import { describeError } from './log/describe-error.ts'
import { guardConsole } from './log/guard-console.ts'
import { makeLogger } from './log/make-logger.ts'
import { StartError } from './start-error.ts'
import { startServer } from './start-server.ts'

const NO_ADMIN =
  "아직 관리자가 없어요. 한 번 로그인한 뒤에 'npm run admin -- grant <이메일 | 별명>'으로 관리자를 정해 주세요.\n"

function greet(env: ServerEnv, origin: string, hasAdmin: boolean): void {
  const people = LOCAL_PEOPLE.map(({ name, says }) => `${name}(${says})`).join(', ')
  const signIn = env.LOCAL_PROVIDER
    ? `로그인은 화면의 '로그인'에서 ${people} 가운데 한 사람을 고르면 돼요. 비밀번호는 없어요.`
    : "로그인은 화면의 '로그인'에서 하면 돼요."
  const hint = hasAdmin || env.LOCAL_PROVIDER ? '' : NO_ADMIN
  process.stdout.write(`\n셈샘이 준비됐어요: ${origin}\n${signIn}\n${hint}멈추려면 Ctrl+C를 누르세요.\n\n`)
}

/** An error of a migration or seed may contain rows of the database: only file system errors are shown in full. */
function explainFailure(error: unknown): string {
  const isOfSystem = error instanceof Error && 'syscall' in error
  if (error instanceof StartError || isOfSystem) return error.message
  return JSON.stringify(describeError(error), null, 2)
}

async function main(): Promise<void> {
  const env = loadEnvironment()
  const log = makeLogger(env.LOG_LEVEL)
  guardConsole(log)
  // Node would print the error with all its properties.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the server ends: nobody handled an error')
    process.exit(1)
  })
  const { origin, hasAdmin, stop } = await startServer(env, log)
  greet(env, origin, hasAdmin)
  let stopping = false
  const end = () => {
    // Ctrl+C reaches this process twice if a script started it: from the terminal and forwarded.
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'the server did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

main().catch((error: unknown) => {
  process.stderr.write(`\n셈샘을 시작하지 못했어요.\n${explainFailure(error)}\n`)
  process.exit(1)
})
