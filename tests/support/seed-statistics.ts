import type pg from 'pg'

export interface SeededStatistics {
  learners: number
  /** Up to and with today, in Seoul. */
  days: number
  answers: number
  spans: number
  calls: number
}

/** For `startEmbedded` while a database is filled that may be lost: little is written ahead. */
export const SEEDING_SETTINGS = {
  fsync: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  shared_buffers: '256MB',
}

/** How many days ago a row is, and whose it is; `i` numbers the rows of a table, `$1` the days and `$2` the learners. */
const AGO = '((i * 7919) % $1)'
const PERSON = '((i / 3) * 31 + i % 3) % $2'
const PERSON_ID = `('00000000-0000-4000-8000-' || lpad(to_hex(${PERSON}), 12, '0'))::uuid`
const NEW_ID = 'gen_random_uuid()'
const DAY = `join seeded_day on seeded_day.ago = ${AGO}`
const AT = "seeded_day.midnight + ((i * 104729) % 86000) * interval '1 second'"
/** A learner stays with two concepts a week. */
const ITEM = `join place on place.number = ((${AGO} / 7) + 7 * (${PERSON}) + i % 2) % (select count(*) from place)
  join item on item.place = place.number and item.number = (i * 48271) % place.items`
/** Better learners answer more items right, and later concepts have fewer. */
const IS_RIGHT = `((i * 48271) % 97) < 35 + (${PERSON}) % 45 - item.place % 20 + item.number % 9`

const LEARNERS = `insert into users (id, nickname, provider, tutor_persona, device_key)
  select ('00000000-0000-4000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, '학습자', 'kakao', 'friend_female_1', 'a2V5'
  from generate_series(0, $1::int - 1) as i`

const PLACES = `
  create temporary table item as
    select (dense_rank() over (order by concept_id))::int - 1 as place,
      (row_number() over (partition by concept_id order by id))::int - 1 as number, *
    from (
      select ei.id, ei.difficulty_level, ei.correct_answer, ei.mistakes,
        (select ic.concept_id from item_concepts ic where ic.item_id = ei.id order by ic.ordered limit 1) as concept_id
      from evaluation_items ei where ei.origin <> 'practice' and not ei.hidden) stored where concept_id is not null;
  create temporary table place as select place as number, count(*) as items from item group by place;
  analyze item, place`

const DAYS = `create temporary table seeded_day as
  select ago, to_char(today - ago, 'YYYY-MM-DD') as day, (today - ago)::timestamp at time zone 'Asia/Seoul' as midnight
  from (select (now() at time zone 'Asia/Seoul')::date as today) as clock, generate_series(0, 1000) as ago;
  analyze seeded_day`

const ANSWERS = `
  insert into attempts (user_id, id, evaluation_id, concept_id, difficulty_level, verdict, help, answer, mistake, answered_at, day)
  select ${PERSON_ID}, ${NEW_ID}, item.id, item.concept_id, item.difficulty_level,
    case when ${IS_RIGHT} then 'correct' else 'incorrect' end,
    case when i % 11 = 0 then 'hint' when i % 17 = 0 then 'solution' else 'alone' end,
    case when ${IS_RIGHT} then item.correct_answer else coalesce(item.mistakes -> (i % 3)::int ->> 'answer', (i % 7)::text) end,
    case when ${IS_RIGHT} then null else item.mistakes -> (i % 3)::int ->> 'says' end,
    ${AT}, seeded_day.day
  from generate_series(1::bigint, $3::bigint) as i ${DAY} ${ITEM}`

const SPANS = `
  insert into time_spans (user_id, id, span_type, span_key, concept_id, accepted, day)
  select ${PERSON_ID}, ${NEW_ID},
    case when i % 2 = 0 then 'CURRICULUM_CONCEPT' else 'EVALUATION_ITEM' end,
    case when i % 2 = 0 then item.concept_id else item.id end, item.concept_id,
    10000 + ((i * 31) % 90000)::int, seeded_day.day
  from generate_series(1::bigint, $3::bigint) as i ${DAY} ${ITEM}`

