/** Something that an author has to fix, with its line (from 1). */
export interface ContentFault {
  /** Path within the content folder, with slashes: `M1U04/M1U04C01.md`. */
  file: string
  line: number
  message: string
  /** A fault rejects its whole file; a warning is only reported. */
  severity: 'fault' | 'warning'
}

export function fault(file: string, line: number, message: string): ContentFault {
  return { file, line, message, severity: 'fault' }
}

export function warning(file: string, line: number, message: string): ContentFault {
  return { file, line, message, severity: 'warning' }
}

/**
 * `all`: what shipped content must fulfil; `loading`: only what would break a row or show learners something broken, since content that was
 * written here and exported need not have, say, the length of a shipped explanation.
 */
export type LintRules = 'all' | 'loading'
