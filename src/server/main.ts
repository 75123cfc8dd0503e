import { LOCAL_PEOPLE } from './auth/local-people.ts'
import { ConfigurationError, loadEnvironment, type ServerEnv } from './env.ts'
import { startServer } from './start-server.ts'

function greet(env: ServerEnv, origin: string): void {
  const people = LOCAL_PEOPLE.map(({ name, says }) => `${name}(${says})`).join(', ')
  const signIn = env.LOCAL_PROVIDER
    ? `로그인은 화면의 '로그인'에서 ${people} 가운데 한 사람을 고르면 돼요. 비밀번호는 없어요.`
    : "로그인은 화면의 '로그인'에서 하면 돼요."
  process.stdout.write(`\n셈샘이 준비됐어요: ${origin}\n${signIn}\n멈추려면 Ctrl+C를 누르세요.\n\n`)
}

async function main(): Promise<void> {
  const env = loadEnvironment()
  const { origin, stop } = await startServer(env)
  greet(env, origin)
  let stopping = false
  const end = () => {
    // Ctrl+C reaches this process twice where a script started it: once from the terminal, once passed on.
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

main().catch((error: unknown) => {
  const text = error instanceof ConfigurationError ? error.message : ((error as Error).stack ?? String(error))
  process.stderr.write(`\n셈샘을 시작하지 못했어요.\n${text}\n`)
  process.exit(1)
})
