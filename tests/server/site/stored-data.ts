/** The lines of the privacy policy's table of stored data, by their first words. */
export const POLICY_LINES = {
  account: '카카오나 구글이 알려 주는 번호',
  settings: '학년, 학교(골랐을 때)',
  role: '맡은 일(관리자인지)',
  deviceKey: '기기에 남은 기록을 잠그는 열쇠',
  turns: '질문과 답과 그것을 쓴 손글씨',
  pictures: '질문이나 답으로 옮겨 적은 사진',
  guardian: '보호자의 이메일 주소',
  consent: '보호자의 동의',
  answers: '문항을 푼 기록',
  speech: '소리 내어 읽은 대답의 소리',
  reports: '문항이 이상하다고 알린 글',
  time: '개념과 문항에 쓴 시간',
  learnerStatistics: '날마다 누가 공부했는지 모은 기록',
  browsers: '푸시를 켠 브라우저의 주소',
  notifications: '보낸 알림과 그것을 보았는지',
  session: '로그인 상태',
  running: '지금 쓰고 있는 대답',
  keys: '같은 요청을 두 번 세지 않으려는 표',
  calls: 'AI 모델을 부른 기록',
  managed: '관리자가 고친 것의 기록',
  drafts: '관리자가 시켜서 만든 초안',
} as const
export type PolicyLine = keyof typeof POLICY_LINES

/**
 * Tables without personal data: the curriculum and its items, and the server's own tables. Their columns that name an account are listed with
 * their line.
 */
interface Impersonal {
  kind: 'content' | 'operation'
  persons?: Readonly<Record<string, PolicyLine>>
}
/** The line of each column; `none` for ids, order and references, which are not personal data. */
type Personal = Partial<Record<PolicyLine | 'none', string>>

const content: Impersonal = { kind: 'content' }
const operation: Impersonal = { kind: 'operation' }
const byAuthor: Impersonal = { kind: 'content', persons: { author_id: 'managed' } }

/** Stored only as files, in no table. */
export const KEPT_AS_FILES: readonly PolicyLine[] = ['speech']

/** Every table of the database. */
export const STORED_DATA: Readonly<Record<string, Impersonal | Personal>> = {
  content_state: operation,
  server_clock: operation,
  curriculum_nodes: content,
  shipped_rows: content,
  achievement_criteria: content,
  node_criteria: content,
  concepts: content,
  concept_criteria: content,
  concept_prerequisites: content,
  concept_links: content,
  explanations: content,
  terms: content,
  question_banks: content,
  item_groups: content,
  criterion_types: content,
  evaluation_items: content,
  item_versions: byAuthor,
  item_concepts: content,
  item_criterion_types: content,
  prompts: content,
  prompt_versions: byAuthor,
  schools: content,
  seo_settings: content,
  announcements: { kind: 'content', persons: { created_by: 'managed' } },
  users: {
    account: 'id nickname provider email avatar created_at last_used_at',
    settings:
      'notification_methods use_links tutor_persona school_id grade school_level quiet_from quiet_to reminder_hour age_band',
    role: 'roles suspended_at inactivity_warned_at',
    deviceKey: 'device_key',
    none: 'version',
  },
  identities: { account: 'provider subject user_id created_at' },
  guardian_consents: {
    consent: 'given_at wording check',
    guardian: 'guardian_email reminded_at',
    none: 'user_id',
  },
  guardian_requests: { guardian: 'guardian_email token_hash expires_at', none: 'user_id' },
  sessions: { session: 'token_hash user_id created_at last_seen_at expires_at' },
  sign_ins: operation,
  threads: { turns: 'curriculum_id concept_id created_at last_used_at', none: 'user_id id' },
  messages: {
    turns:
      'message response short_response bookmark created_at related_questions status context is_server_reply cleared_at',
    pictures: 'ocr_result_id',
    none: 'user_id id thread_id position',
  },
  running_streams: { running: 'owner id lease_until stop_requested' },
  exams: { answers: 'difficulty_level created_at finished_at', none: 'user_id id thread_id position' },
  exam_items: {
    answers: 'evaluation_id item_version finished verdict wrong_tries hints_shown solution_shown',
    none: 'user_id exam_id index',
  },
  attempts: {
    answers:
      'evaluation_id item_version concept_id difficulty_level verdict help answer mistake created_at answered_at day',
    none: 'user_id id position',
  },
  item_reports: {
    reports: 'evaluation_id item_version reason text created_at closed_at note',
    managed: 'closed_by',
    none: 'user_id id version',
  },
  generations: {
    drafts:
      'user_id status created_at ended_at kind model concept_ids item_id events drafts text tokens_in tokens_out cost',
    none: 'id lease_until cancel_requested',
  },
  item_imports: {
    drafts: 'user_id status created_at ended_at concept_id yaml is_application progress result problem',
    none: 'id lease_until cancel_requested',
  },
  time_spans: { time: 'span_type span_key concept_id accepted day created_at', none: 'user_id id' },
  push_subscriptions: { browsers: 'endpoint p256dh auth expires_at created_at', none: 'user_id' },
  notifications: {
    notifications: 'kind announcement_id title body path planned_at listed_at read_at',
    none: 'user_id id',
  },
  notification_sends: {
    notifications:
      'method state due_at attempts lease_until sent_at remaining drop_reason shown_at clicked_at closed_at',
    none: 'user_id id notification_id',
  },
  daily_plans: { notifications: 'user_id day' },
  idempotency_keys: { keys: 'key fingerprint answer expires_at', none: 'user_id' },
  limit_counters: operation,
  llm_calls: {
    calls:
      'created_at user_id purpose model prompt_name prompt_purpose prompt_version request response input_tokens output_tokens cached_tokens cost latency_ms status',
    none: 'id',
  },
  server_secrets: operation,
  audit_entries: { managed: 'at actor_id action entity entity_id before after', none: 'id' },
  stored_files: {
    pictures: 'owner_id purpose type width height bytes sha256 created_at stored_at published_at removed_at',
    none: 'id',
  },
  statistics_marks: operation,
  statistics_state: operation,
  statistics_learners: { learnerStatistics: 'grain start concept_id studied', none: 'user_id' },
  statistics_concept_learners: {
    learnerStatistics: 'concept_id first_day last_day studied completed_on',
    none: 'user_id',
  },
  statistics_study: operation,
  statistics_answers: operation,
  statistics_items: operation,
  statistics_counts: operation,
  item_statistics: operation,
  server_errors: operation,
  job_runs: operation,
}
