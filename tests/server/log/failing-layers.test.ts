import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { CONSENT_WORDING } from '#domain/access/guardian-consent.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { insertSession } from '#server/auth/session.queries.ts'
import { insertUser } from '#server/auth/sign-in.queries.ts'
import { llmCalls } from '#server/db/schema.ts'
import { startHousekeeping } from '#server/jobs/start-housekeeping.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { loadContent } from '#server/load-content.ts'
import { planDaily } from '#server/notify/plan-daily.flow.ts'
import { sendDue } from '#server/notify/send-due.flow.ts'
import { type CapturedOutput, captureOutput } from '#tests/support/capture-output.ts'
import { makeTestDatabase } from '#tests/support/database-cluster.ts'
import { eventually, openThread, readStream, startExam } from '#tests/support/learner.ts'
import { listProcedures } from '#tests/support/list-procedures.ts'
import { type Mailbox, openMailbox } from '#tests/support/mailbox.ts'
import { makePicture, makeUpload } from '#tests/support/make-picture.ts'
import { PushService, type Subscription } from '#tests/support/push-service.ts'
import { SMALL, seedSmallCurriculum, smallItemId } from '#tests/support/small-curriculum.ts'
import { startTcpGate, type TcpGate } from '#tests/support/tcp-gate.ts'
import {
  followRedirects,
  type ListeningServer,
  listenTestServer,
  type TestBrowser,
} from '#tests/support/test-server.ts'

/** Part of everything that a learner says or is; no line of the log may hold it. */
const MARK = 'zqmark'
const FORBIDDEN = new RegExp(`${MARK}|비밀이야|203\\.0\\.113\\.77|params:`, 'i')
const SAID = `${MARK} 나만의 비밀이야`
const ADDRESS = '203.0.113.77'
const SEOUL_NOON = new Date('2026-03-02T12:00:00+09:00')
const RANGE = 'from=2026-03-01&to=2026-03-02'
const NO_PICTURE = '00000000000000000000000000000000-1x1.png'
const ITEM = smallItemId(SMALL.concept, 0, 1)
const OTHER_ITEM = smallItemId(SMALL.otherConcept, 0, 1)

/** Tables that calls write to; those of a group break at once, for no call writes to two of them. */
const WRITTEN = [
  [
    'announcements',
    'concept_links',
    'curriculum_nodes',
    'explanations',
    'guardian_consents',
    'guardian_requests',
    'item_reports',
    'push_subscriptions',
    'seo_settings',
    'sign_ins',
    'stored_files',
    'terms',
    'time_spans',
  ],
  ['attempts', 'concepts', 'exams', 'item_versions', 'notifications', 'running_streams'],
  ['exam_items', 'item_concepts', 'llm_calls'],
  ['evaluation_items', 'notification_sends', 'shipped_rows', 'threads'],
  ['statistics_marks', 'users'],
  ['audit_entries', 'messages'],
  ['idempotency_keys'],
  ['limit_counters'],
]

interface Own {
  threadId: string
  examId: string
  messageId: string
  browser: Subscription
}
interface Call {
  path: (own: Own) => string
  body?: (own: Own) => unknown
  /** In place of a JSON body. */
  form?: () => Promise<FormData>
}

