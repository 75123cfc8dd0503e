import type { Finding } from '#contract/health.ts'

export function ok(topic: string, sentence: string): Finding {
  return { level: 'ok', topic, sentence, remedy: null }
}

/** A finding to look at; the product runs. */
export function watch(topic: string, sentence: string, remedy: string): Finding {
  return { level: 'watch', topic, sentence, remedy }
}

/** A finding that must be fixed: something does not work or does not protect the learners. */
export function fault(topic: string, sentence: string, remedy: string): Finding {
  return { level: 'fault', topic, sentence, remedy }
}
