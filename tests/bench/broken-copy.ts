import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect } from 'vitest'

/** One place of the program that is changed for the worse. */
export interface Break {
  /** Below `src/`. */
  file: string
  /** Stands in the file once. */
  from: string
  to: string
}

interface Selection {
  projects: readonly string[]
  /** Below `tests/`. */
  tests: readonly string[]
  /** Only tests whose title this finds. */
  title?: string
}

/** A copy of the checkout in which the program can be broken. */
interface BrokenCopy {
  /** Full titles of the selected tests that fail in the copy as it is now. Throws where a file does not load or no test is found. */
  listFailures: (selection: Selection) => Promise<string[]>
  /** Builds page, worker and server of the copy as it is now. */
  build: () => Promise<void>
  /** What `work` gives while the copy has these breaks. Throws where a `from` does not stand in its file once. */
  whileBroken: <Result>(breaks: readonly Break[], work: () => Promise<Result>) => Promise<Result>
  remove: () => Promise<void>
}

interface Report {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

const CHECKOUT = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

async function copyCheckout(): Promise<BrokenCopy> {
  const copy = await mkdtemp(path.join(tmpdir(), 'semsaem-broken-'))
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: CHECKOUT, maxBuffer: 1e8 })
  for (const file of stdout.split('\0').filter(Boolean)) {
    const from = path.join(CHECKOUT, file)
    // Somebody may be about to delete it.
    if (await stat(from).catch(() => null)) await cp(from, path.join(copy, file))
  }
  await symlink(path.join(CHECKOUT, 'node_modules'), path.join(copy, 'node_modules'))

  const runTool = async (tool: string, args: readonly string[]) => {
    const others = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV$)/.test(name))
    const env = { ...Object.fromEntries(others), NO_COLOR: '1', FORCE_COLOR: '0' }
    return await run(process.execPath, [path.join(copy, 'node_modules', tool), ...args], {
      cwd: copy,
      env,
      maxBuffer: 1e8,
    })
  }

  return {
    listFailures: async ({ projects, tests, title }) => {
      const args = [
        'run',
        '--reporter=json',
        '--outputFile=report.json',
        ...projects.flatMap((name) => ['--project', name]),
        ...(title === undefined ? [] : ['--testNamePattern', title]),
        ...tests.map((file) => `tests/${file}`),
      ]
      const report = path.join(copy, 'report.json')
      await rm(report, { force: true })
      await runTool('vitest/vitest.mjs', args).catch(() => undefined) // tests that fail: the report says which
      const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report
      const results = testResults.flatMap(({ name, status, message, assertionResults }) => {
        // A file that does not even load proves nothing.
        if (status === 'failed' && assertionResults.length === 0) throw new Error(`${name}: ${message}`)
        return assertionResults
      })
      if (!results.some(({ status }) => status === 'passed' || status === 'failed'))
        throw new Error(`No test is called ${title}`)
      return results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
    },
    build: async () => {
      await runTool('vite/bin/vite.js', ['build', '--logLevel', 'error'])
      await runTool('vite/bin/vite.js', ['build', '--ssr', 'src/server/main.ts', '--logLevel', 'error'])
    },
    whileBroken: async (breaks, work) => {
      const sound = new Map<string, string>()
      try {
        for (const { file, from, to } of breaks) {
          const name = path.join(copy, 'src', file)
          const text = await readFile(name, 'utf8')
          if (text.split(from).length !== 2) throw new Error(`${file} has not this once: ${from}`)
          sound.set(name, sound.get(name) ?? text)
          await writeFile(
            name,
            text.replace(from, () => to),
          )
        }
        return await work()
      } finally {
        for (const [name, text] of sound) await writeFile(name, text)
      }
    },
    remove: () => rm(copy, { recursive: true, force: true }),
  }
}

interface Breaking {
  copy: () => BrokenCopy
  /** Notes whether a break was caught, which one or more failures show, and expects it to be. */
  expectCaught: (failures: readonly string[], what: string) => void
}

/** A copy for the tests of the calling file; at their end it is said which breaks were caught. */
export function makeBrokenCopy(): Breaking {
  const outcomes: string[] = []
  let copy: BrokenCopy
  beforeAll(async () => {
    copy = await copyCheckout()
  }, 120_000)
  afterAll(async () => {
    process.stdout.write(`${outcomes.join('\n')}\n`)
    await copy?.remove()
  })
  return {
    copy: () => copy,
    expectCaught: (failures, what) => {
      const isMissed = failures.length === 0
      outcomes.push(`${isMissed ? 'MISSED' : 'caught'}  ${what.replaceAll(/\s*\n\s*/g, ' ')}`)
      expect(isMissed).toBe(false)
    },
  }
}
