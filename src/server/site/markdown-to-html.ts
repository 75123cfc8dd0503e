import { readFigureAlt } from '#domain/figure/figure-fence.ts'
import { type FencedBlock, replaceFences } from '#domain/markdown/fences.ts'
import { FORMULA } from '#domain/speech/markdown-marks.ts'
import { speakFormula } from '#domain/speech/speak-formula.ts'
import { escapeHtml } from '../http/escape-html.ts'

const SAFE_LINK = /\[([^\]]+)\]\(((?:https?:\/\/|\/(?!\/))[^\s()*`]+)\)/g

/**
 * Markdown as plain HTML for machines that read pages: headings, paragraphs, lists, tables and links, formulas in words, a
 * picture as its description. Everything is escaped first, so that no text becomes a tag.
 */
export function markdownToHtml(markdown: string): string {
  return replaceFences(markdown, (block) => `\n\n${readFence(block)}\n\n`)
    .replace(FORMULA, speakMatch)
    .split(/\n(?:[ \t]*\n)+/)
    .map((block) => writeBlock(block.trim().split('\n')))
    .join('\n')
}

/** Text on one line without marks, for a description. */
export function markdownToLine(markdown: string): string {
  return markdown
    .replace(FORMULA, speakMatch)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function speakMatch(_all: string, inline?: string, display?: string, dollars?: string) {
  return speakFormula(inline ?? display ?? dollars ?? '')
}

/** A question box is text, a figure what it shows in words; programs are nothing to read. */
function readFence({ kind, inside }: FencedBlock): string {
  if (kind === 'question') return inside
  return kind === 'figure' ? readFigureAlt(inside) : ''
}

function writeBlock(lines: readonly string[]): string {
  const [first = ''] = lines
  if (first === '') return ''
  const heading = /^(#{1,6})[ \t]+(.*)$/.exec(first)
  if (heading) {
    const level = Math.max(2, heading[1]?.length ?? 2)
    return `<h${level}>${writeInline(heading[2] ?? '')}</h${level}>${writeBlock(lines.slice(1))}`
  }
  if (first.startsWith('|')) return writeTable(lines)
  if (/^[-*+][ \t]/.test(first)) return `<ul>${writeItems(lines)}</ul>`
  if (/^\d{1,9}[.)][ \t]/.test(first)) return `<ol>${writeItems(lines)}</ol>`
  if (first.startsWith('>')) {
    const quoted = lines.map((line) => line.replace(/^>[ \t]?/, ''))
    return `<blockquote>${writeBlock(quoted)}</blockquote>`
  }
  return `<p>${lines.map(writeInline).join('<br>')}</p>`
}

function writeItems(lines: readonly string[]): string {
  return lines
    .map((line) => `<li>${writeInline(line.replace(/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/, ''))}</li>`)
    .join('')
}

function writeTable(lines: readonly string[]): string {
  const rows = lines.filter((line) => !/^\|[ \t:|-]+$/.test(line))
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => `<td>${writeInline(cell.trim())}</td>`)
      .join('')
  return `<table>${rows.map((line) => `<tr>${cells(line)}</tr>`).join('')}</table>`
}

function writeInline(text: string): string {
  return escapeHtml(text.replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1'))
    .replace(SAFE_LINK, '<a href="$2">$1</a>')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
}
