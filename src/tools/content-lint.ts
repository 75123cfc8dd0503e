import { type ContentFault, fault } from '#server/seed/content-fault.ts'
import { lintContent } from '#server/seed/lint-content.ts'
import { lintQuestions } from '#server/seed/lint-questions.ts'
import { readContent, readQuestionsFile } from '#server/seed/read-content.ts'

/**
 * Prints every fault and warning of the content as `file:line message`; exits with 1 if there is a fault. The argument is the content
 * folder, or one `.questions.yaml` file, which is checked alone and quickly.
 */
const [target = 'src/content'] = process.argv.slice(2)

function print(folder: string, findings: readonly ContentFault[]) {
  for (const { file, line, message, severity } of findings) {
    const mark = severity === 'warning' ? 'warning: ' : ''
    process.stdout.write(`${folder}/${file}:${line} ${mark}${message}\n`)
  }
  process.exitCode = findings.some(({ severity }) => severity === 'fault') ? 1 : 0
}

async function lintFolder(folder: string) {
  const content = await readContent(folder)
  const findings = [...content.faults, ...lintContent(content)]
  print(folder, findings)
  const stored = content.items.reduce((count, { items }) => count + items.length, 0)
  process.stdout.write(
    `${content.concepts.length} explanations, ${stored} items, ${content.questions.length} question banks, ${findings.length} findings\n`,
  )
}

async function lintFile(folder: string, file: string) {
  const { questions, explanation } = await readQuestionsFile(folder, file)
  const findings =
    'faults' in questions ? questions.faults : lintQuestions(questions, explanation ?? '', 'all')
  if (explanation === null) findings.push(fault(file, 1, 'the concept has no explanation'))
  print(folder, findings)
  const count = 'bank' in questions ? questions.bank.questions.length : 0
  process.stdout.write(`${count} questions, ${findings.length} findings\n`)
}

const [, folder = '', file] = /^(?:(.*)\/)?(\w+\/\w+\.questions\.yaml)$/.exec(target) ?? []
await (file === undefined ? lintFolder(target) : lintFile(folder === '' ? '.' : folder, file))
