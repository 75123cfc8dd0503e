/** Errors of Node, TLS, PostgreSQL, the mail library and `AbortSignal.timeout`, by code or name. */
const SENTENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: '그 주소와 포트에서 아무 서버도 답하지 않아요',
  ECONNRESET: '연결이 끊겼어요',
  ENOTFOUND: '주소의 이름을 찾을 수 없어요(DNS)',
  EAI_AGAIN: '주소의 이름을 찾을 수 없어요(DNS)',
  EDNS: '주소의 이름을 찾을 수 없어요(DNS)',
  ETIMEDOUT: '시간 안에 답하지 않아요',
  UND_ERR_CONNECT_TIMEOUT: '시간 안에 답하지 않아요',
  TimeoutError: '시간 안에 답하지 않아요',
  ESOCKET: '서버에 연결할 수 없어요',
  ECONNECTION: '서버에 연결할 수 없어요',
  EAUTH: '사용자 이름이나 비밀번호를 받아 주지 않아요',
  CERT_HAS_EXPIRED: 'TLS 인증서의 유효 기간이 지났어요',
  ERR_TLS_CERT_ALTNAME_INVALID: 'TLS 인증서가 다른 주소의 인증서예요',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'TLS 인증서를 믿을 수 없어요(스스로 서명했어요)',
  SELF_SIGNED_CERT_IN_CHAIN: 'TLS 인증서를 믿을 수 없어요(스스로 서명했어요)',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'TLS 인증서를 믿을 수 없어요(중간 인증서가 빠졌어요)',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'TLS 인증서를 믿을 수 없어요(중간 인증서가 빠졌어요)',
  '28P01': '이름이나 비밀번호가 틀려요',
  '28000': '이 사용자로는 접속할 수 없어요',
  '3D000': '그 이름의 데이터베이스가 없어요',
  '53300': '동시에 접속할 수 있는 수를 넘었어요',
  '57P03': '데이터베이스가 시작하는 중이에요',
  EACCES: '권한이 없어요',
  EROFS: '읽기만 할 수 있는 디스크예요',
  ENOSPC: '디스크가 가득 찼어요',
}
const DEEPEST = 6

/**
 * Returns in Korean why something failed, by the first known code in the error and its causes. Never the error's own message, which may
 * contain addresses and passwords.
 */
export function explainFailure(error: unknown): string {
  const codes = listCodes(error)
  const known = codes.find((code) => code in SENTENCES)
  return (known && SENTENCES[known]) ?? `이유를 알 수 없어요(${codes.at(-1) ?? 'UNKNOWN'})`
}

export function isCertificateFailure(error: unknown): boolean {
  return listCodes(error).some((code) => SENTENCES[code]?.startsWith('TLS'))
}

function listCodes(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > DEEPEST) return []
  const { code } = error as { code?: unknown }
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return [...(typeof code === 'string' ? [code] : []), error.name, ...listCodes(inner, depth + 1)]
}
