// Budgets of performance: what is on the wire until the chat input is usable, and all that a learner can meet.
import { readdirSync, readFileSync } from 'node:fs'

const PAGE = 'dist/page'
const html = readFileSync(`${PAGE}/index.html`, 'utf8')
const firstLoad = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
  ([, path]) => `${PAGE}${path}`,
)

/** Lazy chunks that do not count: item templates, one chunk a unit. */
const NOT_COUNTED = /templates-/
const learner = readdirSync(`${PAGE}/assets`)
  .filter((name) => name.endsWith('.js') && !NOT_COUNTED.test(name))
  .map((name) => `${PAGE}/assets/${name}`)

export default [
  { name: '채팅 입력을 쓸 수 있을 때까지의 자바스크립트', path: firstLoad, gzip: true, limit: '141 kB' },
  { name: '학습자가 만나는 모든 자바스크립트', path: learner, gzip: true, limit: '405 kB' },
]
