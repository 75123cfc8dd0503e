import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { GeneratedDraft, GenerationEvent, GenerationKind } from '#contract/generation.ts'
import type { ItemImport, ItemImportProgress } from '#contract/item-file.ts'
import type { JobStatus } from '#contract/job.ts'
import type { FilePurpose } from '#contract/storage.ts'
import type { AgeBand } from '#domain/access/age-band.ts'
import type { GuardianCheck } from '#domain/access/guardian-consent.ts'
import type { AuditAction, AuditEntity } from '#domain/audit/audit.ts'
import type { MessageContext, MessageStatus } from '#domain/chat/message.ts'
import type { ContentOrigin, NodeKind, ReleasedEntity, SchoolLevel } from '#domain/curriculum/curriculum.ts'
import type { AnswerTest, Mistake, Pairing, RubricPoint } from '#domain/exam/item.ts'
import type { ItemReportReason } from '#domain/exam/item-report.ts'
import type { Figure } from '#domain/figure/figure.ts'
import type { Audience } from '#domain/notify/audience.ts'
import type { NotificationKind } from '#domain/notify/notification.ts'
import type { NotificationMethod } from '#domain/notify/notification-method.ts'
import type { CallPurpose, CallStatus } from '#domain/prompt/model-call.ts'
import type { PromptPriority, PromptPurpose } from '#domain/prompt/prompt.ts'
import type { ItemFlag } from '#domain/statistics/flag-item.ts'
import type { StatisticsMeasure } from '#domain/statistics/measure.ts'
import type { QuestionBank } from '#domain/tutor/bank/question-bank.ts'
import type { ModelRequest } from '../llm/model-request.ts'

function time(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
}

function createdAt() {
  return time('created_at').notNull().defaultNow()
}

function userId() {
  return uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
}

/** Columns of a job that a process runs for the person who began it. */
function jobColumns() {
  return {
    id: uuid('id').primaryKey(),
    userId: userId(),
    status: text('status').notNull().$type<JobStatus>(),
    createdAt: createdAt(),
    endedAt: time('ended_at'),
    /** Of a running one: the process that runs it has renewed it before. */
    leaseUntil: time('lease_until').notNull(),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
  }
}

/** Raised by every write, so that a stale write is found. */
function version() {
  return integer('version').notNull().default(1)
}

/*
 * Content: read by everyone, written by the seed and by administrators.
 */

/**
 * `digest` is that of the shipped text a row was made from and `origin` who wrote it last, so that a second load updates only what changed
 * and never what an administrator wrote.
 */
function provenance() {
  return {
    digest: text('digest').notNull().default(''),
    origin: text('origin').notNull().default('shipped').$type<ContentOrigin>(),
    version: version(),
  }
}

/** One row: raised in the transaction of every change of content; the process caches are keyed by it. */
export const contentState = pgTable('content_state', {
  id: integer('id').primaryKey().default(1),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
  /** Of the content folder and the program that loaded it last: the same need not be loaded again. */
  loadedFrom: text('loaded_from').notNull().default(''),
})

/** One row: what the server's clock showed, so that a jump of it is noticed. */
export const serverClock = pgTable('server_clock', {
  id: integer('id').primaryKey().default(1),
  seenAt: time('seen_at').notNull(),
  /** Of the clock, when it last jumped or was first looked at. */
  steadySince: time('steady_since').notNull(),
})

export const curriculumNodes = pgTable(
  'curriculum_nodes',
  {
    id: text('id').primaryKey(),
    parentId: text('parent_id'),
    kind: text('kind').notNull().$type<NodeKind>(),
    label: text('label').notNull(),
    ordered: integer('ordered').notNull(),
    depth: integer('depth').notNull(),
    hidden: boolean('hidden').notNull().default(false),
    curriculumAchievement: text('curriculum_achievement'),
    /** Of a unit only: `수와 연산`. */
    domain: text('domain'),
    /** Of a grade only. */
    schoolLevel: text('school_level'),
    grade: integer('grade'),
    subjectArea: text('subject_area'),
    /** With the revision: `수학(2022 개정)`. */
    subject: text('subject'),
    ...provenance(),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }),
    index('curriculum_nodes_parent').on(table.parentId, table.ordered),
  ],
)

/**
 * What the releases have for rows that were edited here: the text that the first edit replaced, and the newer one that a load found
 * (null: the release has not changed since, or the administrator has decided).
 */
export const shippedRows = pgTable(
  'shipped_rows',
  {
    entity: text('entity').notNull().$type<ReleasedEntity>(),
    entityId: text('entity_id').notNull(),
    base: jsonb('base').$type<Record<string, unknown>>(),
    release: jsonb('release').$type<Record<string, unknown>>(),
    releaseDigest: text('release_digest').notNull().default(''),
    /** When a load found `release`. */
    foundAt: time('found_at'),
  },
  (table) => [primaryKey({ columns: [table.entity, table.entityId] })],
)

