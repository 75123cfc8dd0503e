import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { type AccessLevel, readMeta } from '#contract/procedure.ts'
import { CONSENT_WORDING } from '#domain/access/guardian-consent.ts'
import type { Role } from '#domain/access/roles.ts'
import { answerItem, openThread, readJson, startExam } from '#tests/support/learner.ts'
import { listProcedures } from '#tests/support/list-procedures.ts'
import { makePicture, makeUpload } from '#tests/support/make-picture.ts'
import { SMALL, smallItemId } from '#tests/support/small-curriculum.ts'
import { createTestServer, type TestBrowser, type TestServer } from '#tests/support/test-server.ts'

const CALLERS = ['visitor', 'user', 'trial', 'exercise_admin', 'admin'] as const
type Caller = (typeof CALLERS)[number]
const ROLES: Record<Exclude<Caller, 'visitor'>, Role[]> = {
  user: ['user'],
  trial: ['user', 'trial'],
  exercise_admin: ['user', 'exercise_admin'],
  admin: ['user', 'admin'],
}

interface Row {
  /** Status for a visitor, and for anybody signed in. */
  visitor: number
  signedIn: number
  /** For an exercise administrator, where that is another. */
  exerciseAdmin?: number
  /** For an administrator, where that is another. */
  admin?: number
  path: (own: Own) => string
  body?: (own: Own) => unknown
  /** In place of a JSON body. */
  form?: () => Promise<FormData>
  /** With ids of another person's things: what must be answered instead. */
  foreign?: number
}

interface Own {
  threadId: string
  examId: string
  messageId: string
}

const ITEM = smallItemId(SMALL.concept, 0, 1)
const thread = '/api/v1/threads'
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/one-browser'
/** Of the example in section 5. */
const RFC_8291_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

const NO_PICTURE = '00000000000000000000000000000000-1x1.png'
const CRITERION = 'R2022N0101'
const RANGE = 'from=2026-03-01&to=2026-03-02'
const ADMIN_ONLY = { visitor: 401, signedIn: 403, admin: 200 } as const

const ITEMS_ONLY = { ...ADMIN_ONLY, exerciseAdmin: 200 } as const
const ITEMS_ONLY_MISSING = { ...ADMIN_ONLY, exerciseAdmin: 404, admin: 404 } as const

