const TEXT_COMMAND = /\\(?:text|textrm|mathrm|mathbf|operatorname|rm)\s*\{([^{}]*)\}/g
const DELIMITER = /\$|\\[()[\]]/g
const SILENT = /\\(?:left|right|displaystyle|[,;:! ])/g
const CIRC = /\^\s*(?:\{\s*\\circ\s*\}|\\circ)|\\degree|\\circ/g

/** Takes away what LaTeX adds to the look alone: delimiters, \left, spaces, \text{cm} around units. */
export function cleanLatex(text: string): string {
  return !/[\\$]/.test(text)
    ? text
    : text
        .replace(TEXT_COMMAND, ' $1')
        .replace(DELIMITER, ' ')
        .replace(SILENT, ' ')
        .replace(/\\dot\s*(?:\{(\d)\}|(\d))/g, '$1$2\u0307')
        .replace(/\\overline\s*\{(\d+)\}/g, '($1)')
        .replace(CIRC, '°')
        .replace(/\\%/g, '%')
        .replace(/\\pm(?![a-z])/g, '±')
        .replace(/\\([{}])/g, '$1')
        .replace(/\\(?:quad|qquad|angle|therefore)(?![a-z])/g, ' ')
        .replace(/\\(?:to|rightarrow)(?![a-z])/g, '→')
}