export const achievementCriteria = pgTable('achievement_criteria', {
  /** Revision and number: `R2022N0101` for `[9수01-01]`. */
  id: text('id').primaryKey(),
  code: text('code').notNull(),
  text: text('text').notNull(),
  revision: integer('revision').notNull(),
})

export const nodeCriteria = pgTable(
  'node_criteria',
  {
    nodeId: text('node_id')
      .notNull()
      .references(() => curriculumNodes.id, { onDelete: 'cascade' }),
    criterionId: text('criterion_id')
      .notNull()
      .references(() => achievementCriteria.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.nodeId, table.criterionId] })],
)

export const concepts = pgTable(
  'concepts',
  {
    id: text('id').primaryKey(),
    /** The small unit. */
    nodeId: text('node_id')
      .notNull()
      .references(() => curriculumNodes.id),
    content: text('content').notNull(),
    description: text('description').notNull().default(''),
    imageRequired: boolean('image_required').notNull().default(false),
    ordered: integer('ordered').notNull(),
    hidden: boolean('hidden').notNull().default(false),
    ...provenance(),
  },
  (table) => [index('concepts_node').on(table.nodeId, table.ordered)],
)

function conceptId() {
  return text('concept_id')
    .notNull()
    .references(() => concepts.id, { onDelete: 'cascade' })
}

export const conceptCriteria = pgTable(
  'concept_criteria',
  {
    conceptId: conceptId(),
    criterionId: text('criterion_id')
      .notNull()
      .references(() => achievementCriteria.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.conceptId, table.criterionId] })],
)

export const conceptPrerequisites = pgTable(
  'concept_prerequisites',
  {
    conceptId: conceptId(),
    prerequisiteId: text('prerequisite_id')
      .notNull()
      .references(() => concepts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.conceptId, table.prerequisiteId] })],
)

export const conceptLinks = pgTable(
  'concept_links',
  {
    id: text('id').primaryKey(),
    conceptId: conceptId(),
    title: text('title').notNull(),
    url: text('url').notNull(),
    kind: text('kind').notNull().$type<'video' | 'page'>(),
    ordered: integer('ordered').notNull().default(0),
    hidden: boolean('hidden').notNull().default(false),
    createdAt: createdAt(),
    ...provenance(),
  },
  (table) => [index('concept_links_concept').on(table.conceptId, table.ordered)],
)

export const explanations = pgTable(
  'explanations',
  {
    id: text('id').primaryKey(),
    conceptId: conceptId(),
    content: text('content').notNull(),
    status: text('status').notNull().$type<'draft' | 'published'>(),
    author: text('author').notNull().$type<'person' | 'model'>(),
    createdAt: createdAt(),
    /** When an administrator published it; null for drafts and for what shipped. */
    publishedAt: time('published_at'),
    ...provenance(),
  },
  (table) => [index('explanations_latest').on(table.conceptId, table.status, table.createdAt.desc())],
)

export const terms = pgTable(
  'terms',
  {
    id: text('id').primaryKey(),
    conceptId: conceptId(),
    term: text('term').notNull(),
    definition: text('definition').notNull(),
    ordered: integer('ordered').notNull().default(0),
    hidden: boolean('hidden').notNull().default(false),
    ...provenance(),
  },
  (table) => [index('terms_concept').on(table.conceptId, table.ordered)],
)

/** What the built-in tutor knows beyond a concept's explanation. Written by the loader alone. */
export const questionBanks = pgTable('question_banks', {
  conceptId: conceptId().primaryKey(),
  /** Not jsonb: the order of its keys is kept, so that an export is the file that was loaded. */
  bank: json('bank').notNull().$type<QuestionBank>(),
  digest: text('digest').notNull(),
})

export const itemGroups = pgTable('item_groups', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  createdAt: createdAt(),
  version: version(),
})