/** A call of every procedure with marks wherever a person may put a text. */
const CALLS: Record<string, Call> = {
  'user.me': { path: () => '/api/users/me' },
  'user.update': { path: () => '/api/users/me', body: () => ({ nickname: SAID.slice(0, 20) }) },
  'user.sayAge': { path: () => '/api/users/age-band', body: () => ({ ageBand: 'FROM_14' }) },
  'user.consent': { path: () => '/api/users/consent', body: () => ({ wording: CONSENT_WORDING }) },
  'user.guardian': { path: () => '/api/users/guardian' },
  'user.askGuardian': {
    path: () => '/api/users/guardian',
    body: () => ({ email: `${MARK}@school.example` }),
  },
  'user.forgetGuardian': { path: () => '/api/users/guardian' },
  'user.exportData': { path: () => '/api/users/me/data' },
  'user.withdrawConsent': { path: () => '/api/users/consent' },
  'curriculum.entries': { path: () => '/api/curriculums' },
  'curriculum.nodes': { path: () => '/api/v1/curriculums' },
  'curriculum.roots': { path: () => '/api/v1/curriculums/roots' },
  'curriculum.tree': { path: () => `/api/v1/curriculums/${SMALL.unit}/tree` },
  'curriculum.concepts': { path: () => `/api/v1/curriculums/${SMALL.unit}/concepts` },
  'curriculum.concept': { path: () => `/api/v1/curriculums/${SMALL.unit}/concepts/${SMALL.concept}` },
  'concept.links': { path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/links` },
  'concept.terms': { path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/terms` },
  'concept.latestExplanation': {
    path: () => `/api/v1/services/curriculum-concepts/${SMALL.concept}/explanations`,
  },
  'content.outline': {
    path: () => '/api/v1/curriculum-outline',
  },
  'content.createNode': {
    path: () => '/api/v1/curriculums',
    body: () => ({ parentId: SMALL.unit, label: SAID }),
  },
  'content.updateNode': {
    path: () => `/api/v1/curriculums/${SMALL.hiddenUnit}`,
    body: () => ({ label: SAID }),
  },
  'content.createConcept': {
    path: () => `/api/v1/curriculums/${SMALL.hiddenUnit}/concepts`,
    body: () => ({ content: SAID }),
  },
  'content.updateConcept': {
    path: () => `/api/v1/curriculums/${SMALL.hiddenUnit}/concepts/${SMALL.hiddenConcept}`,
    body: () => ({ description: SAID }),
  },
  'content.removeConcept': {
    path: () => `/api/v1/curriculums/${SMALL.hiddenUnit}/concepts/${SMALL.hiddenConcept}`,
  },
  'content.concept': {
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}`,
  },
  'content.createLink': {
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/links`,
    body: () => ({ title: SAID, url: 'https://example.com/' }),
  },
  'content.updateLink': {
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/links/${SMALL.link}`,
    body: () => ({ title: SAID }),
  },
  'content.removeLink': {
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/links/${SMALL.link}`,
  },
  'content.restoreLink': {
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/links/${SMALL.link}/restore`,
    body: () => ({}),
  },
  'content.explanations': {
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/explanations`,
  },
  'content.explanation': {
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/explanations/${SMALL.explanation}`,
  },
  'content.createExplanation': {
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/explanations`,
    body: () => ({ content: SAID }),
  },
  'content.updateExplanation': {
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/explanations/${SMALL.explanation}`,
    body: () => ({ content: SAID }),
  },
  'content.createTerm': {
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/terms`,
    body: () => ({ term: SAID, definition: SAID }),
  },
  'content.updateTerm': {
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/terms/${SMALL.term}`,
    body: () => ({ definition: SAID }),
  },
  'content.removeTerm': {
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/terms/${SMALL.term}`,
  },
  'content.restoreTerm': {
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/terms/${SMALL.term}/restore`,
    body: () => ({}),
  },
  'content.arrange': {
    path: () => '/api/v1/content-order/link',
    body: () => ({ parentId: SMALL.concept, known: [SMALL.link], order: [SMALL.link] }),
  },
  'content.nodeEffects': {
    path: () => `/api/v1/curriculums/${SMALL.unit}/effects`,
  },
  'content.conceptEffects': {
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/effects`,
  },
  'content.conflicts': {
    path: () => '/api/v1/content-conflicts',
  },
  'content.resolveConflict': {
    path: () => `/api/v1/content-conflicts/concept/${SMALL.concept}/resolve`,
    body: () => ({ take: 'edited' }),
  },
  'statistics.item': { path: () => `/api/v1/evaluation-items/${ITEM}/statistics` },
  'health.read': { path: () => '/api/v1/health' },
  'statistics.today': { path: () => '/api/v1/statistics/today' },
  'statistics.all': { path: () => `/api/v1/statistics/all?${RANGE}` },
  'statistics.allCsv': { path: () => `/api/v1/statistics/all/csv?${RANGE}&table=days` },
  'statistics.curriculum': { path: () => `/api/v1/statistics/curriculums/${SMALL.unit}?${RANGE}` },
  'statistics.curriculumCsv': {
    path: () => `/api/v1/statistics/curriculums/${SMALL.unit}/csv?${RANGE}&table=units`,
  },
  'audit.list': { path: () => `/api/v1/audit?${new URLSearchParams({ entityId: SAID })}` },
  'itemEditing.list': {
    path: () => `/api/v1/evaluation-items?${new URLSearchParams({ text: SAID })}`,
  },
  'itemEditing.get': { path: () => `/api/v1/evaluation-items/${ITEM}` },
  'itemEditing.create': { path: () => '/api/v1/evaluation-items', body: () => ({ question: SAID }) },
  'itemEditing.update': {
    path: () => `/api/v1/evaluation-items/${ITEM}`,
    body: () => ({ solution: SAID }),
  },
  'itemEditing.remove': { path: () => `/api/v1/evaluation-items/${OTHER_ITEM}` },
  'itemEditing.setConcepts': {
    path: () => `/api/v1/evaluation-items/${ITEM}/curriculum-concepts`,
    body: () => ({ curriculumConceptIds: [SMALL.concept] }),
  },
  'itemEditing.changeMany': {
    path: () => '/api/v1/evaluation-items/change',
    body: () => ({ act: 'publish', items: [{ id: ITEM }], dryRun: false }),
  },
  'itemEditing.createEmpty': {
    path: () => '/api/v3/services/evaluation-items/create',
    body: () => ({ count: 1, curriculumConceptIds: [SMALL.concept] }),
  },
  'itemEditing.discardDraft': { path: () => `/api/v1/evaluation-items/${ITEM}/draft` },
  'itemEditing.versions': { path: () => `/api/v1/evaluation-items/${ITEM}/versions` },
  'itemEditing.restore': {
    path: () => `/api/v1/evaluation-items/${ITEM}/versions/1/restore`,
    body: () => ({}),
  },
  'itemEditing.verify': { path: () => '/api/v1/evaluation-items/verify', body: () => ({ question: SAID }) },
  'itemEditing.testAnswer': {
    path: () => '/api/v1/evaluation-items/test-answer',
    body: () => ({ id: ITEM, answer: SAID }),
  },
  'itemTemplate.list': { path: () => `/api/v1/item-templates?conceptId=${SMALL.concept}` },
  'itemTemplate.draw': { path: () => '/api/v1/item-templates/M1U01C01L0A1/draws?count=1' },
  'itemTemplate.keep': {
    path: () => '/api/v1/item-templates/M1U01C01L0A1/keep',
    body: () => ({ seed: 1 }),
  },
  'itemFile.export': { path: () => `/api/v1/services/evaluation-items/export?conceptId=${SMALL.concept}` },
  'itemFile.import': {
    path: () => '/api/v1/services/evaluation-items/import',
    body: () => ({ conceptId: SMALL.concept, yaml: `- {question: ${SAID}}` }),
  },
  'itemFile.imports': { path: () => '/api/v1/item-imports' },
  'itemFile.getImport': { path: () => `/api/v1/item-imports/${crypto.randomUUID()}` },
  'itemFile.applyImport': {
    path: () => `/api/v1/item-imports/${crypto.randomUUID()}/apply`,
    body: () => ({ plan: SAID }),
  },
  'itemFile.cancelImport': {
    path: () => `/api/v1/item-imports/${crypto.randomUUID()}/cancel`,
    body: () => ({}),
  },
  'itemReport.create': {
    path: () => `/api/v1/services/evaluation-items/${ITEM}/reports`,
    body: () => ({ reason: 'typo', text: SAID }),
  },
  'itemReport.list': { path: () => '/api/v1/item-reports' },
  'itemReport.update': {
    path: () => `/api/v1/item-reports/${crypto.randomUUID()}`,
    body: () => ({ note: SAID }),
  },
  'generation.items': {
    path: () => '/api/v1/services/evaluation-items',
    body: () => ({ curriculumConceptIds: [SMALL.concept], writtenTestType: 2, prompt: SAID }),
  },
  'generation.itemsFromPictures': {
    path: () => '/api/v2/services/evaluation-items',
    form: async () => makeUpload([await makePicture()], undefined, `${SAID}.png`),
  },
  'generation.recreateSolution': {
    path: () => `/api/v1/services/evaluation-items/${ITEM}/solutions/recreate`,
    body: () => ({}),
  },
  'generation.explanation': {
    path: () => `/api/v1/services/curriculum-concepts/${SMALL.concept}/explanations/generate`,
    body: () => ({}),
  },
  'generation.options': { path: () => '/api/v1/generations/options' },
  'generation.list': { path: () => '/api/v1/generations' },
  'generation.get': { path: () => `/api/v1/generations/${crypto.randomUUID()}` },
  'generation.cancel': {
    path: () => `/api/v1/generations/${crypto.randomUUID()}/cancel`,
    body: () => ({}),
  },
  'item.details': { path: () => `/api/v1/evaluation-items/details?ids=${ITEM}` },
  'item.service': {
    path: ({ threadId }) =>
      `/api/v1/services/evaluation-items?threadId=${threadId}&difficultyLevel=0&index=0`,
  },
  'item.hints': { path: () => `/api/v1/services/evaluation-items/${ITEM}/hints` },
  'item.streamHint': {
    path: () => `/api/v1/services/evaluation-items/${ITEM}/hints`,
    body: () => ({ answer: SAID }),
  },
  'thread.recent': { path: () => '/api/v1/services/threads/recent' },
  'thread.list': { path: () => `/api/v1/curriculums/${SMALL.unit}/threads` },
  'thread.createForUnit': { path: () => `/api/v1/curriculums/${SMALL.unit}/threads`, body: () => ({}) },
  'thread.createForConcept': {
    path: () => `/api/v1/curriculums/${SMALL.unit}/concepts/${SMALL.otherConcept}/threads`,
    body: () => ({}),
  },
  'exam.list': { path: ({ threadId }) => `/api/v1/threads/${threadId}/exams` },
  'exam.create': {
    path: ({ threadId }) => `/api/v1/threads/${threadId}/exams`,
    body: () => ({ difficultyLevel: 1 }),
  },
  'exam.get': { path: ({ threadId, examId }) => `/api/v1/threads/${threadId}/exams/${examId}` },
  'exam.info': { path: ({ threadId }) => `/api/v1/services/threads/${threadId}/exam-info` },
  'exam.itemsInfo': { path: ({ threadId }) => `/api/v1/services/threads/${threadId}/exam-items-info` },
  'message.list': { path: ({ threadId }) => `/api/v1/threads/${threadId}/messages` },
  'message.create': {
    path: () => '/api/v1/services/messages',
    body: ({ threadId }) => ({
      threadId,
      message: SAID,
      response: SAID,
      shortResponse: SAID,
      relatedQuestions: [SAID],
      context: { action: { kind: 'submit-answer', evaluationId: ITEM } },
    }),
  },
  'message.update': {
    path: ({ messageId }) => `/api/v1/messages/${messageId}`,
    body: () => ({ bookmark: true }),
  },
  'message.bookmarks': { path: () => '/api/v1/services/bookmarks' },
  'message.speech': { path: ({ messageId }) => `/api/v1/services/messages/${messageId}/tts` },
  'message.removeLatest': {
    path: ({ threadId }) => `/api/v1/services/threads/${threadId}/messages/latest`,
  },
  'message.clear': { path: ({ threadId }) => `/api/v1/threads/${threadId}/messages` },
  'chat.completions': {
    path: () => '/api/v1/services/llm/chat-completions',
    body: ({ threadId }) => ({ threadId, message: SAID }),
  },
  'chat.stop': {
    path: ({ messageId }) => `/api/v1/services/llm/chat-completions/${messageId}/stop`,
    body: () => ({}),
  },
  'chat.models': { path: () => '/api/v1/services/llm/models' },
  'offlinePack.manifest': { path: () => `/api/v1/services/offline-packs/${SMALL.unit}` },
  'offlinePack.part': { path: () => `/api/v1/services/offline-packs/parts/${'0'.repeat(64)}` },
  'prompt.list': {
    path: () => '/api/v1/prompts',
  },
  'prompt.get': {
    path: () => `/api/v1/prompts/${crypto.randomUUID()}`,
  },
  'prompt.versions': {
    path: () => `/api/v1/prompts/${crypto.randomUUID()}/versions`,
  },
  'prompt.create': {
    path: () => '/api/v1/prompts',
    body: () => ({ title: 'sub', purpose: 'prod' }),
  },
  'prompt.addVersion': {
    path: () => `/api/v1/prompts/${crypto.randomUUID()}`,
    body: () => ({ content: `{{message}} ${SAID}` }),
  },
  'prompt.update': {
    path: () => `/api/v1/prompts/${crypto.randomUUID()}`,
    body: () => ({ note: SAID }),
  },
  'prompt.remove': {
    path: () => `/api/v1/prompts/${crypto.randomUUID()}`,
  },
  'prompt.promote': {
    path: () => `/api/v1/prompts/${crypto.randomUUID()}/promote`,
    body: () => ({ version: 1 }),
  },
  'prompt.tryOut': {
    path: () => `/api/v1/prompts/${crypto.randomUUID()}/try-out`,
    body: () => ({ version: 1, conceptId: SMALL.concept, message: SAID }),
  },
  'prompt.numbers': { path: () => `/api/v1/prompts/${crypto.randomUUID()}/numbers` },
  'prompt.replay': {
    path: () => `/api/v1/prompts/${crypto.randomUUID()}/replay`,
    body: () => ({ version: 1, callId: crypto.randomUUID(), reason: SAID }),
  },
  'llmHistory.list': { path: () => `/api/v1/llm-histories?${new URLSearchParams({ person: SAID })}` },
  'llmHistory.exportCsv': {
    path: () => `/api/v1/llm-histories/export?${new URLSearchParams({ person: SAID })}`,
  },
  'llmHistory.get': {
    path: () => `/api/v1/llm-histories/${crypto.randomUUID()}?${new URLSearchParams({ reason: SAID })}`,
  },
  'progress.curriculum': { path: () => `/api/v1/services/curriculums/${SMALL.unit}/progresses` },
  'progress.concept': {
    path: () => `/api/v1/services/curriculums/${SMALL.unit}/progresses/${SMALL.concept}`,
  },
  'progress.evaluation': { path: () => '/api/v1/services/evaluation-items/progresses' },
  'progress.week': { path: () => '/api/v1/services/study-week' },
  'review.list': { path: () => '/api/v1/services/reviews' },
  'school.search': { path: () => `/api/v1/schools?${new URLSearchParams({ query: SAID })}` },
  'school.get': { path: () => `/api/v1/schools/${crypto.randomUUID()}` },
  'school.exportCsv': {
    path: () => `/api/v1/managed-schools/export?${new URLSearchParams({ query: SAID })}`,
  },
  'school.list': { path: () => `/api/v1/managed-schools?${new URLSearchParams({ query: SAID })}` },
  'school.getListed': { path: () => `/api/v1/managed-schools/${crypto.randomUUID()}` },
  'school.create': {
    path: () => '/api/v1/schools',
    body: () => ({ name: SAID.slice(0, 20), schoolLevel: 'MIDDLE' }),
  },
  'school.update': {
    path: () => `/api/v1/schools/${crypto.randomUUID()}`,
    body: () => ({ name: SAID.slice(0, 20) }),
  },
  'school.remove': { path: () => `/api/v1/schools/${crypto.randomUUID()}` },
  'school.importCsv': {
    path: () => '/api/v1/services/schools/import',
    body: () => ({ csv: `학교명,지역,학교급\n${SAID},서울,중학교`, dryRun: false }),
  },
  'people.exportCsv': { path: () => `/api/v1/users/export?query=${MARK}` },
  'people.list': { path: () => `/api/v1/users?query=${MARK}` },
  'people.get': { path: () => `/api/v1/users/${crypto.randomUUID()}` },
  'people.update': {
    path: () => `/api/v1/users/${crypto.randomUUID()}`,
    body: () => ({ suspended: false }),
  },
  'people.exportData': {
    path: () => `/api/v1/users/${crypto.randomUUID()}/export`,
    body: () => ({ reason: SAID }),
  },
  'people.remove': {
    path: () => `/api/v1/users/${crypto.randomUUID()}`,
    body: () => ({ reason: SAID }),
  },
  'criterionType.list': {
    path: () => `/api/v1/achievement-criterion/R2022N0101/criterion-types`,
  },
  'criterionType.create': {
    path: () => `/api/v1/achievement-criterion/R2022N0101/criterion-types`,
    body: () => ({ name: SAID.slice(0, 20) }),
  },
  'criterionType.update': {
    path: () => `/api/v1/achievement-criterion/R2022N0101/criterion-types/${crypto.randomUUID()}`,
    body: () => ({ name: SAID.slice(0, 20) }),
  },
  'criterionType.remove': {
    path: () => `/api/v1/achievement-criterion/R2022N0101/criterion-types/${crypto.randomUUID()}`,
  },
  'itemGroup.list': {
    path: () => '/api/v1/item-groups',
  },
  'itemGroup.create': {
    path: () => '/api/v1/item-groups',
    body: () => ({ name: SAID.slice(0, 20) }),
  },
  'itemGroup.update': {
    path: () => `/api/v1/item-groups/${crypto.randomUUID()}`,
    body: () => ({ name: SAID.slice(0, 20) }),
  },
  'itemGroup.remove': {
    path: () => `/api/v1/item-groups/${crypto.randomUUID()}`,
  },
  'timeSpan.create': {
    path: () => '/api/timespans',
    body: () => ({ spanType: 'CURRICULUM_CONCEPT', spanKey: SMALL.concept, timespan: 1000 }),
  },
  'push.publicKey': { path: () => '/api/push/public-key' },
  'push.subscribe': { path: () => '/api/push/subscriptions', body: ({ browser }) => browser },
  'push.receipt': {
    path: () => '/api/push/receipts',
    body: () => ({ id: crypto.randomUUID(), event: 'clicked' }),
  },
  'notification.inbox': { path: () => '/api/v1/services/notifications' },
  'notification.markRead': { path: () => '/api/v1/services/notifications', body: () => ({ all: true }) },
  'announcement.list': { path: () => '/api/v1/announcements' },
  'announcement.get': { path: () => `/api/v1/announcements/${crypto.randomUUID()}` },
  'announcement.create': {
    path: () => '/api/v1/announcements',
    body: () => ({ title: MARK, body: SAID, audience: {} }),
  },
  'announcement.preview': { path: () => '/api/v1/announcements/preview', body: () => ({ audience: {} }) },
  'announcement.remove': { path: () => `/api/v1/announcements/${crypto.randomUUID()}` },
  'seo.list': { path: () => '/api/v1/seo-settings' },
  'seo.get': { path: () => '/api/v1/seo-settings/page?path=/price' },
  'seo.put': { path: () => '/api/v1/seo-settings', body: () => ({ path: '/price', title: SAID }) },
  'seo.remove': { path: () => '/api/v1/seo-settings', body: () => ({ path: '/price' }) },
  'ocr.read': {
    path: () => '/api/v1/services/ocr',
    form: async () => makeUpload([await makePicture()], undefined, `${SAID}.png`),
  },
  'storage.upload': {
    path: () => '/api/v1/storages',
    form: async () => makeUpload([await makePicture()], undefined, `${SAID}.png`),
  },
  'storage.read': { path: () => `/api/v1/storages/${NO_PICTURE}` },
  'storage.remove': { path: () => `/api/v1/storages/${NO_PICTURE}` },
  'site.config': { path: () => '/api/config' },
  'site.log': { path: () => '/api/_log', body: () => ({ level: 'info', message: 'hi', args: [] }) },
  'site.report': { path: () => '/api/_report', body: () => ({ name: 'Error', message: SAID }) },
  'push.unsubscribe': {
    path: () => '/api/push/subscriptions',
    body: ({ browser }) => ({ endpoint: browser.endpoint }),
  },
  'user.logout': {
    path: () => '/api/auth/logout',
    body: ({ browser }) => ({ pushEndpoint: browser.endpoint }),
  },
  'user.exit': { path: () => '/api/users/exit', body: () => ({}) },
}
const procedures = listProcedures(contract)

