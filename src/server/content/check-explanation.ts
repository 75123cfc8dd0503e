import { AppError, type ErrorIssue } from '#contract/error.ts'
import { blankFences } from '../seed/lint-explanation.ts'
import { lintFigures } from '../seed/lint-figures.ts'
import { describeFormula, lintFormulas } from '../seed/lint-formulas.ts'
import { describePicture, lintPictures } from '../seed/lint-pictures.ts'

function throwIssues(issues: ErrorIssue[]): void {
  const [first] = issues
  if (!first) return
  const place = first.line === undefined ? '' : `${first.line}번째 줄: `
  const more = issues.length > 1 ? ` (모두 ${issues.length}곳)` : ''
  throw new AppError('UNPROCESSABLE', { message: `${place}${first.message}${more}`, data: { issues } })
}

/**
 * Throws 422 with every fault and its line unless the text can be shown to learners: it is not blank, formulas typeset, figures draw,
 * pictures are stored here and described.
 */
export function requirePublishable(content: string): void {
  if (content.trim() === '') throwIssues([{ path: 'content', message: '내용이 비어 있어요.', line: 1 }])
  const prose = blankFences(content)
  const pictures = lintPictures(prose).map((fault) => ({
    line: fault.below + 1,
    message: describePicture(fault),
  }))
  const formulas = lintFormulas(prose).map((fault) => ({
    line: fault.below + 1,
    message: describeFormula(fault),
  }))
  const figures = lintFigures(content).map(({ below, message }) => ({
    line: below + 1,
    message: `그림을 그릴 수 없어요: ${message}`,
  }))
  throwIssues(
    [...formulas, ...pictures, ...figures]
      .sort((a, b) => a.line - b.line)
      .map((issue) => ({ path: 'content', ...issue })),
  )
}

/** Throws 422 with the lines of the pictures that are not stored here. */
export function requireNoneMissing(content: string, missing: readonly string[]): void {
  throwIssues(
    missing.map((id) => ({
      path: 'content',
      message: '그림을 찾을 수 없어요. 다시 올려 주세요.',
      line: content.slice(0, content.indexOf(id)).split('\n').length,
    })),
  )
}

/** Throws 422 unless the formulas of a term's definition typeset. */
export function requireTypeset(definition: string): void {
  throwIssues(
    lintFormulas(definition).map((fault) => ({ path: 'definition', message: describeFormula(fault) })),
  )
}