export const criterionTypes = pgTable(
  'criterion_types',
  {
    id: uuid('id').primaryKey(),
    criterionId: text('criterion_id')
      .notNull()
      .references(() => achievementCriteria.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    difficultyLevel: text('difficulty_level').notNull().default('0'),
    difficultyDescription: text('difficulty_description').notNull().default('없음'),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [index('criterion_types_criterion').on(table.criterionId)],
)

/** What an item says, of one version; `answer_tests` is for its authors alone. */
function itemContent() {
  return {
    question: text('question').notNull(),
    option1: text('option1').notNull().default(''),
    option2: text('option2').notNull().default(''),
    option3: text('option3').notNull().default(''),
    option4: text('option4').notNull().default(''),
    option5: text('option5').notNull().default(''),
    correctAnswer: text('correct_answer').notNull(),
    solution: text('solution').notNull().default(''),
    difficultyLevel: integer('difficulty_level').notNull(),
    writtenTestType: integer('written_test_type').notNull(),
    performanceTestType: integer('performance_test_type').notNull().default(0),
    figures: jsonb('figures').notNull().default([]).$type<Figure[]>(),
    images: jsonb('images').notNull().default([]).$type<string[]>(),
    hints: jsonb('hints').notNull().default([]).$type<string[]>(),
    mistakes: jsonb('mistakes').notNull().default([]).$type<Mistake[]>(),
    rubric: jsonb('rubric').notNull().default([]).$type<RubricPoint[]>(),
    pairing: jsonb('pairing').$type<Pairing>(),
    answerTests: jsonb('answer_tests').notNull().default([]).$type<AnswerTest[]>(),
  }
}

/** Items as learners are given them now. What they said before, and what they are to say next, is in `item_versions`. */
export const evaluationItems = pgTable(
  'evaluation_items',
  {
    /** A UUID; of a template's item UUIDv5(template, seed). */
    id: text('id').primaryKey(),
    ...itemContent(),
    /** Of what it says: exams and answers name it. 0 until it is first published. */
    itemVersion: integer('item_version').notNull().default(1),
    itemGroupId: uuid('item_group_id').references(() => itemGroups.id, { onDelete: 'set null' }),
    templateId: text('template_id'),
    seed: bigint('seed', { mode: 'number' }),
    ordered: integer('ordered').notNull().default(0),
    /** Drafts, and items that the content dropped but a learner has used. */
    hidden: boolean('hidden').notNull().default(false),
    digest: text('digest').notNull().default(''),
    /** As of other content, or `practice`: made from a template for one exam, never drawn for another person. */
    origin: text('origin').notNull().default('shipped').$type<ContentOrigin | 'practice'>(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('evaluation_items_template').on(table.templateId, table.seed)],
)

/**
 * Versions of items: those that were replaced, those that were published here, and as version 0 a draft. A published one never changes.
 * The present version of an item that was loaded or drawn has no row until it is replaced.
 */
export const itemVersions = pgTable(
  'item_versions',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => evaluationItems.id, { onDelete: 'cascade' }),
    itemVersion: integer('item_version').notNull(),
    ...itemContent(),
    /** Null for what shipped. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of a draft: when it was last saved; else when it was published. */
    savedAt: time('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.itemVersion] }),
    index('item_versions_author').on(table.authorId),
  ],
)

export const itemConcepts = pgTable(
  'item_concepts',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => evaluationItems.id, { onDelete: 'cascade' }),
    conceptId: conceptId(),
    ordered: integer('ordered').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.conceptId] }),
    index('item_concepts_concept').on(table.conceptId, table.itemId),
  ],
)

export const itemCriterionTypes = pgTable(
  'item_criterion_types',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => evaluationItems.id, { onDelete: 'cascade' }),
    criterionTypeId: uuid('criterion_type_id')
      .notNull()
      .references(() => criterionTypes.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.criterionTypeId] })],
)

/** One prompt a family and purpose. */
export const prompts = pgTable(
  'prompts',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    purpose: text('purpose').notNull().$type<PromptPurpose>(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('prompts_family').on(table.title, table.purpose)],
)