/** A model server that repeats what it was sent in an error, and a speech server that does the same. */
async function openEchoServer(): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const message = `${MARK} ${Buffer.concat(pieces).toString('utf8')}`
      response.writeHead(500, { 'Content-Type': 'application/json', 'X-Echo': MARK })
      response.end(JSON.stringify({ error: { message, type: MARK, code: MARK } }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

let now = SEOUL_NOON
let server: ListeningServer
let owner: pg.Client
let gate: TcpGate
let mailbox: Mailbox
let push: PushService
let echo: Awaited<ReturnType<typeof openEchoServer>>
let output: CapturedOutput
let dataDir: string
const logged: string[] = []
let tables: string[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'semsaem-log-'))
  const made = await makeTestDatabase(inject('clusterUrl'), 'empty')
  const { hostname, port } = new URL(made.url)
  gate = await startTcpGate({ host: hostname, port: Number(port) })
  owner = new pg.Client({ connectionString: made.url })
  await owner.connect()
  mailbox = await openMailbox((to) =>
    to.includes('refused') ? Object.assign(new Error(`no ${to} here`), { responseCode: 550 }) : null,
  )
  push = await PushService.start()
  echo = await openEchoServer()
  server = await listenTestServer({
    clock: () => now,
    databaseUrl: gate.through(made.url),
    databaseLimits: { statementMs: 200 },
    onLog: (line) => logged.push(line),
    tutor: 'built-in',
    env: {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'trace',
      PUSH_LOOPBACK: 'on',
      SMTP_URL: mailbox.smtpUrl,
      MAIL_FROM: '셈샘 <semsaem@semsaem.example>',
      TUTOR_BASE_URL: `${echo.origin}/v1`,
      TUTOR_MODEL: 'echo',
      TUTOR_API_KEY: `${MARK}-key`,
      TOKEN_BUDGET_USER_DAY: '100000000',
      SPEECH_BASE_URL: `${echo.origin}/v1`,
      SPEECH_MODEL: 'echo',
      SPEECH_API_KEY: `${MARK}-key`,
      SENTRY_DSN: `${echo.origin}/1`,
    },
  })
  await seedSmallCurriculum(server.database.db)
  const { rows } = await owner.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like '%drizzle%' order by 1",
  )
  tables = rows.map(({ name }) => name)
  output = captureOutput()
})
afterAll(async () => {
  output?.release()
  await server?.close()
  await owner?.end()
  await gate?.close()
  await mailbox?.close()
  await push?.close()
  echo?.server.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  now = SEOUL_NOON
  logged.length = 0
  output.lines.length = 0
})

