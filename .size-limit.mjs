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
const scripts = readdirSync(`${PAGE}/assets`).filter((name) => name.endsWith('.js'))
const toPath = (name) => `${PAGE}/assets/${name}`
const learner = scripts.filter((name) => !NOT_COUNTED.test(name) && !DEVICE_TUTOR.test(name)).map(toPath)
const deviceTutor = scripts.filter((name) => DEVICE_TUTOR.test(name)).map(toPath)

export default [
  { name: '채팅 입력을 쓸 수 있을 때까지의 자바스크립트', path: firstLoad, gzip: true, limit: '143.5 kB' },
  { name: '학습자가 만나는 모든 자바스크립트', path: learner, gzip: true, limit: '494 kB' },
  { name: '기기에서 답하는 선생님', path: deviceTutor, gzip: true, limit: '76 kB' },
]