/** Every procedure, in the words of api.md 'Who may call'. Written by hand: the server's own table is what it checks. */
const TABLE: Record<string, Row> = {
  'user.me': { visitor: 401, signedIn: 200, path: () => '/api/users/me' },
  'user.update': {
    visitor: 401,
    signedIn: 200,
    path: () => '/api/users/me',
    body: () => ({ useLinks: true }),
  },
  'user.sayAge': {
    visitor: 401,
    signedIn: 200,
    path: () => '/api/users/age-band',
    body: () => ({ ageBand: 'UNDER_14' }),
  },
  // A grown-up has no guardian.
  'user.consent': {
    visitor: 401,
    signedIn: 422,
    path: () => '/api/users/consent',
    body: () => ({ wording: CONSENT_WORDING }),
  },
  'user.guardian': { visitor: 401, signedIn: 200, path: () => '/api/users/guardian' },
  'user.askGuardian': {
    visitor: 401,
    signedIn: 422,
    path: () => '/api/users/guardian',
    body: () => ({ email: 'guardian@school.example' }),
  },
  'user.forgetGuardian': { visitor: 401, signedIn: 200, path: () => '/api/users/guardian' },
  'user.exportData': { visitor: 401, signedIn: 200, path: () => '/api/users/me/data' },
  'user.withdrawConsent': { visitor: 401, signedIn: 200, path: () => '/api/users/consent' },
  'user.exit': { visitor: 401, signedIn: 200, path: () => '/api/users/exit', body: () => ({}) },
  'user.logout': { visitor: 200, signedIn: 200, path: () => '/api/auth/logout', body: () => ({}) },
  'curriculum.entries': { visitor: 200, signedIn: 200, path: () => '/api/curriculums' },
  'curriculum.nodes': { visitor: 200, signedIn: 200, path: () => '/api/v1/curriculums' },
  'curriculum.roots': { visitor: 200, signedIn: 200, path: () => '/api/v1/curriculums/roots' },
  'curriculum.tree': { visitor: 200, signedIn: 200, path: () => `/api/v1/curriculums/${SMALL.unit}/tree` },
  'curriculum.concepts': {
    visitor: 200,
    signedIn: 200,
    path: () => `/api/v1/curriculums/${SMALL.unit}/concepts`,
  },
  'curriculum.concept': {
    visitor: 200,
    signedIn: 200,
    path: () => `/api/v1/curriculums/${SMALL.unit}/concepts/${SMALL.concept}`,
  },
  'concept.links': {
    visitor: 200,
    signedIn: 200,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/links`,
  },
  'concept.terms': {
    visitor: 200,
    signedIn: 200,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/terms`,
  },
  'concept.latestExplanation': {
    visitor: 200,
    signedIn: 200,
    path: () => `/api/v1/services/curriculum-concepts/${SMALL.concept}/explanations`,
  },
  'content.outline': {
    ...ADMIN_ONLY,
    path: () => '/api/v1/curriculum-outline',
  },
  'content.createNode': {
    ...ADMIN_ONLY,
    path: () => '/api/v1/curriculums',
    body: () => ({ parentId: SMALL.unit, label: '고친 것' }),
  },
  'content.updateNode': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculums/${SMALL.hiddenUnit}`,
    body: () => ({ label: '고친 것' }),
  },
  'content.createConcept': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculums/${SMALL.hiddenUnit}/concepts`,
    body: () => ({ content: '고친 것' }),
  },
  'content.updateConcept': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculums/${SMALL.hiddenUnit}/concepts/${SMALL.hiddenConcept}`,
    body: () => ({ description: '고친 것' }),
  },
  'content.removeConcept': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculums/${SMALL.hiddenUnit}/concepts/${SMALL.hiddenConcept}`,
  },
  'content.concept': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}`,
  },
  'content.createLink': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/links`,
    body: () => ({ title: '고친 것', url: 'https://example.com/' }),
  },
  'content.updateLink': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/links/${SMALL.link}`,
    body: () => ({ title: '고친 것' }),
  },
  'content.removeLink': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/links/${SMALL.link}`,
  },
  'content.restoreLink': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/links/${SMALL.link}/restore`,
    body: () => ({}),
  },
  'content.explanations': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/explanations`,
  },
  'content.explanation': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/explanations/${SMALL.explanation}`,
  },
  'content.createExplanation': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/explanations`,
    body: () => ({ content: '고친 것' }),
  },
  'content.updateExplanation': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/explanations/${SMALL.explanation}`,
    body: () => ({ content: '고친 것' }),
  },
  'content.createTerm': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/terms`,
    body: () => ({ term: '고친 것', definition: '고친 것' }),
  },
  'content.updateTerm': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/terms/${SMALL.term}`,
    body: () => ({ definition: '고친 것' }),
  },
  'content.removeTerm': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/terms/${SMALL.term}`,
  },
  'content.restoreTerm': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/terms/${SMALL.term}/restore`,
    body: () => ({}),
  },
  'content.arrange': {
    ...ADMIN_ONLY,
    path: () => '/api/v1/content-order/link',
    body: () => ({ parentId: SMALL.concept, known: [SMALL.link], order: [SMALL.link] }),
  },
  'content.nodeEffects': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculums/${SMALL.unit}/effects`,
  },
  'content.conceptEffects': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/curriculum-concepts/${SMALL.concept}/effects`,
  },
  'content.conflicts': {
    ...ADMIN_ONLY,
    path: () => '/api/v1/content-conflicts',
  },
  'content.resolveConflict': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/content-conflicts/concept/${SMALL.concept}/resolve`,
    body: () => ({ take: 'edited' }),
  },
  'audit.list': { ...ITEMS_ONLY, path: () => '/api/v1/audit?entity=item' },
  'statistics.item': { ...ITEMS_ONLY, path: () => `/api/v1/evaluation-items/${ITEM}/statistics` },
  'health.read': { ...ADMIN_ONLY, path: () => '/api/v1/health' },
  'statistics.today': { ...ADMIN_ONLY, path: () => '/api/v1/statistics/today' },
  'statistics.all': { ...ADMIN_ONLY, path: () => `/api/v1/statistics/all?${RANGE}` },
  'statistics.allCsv': { ...ADMIN_ONLY, path: () => `/api/v1/statistics/all/csv?${RANGE}&table=days` },
  'statistics.curriculum': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/statistics/curriculums/${SMALL.unit}?${RANGE}`,
  },
  'statistics.curriculumCsv': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/statistics/curriculums/${SMALL.unit}/csv?${RANGE}&table=units`,
  },
  'itemEditing.list': { ...ITEMS_ONLY, path: () => '/api/v1/evaluation-items?text=&size=1' },
  'itemEditing.get': { ...ITEMS_ONLY, path: () => `/api/v1/evaluation-items/${ITEM}` },
  'itemEditing.create': {
    ...ITEMS_ONLY,
    path: () => '/api/v1/evaluation-items',
    body: () => ({ question: '새 문항' }),
  },
  'itemEditing.update': {
    ...ITEMS_ONLY,
    path: () => `/api/v1/evaluation-items/${ITEM}`,
    body: () => ({ solution: '고친 풀이' }),
  },
  'itemEditing.remove': { ...ITEMS_ONLY_MISSING, path: () => '/api/v1/evaluation-items/none' },
  'itemEditing.setConcepts': {
    ...ITEMS_ONLY,
    path: () => `/api/v1/evaluation-items/${ITEM}/curriculum-concepts`,
    body: () => ({ curriculumConceptIds: [SMALL.concept] }),
  },
  'itemEditing.changeMany': {
    ...ITEMS_ONLY,
    path: () => '/api/v1/evaluation-items/change',
    body: () => ({ act: 'archive', items: [{ id: ITEM }], dryRun: true }),
  },
  'itemEditing.createEmpty': {
    ...ITEMS_ONLY,
    path: () => '/api/v3/services/evaluation-items/create',
    body: () => ({ count: 1, curriculumConceptIds: [SMALL.concept] }),
  },
  'itemEditing.discardDraft': { ...ITEMS_ONLY, path: () => `/api/v1/evaluation-items/${ITEM}/draft` },
  'itemEditing.versions': { ...ITEMS_ONLY, path: () => `/api/v1/evaluation-items/${ITEM}/versions` },
  'itemEditing.restore': {
    ...ITEMS_ONLY,
    path: () => `/api/v1/evaluation-items/${ITEM}/versions/1/restore`,
    body: () => ({}),
  },
  'itemEditing.verify': {
    ...ITEMS_ONLY,
    path: () => '/api/v1/evaluation-items/verify',
    body: () => ({ question: '새 문항' }),
  },
  'itemEditing.testAnswer': {
    ...ITEMS_ONLY,
    path: () => '/api/v1/evaluation-items/test-answer',
    body: () => ({ id: ITEM, answer: '1' }),
  },
  'itemTemplate.list': { ...ITEMS_ONLY, path: () => `/api/v1/item-templates?conceptId=${SMALL.concept}` },
  'itemTemplate.draw': {
    ...ITEMS_ONLY,
    path: () => '/api/v1/item-templates/M1U01C01L0A1/draws?count=1',
  },
  // The template's concept is not in the small curriculum.
  'itemTemplate.keep': {
    ...ITEMS_ONLY_MISSING,
    path: () => '/api/v1/item-templates/M1U01C01L0A1/keep',
    body: () => ({ seed: 1 }),
  },
  'itemFile.export': {
    ...ITEMS_ONLY,
    path: () => `/api/v1/services/evaluation-items/export?conceptId=${SMALL.concept}`,
  },
  'itemFile.import': {
    ...ITEMS_ONLY,
    path: () => '/api/v1/services/evaluation-items/import',
    body: () => ({ conceptId: SMALL.concept, yaml: '- {}' }),
  },
  'itemFile.imports': { ...ITEMS_ONLY, path: () => '/api/v1/item-imports' },
  'itemFile.getImport': { ...ITEMS_ONLY_MISSING, path: () => `/api/v1/item-imports/${crypto.randomUUID()}` },
  'itemFile.applyImport': {
    ...ITEMS_ONLY_MISSING,
    path: () => `/api/v1/item-imports/${crypto.randomUUID()}/apply`,
    body: () => ({ plan: 'plan' }),
  },
  'itemFile.cancelImport': {
    ...ITEMS_ONLY_MISSING,
    path: () => `/api/v1/item-imports/${crypto.randomUUID()}/cancel`,
    body: () => ({}),
  },
  'itemReport.create': {
    visitor: 401,
    signedIn: 200,
    path: () => `/api/v1/services/evaluation-items/${ITEM}/reports`,
    body: () => ({ reason: 'typo' }),
  },
  'itemReport.list': { ...ITEMS_ONLY, path: () => '/api/v1/item-reports' },
  'itemReport.update': {
    ...ITEMS_ONLY_MISSING,
    path: () => `/api/v1/item-reports/${crypto.randomUUID()}`,
    body: () => ({ state: 'closed' }),
  },
  'generation.items': {
    ...ITEMS_ONLY,
    path: () => '/api/v1/services/evaluation-items',
    body: () => ({ curriculumConceptIds: [SMALL.concept], writtenTestType: 2, source: 'model' }),
    exerciseAdmin: 501,
    admin: 501,
  },
  'generation.itemsFromPictures': {
    ...ITEMS_ONLY,
    path: () => '/api/v2/services/evaluation-items',
    form: async () => makeUpload([await makePicture()]),
    exerciseAdmin: 501,
    admin: 501,
  },
  'generation.recreateSolution': {
    ...ITEMS_ONLY,
    path: () => `/api/v1/services/evaluation-items/${ITEM}/solutions/recreate`,
    body: () => ({}),
  },
  'generation.explanation': {
    ...ADMIN_ONLY,
    path: () => `/api/v1/services/curriculum-concepts/${SMALL.concept}/explanations/generate`,
    body: () => ({}),
  },
  'generation.options': { ...ITEMS_ONLY, path: () => '/api/v1/generations/options' },
  'generation.list': { ...ITEMS_ONLY, path: () => '/api/v1/generations' },
  'generation.get': { ...ITEMS_ONLY_MISSING, path: () => `/api/v1/generations/${crypto.randomUUID()}` },
  'generation.cancel': {
    ...ITEMS_ONLY_MISSING,
    path: () => `/api/v1/generations/${crypto.randomUUID()}/cancel`,
    body: () => ({}),
  },
  'item.details': { visitor: 401, signedIn: 200, path: () => `/api/v1/evaluation-items/details?ids=${ITEM}` },
  'item.service': {
    visitor: 200,
    signedIn: 200,
    path: () => `/api/v1/services/evaluation-items?conceptId=${SMALL.concept}&difficultyLevel=0&index=0`,
  },
  'item.hints': {
    visitor: 200,
    signedIn: 200,
    path: () => `/api/v1/services/evaluation-items/${ITEM}/hints`,
  },
  'item.streamHint': {
    visitor: 200,
    signedIn: 200,
    path: () => `/api/v1/services/evaluation-items/${ITEM}/hints`,
    body: () => ({ answer: '7' }),
  },
  'thread.recent': { visitor: 401, signedIn: 200, path: () => '/api/v1/services/threads/recent' },
  'thread.list': { visitor: 401, signedIn: 200, path: () => `/api/v1/curriculums/${SMALL.unit}/threads` },
  'thread.createForUnit': {
    visitor: 401,
    signedIn: 200,
    path: () => `/api/v1/curriculums/${SMALL.unit}/threads`,
    body: () => ({}),
  },
  'thread.createForConcept': {
    visitor: 401,
    signedIn: 200,
    path: () => `/api/v1/curriculums/${SMALL.unit}/concepts/${SMALL.concept}/threads`,
    body: () => ({}),
  },
  'exam.list': {
    visitor: 401,
    signedIn: 200,
    foreign: 404,
    path: ({ threadId }) => `${thread}/${threadId}/exams`,
  },
  'exam.create': {
    visitor: 401,
    signedIn: 200,
    foreign: 404,
    path: ({ threadId }) => `${thread}/${threadId}/exams`,
    body: () => ({ difficultyLevel: 1 }),
  },
  'exam.get': {
    visitor: 401,
    signedIn: 200,
    foreign: 404,
    path: ({ threadId, examId }) => `${thread}/${threadId}/exams/${examId}`,
  },
  'exam.info': {
    visitor: 401,
    signedIn: 200,
    foreign: 404,
    path: ({ threadId }) => `/api/v1/services/threads/${threadId}/exam-info`,
  },
  'exam.itemsInfo': {
    visitor: 401,
    signedIn: 200,
    foreign: 404,
    path: ({ threadId }) => `/api/v1/services/threads/${threadId}/exam-items-info`,
  },
  'message.list': {
    visitor: 401,
    signedIn: 200,
    foreign: 404,
    path: ({ threadId }) => `${thread}/${threadId}/messages`,
  },
  'message.clear': {
    visitor: 401,
    signedIn: 200,
    foreign: 404,
    path: ({ threadId }) => `${thread}/${threadId}/messages`,
  },
  'message.removeLatest': {
    visitor: 401,
    signedIn: 200,
    foreign: 404,
    path: ({ threadId }) => `/api/v1/services/threads/${threadId}/messages/latest`,
  },
  'message.create': {
    visitor: 401,
    signedIn: 200,
    foreign: 404,
    path: () => '/api/v1/services/messages',
    body: ({ threadId }) => ({ threadId, message: '안녕', context: {} }),
  },
  'message.update': {
    visitor: 401,
    signedIn: 200,
    foreign: 404,
    path: ({ messageId }) => `/api/v1/messages/${messageId}`,
    body: () => ({ bookmark: true }),
  },
  'message.bookmarks': { visitor: 401, signedIn: 200, path: () => '/api/v1/services/bookmarks' },
  'message.speech': {
    visitor: 401,
    signedIn: 501,
    foreign: 404,
    path: ({ messageId }) => `/api/v1/services/messages/${messageId}/tts`,
  },
  'chat.completions': {
    visitor: 200,
    signedIn: 200,
    foreign: 404,
    path: () => '/api/v1/services/llm/chat-completions',
    body: ({ threadId }) => ({
      message: '소수가 뭐예요?',
      threadId,
      curriculumId: SMALL.unit,
      conceptId: SMALL.concept,
    }),
  },
  'chat.stop': {
    visitor: 404,
    signedIn: 200,
    foreign: 404,
    path: ({ messageId }) => `/api/v1/services/llm/chat-completions/${messageId}/stop`,
    body: () => ({}),
  },
  'chat.models': { visitor: 200, signedIn: 200, path: () => '/api/v1/services/llm/models' },
  'offlinePack.manifest': {
    visitor: 401,
    signedIn: 200,
    path: () => `/api/v1/services/offline-packs/${SMALL.unit}`,
  },
  'offlinePack.part': {
    visitor: 401,
    signedIn: 404,
    path: () => `/api/v1/services/offline-packs/parts/${'0'.repeat(64)}`,
  },
  'prompt.list': {
    ...ADMIN_ONLY,
    path: () => '/api/v1/prompts',
  },
  'prompt.get': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/prompts/${crypto.randomUUID()}`,
  },
  'prompt.versions': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/prompts/${crypto.randomUUID()}/versions`,
  },
  'prompt.create': {
    ...ADMIN_ONLY,
    path: () => '/api/v1/prompts',
    body: () => ({ title: 'sub', purpose: 'prod' }),
  },
  'prompt.addVersion': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/prompts/${crypto.randomUUID()}`,
    body: () => ({ content: '{{message}}' }),
  },
  'prompt.update': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/prompts/${crypto.randomUUID()}`,
    body: () => ({ note: '메모' }),
  },
  'prompt.remove': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/prompts/${crypto.randomUUID()}`,
  },
  'prompt.promote': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/prompts/${crypto.randomUUID()}/promote`,
    body: () => ({ version: 1 }),
  },
  'prompt.tryOut': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/prompts/${crypto.randomUUID()}/try-out`,
    body: () => ({ version: 1, conceptId: SMALL.concept, message: '소수?' }),
  },
  'prompt.numbers': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/prompts/${crypto.randomUUID()}/numbers`,
  },
  'prompt.replay': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/prompts/${crypto.randomUUID()}/replay`,
    body: () => ({ version: 1, callId: crypto.randomUUID() }),
  },
  'llmHistory.list': { ...ADMIN_ONLY, path: () => '/api/v1/llm-histories?page=0&size=20' },
  'llmHistory.exportCsv': { ...ADMIN_ONLY, path: () => '/api/v1/llm-histories/export' },
  'llmHistory.get': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () =>
      `/api/v1/llm-histories/${crypto.randomUUID()}?${new URLSearchParams({ reason: '신고 확인' })}`,
  },
  'progress.curriculum': {
    visitor: 401,
    signedIn: 200,
    path: () => `/api/v1/services/curriculums/${SMALL.unit}/progresses`,
  },
  'progress.concept': {
    visitor: 401,
    signedIn: 200,
    path: () => `/api/v1/services/curriculums/${SMALL.unit}/progresses/${SMALL.concept}`,
  },
  'progress.evaluation': {
    visitor: 401,
    signedIn: 200,
    path: () => '/api/v1/services/evaluation-items/progresses',
  },
  'progress.week': { visitor: 401, signedIn: 200, path: () => '/api/v1/services/study-week' },
  'review.list': { visitor: 401, signedIn: 200, path: () => '/api/v1/services/reviews' },
  'school.search': { visitor: 401, signedIn: 200, path: () => '/api/v1/schools?query=중' },
  'school.get': { visitor: 401, signedIn: 404, path: () => `/api/v1/schools/${crypto.randomUUID()}` },
  'school.exportCsv': { ...ADMIN_ONLY, path: () => '/api/v1/managed-schools/export' },
  'school.list': { ...ADMIN_ONLY, path: () => '/api/v1/managed-schools' },
  'school.getListed': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/managed-schools/${crypto.randomUUID()}`,
  },
  'school.create': {
    ...ADMIN_ONLY,
    path: () => '/api/v1/schools',
    body: () => ({ name: '가람중학교', schoolLevel: 'MIDDLE' }),
  },
  'school.update': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/schools/${crypto.randomUUID()}`,
    body: () => ({ name: '가람중학교' }),
  },
  'school.remove': { ...ADMIN_ONLY, admin: 404, path: () => `/api/v1/schools/${crypto.randomUUID()}` },
  'school.importCsv': {
    ...ADMIN_ONLY,
    path: () => '/api/v1/services/schools/import',
    body: () => ({ csv: '학교명,지역,학교급\n가람중학교,서울,중학교', dryRun: true }),
  },
  'people.exportCsv': { ...ADMIN_ONLY, path: () => '/api/v1/users/export' },
  'people.list': { ...ADMIN_ONLY, path: () => '/api/v1/users' },
  'people.get': { ...ADMIN_ONLY, admin: 404, path: () => `/api/v1/users/${crypto.randomUUID()}` },
  'people.update': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/users/${crypto.randomUUID()}`,
    body: () => ({ suspended: true, reason: '까닭' }),
  },
  'people.exportData': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/users/${crypto.randomUUID()}/export`,
    body: () => ({ reason: '본인의 요청' }),
  },
  'people.remove': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/users/${crypto.randomUUID()}`,
    body: () => ({ reason: '본인의 요청' }),
  },
  'criterionType.list': {
    ...ITEMS_ONLY,
    path: () => `/api/v1/achievement-criterion/${CRITERION}/criterion-types`,
  },
  'criterionType.create': {
    ...ITEMS_ONLY,
    path: () => `/api/v1/achievement-criterion/${CRITERION}/criterion-types`,
    body: () => ({ name: '계산' }),
  },
  'criterionType.update': {
    ...ITEMS_ONLY_MISSING,
    path: () => `/api/v1/achievement-criterion/${CRITERION}/criterion-types/${crypto.randomUUID()}`,
    body: () => ({ name: '계산' }),
  },
  'criterionType.remove': {
    ...ITEMS_ONLY_MISSING,
    path: () => `/api/v1/achievement-criterion/${CRITERION}/criterion-types/${crypto.randomUUID()}`,
  },
  'itemGroup.list': {
    ...ITEMS_ONLY,
    path: () => '/api/v1/item-groups',
  },
  'itemGroup.create': {
    ...ITEMS_ONLY,
    path: () => '/api/v1/item-groups',
    body: () => ({ name: '중간고사' }),
  },
  'itemGroup.update': {
    ...ITEMS_ONLY_MISSING,
    path: () => `/api/v1/item-groups/${crypto.randomUUID()}`,
    body: () => ({ name: '중간고사' }),
  },
  'itemGroup.remove': {
    ...ITEMS_ONLY_MISSING,
    path: () => `/api/v1/item-groups/${crypto.randomUUID()}`,
  },
  'timeSpan.create': {
    visitor: 401,
    signedIn: 200,
    path: () => '/api/timespans',
    body: () => ({ spanType: 'CURRICULUM_CONCEPT', spanKey: SMALL.concept, timespan: 1000 }),
  },
  'push.publicKey': { visitor: 200, signedIn: 200, path: () => '/api/push/public-key' },
  'push.subscribe': {
    visitor: 401,
    signedIn: 200,
    path: () => '/api/push/subscriptions',
    body: () => ({ endpoint: ENDPOINT, keys: RFC_8291_KEYS }),
  },
  'push.unsubscribe': {
    visitor: 401,
    signedIn: 200,
    path: () => '/api/push/subscriptions',
    body: () => ({ endpoint: ENDPOINT }),
  },
  'push.receipt': {
    visitor: 200,
    signedIn: 200,
    path: () => '/api/push/receipts',
    body: () => ({ id: crypto.randomUUID(), event: 'shown' }),
  },
  'notification.inbox': { visitor: 401, signedIn: 200, path: () => '/api/v1/services/notifications' },
  'notification.markRead': {
    visitor: 401,
    signedIn: 200,
    path: () => '/api/v1/services/notifications',
    body: () => ({ all: true }),
  },
  'announcement.list': { visitor: 401, signedIn: 403, admin: 200, path: () => '/api/v1/announcements' },
  'announcement.get': {
    ...ADMIN_ONLY,
    admin: 404,
    path: () => `/api/v1/announcements/${crypto.randomUUID()}`,
  },
  'announcement.create': {
    visitor: 401,
    signedIn: 403,
    admin: 200,
    path: () => '/api/v1/announcements',
    body: () => ({ title: '알림', body: '내일은 쉬어요.', audience: {} }),
  },
  'announcement.preview': {
    visitor: 401,
    signedIn: 403,
    admin: 200,
    path: () => '/api/v1/announcements/preview',
    body: () => ({ audience: {} }),
  },
  'announcement.remove': {
    visitor: 401,
    signedIn: 403,
    admin: 404,
    path: () => `/api/v1/announcements/${crypto.randomUUID()}`,
  },
  'seo.list': { visitor: 401, signedIn: 403, admin: 200, path: () => '/api/v1/seo-settings' },
  'seo.get': { ...ADMIN_ONLY, path: () => '/api/v1/seo-settings/page?path=/price' },
  'seo.put': {
    visitor: 401,
    signedIn: 403,
    admin: 200,
    path: () => '/api/v1/seo-settings',
    body: () => ({ path: '/price', title: '요금' }),
  },
  'seo.remove': {
    visitor: 401,
    signedIn: 403,
    admin: 200,
    path: () => '/api/v1/seo-settings',
    body: () => ({ path: '/price' }),
  },
  'ocr.read': {
    visitor: 401,
    signedIn: 501,
    path: () => '/api/v1/services/ocr',
    form: async () => makeUpload([await makePicture()]),
  },
  'storage.upload': {
    visitor: 401,
    signedIn: 200,
    path: () => '/api/v1/storages',
    form: async () => makeUpload([await makePicture()]),
  },
  'storage.read': { visitor: 404, signedIn: 404, path: () => `/api/v1/storages/${NO_PICTURE}` },
  'storage.remove': { visitor: 401, signedIn: 404, path: () => `/api/v1/storages/${NO_PICTURE}` },
  'site.config': { visitor: 200, signedIn: 200, path: () => '/api/config' },
  'site.log': {
    visitor: 200,
    signedIn: 200,
    path: () => '/api/_log',
    body: () => ({ level: 'info', message: 'hi', args: [] }),
  },
  'site.report': {
    visitor: 200,
    signedIn: 200,
    path: () => '/api/_report',
    body: () => ({ name: 'Error', message: 'hi' }),
  },
}

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function makeOwn(browser: TestBrowser): Promise<Own> {
  const { id: threadId } = await openThread(browser)
  const exam = await startExam(browser, threadId, 0)
  const message = await answerItem(browser, threadId, exam.examItems[0]!.evaluationItem.id, '1')
  return { threadId, examId: exam.id, messageId: message.id }
}