/** What stands in the log against the rule, and that something was logged at all. */
function expectCleanLog({ atLeast }: { atLeast: number }): void {
  const lines = [...logged, ...output.lines]
  expect(lines.filter((line) => FORBIDDEN.test(line)).map((line) => line.slice(0, 300))).toEqual([])
  const failures = logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)
  expect(failures.length).toBeGreaterThanOrEqual(atLeast)
}

async function makePerson(roles: ('user' | 'admin')[] = ['user', 'admin']): Promise<TestBrowser> {
  const id = server.deps.newId()
  const { db } = server.deps
  await insertUser(db, {
    id,
    nickname: SAID.slice(0, 20),
    provider: 'kakao',
    subject: `${MARK}-${id}`,
    email: `${MARK}-${id}@${MARK}.example`,
    roles,
    ageBand: 'FROM_14',
    deviceKey: `${MARK}${id}`,
    now,
  })
  const token = `${MARK}-${id}`
  await insertSession(db, { token, userId: id, publicDevice: false, now })
  const browser = server.browser()
  browser.cookies.set('session', token)
  return Object.assign(browser, { userId: id })
}

async function makeOwn(person: TestBrowser): Promise<Own> {
  const { id: threadId } = await openThread(person)
  const exam = await startExam(person, threadId, 0)
  const messageId = crypto.randomUUID()
  const turn = { id: messageId, threadId, message: SAID, response: `${SAID}.`, context: {} }
  await person.post('/api/v1/services/messages', turn, { key: messageId })
  const { endpoint, keys } = push.subscribe()
  return { threadId, examId: exam.id, messageId, browser: { endpoint: `${endpoint}-${MARK}`, keys } }
}

