import type pg from 'pg'

export interface SeededStatistics {
  learners: number
  /** Up to and with today, in Seoul. */
  days: number
  answers: number
  spans: number
  calls: number
}

/** How many days ago a row is, and whose it is; `i` numbers the rows of a table, `$1` the days and `$2` the learners. */
const AGO = '((i * 7919) % $1)'
const PERSON = '((i / 3) * 31 + i % 3) % $2'
const AT = `(date_trunc('day', now() at time zone 'Asia/Seoul') at time zone 'Asia/Seoul'
  - ${AGO} * interval '1 day' + ((i * 104729) % 86000) * interval '1 second')`
const DAY = `to_char(${AT} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
const PERSON_ID = `('00000000-0000-4000-8000-' || lpad(to_hex(${PERSON}), 12, '0'))::uuid`
const NEW_ID = 'gen_random_uuid()'
/** A learner stays with two concepts a week. */
const ITEM = `join place on place.number = ((${AGO} / 7) + 7 * (${PERSON}) + i % 2) % (select count(*) from place)
  join item on item.place = place.number and item.number = (i * 48271) % place.items`
/** Better learners answer more items right, and later concepts have fewer. */
const IS_RIGHT = `((i * 48271) % 97) < 35 + (${PERSON}) % 45 - item.place % 20 + item.number % 9`

/**
 * Fills an empty product with learners and their records, by statements of the database alone, without the checks of foreign keys and
 * with the secondary indexes of the largest table built at the end; marks every day.
 */
export async function seedStatistics(pool: pg.Pool, seeded: SeededStatistics): Promise<void> {
  const { learners, days, answers, spans, calls } = seeded
  const client = await pool.connect()
  try {
    await client.query(`set session_replication_role = replica; set statement_timeout = 0;
      set maintenance_work_mem = '256MB'; set synchronous_commit = off`)
    await client.query(
      `insert into users (id, nickname, provider, tutor_persona, device_key)
       select ('00000000-0000-4000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, '학습자', 'kakao', 'friend_female_1', 'a2V5'
       from generate_series(0, $1::int - 1) as i`,
      [learners],
    )
    await client.query(`create temporary table item as
      select (dense_rank() over (order by concept_id))::int - 1 as place,
        (row_number() over (partition by concept_id order by id))::int - 1 as number, *
      from (
        select ei.id, ei.difficulty_level, ei.correct_answer, ei.mistakes,
          (select ic.concept_id from item_concepts ic where ic.item_id = ei.id order by ic.ordered limit 1) as concept_id
        from evaluation_items ei where ei.origin <> 'practice' and not ei.hidden) stored where concept_id is not null`)
    await client.query(
      'create temporary table place as select place as number, count(*) as items from item group by place',
    )
    await client.query('create index on item (place, number)')
    await client.query('analyze item, place')
    await client.query(
      `insert into attempts (user_id, id, evaluation_id, concept_id, difficulty_level, verdict, help, answer, mistake, answered_at, day)
       select ${PERSON_ID}, ${NEW_ID}, item.id, item.concept_id, item.difficulty_level,
         case when ${IS_RIGHT} then 'correct' else 'incorrect' end,
         case when i % 11 = 0 then 'hint' when i % 17 = 0 then 'solution' else 'alone' end,
         case when ${IS_RIGHT} then item.correct_answer else coalesce(item.mistakes -> (i % 3)::int ->> 'answer', (i % 7)::text) end,
         case when ${IS_RIGHT} then null else item.mistakes -> (i % 3)::int ->> 'says' end,
         ${AT}, ${DAY}
       from generate_series(1::bigint, $3::bigint) as i
       ${ITEM}`,
      [days, learners, answers],
    )
    const { rows } = await client.query<{ name: string; definition: string }>(
      "select indexname as name, indexdef as definition from pg_indexes where tablename = 'time_spans' and indexname <> 'time_spans_user_id_id_pk'",
    )
    for (const { name } of rows) await client.query(`drop index "${name}"`)
    await client.query(
      `insert into time_spans (user_id, id, span_type, span_key, concept_id, accepted, day)
       select ${PERSON_ID}, ${NEW_ID},
         case when i % 2 = 0 then 'CURRICULUM_CONCEPT' else 'EVALUATION_ITEM' end,
         case when i % 2 = 0 then item.concept_id else item.id end, item.concept_id,
         10000 + ((i * 31) % 90000)::int, ${DAY}
       from generate_series(1::bigint, $3::bigint) as i
       ${ITEM}`,
      [days, learners, spans],
    )
    for (const { definition } of rows) await client.query(definition)
    await client.query(
      `insert into llm_calls (id, created_at, user_id, purpose, model, input_tokens, output_tokens, latency_ms, status)
       select ${NEW_ID}, ${AT}, ${PERSON_ID}, case when i % 5 = 0 then 'hint' else 'chat' end, 'model',
         600 + (i % 900)::int, 80 + (i % 300)::int, 400 + ((i * 7919) % 6000)::int,
         case when i % 41 = 0 then 'error' when i % 97 = 0 then 'timeout' else 'success' end
       from generate_series(1::bigint, $3::bigint) as i`,
      [days, learners, calls],
    )
    await client.query(
      `insert into statistics_marks (day)
       select to_char(now() at time zone 'Asia/Seoul' - i * interval '1 day', 'YYYY-MM-DD') from generate_series(0, $1::int - 1) as i`,
      [days],
    )
    await client.query('analyze')
  } finally {
    // Its settings are not to be another's.
    client.release(true)
  }
}
