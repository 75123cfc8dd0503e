import { lintContent } from '#server/seed/lint-content.ts'
import { readContent } from '#server/seed/read-content.ts'

/** Prints every fault and warning of the content as `file:line message`; exits with 1 if there is a fault. */
const [folder = 'src/content'] = process.argv.slice(2)
const content = await readContent(folder)
const findings = [...content.faults, ...lintContent(content)]
for (const { file, line, message, severity } of findings) {
  const mark = severity === 'warning' ? 'warning: ' : ''
  process.stdout.write(`${folder}/${file}:${line} ${mark}${message}\n`)
}
const stored = content.items.reduce((count, { items }) => count + items.length, 0)
process.stdout.write(
  `${content.concepts.length} explanations, ${stored} items, ${findings.length} findings\n`,
)
process.exitCode = findings.some(({ severity }) => severity === 'fault') ? 1 : 0