const READS = new Set(procedures.filter(({ method }) => method === 'GET').map(({ name }) => name))

/** Every call at once, or every write, but those that end the session; whatever they answer. */
async function callAll(person: TestBrowser, own: Own, { writesOnly = false } = {}): Promise<void> {
  const call = async (name: string) => {
    const { method } = procedures.find((each) => each.name === name)!
    const { path: address, body, form } = CALLS[name]!
    const headers = { 'X-Forwarded-For': ADDRESS, 'User-Agent': MARK, Cookie: '' }
    const init = { headers: { ...headers, Cookie: `session=${person.cookies.get('session')}` } }
    const cookie = { Cookie: init.headers.Cookie }
    const response = form
      ? await person.upload(address(own), await form(), { ...headers, ...cookie })
      : method === 'GET'
        ? await person.request(address(own), init)
        : await person.send(method, address(own), body?.(own), { headers })
    await response.text()
  }
  const last = ['user.logout', 'user.exit']
  const first = Object.keys(CALLS).filter((name) => !last.includes(name) && !(writesOnly && READS.has(name)))
  // Writes of content wait for each other: all at once they would run into their time limit, not into what is broken.
  if (writesOnly) for (const name of first) await call(name)
  else await Promise.all(first.map(call))
  const visitor = server.browser()
  await (await visitor.get(`/api/auth/kakao/start?nexturl=/${MARK}&login_hint=${MARK}`)).text()
  const asked = { message: SAID, curriculumId: SMALL.unit }
  await (await visitor.post('/api/v1/services/llm/chat-completions', asked, { key: null })).text()
  for (const name of last) await call(name)
}