export const promptVersions = pgTable(
  'prompt_versions',
  {
    promptId: uuid('prompt_id')
      .notNull()
      .references(() => prompts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: text('content').notNull(),
    /** Null: as the model has it. */
    temperature: doublePrecision('temperature'),
    /** Null: as the server limits it. */
    maxTokens: integer('max_tokens'),
    note: text('note').notNull().default(''),
    priority: text('priority').notNull().default('medium').$type<PromptPriority>(),
    current: boolean('current').notNull().default(false),
    /** Whether it came with a release or an administrator wrote it. */
    origin: text('origin').notNull().default('own').$type<'shipped' | 'own'>(),
    /** Null for what shipped, and if the account no longer exists. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.promptId, table.version] }),
    uniqueIndex('prompt_versions_current').on(table.promptId).where(sql`${table.current}`),
    index('prompt_versions_author').on(table.authorId),
  ],
)

/*
 * People. Everything that belongs to one has the person in its primary key: a foreign key can never cross from one to another,
 * and what a client names by its own UUID never collides with another person's.
 */

/** Schools that learners may name, written by administrators. */
export const schools = pgTable(
  'schools',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Tells schools of one name apart: `서울 강남구`. */
    region: text('region').notNull().default(''),
    schoolLevel: text('school_level').notNull().$type<SchoolLevel>(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [index('schools_name').on(table.name)],
)

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  nickname: text('nickname').notNull(),
  provider: text('provider').notNull().$type<'kakao' | 'google'>(),
  avatar: text('avatar'),
  roles: text('roles').array().notNull().default(['user']),
  email: text('email'),
  notificationMethods: text('notification_methods')
    .array()
    .notNull()
    .default([])
    .$type<NotificationMethod[]>(),
  useLinks: boolean('use_links').notNull().default(true),
  tutorPersona: text('tutor_persona').notNull(),
  schoolId: uuid('school_id').references(() => schools.id, { onDelete: 'set null' }),
  grade: integer('grade').notNull().default(1),
  schoolLevel: text('school_level').notNull().default('MIDDLE'),
  quietFrom: integer('quiet_from').notNull().default(21),
  quietTo: integer('quiet_to').notNull().default(8),
  reminderHour: integer('reminder_hour').notNull().default(19),
  /** Null until it was asked (security.md 15). */
  ageBand: text('age_band').$type<AgeBand>(),
  /** Base64 of 32 random bytes (offline.md). */
  deviceKey: text('device_key').notNull(),
  suspendedAt: time('suspended_at'),
  createdAt: createdAt(),
  /** When a session of the person was last used, to the hour; the session may have ended since. */
  lastUsedAt: time('last_used_at'),
  /** When the person was last warned that the unused account will be deleted. */
  inactivityWarnedAt: time('inactivity_warned_at'),
  /** Of what administrators write: roles and suspension. */
  version: version(),
})

/** The guardian's consent for a person under 14 (security.md 15): a row is a consent in force, a withdrawal deletes it. */
export const guardianConsents = pgTable('guardian_consents', {
  userId: userId().primaryKey(),
  givenAt: time('given_at').notNull(),
  /** Which text was agreed to. */
  wording: text('wording').notNull(),
  check: text('check').notNull().default('device').$type<GuardianCheck>(),
  /** Of a consent by mail. */
  guardianEmail: text('guardian_email'),
  /** The yearly mail is due a year after it; null before the first one. After a mail that was not accepted, a time that makes it due again soon. */
  remindedAt: time('reminded_at'),
})

/** A mail to a guardian whose link nobody has used yet. A consent, a withdrawal and the end of its time delete it. */
export const guardianRequests = pgTable(
  'guardian_requests',
  {
    userId: userId().primaryKey(),
    /** Of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    guardianEmail: text('guardian_email').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('guardian_requests_token').on(table.tokenHash),
    index('guardian_requests_expiry').on(table.expiresAt),
  ],
)

export const identities = pgTable(
  'identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: userId(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('identities_user').on(table.userId),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, base64url: a copy of the table is no session. */
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    createdAt: createdAt(),
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
)

/** Sign-ins under way; a row is deleted by the callback that uses it, so a state is good once. */
export const signIns = pgTable('sign_ins', {
  stateHash: text('state_hash').primaryKey(),
  provider: text('provider').notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  publicDevice: boolean('public_device').notNull().default(false),
  expiresAt: time('expires_at').notNull(),
})

export const threads = pgTable(
  'threads',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    curriculumId: text('curriculum_id')
      .notNull()
      .references(() => curriculumNodes.id),
    conceptId: text('concept_id').references(() => concepts.id),
    createdAt: createdAt(),
    lastUsedAt: time('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('threads_recent').on(table.userId, table.lastUsedAt.desc()),
    index('threads_place').on(table.userId, table.curriculumId, table.conceptId),
  ],
)

export const messages = pgTable(
  'messages',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    threadId: uuid('thread_id').notNull(),
    /** Order of arrival; a device's clock decides nothing. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    message: text('message').notNull(),
    response: text('response').notNull().default(''),
    shortResponse: text('short_response'),
    bookmark: boolean('bookmark').notNull().default(false),
    createdAt: createdAt(),
    relatedQuestions: jsonb('related_questions').notNull().default([]).$type<string[]>(),
    status: text('status').notNull().$type<MessageStatus>(),
    ocrResultId: text('ocr_result_id'),
    context: jsonb('context').notNull().$type<MessageContext>(),
    /** Written by this server's tutor, not posted by the page. */
    isServerReply: boolean('is_server_reply').notNull().default(false),
    /** Set when the thread was emptied: the turn stays for its bookmark alone. */
    clearedAt: time('cleared_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.threadId],
      foreignColumns: [threads.userId, threads.id],
    }).onDelete('cascade'),
    index('messages_thread').on(table.userId, table.threadId, table.position),
    index('messages_bookmarks').on(table.userId, table.position).where(sql`${table.bookmark}`),
  ],
)

/** Replies being written now, of learners and visitors: at most two a person, in all processes together. */
export const runningStreams = pgTable(
  'running_streams',
  {
    /** `u:` and the user's id, or `v:` and the salted hash of a visitor's cookie. */
    owner: text('owner').notNull(),
    id: uuid('id').notNull(),
    /** Renewed by the process that writes the reply; past it the reply is lost and its turn an error. */
    leaseUntil: time('lease_until').notNull(),
    stopRequested: boolean('stop_requested').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.owner, table.id] })],
)

