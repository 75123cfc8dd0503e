import { toAppError } from '#platform/http.ts'
import { openStream } from '#platform/open-stream.ts'

const CUT_SENTENCE = '답이 끝까지 오지 않았어요. 다시 물어봐 주세요.'

interface Sample {
  path: string
  body: object
  /** Whose session it is. */
  userId: string | undefined
  signal: AbortSignal
  /** Called with the whole text received so far. */
  onText: (text: string) => void
}

/** Streams a model's answer. Returns what went wrong; null if nothing did, or if the caller stopped it. */
export async function readSample({ path, body, userId, signal, onText }: Sample): Promise<string | null> {
  const headers = userId === undefined ? {} : { 'X-Record-User': userId }
  let problem: string | null = null
  let text = ''
  let isDone = false
  try {
    for await (const event of openStream(path, body, headers, signal)) {
      if (event.level === 'error') problem = event.message ?? CUT_SENTENCE
      text = event.response ?? text + (event.content ?? '')
      onText(text)
      isDone ||= event.done === true
    }
    return isDone ? problem : CUT_SENTENCE
  } catch (error) {
    return signal.aborted ? null : toAppError(error).message
  }
}
