import { describe, expect, test } from 'vitest'
import { chatRequestSchema, streamEventSchema } from '#contract/chat.ts'
import { conceptSchema, curriculumEntrySchema, linkSchema, treeNodeSchema } from '#contract/curriculum.ts'
import { examInfoSchema, examSetSchema } from '#contract/exam.ts'
import { GENERATION_LIMIT_MS } from '#contract/generation.ts'
import { hintRequestSchema, itemSchema } from '#contract/item.ts'
import { messageContextSchema, messageCreateSchema, messageSchema } from '#contract/message.ts'
import { threadSchema } from '#contract/thread.ts'
import { timeSpanSchema } from '#contract/timespan.ts'
import { userContract, userUpdateSchema } from '#contract/user.ts'
import { DEFAULT_PERSONA, LOGIN_PROVIDERS, ROLES, TUTOR_PERSONAS } from '#domain/access/roles.ts'
import { SPAN_TYPES } from '#domain/activity/time-span.ts'
import {
  ACTION_KINDS,
  MESSAGE_STATUSES,
  MESSAGE_TARGETS,
  RESPONSE_TYPES,
  USER_MESSAGE_TYPES,
} from '#domain/chat/message.ts'
import { SCHOOL_LEVELS } from '#domain/curriculum/curriculum.ts'
import {
  DIFFICULTY_LABELS,
  DIFFICULTY_LEVELS,
  PERFORMANCE_TEST_TYPES,
  WRITTEN_TEST_TYPES,
} from '#domain/exam/item.ts'
import { PROGRESS_STATUSES } from '#domain/progress/progress.ts'
import { TOAST_SEVERITIES } from '#ui/overlay/toast.state.ts'

/** As the specification lists them (sections 1, 3 and 6). */
const VALUES: Record<string, [made: readonly unknown[], specified: readonly unknown[]]> = {
  personas: [TUTOR_PERSONAS, ['friend_female_1', 'friend_male_1', 'teacher_female_1', 'teacher_male_1']],
  'school levels': [SCHOOL_LEVELS, ['ELEMENTARY', 'MIDDLE', 'HIGH']],
  'written question types': [WRITTEN_TEST_TYPES, [0, 1, 2, 3, 4, 5, 6]],
  'performance test types': [PERFORMANCE_TEST_TYPES, [0, 1, 2, 3, 4, 5, 6]],
  'progress statuses': [PROGRESS_STATUSES, ['NOT_STARTED', 'PROCEEDING', 'COMPLETED']],
  'difficulty levels': [DIFFICULTY_LEVELS, [-1, 0, 1, 3, 5]],
  roles: [ROLES, ['user', 'trial', 'admin', 'exercise_admin']],
  'time span types': [SPAN_TYPES, ['CURRICULUM_CONCEPT', 'EVALUATION_ITEM']],
  'toast severities': [TOAST_SEVERITIES, ['info', 'success', 'warn', 'error', 'secondary', 'contrast']],
  'limit of a generation in milliseconds': [[GENERATION_LIMIT_MS], [600_000]],
  'message statuses': [MESSAGE_STATUSES, ['loading', 'success', 'error', 'aborted']],
  'message targets': [MESSAGE_TARGETS, ['ai', 'system', 'evaluation', 'link']],
  'response types': [RESPONSE_TYPES, ['normal', 'example', 'wrong', 'correct', 'hint', 'solution']],
  'user message types': [USER_MESSAGE_TYPES, ['normal', 'answer', 'hidden']],
  'action kinds': [
    ACTION_KINDS,
    [
      'try-exam',
      'next-exam',
      'retry-exam',
      'show-solution',
      'show-correct-solution',
      'show-hint',
      'next-step',
      'submit-answer',
    ],
  ],
}

const OPTIONS = ['option1', 'option2', 'option3', 'option4', 'option5']
const LEVEL_TYPES = ['difficultyLevel', 'writtenTestType', 'performanceTestType']

const user = userContract.me['~orpc'].outputSchema
const { action } = messageContextSchema.shape