export const exams = pgTable(
  'exams',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    threadId: uuid('thread_id').notNull(),
    difficultyLevel: integer('difficulty_level').notNull(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    finishedAt: time('finished_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.threadId],
      foreignColumns: [threads.userId, threads.id],
    }).onDelete('cascade'),
    index('exams_thread').on(table.userId, table.threadId, table.position),
    index('exams_finished').on(table.finishedAt).where(sql`${table.finishedAt} is not null`),
    uniqueIndex('exams_one_unfinished')
      .on(table.userId, table.threadId, table.difficultyLevel)
      .where(sql`${table.finishedAt} is null`),
  ],
)

export const examItems = pgTable(
  'exam_items',
  {
    userId: userId(),
    examId: uuid('exam_id').notNull(),
    index: integer('index').notNull(),
    evaluationId: text('evaluation_id')
      .notNull()
      .references(() => evaluationItems.id),
    /** As the item was drawn: later versions do not change it. */
    itemVersion: integer('item_version').notNull().default(1),
    finished: boolean('finished').notNull().default(false),
    /** Of the last answer that counted. */
    verdict: text('verdict').$type<'correct' | 'incorrect'>(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    hintsShown: integer('hints_shown').notNull().default(0),
    solutionShown: boolean('solution_shown').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.examId, table.index] }),
    foreignKey({ columns: [table.userId, table.examId], foreignColumns: [exams.userId, exams.id] }).onDelete(
      'cascade',
    ),
    index('exam_items_item').on(table.evaluationId),
  ],
)

/** Every answer that counted, for progress and the wrong-answer level; survives the emptying of a thread. */
export const attempts = pgTable(
  'attempts',
  {
    userId: userId(),
    /** The turn's id. */
    id: uuid('id').notNull(),
    evaluationId: text('evaluation_id')
      .notNull()
      .references(() => evaluationItems.id),
    /** The version that the answer was checked against. */
    itemVersion: integer('item_version').notNull().default(1),
    conceptId: text('concept_id')
      .notNull()
      .references(() => concepts.id),
    difficultyLevel: integer('difficulty_level').notNull(),
    verdict: text('verdict').notNull().$type<'correct' | 'incorrect'>(),
    /** What stood open when the answer came; `self`: an essay, which the learner marked. */
    help: text('help').notNull().$type<'alone' | 'hint' | 'solution' | 'self'>(),
    /** As the turn stores it, so redacted without a guardian's consent; null for an essay. Shown only if several learners gave it. */
    answer: text('answer'),
    /** What the item says about the wrong answer; null for a right answer and an unnamed mistake. */
    mistake: text('mistake'),
    position: bigserial('position', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    /** When the device took the answer, limited by the server's clock. */
    answeredAt: time('answered_at').notNull().defaultNow(),
    /** Date of `answered_at` in Asia/Seoul, `2026-03-02`. */
    day: text('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('attempts_item').on(table.userId, table.evaluationId, table.position),
    index('attempts_concept').on(table.userId, table.conceptId),
    index('attempts_evaluation').on(table.evaluationId, table.itemVersion),
    index('attempts_day').on(table.day),
  ],
)

/** Items that learners report as faulty; one open report of a reason, person and version. */
export const itemReports = pgTable(
  'item_reports',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    evaluationId: text('evaluation_id')
      .notNull()
      .references(() => evaluationItems.id),
    itemVersion: integer('item_version').notNull(),
    reason: text('reason').notNull().$type<ItemReportReason>(),
    text: text('text').notNull().default(''),
    createdAt: createdAt(),
    /** Null while it is open. */
    closedAt: time('closed_at'),
    closedBy: uuid('closed_by').references(() => users.id, { onDelete: 'set null' }),
    /** By those who write items. */
    note: text('note').notNull().default(''),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('item_reports_id').on(table.id),
    uniqueIndex('item_reports_one_open')
      .on(table.userId, table.evaluationId, table.itemVersion, table.reason)
      .where(sql`${table.closedAt} is null`),
    index('item_reports_item').on(table.evaluationId),
    index('item_reports_newest').on(table.createdAt.desc()),
    index('item_reports_closed_by').on(table.closedBy),
  ],
)

/** Drafts that a model writes, or templates give, for an author; kept a week. */
export const generations = pgTable(
  'generations',
  {
    ...jobColumns(),
    kind: text('kind').notNull().$type<GenerationKind>(),
    model: text('model'),
    conceptIds: text('concept_ids').array().notNull(),
    itemId: text('item_id'),
    events: jsonb('events').notNull().default([]).$type<GenerationEvent[]>(),
    drafts: jsonb('drafts').notNull().default([]).$type<GeneratedDraft[]>(),
    text: text('text'),
    tokensIn: integer('tokens_in').notNull().default(0),
    tokensOut: integer('tokens_out').notNull().default(0),
    /** In won; null once the price of a call is not known. */
    cost: doublePrecision('cost').default(0),
  },
  (table) => [index('generations_user').on(table.userId, table.createdAt.desc())],
)

/** Imports of items: the dry run of a file, and its application. */
export const itemImports = pgTable(
  'item_imports',
  {
    ...jobColumns(),
    conceptId: text('concept_id').notNull(),
    yaml: text('yaml').notNull(),
    /** Whether the dry run is being applied, or was. */
    isApplication: boolean('is_application').notNull().default(false),
    progress: jsonb('progress').$type<ItemImportProgress>(),
    /** What it changes; after the application, what was changed. */
    result: jsonb('result').$type<ItemImport>(),
    /** Why it failed. */
    problem: text('problem'),
  },
  (table) => [index('item_imports_user').on(table.userId, table.createdAt.desc())],
)

export const timeSpans = pgTable(
  'time_spans',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    spanType: text('span_type').notNull(),
    spanKey: text('span_key').notNull(),
    conceptId: text('concept_id').references(() => concepts.id),
    /** Milliseconds that counted. */
    accepted: integer('accepted').notNull(),
    /** Date in Asia/Seoul, `2026-03-02`: a day holds at most 24 hours. */
    day: text('day').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('time_spans_day').on(table.userId, table.day),
    index('time_spans_of_day').on(table.day),
    index('time_spans_concept').on(table.userId, table.conceptId),
    check('time_spans_positive', sql`${table.accepted} >= 0`),
  ],
)