/** Each learner's concepts, and the day on which the learner left each. */
const VISITED = `create temporary table visited as
  select ('00000000-0000-4000-8000-' || lpad(to_hex(person), 12, '0'))::uuid as user_id, ${NEW_ID} as thread_id,
    place.number as place, (select item.concept_id from item where item.place = place.number limit 1) as concept_id,
    seeded_day.midnight + interval '12 hours' as left_at, (person + place.number) % 3 > 0 as completed
  from generate_series(0, $2::bigint - 1) as person, generate_series(0, ($1::int - 1) / 7) as week
  join seeded_day on seeded_day.ago = week * 7
  join place on true
  where place.number = (week + 7 * person) % (select count(*) from place)`
const THREADS = `insert into threads (user_id, id, curriculum_id, concept_id, last_used_at)
  select user_id, thread_id, left(concept_id, 5), concept_id, left_at from visited`
const EXAMS = `insert into exams (user_id, id, thread_id, difficulty_level, finished_at)
  select user_id, ${NEW_ID}, thread_id, level.difficulty_level, left_at
  from visited cross join (values (0), (1), (3), (5)) as level (difficulty_level) where completed`

const CALLS = `
  insert into llm_calls (id, created_at, user_id, purpose, model, input_tokens, output_tokens, cost, latency_ms, status)
  select ${NEW_ID}, ${AT}, ${PERSON_ID}, case when i % 5 = 0 then 'hint' when i % 50 = 1 then 'items' else 'chat' end, 'model',
    600 + (i % 900)::int, 80 + (i % 300)::int, case when i % 100 = 3 then null else 0.1 * (i % 9) end,
    400 + ((i * 7919) % 6000)::int,
    case when i % 41 = 0 then 'error' when i % 97 = 0 then 'timeout' else 'success' end
  from generate_series(1::bigint, $3::bigint) as i ${DAY}`

/**
 * Fills an empty product with learners and their records: one statement of the database for each table, without the checks of foreign
 * keys and with its indexes built at the end. Marks every day.
 */
export async function seedStatistics(pool: pg.Pool, seeded: SeededStatistics): Promise<void> {
  const { learners, days, answers, spans, calls } = seeded
  const client = await pool.connect()
  try {
    await client.query(`set session_replication_role = replica; set statement_timeout = 0;
      set maintenance_work_mem = '512MB'; set work_mem = '64MB'; set synchronous_commit = off; set jit = off`)
    await client.query(LEARNERS, [learners])
    await client.query(PLACES)
    await client.query(DAYS)
    await withoutIndexes(client, 'attempts', () => client.query(ANSWERS, [days, learners, answers]))
    await withoutIndexes(client, 'time_spans', () => client.query(SPANS, [days, learners, spans]))
    await client.query(VISITED, [days, learners])
    await client.query(THREADS)
    await client.query(EXAMS)
    await withoutIndexes(client, 'llm_calls', () => client.query(CALLS, [days, learners, calls]))
    await client.query('insert into statistics_marks (day) select day from seeded_day where ago < $1', [days])
    await client.query('analyze')
  } finally {
    // Its settings are not to be another's.
    client.release(true)
  }
}

/** Runs `fill` while a table has no index, and builds them afterwards. */
async function withoutIndexes(
  client: pg.PoolClient,
  table: string,
  fill: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string; isKey: boolean }>(
    `select c.relname as name, i.indisprimary as "isKey", case when i.indisprimary
        then 'alter table ' || $1 || ' add constraint ' || quote_ident(c.relname) || ' ' || pg_get_constraintdef(k.oid)
        else pg_get_indexdef(i.indexrelid) end as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid left join pg_constraint k on k.conindid = i.indexrelid
     where i.indrelid = $1::regclass`,
    [table],
  )
  for (const { name, isKey } of rows)
    await client.query(isKey ? `alter table ${table} drop constraint "${name}"` : `drop index "${name}"`)
  await fill()
  for (const { definition } of rows) await client.query(definition)
}
