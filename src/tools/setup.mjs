// The one script behind `npm start` and `npm test`: it does all of its own set-up on a fresh machine and therefore uses
// Node's own modules only.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const MINIMUM_NODE = [20, 19]
const INSTALL_MARK = join(ROOT, 'node_modules', '.installed-from')
const BUILD_MARK = join(ROOT, 'dist', '.built-from')
const BUILT_FROM = ['index.html', 'package-lock.json', 'vite.config.ts', 'src', 'sw', 'public']
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'

function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

function stop(sentence) {
  say(sentence)
  process.exit(1)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [needMajor, needMinor] = MINIMUM_NODE
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return
  stop(`Node ${MINIMUM_NODE.join('.')} 이상이 필요해요. 지금은 ${process.versions.node}이에요.`)
}

function digestOf(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name))
      return
    }
    hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  for (const path of paths) add(join(ROOT, path))
  return hash.digest('hex')
}

function readMark(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function run(command, args, { env = {}, quiet = false } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: quiet ? 'pipe' : ['ignore', 'inherit', 'inherit'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` }
}

function pathOfTool(name) {
  return join(ROOT, 'node_modules', '.bin', name)
}

function tool(name, args, options) {
  return run(pathOfTool(name), args, options)
}

/** Runs a command without waiting for it; resolves with its outcome. `shown`: its output is printed as it comes. */
function runAside(command, args, { env = {}, shown = false } = {}) {
  return new Promise((resolve) => {
    const stdio = shown ? 'inherit' : 'pipe'
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdio, stdio],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

async function install() {
  const digest = digestOf(['package-lock.json', 'package.json'])
  if (readMark(INSTALL_MARK) === digest) return
  say('필요한 패키지를 설치해요 …')
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const { ok, output } = await runAside(NPM, args)
  if (!ok) stop(`${output}\n패키지를 설치하지 못했어요. 인터넷 연결을 확인하고 다시 실행해 주세요.`)
  writeFileSync(INSTALL_MARK, digest)
}

/** Page and server. */
const BUILDS = [['build'], ['build', '--ssr']]

async function build() {
  const digest = digestOf(BUILT_FROM)
  if (readMark(BUILD_MARK) === digest) return
  say('빌드해요 …')
  rmSync(BUILD_MARK, { force: true })
  const built = await Promise.all(
    BUILDS.map((args) => runAside(pathOfTool('vite'), [...args, '--logLevel', 'warn'])),
  )
  for (const { ok, output } of built) if (!ok) stop(`${output}\n빌드하지 못했어요.`)
  mkdirSync(dirname(BUILD_MARK), { recursive: true })
  writeFileSync(BUILD_MARK, digest)
}

function onPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name)
    if (existsSync(path)) return path
  }
  return undefined
}

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
/** Chromium without windows: less work a page. It cannot show notifications. */
const HEADLESS_SHELL = 'chromium-headless-shell'

function findBrowser() {
  return process.env.CHROME_PATH ?? BROWSERS.map(onPath).find((path) => path !== undefined)
}

/** Only beside the system's own browser: `CHROME_PATH` is taken for all tests. */
function findHeadlessShell(browser) {
  return (process.env.CHROME_PATH ? undefined : onPath(HEADLESS_SHELL)) ?? browser
}

function hasKoreanFont() {
  return onPath('fc-list') === undefined || run('fc-list', [':lang=ko'], { quiet: true }).output.trim() !== ''
}

/** Installs the missing system packages that the tests' browser needs, if this process may. */
async function installSystemPackages() {
  const isRootWithApt = process.getuid?.() === 0 && onPath('apt-get') !== undefined
  const missing = [
    ...(findBrowser() ? [] : ['chromium']),
    ...(onPath(HEADLESS_SHELL) || process.env.CHROME_PATH ? [] : [HEADLESS_SHELL]),
    ...(hasKoreanFont() ? [] : ['fonts-noto-cjk']),
  ]
  if (!isRootWithApt || missing.length === 0) return
  say(`시스템 패키지를 설치해요: ${missing.join(', ')} …`)
  await runAside('apt-get', ['update'])
  const installNames = (names) =>
    runAside('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  const { ok } = await installNames(missing)
  // Not every distribution has the shell.
  if (!ok) await installNames(missing.filter((name) => name !== HEADLESS_SHELL))
}

/** The tests' browser: `CHROME_PATH`, the PATH with the system's packages, else Playwright's own download. */
function findOrDownloadBrowser() {
  const found = findBrowser()
  if (found) return found
  const { ok } = tool('playwright-core', ['install', 'chromium'])
  if (ok) return undefined
  return stop('시험에 쓸 브라우저가 없어요. Chromium을 설치하거나 CHROME_PATH로 알려 주세요.')
}

/** Those that take longest come first. */
const CHECKS = [
  // Each of several checkers would work out again what they share; the memory is there, so garbage is collected rarely.
  ['타입', 'tsc', ['--noEmit', '--checkers', '1'], { GOGC: '400' }],
  ['형식과 린트', 'biome', ['check', '.']],
  ['서비스 워커의 타입', 'tsc', ['--noEmit', '-p', 'sw/tsconfig.json']],
  ['가져오기 규칙', 'depcruise', ['--config', '.dependency-cruiser.mjs', 'src', 'sw']],
  ['쓰이지 않는 코드', 'knip', []],
  ['제품에서 쓰이지 않는 코드', 'knip', ['--production']],
  ['크기 예산', 'size-limit', []],
]

const NEEDS_BUILD = new Set(['size-limit'])

/**
 * Runs every static check, as many at a time as there are cores, all of them even if one fails. Returns how many passed and failed, and
 * what the failed ones said.
 */
async function runChecks(building) {
  const result = { passed: 0, failed: 0, problems: [] }
  const waiting = [...CHECKS]
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [label, name, args, env] = next
      if (NEEDS_BUILD.has(name)) await building
      const { ok, output } = await runAside(pathOfTool(name), args, { env })
      result[ok ? 'passed' : 'failed'] += 1
      say(`${ok ? '✓' : '✗'} ${label}`)
      if (!ok) result.problems.push(`✗ ${label}\n${output}`)
      else if (name === 'size-limit') say(output)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runNext))
  return result
}

const SLOWEST_LISTED = 10

function formatSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}

/** Prints the wall time of a run and its slowest files (time of their tests, without set-up). */
function printTimes(projects, wallMs, files) {
  say(`\n${projects.join(', ')}: ${formatSeconds(wallMs)}`)
  const slowest = files
    .map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST_LISTED)
  for (const { name, ms } of slowest) say(`  ${formatSeconds(ms).padStart(8)}  ${relative(ROOT, name)}`)
}

/**
 * Starts the database of all test runs and loads the content into it once. `url` resolves to its address; blank if it did not start: then
 * each run starts its own.
 */
function startTestCluster() {
  const server = spawn(pathOfTool('tsx'), ['tests/support/serve-cluster.ts'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  const url = new Promise((resolve) => {
    server.stdout.setEncoding('utf8').once('data', (line) => resolve(line.trim()))
    server.on('error', () => resolve(''))
    server.on('exit', () => resolve(''))
  })
  return { url, stop: () => server.stdin.end() }
}

/** Runs the tests of some projects. Resolves with how many passed and failed. */
async function runTests(projects, clusterUrl) {
  const browser = projects.includes('browser') ? findOrDownloadBrowser() : undefined
  const report = join(ROOT, 'dist', `test-report-${projects[0]}.json`)
  rmSync(report, { force: true })
  const chosen = projects.flatMap((name) => ['--project', name])
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const startedAt = Date.now()
  const { ok } = await runAside(pathOfTool('vitest'), [...args, ...process.argv.slice(3)], {
    shown: true,
    env: {
      ...(clusterUrl && { TEST_CLUSTER_URL: clusterUrl }),
      ...(browser && { CHROME_PATH: browser, HEADLESS_SHELL_PATH: findHeadlessShell(browser) }),
    },
  })
  const wallMs = Date.now() - startedAt
  const result = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 1, testResults: [] }
  const tests = result.testResults.flatMap((file) => file.assertionResults)
  const passedAtSecondTry = tests.filter((one) => one.status === 'passed' && one.failureMessages.length > 0)
  for (const { fullName, failureMessages } of passedAtSecondTry)
    say(`두 번째에 통과: ${fullName}\n${failureMessages.join('\n')}`)
  printTimes(projects, wallMs, result.testResults)
  // A file that does not load fails without a failed test in it.
  return { passed: result.numPassedTests, failed: Math.max(result.numFailedTests, ok ? 0 : 1) }
}

/** The browser has the machine to itself: what a person would wait for must not wait for other tests. */
const QUICK_RUNS = [['rules', 'offline', 'server']]
const TEST_RUNS = [...QUICK_RUNS, ['browser']]

/**
 * Builds, then the test runs in order; the checks run beside the build and the first of them. Prints what failed checks said, and
 * `N passed, N failed` last.
 */
async function testIn(testRuns) {
  const building = build()
  const checking = runChecks(building)
  await building
  const cluster = startTestCluster()
  await systemPackages
  const clusterUrl = await cluster.url
  const counts = []
  for (const projects of testRuns) {
    counts.push(await runTests(projects, clusterUrl))
    await checking
  }
  cluster.stop()
  const checked = await checking
  counts.push(checked)
  for (const problem of checked.problems) say(problem)
  const passed = counts.reduce((total, count) => total + count.passed, 0)
  const failed = counts.reduce((total, count) => total + count.failed, 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}

const LOOK_FOR_PARENT_MS = 200

function serve(command, args) {
  const server = spawn(command, args, { cwd: ROOT, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  // npm and its shell do not pass a signal on: that they are gone is all that tells of it.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined) return
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    server.kill('SIGTERM')
  }, LOOK_FOR_PARENT_MS)
}

function pathOfBuilt(name) {
  return join(ROOT, 'dist', 'server', `${name}.js`)
}

/** Whether a command was built and the packages to run its source are not there (`npm prune --omit=dev`). */
function runsAsBuilt(name) {
  return existsSync(pathOfBuilt(name)) && !existsSync(pathOfTool('tsx'))
}

function runTool(name) {
  const args = process.argv.slice(3)
  const { ok } = runsAsBuilt(name)
    ? run(process.execPath, ['--enable-source-maps', pathOfBuilt(name), ...args])
    : tool('tsx', [`src/tools/${name}.ts`, ...args])
  process.exitCode = ok ? 0 : 1
}

const COMMANDS = {
  start: async () => {
    await build()
    serve(process.execPath, ['--enable-source-maps', 'dist/server/main.js'])
  },
  build,
  // `grant <who>` makes an account an administrator.
  admin: () => runTool('admin'),
  // Writes the database, uploaded files and keys into one file; `restore` reads it.
  backup: () => runTool('backup'),
  restore: () => runTool('restore'),
  // Checks the configuration of a school's server and says what is wrong.
  doctor: () => runTool('doctor'),
  'content-lint': () => runTool('content-lint'),
  // Writes the database's content to an empty folder, as Markdown and YAML.
  'content-export': () => runTool('content-export'),
  // Writes public/licences.txt anew.
  licences: () => runTool('licences'),
  // Lists what the content of grade one holds, concept by concept.
  'content-report': () => runTool('content-report'),
  // `--minutes`, `--clients` and `--seed` of the random schedule (tests/bench/sync.bench.ts).
  'bench-sync': async () => {
    await build()
    const { values } = parseArgs({
      args: process.argv.slice(3),
      options: { minutes: { type: 'string' }, clients: { type: 'string' }, seed: { type: 'string' } },
    })
    const env = {
      ...(values.minutes && { SYNC_MINUTES: values.minutes }),
      ...(values.clients && { SYNC_CLIENTS: values.clients }),
      ...(values.seed && { SEED: values.seed }),
    }
    const { ok } = tool('vitest', ['run', '--project', 'bench', 'tests/bench/sync.bench.ts'], { env })
    process.exitCode = ok ? 0 : 1
  },
  check: async () => {
    const building = build()
    const { failed, problems } = await runChecks(building)
    for (const problem of problems) say(problem)
    process.exitCode = failed === 0 ? 0 : 1
  },
  test: () => testIn(TEST_RUNS),
  // For daily work: all but the tests that drive a browser.
  'test-quick': () => testIn(QUICK_RUNS),
}

checkNode()
const command = COMMANDS[process.argv[2] ?? '']
if (!command) stop(`쓸 수 있는 명령: ${Object.keys(COMMANDS).join(', ')}`)
// System packages are installed while npm installs its own.
const systemPackages = process.argv[2] === 'test' ? installSystemPackages() : undefined
if (!runsAsBuilt(process.argv[2])) await install()
await command()