/** Fields that the specification gives an entity; ours may have more. */
const FIELDS: Record<string, [shape: object | undefined, specified: readonly string[]]> = {
  user: [
    user?.shape,
    ['nickname', 'provider', 'avatar', 'roles', 'email', 'notificationMethods', 'useLinks'],
  ],
  'user update': [userUpdateSchema.shape, ['nickname', 'notificationMethods', 'useLinks']],
  'curriculum tree node': [
    treeNodeSchema.shape,
    [
      'id',
      'label',
      'parentId',
      'ordered',
      'depth',
      'parents',
      'children',
      'curriculumAchievement',
      'achievementCriterion',
      'curriculumConcepts',
      'hidden',
    ],
  ],
  'curriculum list entry': [
    curriculumEntrySchema.shape,
    ['id', 'schoolLevel', 'grade', 'subjectArea', 'subject', 'hidden', 'units'],
  ],
  unit: [curriculumEntrySchema.shape.units.element.shape, ['id', 'title', 'middleUnits']],
  'middle unit': [
    curriculumEntrySchema.shape.units.element.shape.middleUnits.element.shape,
    ['id', 'title', 'smallUnits'],
  ],
  'small unit': [
    curriculumEntrySchema.shape.units.element.shape.middleUnits.element.shape.smallUnits.element.shape,
    ['id', 'title', 'concepts'],
  ],
  concept: [conceptSchema.shape, ['id', 'content', 'description', 'imageRequired', 'ordered', 'hidden']],
  'concept link': [linkSchema.shape, ['id', 'createdAt']],
  'evaluation item': [
    itemSchema.shape,
    ['id', 'question', ...OPTIONS, 'correctAnswer', 'solution', ...LEVEL_TYPES],
  ],
  thread: [threadSchema.shape, ['id', 'userId', 'createdAt', 'lastUsedAt', 'curriculums']],
  'chat message': [
    messageSchema.shape,
    [
      'id',
      'threadId',
      'message',
      'response',
      'shortResponse',
      'bookmark',
      'createdAt',
      'relatedQuestions',
      'status',
      'ocrResultId',
      'context',
    ],
  ],
  'message context': [
    messageContextSchema.shape,
    ['target', 'action', 'responseType', 'userMessageType', 'complete'],
  ],
  action: [action.unwrap().shape, ['kind', 'evaluationId', 'difficultyLevel']],
  'exam set': [examSetSchema.shape, ['id', 'difficultyLevel', 'finished', 'examItems']],
  'exam item': [examSetSchema.shape.examItems.element.shape, ['evaluationItem', 'finished']],
  'exam info': [examInfoSchema.shape, ['difficultyExams', 'unfinishedItem']],
  'hint request': [hintRequestSchema.shape, ['answer']],
  'stream message': [streamEventSchema.shape, ['level', 'message', 'done']],
  'chat stream line': [streamEventSchema.shape, ['content', 'messageId', 'termId', 'response']],
  'chat request': [
    chatRequestSchema.shape,
    ['message', 'threadId', 'curriculumId', 'promptName', 'promptPurpose', 'promptVersion', 'context'],
  ],
  'message create': [
    messageCreateSchema.shape,
    ['threadId', 'message', 'response', 'context', 'ocrResultId'],
  ],
  'time span record': [timeSpanSchema.shape, ['spanType', 'spanKey', 'timespan']],
}

describe('the values of the specification', () => {
  test.each(Object.entries(VALUES))('are those of its %s', (_name, [made, specified]) => {
    expect(made).toEqual(specified)
  })

  test('name the difficulty levels, wrong answers below the concept', () => {
    expect(DIFFICULTY_LEVELS.map((level) => DIFFICULTY_LABELS[level])).toEqual([
      '오답',
      '개념',
      '기본',
      '표준',
      '도전',
    ])
  })

  test('begin with a friend as the tutor', () => {
    expect(DEFAULT_PERSONA).toBe('friend_female_1')
  })

  test('know two providers and two ways of being notified', () => {
    expect(LOGIN_PROVIDERS).toHaveLength(2)
    const methods = ['EMAIL', 'WEB_PUSH']
    expect(userUpdateSchema.parse({ notificationMethods: methods }).notificationMethods).toEqual(methods)
    expect(userUpdateSchema.safeParse({ notificationMethods: ['SMS'] }).success).toBe(false)
  })
})

describe('the fields of the specification', () => {
  test.each(Object.entries(FIELDS))('are all in the %s', (_name, [shape, specified]) => {
    expect(specified.filter((field) => !(field in (shape ?? {})))).toEqual([])
  })
})