describe('the log of failures holds nothing of a person', () => {
  test('calls every procedure of the contract', () => {
    expect(Object.keys(CALLS).sort()).toEqual(procedures.map(({ name }) => name).sort())
  })

  test('when tables are locked until statements run into their time limit', async () => {
    const groups = [
      [
        'messages',
        'exams',
        'exam_items',
        'attempts',
        'time_spans',
        'push_subscriptions',
        'notifications',
        'schools',
        'announcements',
        'seo_settings',
      ],
      ['threads', 'sign_ins', 'llm_calls', 'idempotency_keys', 'notification_sends', 'guardian_consents'],
      ['limit_counters', 'running_streams', 'evaluation_items', 'concepts', 'curriculum_nodes'],
      ['users'],
      ['sessions'],
      tables,
    ]
    for (const group of groups) {
      const person = await makePerson()
      const own = await makeOwn(person)
      await owner.query('begin')
      await owner.query(`lock table ${group.join(', ')} in access exclusive mode`)
      await callAll(person, own)
      await owner.query('rollback')
    }
    expectCleanLog({ atLeast: 60 })
  })

  test('when rows break a rule of the database, which repeats them', async () => {
    for (const group of WRITTEN) {
      const person = await makePerson()
      const own = await makeOwn(person)
      for (const table of group)
        await owner.query(`alter table ${table} add constraint zz_broken check (false) not valid`)
      await callAll(person, own, { writesOnly: true })
      for (const table of group) await owner.query(`alter table ${table} drop constraint zz_broken`)
    }
    expectCleanLog({ atLeast: 90 })
  })

  test('when the database is gone', async () => {
    const person = await makePerson()
    const own = await makeOwn(person)
    gate.shut()
    await callAll(person, own)
    gate.open()
    expectCleanLog({ atLeast: 20 })
  })

  test('when the sign-in provider refuses a code', async () => {
    const browser = server.browser()
    const start = await browser.get(`/api/auth/kakao/start?login_hint=student&nexturl=/${MARK}`)
    const state = new URL(start.headers.get('location') ?? '').searchParams.get('state') ?? ''
    const query = new URLSearchParams({ code: `${MARK}code`, state, iss: `${server.origin}/local-idp` })
    await followRedirects(browser, `/api/auth/kakao/callback?${query}`)
    expectCleanLog({ atLeast: 1 })
    expect(logged.join('')).not.toContain(state)
  })

  test('when the tutor model and the speech server repeat what they were sent', async () => {
    const person = await makePerson()
    const own = await makeOwn(person)
    const body = { threadId: own.threadId, message: SAID }
    await readStream(await person.post('/api/v1/services/llm/chat-completions', body))
    const answered = await person.get(`/api/v1/services/messages/${own.messageId}/tts`)
    expect(answered.status).toBe(503)
    expectCleanLog({ atLeast: 2 })
  })

  test('when mail and push fail, and a row breaks while they are under way', async () => {
    for (const address of ['refused', 'taken']) {
      const person = await makePerson()
      const id = person.userId ?? ''
      await owner.query('update users set email = $1, notification_methods = $2 where id = $3', [
        `${address}-${MARK}@${MARK}.example`,
        ['EMAIL', 'WEB_PUSH'],
        id,
      ])
      const { browser } = await makeOwn(person)
      await person.send('PUT', '/api/push/subscriptions', browser)
      await person.post('/api/v1/announcements', { title: MARK, body: SAID, audience: {} })
    }
    await owner.query(
      "alter table notification_sends add constraint zz_broken check (attempts = 0 or state = 'sending') not valid",
    )
    push.answer = () => ({ status: 403 })
    await sendDue(server.deps)
    await owner.query('alter table notification_sends drop constraint zz_broken')
    expectCleanLog({ atLeast: 2 })
  })

  test('when jobs meet locked tables', async () => {
    await makePerson()
    // Housekeeping deletes only by a clock that has been steady for a day.
    const now = server.deps.clock()
    await owner.query('delete from server_clock')
    await owner.query('insert into server_clock (seen_at, steady_since) values ($1, $2)', [
      now,
      new Date(now.getTime() - 2 * DAY_MS),
    ])
    await owner.query('begin')
    await owner.query(
      'lock table daily_plans, llm_calls, limit_counters, notification_sends in access exclusive mode',
    )
    const housekeeping = startHousekeeping(server.deps)
    const jobs = startJobs(server.deps)
    await eventually(
      async () => logged.join(''),
      (text) => text.includes('housekeeping') && text.includes('job failed'),
    )
    await housekeeping.stop()
    await jobs.stop()
    await owner.query('rollback')
    await owner.query('begin')
    await owner.query('lock table users in access exclusive mode')
    await expect(planDaily(server.deps)).rejects.toThrow()
    await owner.query('rollback')
    expectCleanLog({ atLeast: 2 })
  })

  test('when content does not load', async () => {
    const folder = path.join(dataDir, 'content')
    await writeFile(path.join(dataDir, 'content'), '')
    const source = { contentDir: folder, programDir: folder, checkedDigest: '' }
    await expect(loadContent(server.deps.db, server.deps.log, source, server.deps.storage)).rejects.toThrow()
    expectCleanLog({ atLeast: 0 })
  })
})