const procedures = listProcedures(contract)

async function call(name: string, browser: TestBrowser, own: Own): Promise<Response> {
  const { method } = procedures.find((each) => each.name === name)!
  const row = TABLE[name]!
  if (row.form) return browser.upload(row.path(own), await row.form())
  const response =
    method === 'GET'
      ? await browser.get(row.path(own))
      : await browser.send(
          method,
          row.path(own),
          row.body?.(own),
          browser.userId === null ? { key: null } : {},
        )
  await response.text()
  return response
}

/** Of somebody without a conversation. */
const NOTHING_OWN: Own = {
  threadId: undefined as unknown as string,
  examId: crypto.randomUUID(),
  messageId: crypto.randomUUID(),
}

/** Whether the call names something that the caller must have first. */
function usesOwn(name: string): boolean {
  const { path, body } = TABLE[name]!
  return path.length > 0 || (body?.length ?? 0) > 0
}

function expectedStatus(name: string, caller: Caller): number {
  const { visitor, signedIn, exerciseAdmin = signedIn, admin = signedIn } = TABLE[name]!
  return { visitor, user: signedIn, trial: signedIn, exercise_admin: exerciseAdmin, admin }[caller]
}

/** Who is refused at each level of access, in the order of CALLERS; 0 is no refusal. */
const REFUSALS: Record<AccessLevel, readonly number[]> = {
  visitor: [0, 0, 0, 0, 0],
  user: [401, 0, 0, 0, 0],
  exercise_admin: [401, 403, 403, 0, 0],
  admin: [401, 403, 403, 403, 0],
}

