// The import rules are made from the folder listing, so that a new slice is guarded at birth.
import { existsSync, readdirSync } from 'node:fs'
import swc from '@swc/core'

// dependency-cruiser 17 parses TypeScript without JSX (and its other parser wants TypeScript below 7): tell it by the ending.
const parseFileSync = swc.parseFileSync.bind(swc)
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

/** Left to right: a room imports from its own area or from anything to its left in a row it stands in. */
const ROWS = [
  ['domain', 'contract', 'offline', 'platform', 'ui', 'features', 'app'],
  ['domain', 'contract', 'offline', 'platform', 'ui', 'admin', 'app'],
  ['domain', 'contract', 'offline', 'sw'],
  ['domain', 'contract', 'server', 'tools'],
]
const SLICED = ['features', 'admin']

const rooms = [
  ...readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name),
  ...(existsSync('sw') ? ['sw'] : []),
]
const at = (room) => (room === 'sw' ? '^sw/' : `^src/${room}/`)

const mayImport = (room) => {
  const allowed = new Set([room])
  for (const row of ROWS) {
    const place = row.indexOf(room)
    if (place > 0) for (const left of row.slice(0, place)) allowed.add(left)
  }
  return allowed
}

const rowRules = rooms
  .filter((room) => room !== 'content')
  .map((room) => {
    const allowed = mayImport(room)
    const refused = rooms.filter((other) => !allowed.has(other) && other !== 'content')
    return {
      name: `${room}-imports-only-from-its-left`,
      severity: 'error',
      from: { path: at(room) },
      to: { path: refused.map(at) },
    }
  })

const sliceRules = SLICED.filter((room) => existsSync(`src/${room}`)).flatMap((room) =>
  readdirSync(`src/${room}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
    .map((entry) => ({
      name: `${room}-${entry.name}-imports-no-sibling`,
      severity: 'error',
      from: { path: `^src/${room}/${entry.name}/` },
      to: { path: `^src/${room}/`, pathNot: [`^src/${room}/${entry.name}/`, `^src/${room}/kit/`] },
    })),
)

const noPackages = (room, name, packages) => ({
  name: `${room}-has-no-${name}`,
  severity: 'error',
  from: { path: at(room) },
  to: { path: packages.map((one) => `node_modules/${one}/`) },
})

export default {
  forbidden: [
    ...rowRules,
    ...sliceRules,
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-missing-file',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    noPackages('domain', 'react-or-io', [
      'react',
      'react-dom',
      'jotai',
      'zod',
      'hono',
      'pg',
      'drizzle-orm',
      'idb-keyval',
      '@orpc',
    ]),
    noPackages('server', 'react', ['react', 'react-dom', 'jotai', 'wouter', 'idb-keyval']),
    noPackages('offline', 'react', ['react', 'react-dom', 'jotai', 'wouter']),
    {
      name: 'domain-has-no-node',
      severity: 'error',
      from: { path: at('domain') },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'state-runs-without-react',
      severity: 'error',
      from: { path: String.raw`\.state\.ts$` },
      to: { path: 'node_modules/react/' },
    },
    {
      name: 'paths-and-worker-messages-import-no-zod',
      severity: 'error',
      from: { path: '^src/contract/(address|paths|sw-message|outbox-calls)\\.ts$' },
      to: { path: 'node_modules/(zod|@orpc)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/(content|server/db/migrations)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
