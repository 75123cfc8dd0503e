import type pg from 'pg'
import type { Finding } from '#contract/health.ts'
import { MOST_CONNECTIONS, type Queryable } from '../db/open-database.ts'
import {
  type AppliedMigration,
  isNewerSchema,
  listAppliedMigrations,
  readProgramMigrations,
} from '../db/schema-version.ts'
import { readDatabaseFacts } from './doctor.queries.ts'
import { explainFailure } from './explain-failure.ts'
import { fault, ok, watch } from './finding.ts'

const TOPIC = '데이터베이스'
const OLDEST_VERSION = 150_000
/** Connections of a server, a backup, the doctor and an operator's own session. */
const NEEDED_CONNECTIONS = MOST_CONNECTIONS + 5

/** Checks that the database answers, is supported, and is writable. */
export async function checkDatabase(db: Queryable): Promise<Finding[]> {
  try {
    const facts = await readDatabaseFacts(db)
    const faults: Finding[] = []
    const major = Math.floor(facts.version / 10_000)
    if (facts.version < OLDEST_VERSION)
      faults.push(
        fault(TOPIC, `PostgreSQL ${major}은(는) 너무 오래됐어요.`, 'PostgreSQL 15 이상을 써 주세요.'),
      )
    if (facts.encoding !== 'UTF8')
      faults.push(
        fault(
          TOPIC,
          `글자를 ${facts.encoding}(으)로 저장해서 한글을 담을 수 없어요.`,
          'encoding UTF8로 데이터베이스를 다시 만들어 주세요.',
        ),
      )
    if (facts.isReadOnly)
      faults.push(
        fault(
          TOPIC,
          '읽기만 할 수 있어요.',
          'DATABASE_URL을 복제본이 아니라 쓸 수 있는 서버의 주소로 바꿔 주세요.',
        ),
      )
    if (!facts.mayCreate)
      faults.push(
        fault(
          TOPIC,
          '이 사용자로는 표를 만들 수 없어요.',
          'grant create on database …로 권한을 주거나 데이터베이스의 소유자로 접속해 주세요.',
        ),
      )
    if (facts.maxConnections < NEEDED_CONNECTIONS)
      faults.push(
        watch(
          TOPIC,
          `동시에 ${facts.maxConnections}개만 접속할 수 있어요.`,
          `max_connections를 서버 하나마다 ${NEEDED_CONNECTIONS} 이상으로 늘려 주세요.`,
        ),
      )
    return faults.length > 0 ? faults : [ok(TOPIC, `PostgreSQL ${major}이(가) 답해요.`)]
  } catch (error) {
    return [
      fault(
        TOPIC,
        `${explainFailure(error)}.`,
        'DATABASE_URL의 주소, 이름, 비밀번호가 맞는지, 데이터베이스가 켜져 있는지 확인해 주세요.',
      ),
    ]
  }
}

/** Checks that this version can open the schema; `isEmpty` before the first start. */
export async function checkSchema(
  client: pg.ClientBase,
  migrationsFolder: string,
): Promise<{ schema: Finding; isEmpty: boolean }> {
  const applied = await listAppliedMigrations(client)
  return {
    schema: describeSchema(applied, readProgramMigrations(migrationsFolder)),
    isEmpty: applied.length === 0,
  }
}

function describeSchema(applied: readonly AppliedMigration[], program: readonly AppliedMigration[]): Finding {
  const topic = '데이터베이스의 구조'
  if (isNewerSchema(applied, program))
    return fault(
      topic,
      '더 새로운 셈샘이 쓰던 데이터베이스라 이 버전으로는 열 수 없어요.',
      "더 새로운 셈샘을 설치하거나, 업그레이드 전의 백업을 'npm run restore -- 파일 --replace'로 되돌려 주세요.",
    )
  if (applied.length === 0) return ok(topic, '비어 있어요. 처음 시작할 때 만들어요.')
  const waiting = program.length - applied.length
  if (waiting === 0) return ok(topic, '최신이에요.')
  return watch(
    topic,
    `변경할 것이 ${waiting}단계 남았어요. 다음에 시작할 때 적용해요.`,
    '먼저 npm run backup -- 파일로 백업해 두세요.',
  )
}
