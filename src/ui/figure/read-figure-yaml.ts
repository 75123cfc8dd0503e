/**
 * Reads the YAML that figures are written in, in a thirtieth of a whole reader's code: a mapping of plain and quoted
 * scalars, `[a, b]` and `{a: 1}` on one line, nested mappings and lists by indentation. Gives null for anything else: anchors,
 * tags, texts over several lines, several documents. What it reads it reads as YAML 1.2 does.
 */
export function readFigureYaml(text: string): Record<string, unknown> | null {
  const lines: Line[] = []
  for (const raw of text.split('\n')) {
    const line = dropComment(raw)?.trimEnd()
    if (line === undefined || line.includes('\t')) return null
    if (line === '') continue
    lines.push({ indent: line.length - line.trimStart().length, text: line.trimStart() })
  }
  try {
    const cursor = { lines, at: 0 }
    const value = readBlock(cursor, lines[0]?.indent ?? 0)
    if (cursor.at < lines.length || typeof value !== 'object' || value === null || Array.isArray(value))
      return null
    return { ...value }
  } catch (fault) {
    if (fault instanceof UnknownSyntax) return null
    throw fault
  }
}

class UnknownSyntax extends Error {}

interface Line {
  indent: number
  text: string
}

interface Cursor {
  lines: Line[]
  at: number
}

const KEY = /^([A-Za-z][\w-]*):(?: +(.*))?$/

function readBlock(cursor: Cursor, indent: number): unknown {
  return cursor.lines[cursor.at]?.text.startsWith('-')
    ? readList(cursor, indent)
    : readMapping(cursor, indent)
}

function readMapping(cursor: Cursor, indent: number): unknown {
  const entries: [string, unknown][] = []
  for (let line = cursor.lines[cursor.at]; line?.indent === indent; line = cursor.lines[cursor.at]) {
    const [, key, rest = ''] = KEY.exec(line.text) ?? []
    if (!key || entries.some(([other]) => other === key)) throw new UnknownSyntax()
    cursor.at += 1
    entries.push([key, rest === '' ? readNested(cursor, indent) : readInline(rest)])
  }
  return Object.fromEntries(entries)
}

function readList(cursor: Cursor, indent: number): unknown[] {
  const items: unknown[] = []
  for (let line = cursor.lines[cursor.at]; line?.indent === indent; line = cursor.lines[cursor.at]) {
    const [, dash, rest] = /^(- +)(.+)$/.exec(line.text) ?? []
    if (!dash || !rest) throw new UnknownSyntax()
    if (KEY.test(rest)) {
      // The item is a mapping whose first line stands behind the dash.
      cursor.lines[cursor.at] = { indent: indent + dash.length, text: rest }
      items.push(readMapping(cursor, indent + dash.length))
    } else {
      cursor.at += 1
      items.push(readInline(rest))
    }
  }
  return items
}

function readNested(cursor: Cursor, indent: number): unknown {
  const next = cursor.lines[cursor.at]
  const isNested = next && (next.indent > indent || (next.indent === indent && next.text.startsWith('- ')))
  return isNested ? readBlock(cursor, next.indent) : null
}

function readInline(text: string): unknown {
  if (text.startsWith('[') && text.endsWith(']')) return cutAtCommas(text.slice(1, -1)).map(readInline)
  if (text.startsWith('{') && text.endsWith('}')) {
    return Object.fromEntries(
      cutAtCommas(text.slice(1, -1)).map((entry) => {
        const [, key, value] = KEY.exec(entry) ?? []
        if (!key || !value) throw new UnknownSyntax()
        return [key, readInline(value)]
      }),
    )
  }
  return readScalar(text)
}

function readScalar(text: string): unknown {
  if (/^'(?:[^']|'')*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'")
  if (/^"[^"\\]*"$/.test(text)) return text.slice(1, -1)
  if (/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/.test(text)) return Number(text)
  if (/^(?:true|True|TRUE)$/.test(text)) return true
  if (/^(?:false|False|FALSE)$/.test(text)) return false
  if (/^(?:null|Null|NULL|~)$/.test(text)) return null
  if (/^[[\]{}"'&*!|>%@`,?#]|^[-:?](?: |$)|: |:$|^(?:0x|0o|[-+]?\.(?:inf|nan)$)/i.test(text))
    throw new UnknownSyntax()
  return text
}

/** Cuts at the commas that stand in no bracket and no quotes. */
function cutAtCommas(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let quote = ''
  let from = 0
  for (const [at, char] of [...text].entries()) {
    if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '[' || char === '{') depth += 1
    else if (char === ']' || char === '}') depth -= 1
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(from, at).trim())
      from = at + 1
    }
  }
  const last = text.slice(from).trim()
  if (depth !== 0 || quote || parts.includes('')) throw new UnknownSyntax()
  return last === '' ? parts : [...parts, last]
}

/** A comment begins the line or follows a space; beside quotes it takes a whole reader to tell. */
function dropComment(line: string): string | null {
  const at = line.search(/(?:^|\s)#/)
  if (at === -1) return line
  return /['"]/.test(line) ? null : line.slice(0, at)
}