/*
 * Calling learners back (offline.md, 'Push').
 */

/** Browsers that take push; one owner each, the last who signed in there and wanted it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text('endpoint').primaryKey(),
    userId: userId(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    expiresAt: time('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId, table.createdAt)],
)

/** By administrators. */
export const announcements = pgTable('announcements', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  path: text('path').notNull(),
  audience: jsonb('audience').notNull().$type<Audience>(),
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  /** When it is to be sent; null: at once. */
  sendAt: time('send_at'),
  /** When it came into the inboxes; null while it waits. */
  releasedAt: time('released_at'),
  version: version(),
})

/** A notification of a person: one row, however many methods send it. */
export const notifications = pgTable(
  'notifications',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull().$type<NotificationKind>(),
    announcementId: uuid('announcement_id').references(() => announcements.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    body: text('body').notNull(),
    path: text('path').notNull(),
    plannedAt: time('planned_at').notNull(),
    /** Since when the inbox shows it: an announcement at once, a daily one when it is first sent. */
    listedAt: time('listed_at'),
    readAt: time('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('notifications_inbox').on(table.userId, table.listedAt.desc()),
    index('notifications_announcement').on(table.announcementId),
    index('notifications_planned').on(table.plannedAt),
  ],
)

/** One way that a notification goes: the queue of what is to be sent, and the record of what was. */
export const notificationSends = pgTable(
  'notification_sends',
  {
    userId: userId(),
    /** Named in the payload, and by receipts. */
    id: uuid('id').notNull(),
    notificationId: uuid('notification_id').notNull(),
    method: text('method').notNull().$type<NotificationMethod>(),
    state: text('state').notNull().default('waiting').$type<'waiting' | 'sending' | 'sent' | 'dropped'>(),
    /** When to decide on it next. */
    dueAt: time('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** While it is being sent; past it the process that sent it is lost and another decides anew. */
    leaseUntil: time('lease_until'),
    /** Counts for the cap from the moment it was claimed; null again where nothing took it. */
    sentAt: time('sent_at'),
    /** Endpoints that have yet to take it; null before the first attempt. */
    remaining: text('remaining').array(),
    dropReason: text('drop_reason'),
    shownAt: time('shown_at'),
    clickedAt: time('clicked_at'),
    closedAt: time('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: 'notification_sends_of',
      columns: [table.userId, table.notificationId],
      foreignColumns: [notifications.userId, notifications.id],
    }).onDelete('cascade'),
    uniqueIndex('notification_sends_id').on(table.id),
    index('notification_sends_notification').on(table.userId, table.notificationId),
    index('notification_sends_queue').on(table.dueAt).where(sql`${table.state} in ('waiting', 'sending')`),
    index('notification_sends_sent').on(table.userId, table.sentAt),
    index('notification_sends_sent_at').on(table.sentAt).where(sql`${table.sentAt} is not null`),
  ],
)

/** The last day for which a person's daily notification was planned, or decided against. */
export const dailyPlans = pgTable('daily_plans', {
  userId: userId().primaryKey(),
  /** Date in Asia/Seoul, `2026-03-02`. */
  day: text('day').notNull(),
})

/** First answers of writes (api.md, 'Conventions'): inserted in the transaction of the effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: userId(),
    key: uuid('key').notNull(),
    /** SHA-256 of method, path and body. */
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer'),
    /** Null for turns and time spans, whose keys never die. */
    expiresAt: time('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_expires').on(table.expiresAt),
  ],
)