describe('a reply that is still being written when its account ends', () => {
  test('leaves nothing in the log, and nothing of the person in the history of calls', async () => {
    const person = await makePerson(['user'])
    const { threadId } = await makeOwn(person)
    await owner.query('delete from llm_calls')
    const release = holdModel()
    const streaming = await person.post('/api/v1/services/llm/chat-completions', { threadId, message: SAID })
    expect((await person.post('/api/users/exit')).status).toBe(200)
    release()
    await readStream(streaming)
    await eventually(
      async () => (await server.deps.db.select().from(llmCalls)).length,
      (count) => count > 0,
    )
    const calls = await server.deps.db.select().from(llmCalls)
    expect(JSON.stringify(calls)).not.toMatch(FORBIDDEN)
    expectCleanLog({ atLeast: 0 })
    expect(logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)).toEqual([])
  })
})

/** The model server answers nothing until it is released. */
function holdModel(): () => void {
  const held: (() => void)[] = []
  const listeners = echo.server.listeners('request') as ((...args: unknown[]) => void)[]
  echo.server.removeAllListeners('request')
  echo.server.on('request', (...args) => {
    held.push(() => {
      for (const listen of listeners) listen(...args)
    })
  })
  return () => {
    echo.server.removeAllListeners('request')
    for (const listen of listeners) echo.server.on('request', listen)
    for (const answer of held) answer()
  }
}
