// Budgets of performance: what is on the wire until the chat input is usable, and all that a learner can meet.
import { readdirSync, readFileSync } from 'node:fs'

const PAGE = 'dist/page'
const html = readFileSync(`${PAGE}/index.html`, 'utf8')
const firstLoad = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
  ([, path]) => `${PAGE}${path}`,
)

/** Lazy chunks that do not count: item templates with what they share (named by src/tools/vite/chunks.ts), the texts of the documents. */
const NOT_COUNTED = /^(?:items|texts)-/
/** The tutor of the device: only for those who downloaded a unit, with a budget of its own. */
const DEVICE_TUTOR = /^device-tutor-/
/** Chunks that only administrators load (named by src/tools/vite/chunks.ts). */
const ADMIN = /^manage-/
/** What reads ink on the device, with its weights: only for those who write by hand. */
const INK_READER = /^ink-(?:worker|recognizer)-.*\.(?:js|bin)$/
const scripts = readdirSync(`${PAGE}/assets`).filter((name) => name.endsWith('.js'))
const toPath = (name) => `${PAGE}/assets/${name}`
const learner = scripts
  .filter(
    (name) =>
      !NOT_COUNTED.test(name) && !DEVICE_TUTOR.test(name) && !ADMIN.test(name) && !INK_READER.test(name),
  )
  .map(toPath)
const deviceTutor = scripts.filter((name) => DEVICE_TUTOR.test(name)).map(toPath)
const inkReader = readdirSync(`${PAGE}/assets`)
  .filter((name) => INK_READER.test(name))
  .map(toPath)

/** A chunk with everything that it imports statically. */
function withImports(name, seen = new Set()) {
  if (seen.has(name)) return seen
  seen.add(name)
  const code = readFileSync(toPath(name), 'utf8')
  for (const [, imported] of code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) withImports(imported, seen)
  return seen
}
const findChunk = (start) => scripts.find((name) => name.startsWith(start)) ?? start
/** What is on the wire until an administrator sees the dashboard. */
const dashboard = new Set(
  ['index-', 'admin-guard-', 'manage-admin.screen-', 'manage-dashboard.page-'].flatMap((start) => [
    ...withImports(findChunk(start)),
  ]),
)

export default [
  { name: '채팅 입력을 쓸 수 있을 때까지의 자바스크립트', path: firstLoad, gzip: true, limit: '139.2 kB' },
  { name: '학습자가 만나는 모든 자바스크립트', path: learner, gzip: true, limit: '510.5 kB' },
  { name: '기기에서 답하는 선생님', path: deviceTutor, gzip: true, limit: '187 kB' },
  { name: '손글씨를 읽는 부분', path: inkReader, gzip: true, limit: '190 kB' },
  { name: '관리자의 첫 화면', path: [...dashboard].map(toPath), gzip: true, limit: '160 kB' },
]