/** Fixed windows; `bucket` names the limit and a salted hash of whom it counts. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    bucket: text('bucket').notNull(),
    windowStart: time('window_start').notNull(),
    count: integer('count').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.windowStart] }),
    index('limit_counters_expires').on(table.expiresAt),
  ],
)

/** One row a call of a model (api.md, llm-histories); of visitors tokens and latency only. */
export const llmCalls = pgTable(
  'llm_calls',
  {
    id: uuid('id').primaryKey(),
    createdAt: createdAt(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose').notNull().$type<CallPurpose>(),
    model: text('model').notNull(),
    /** The prompt's family as it is configured, its purpose, and its version; null for a text that is in no table. */
    promptName: text('prompt_name'),
    promptPurpose: text('prompt_purpose').$type<PromptPurpose>(),
    promptVersion: text('prompt_version'),
    request: jsonb('request').$type<ModelRequest>(),
    response: text('response'),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    /** Part of `inputTokens`; null if the model does not say. */
    cachedTokens: integer('cached_tokens'),
    /** In won, by the prices of that time; null if the model's price is not known. */
    cost: doublePrecision('cost'),
    latencyMs: integer('latency_ms').notNull().default(0),
    status: text('status').notNull().$type<CallStatus>(),
  },
  (table) => [
    index('llm_calls_created').on(table.createdAt.desc()),
    index('llm_calls_user').on(table.userId, table.createdAt),
    index('llm_calls_prompt').on(table.promptName, table.promptPurpose, table.promptVersion),
  ],
)

/** Values made once for all processes of a database: the salt of hashes, the key of signed cookies. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Title, description and picture for search engines and previews, which replace those of the page. */
export const seoSettings = pgTable('seo_settings', {
  /** A page's address without a slash at its end, `/` for the first page. */
  path: text('path').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  /** A path of this origin or an https address; null for the product's own picture. */
  image: text('image'),
  /** Whether search engines may list the page. */
  isListed: boolean('is_listed').notNull().default(true),
  updatedAt: time('updated_at').notNull().defaultNow(),
  version: version(),
})

/** Every write of an administrator; holds no secret and nothing that a learner wrote. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: time('at').notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull().$type<AuditAction>(),
    entity: text('entity').notNull().$type<AuditEntity>(),
    entityId: text('entity_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_entries_entity').on(table.entity, table.entityId, table.id.desc()),
    index('audit_entries_actor').on(table.actorId),
    index('audit_entries_at').on(table.at),
  ],
)

/** Uploaded pictures; their bytes are in the file storage, under `id`. */
export const storedFiles = pgTable(
  'stored_files',
  {
    /** Random, with size and format (`domain/picture`). */
    id: text('id').primaryKey(),
    /** Null if it shipped with the content, or the account is deleted. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose').notNull().$type<FilePurpose>(),
    type: text('type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
    /** Null until the bytes are stored. */
    storedAt: time('stored_at'),
    /** When a text that shows it was first published; from then on everybody may read it. */
    publishedAt: time('published_at'),
    /** The row is kept until the bytes are deleted, too. */
    removedAt: time('removed_at'),
  },
  (table) => [
    index('stored_files_owner').on(table.ownerId),
    index('stored_files_created').on(table.createdAt),
  ],
)

/*
 * Statistics: rolled up from the records above by a job (server/statistics). A learner's rows go with the account, and the days
 * of that learner are rolled up again.
 */

/** Days whose records have changed since they were rolled up: a row a write, so that writers never wait for each other. */
export const statisticsMarks = pgTable('statistics_marks', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  /** Date in Asia/Seoul, `2026-03-02`. */
  day: text('day').notNull(),
})

/** One row: what was recorded before these times is in the roll-ups of days, and in those of items. Null before the first. */
export const statisticsState = pgTable('statistics_state', {
  id: integer('id').primaryKey().default(1),
  rolledUpAt: time('rolled_up_at'),
  itemsAt: time('items_at'),
})

/** A period: a day, or a week by its Monday. A range is read as its whole weeks and the days beside them. */
function period() {
  return { grain: text('grain').notNull().$type<'day' | 'week'>(), start: text('start').notNull() }
}