test('the table refuses exactly those who the level of each procedure refuses', () => {
  for (const { name, meta } of procedures) {
    const statuses = CALLERS.map((caller) => expectedStatus(name, caller))
    const refusals = statuses.map((status) => (status === 401 || status === 403 ? status : 0))
    expect(refusals, name).toEqual(REFUSALS[readMeta(meta).access])
  }
})

test('every procedure of the contract is in the table, and nothing else', () => {
  expect(Object.keys(TABLE).sort()).toEqual(procedures.map(({ name }) => name).sort())
})

describe.each(procedures.map(({ name }) => name))('%s', (name) => {
  test('answers each role as the table says', async () => {
    for (const caller of CALLERS) {
      const browser = caller === 'visitor' ? server.visitor() : await server.signIn(...ROLES[caller])
      const own = caller === 'visitor' || !usesOwn(name) ? NOTHING_OWN : await makeOwn(browser)
      const response = await call(name, browser, own)
      expect(response.status, caller).toBe(expectedStatus(name, caller))
    }
  })
})

test.each(procedures.map(({ name }) => name).filter((name) => TABLE[name]?.foreign !== undefined))(
  "%s does not know another person's things",
  async (name) => {
    const theirs = await makeOwn(await server.signIn('user'))
    const other = await server.signIn('user')
    await makeOwn(other)
    expect((await call(name, other, theirs)).status).toBe(404)
    const admin = await server.signIn('user', 'admin')
    expect((await call(name, admin, theirs)).status).toBe(404)
  },
)

