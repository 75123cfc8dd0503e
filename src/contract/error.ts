/**
 * Errors of the API (api.md, 'Conventions'): a stable code, its HTTP status, and the Korean sentence that a person reads if
 * the thrower has none of its own.
 */
const ERROR_CODES = {
  BAD_REQUEST: { status: 400, message: '요청이 올바르지 않아요.' },
  API_VERSION: { status: 400, message: '지원하지 않는 API 버전이에요.' },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400, message: '앱을 새로 고친 뒤에 다시 시도해 주세요.' },
  INVALID_STATE: { status: 400, message: '로그인 요청이 만료되었거나 이미 쓰였어요. 다시 로그인해 주세요.' },
  UNAUTHORIZED: { status: 401, message: '로그인이 필요해요.' },
  FORBIDDEN: { status: 403, message: '이 기능을 쓸 권한이 없어요.' },
  CROSS_SITE: { status: 403, message: '다른 사이트에서 보낸 요청은 받지 않아요.' },
  PROMPT_VERSION_FORBIDDEN: { status: 403, message: '관리자만 다른 프롬프트 버전을 쓸 수 있어요.' },
  NOT_FOUND: { status: 404, message: '찾을 수 없어요.' },
  CURRICULUM_NOT_FOUND: { status: 404, message: '교육과정을 찾을 수 없어요.' },
  CONCEPT_NOT_FOUND: { status: 404, message: '개념을 찾을 수 없어요.' },
  EXPLANATION_NOT_FOUND: { status: 404, message: '개념 설명이 아직 없어요.' },
  THREAD_NOT_FOUND: { status: 404, message: '대화를 찾을 수 없어요.' },
  MESSAGE_NOT_FOUND: { status: 404, message: '메시지를 찾을 수 없어요.' },
  EXAM_NOT_FOUND: { status: 404, message: '시험을 찾을 수 없어요.' },
  LINK_NOT_FOUND: { status: 404, message: '링크를 찾을 수 없어요.' },
  TERM_NOT_FOUND: { status: 404, message: '용어를 찾을 수 없어요.' },
  ITEM_NOT_FOUND: { status: 404, message: '문항을 찾을 수 없어요.' },
  METHOD_NOT_ALLOWED: { status: 405, message: '지원하지 않는 방식의 요청이에요.' },
  CONFLICT: { status: 409, message: '다른 요청과 겹쳤어요. 다시 시도해 주세요.' },
  STALE_VERSION: {
    status: 409,
    message: '그사이 다른 사람이 고쳤어요. 바뀐 내용을 확인한 뒤에 다시 저장해 주세요.',
  },
  IN_PROGRESS: { status: 409, message: '같은 요청을 처리하고 있어요. 잠시 뒤에 다시 시도해 주세요.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: '보낸 내용이 너무 커요.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: '지원하지 않는 형식이에요.' },
  UNPROCESSABLE: { status: 422, message: '입력한 값이 규칙에 맞지 않아요.' },
  CONSENT_REQUIRED: { status: 422, message: '보호자가 동의한 뒤에 쓸 수 있어요.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: '이미 다른 내용으로 보낸 요청이에요.' },
  NO_ITEMS: { status: 422, message: '이 개념에는 아직 문제가 없어요.' },
  VERSION: { status: 426, message: '앱을 새 버전으로 바꾼 뒤에 다시 시도해 주세요.' },
  TOO_MANY_REQUESTS: { status: 429, message: '요청이 너무 많아요. 잠시 뒤에 다시 시도해 주세요.' },
  TURN_LIMIT: {
    status: 429,
    message: '지금 쓸 수 있는 질문 횟수를 다 썼어요. 잠시 뒤에 다시 물어봐 주세요.',
  },
  TOKEN_BUDGET: { status: 429, message: '오늘 쓸 수 있는 AI 사용량을 다 썼어요. 내일 다시 만나요.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: '서버에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.' },
  /** The model failed, not this server: a page does not take the server for absent, as with 502 to 504. */
  READING_FAILED: {
    status: 500,
    message: '지금은 사진을 읽지 못했어요. 잠시 뒤에 다시 해 보거나 글로 물어봐 주세요.',
  },
  NOT_CONFIGURED: { status: 501, message: '이 서버에 켜져 있지 않은 기능이에요.' },
  TTS_NOT_CONFIGURED: { status: 501, message: '서버의 읽어 주기가 켜져 있지 않아요.' },
  GENERATION_FAILED: { status: 502, message: '문항 생성에 실패했습니다.' },
  SERVICE_UNAVAILABLE: { status: 503, message: '서버가 잠시 쉬고 있어요. 곧 다시 시도해 주세요.' },
  /** The server is there and has no room now: a page does not take it for absent. */
  BUSY: { status: 503, message: '지금 쓰는 사람이 많아요. 잠시 뒤에 다시 해 주세요.' },
} as const satisfies Record<string, { status: number; message: string }>

/** Codes that the server answers with. */
export type ErrorCode = keyof typeof ERROR_CODES

/** Codes that only the page raises; the thrower has the sentence, if a person reads one. */
const LOCAL_ERROR_CODES = [
  /** No answer from our server. */
  'NETWORK',
  'TIMEOUT',
  /** Neither the server nor the device has what was asked for. */
  'OFFLINE',
  'STREAM_UNREADABLE',
  /** The device has no room for an outbox record. */
  'STORAGE',
  /** The server refused an outbox record without a code. */
  'REFUSED',
  /** Another tab or the worker sent the record, so its answer is not known here. */
  'SENT_ELSEWHERE',
  /** An answer with a code that is not listed, or an unexpected exception. */
  'UNKNOWN',
] as const

/** Every code that an AppError can have. */
export type AppErrorCode = ErrorCode | (typeof LOCAL_ERROR_CODES)[number]

export interface ErrorIssue {
  /** The field, dotted: `context.action.kind`; empty for the whole body. */
  path: string
  message: string
  /** The line of a text, from 1. */
  line?: number
}

export interface ErrorData {
  issues?: ErrorIssue[]
  /** Seconds after which trying again makes sense; also in the `Retry-After` header. */
  retryAfter?: number
  /** Of `STALE_VERSION`: the row as it is now, in the shape that the write would have answered with. */
  current?: object
}

/** The body of every error answer: oRPC's shape. */
export interface ErrorBody {
  defined: boolean
  code: AppErrorCode
  status: number
  message: string
  data?: ErrorData
}

export interface AppErrorOptions {
  /** What went wrong underneath; logged, never shown. The English texts of specification section 8 go here. */
  cause?: unknown
  /** Replaces the table's sentence. */
  message?: string
  /** Replaces the table's status; local codes have none of their own. */
  status?: number
  data?: ErrorData
}

/**
 * The one error of the product. `code` is stable, `message` is Korean and fit to show; `status` is the HTTP status, 0 if there
 * was no answer.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: AppErrorCode
  readonly status: number
  readonly data: ErrorData | undefined

  constructor(code: AppErrorCode, options: AppErrorOptions = {}) {
    const known = isErrorCode(code) ? ERROR_CODES[code] : undefined
    super(options.message ?? known?.message ?? '알 수 없는 오류', { cause: options.cause })
    this.code = code
    this.status = options.status ?? known?.status ?? 0
    this.data = options.data
  }
}

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_CODES, code)
}

/** Returns the listed code that an answer or another error has, else `fallback`. */
export function parseErrorCode(code: unknown, fallback: AppErrorCode = 'UNKNOWN'): AppErrorCode {
  if (typeof code !== 'string') return fallback
  return isErrorCode(code) ? code : (LOCAL_ERROR_CODES.find((local) => local === code) ?? fallback)
}

/** Returns the body of the answer to `error`. */
export function toErrorBody(error: AppError): ErrorBody {
  return {
    defined: false,
    code: error.code,
    status: error.status,
    message: error.message,
    ...(error.data && { data: error.data }),
  }
}