/** Who was active: studied, or gave an answer that counted. `concept_id` is empty for all concepts together; single concepts are kept by the day. */
export const statisticsLearners = pgTable(
  'statistics_learners',
  {
    ...period(),
    conceptId: text('concept_id').notNull(),
    userId: userId(),
    /** Milliseconds. */
    studied: bigint('studied', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.grain, table.conceptId, table.start, table.userId] }),
    index('statistics_learners_user').on(table.userId, table.conceptId, table.start),
  ],
)

/**
 * A learner and a concept, over all days. Most learners come to a concept for some days and never again, so that most rows are wholly
 * within a long range, whose days need not be read then.
 */
export const statisticsConceptLearners = pgTable(
  'statistics_concept_learners',
  {
    conceptId: text('concept_id').notNull(),
    userId: userId(),
    /** The first and the last day of activity; null if there was none. */
    firstDay: text('first_day'),
    lastDay: text('last_day'),
    /** Milliseconds. */
    studied: bigint('studied', { mode: 'number' }).notNull().default(0),
    /** The day on which the learner had cleared every level that the concept had then; null if that was never so. */
    completedOn: text('completed_on'),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.userId] }),
    index('statistics_concept_learners_user').on(table.userId),
    index('statistics_concept_learners_completed').on(table.completedOn),
  ],
)

/** All learners of a period without the persons: what a chart shows of it. */
export const statisticsStudy = pgTable(
  'statistics_study',
  {
    ...period(),
    learners: integer('learners').notNull(),
    /** Milliseconds. */
    studied: bigint('studied', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.grain, table.start] })],
)

/** Answers that counted, by day, concept and level. */
export const statisticsAnswers = pgTable(
  'statistics_answers',
  {
    day: text('day').notNull(),
    conceptId: text('concept_id').notNull(),
    difficultyLevel: integer('difficulty_level').notNull(),
    answers: integer('answers').notNull(),
    rightAnswers: integer('right_answers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.conceptId, table.difficultyLevel] })],
)

/** Answers that counted, by item; not to items of one learner's practice. */
export const statisticsItems = pgTable(
  'statistics_items',
  {
    ...period(),
    evaluationId: text('evaluation_id')
      .notNull()
      .references(() => evaluationItems.id, { onDelete: 'cascade' }),
    answers: integer('answers').notNull(),
    rightAnswers: integer('right_answers').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.grain, table.start, table.evaluationId] }),
    index('statistics_items_item').on(table.evaluationId),
  ],
)

/** What is counted by the day without regard to persons: calls of models, and notifications. Kept longer than what was counted. */
export const statisticsCounts = pgTable(
  'statistics_counts',
  {
    day: text('day').notNull(),
    measure: text('measure').notNull().$type<StatisticsMeasure>(),
    /** @see STATISTICS_MEASURES */
    key: text('key').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.measure, table.day, table.key] })],
)

/**
 * Statistics of the first answers to a version of an item; `statistics/summarize-items.flow.ts` recomputes them. Not of items of one learner's
 * practice.
 */
export const itemStatistics = pgTable(
  'item_statistics',
  {
    evaluationId: text('evaluation_id')
      .notNull()
      .references(() => evaluationItems.id, { onDelete: 'cascade' }),
    itemVersion: integer('item_version').notNull(),
    /** First answers: of all learners, after a hint, after the solution, and without help. */
    answers: integer('answers').notNull(),
    afterHint: integer('after_hint').notNull(),
    afterSolution: integer('after_solution').notNull(),
    alone: integer('alone').notNull(),
    rightAlone: integer('right_alone').notNull(),
    /** Correlation with the learners' other first answers; null if they do not differ. */
    discrimination: doublePrecision('discrimination'),
    /** Milliseconds that half of the learners spent on the item at most, in all its versions; null if none was measured. */
    medianTime: integer('median_time'),
    flags: text('flags').array().notNull().default([]).$type<ItemFlag[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.evaluationId, table.itemVersion] }),
    index('item_statistics_flagged').on(table.evaluationId).where(sql`${table.flags} <> '{}'`),
  ],
)

/** Requests that the server answered with an error of its own (5xx), counted by the day; addresses without ids. */
export const serverErrors = pgTable(
  'server_errors',
  {
    /** Date in Asia/Seoul, `2026-03-02`. */
    day: text('day').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    status: integer('status').notNull(),
    errors: integer('errors').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.method, table.path, table.status] })],
)

/** The last run of each job, for the dashboard. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: time('started_at').notNull(),
  /** Null while it runs, and if its process was lost. */
  endedAt: time('ended_at'),
  /** Of the last run that failed. */
  failedAt: time('failed_at'),
})