test.each(
  procedures
    .filter(({ name, method, meta }) => method === 'GET' && meta.access === 'user' && name !== 'user.me')
    .map(({ name }) => name),
)('%s answers nobody in the session of another person', async (name) => {
  const here = await server.signIn('user')
  const own = await makeOwn(here)
  const { path } = TABLE[name]!
  const answered = await here.get(path(own), { 'X-Record-User': crypto.randomUUID() })
  expect(answered.status).toBe(401)
})

describe('what a body may not say', () => {
  test.each([
    { roles: ['admin'] },
    { email: 'x@example.com' },
    { provider: 'google' },
    { id: 'x' },
    { deviceKey: 'x' },
    { ageBand: 'adult' },
  ])('refuses %j in the account', async (body) => {
    const browser = await server.signIn('user')
    expect((await browser.send('PATCH', '/api/users/me', body)).status).toBe(400)
    expect((await readJson<{ roles: string[] }>(browser.get('/api/users/me'))).roles).toEqual(['user'])
  })

  test('lets only administrators choose a prompt version', async () => {
    const student = await server.signIn('user')
    const { id: threadId } = await openThread(student)
    for (const choice of [{ promptPurpose: 'dev' }, { promptPurpose: 'prod', promptVersion: 7 }]) {
      const response = await student.post('/api/v1/services/llm/chat-completions', {
        message: '소수?',
        threadId,
        ...choice,
      })
      expect(response.status).toBe(403)
      expect((await response.json()).code).toBe('PROMPT_VERSION_FORBIDDEN')
      const hint = `/api/v1/services/evaluation-items/${smallItemId(SMALL.concept, 0, 1)}/hints`
      expect((await student.post(hint, { answer: '1', ...choice })).status).toBe(403)
    }
    const admin = await server.signIn('user', 'admin')
    const own = await openThread(admin)
    await server.database.pool.query(`
      with prompt as (insert into prompts (id, title, purpose) values (gen_random_uuid(), 'main', 'dev') returning id)
      insert into prompt_versions (prompt_id, version, content, current) select id, 1, 'x', true from prompt`)
    const chosen = { message: '소수?', threadId: own.id, promptPurpose: 'dev' }
    expect((await admin.post('/api/v1/services/llm/chat-completions', chosen)).status).toBe(200)
  })

  test('keeps drafts, and levels above the idea, from who may not see them', async () => {
    const student = await server.signIn('user')
    expect(await readJson(student.get('/api/v1/evaluation-items/details?ids=draft-item'))).toEqual([])
    const visitor = server.visitor()
    expect(
      (await visitor.get(`/api/v1/services/evaluation-items?conceptId=${SMALL.concept}&difficultyLevel=3`))
        .status,
    ).toBe(401)
    expect(
      (await visitor.get(`/api/v1/services/evaluation-items/${smallItemId(SMALL.concept, 3, 1)}/hints`))
        .status,
    ).toBe(401)
  })
})
