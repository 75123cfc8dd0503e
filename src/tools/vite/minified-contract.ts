import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract'
import { type Plugin, runnerImport } from 'vite'

const LEARNERS = 'virtual:contract'
const ADMINISTRATORS = 'virtual:admin-contract'

/** A tree of procedures after minifying: plain data. */
type Minified = { [key: string]: unknown }

function isRefusedToLearners(procedure: Minified): boolean {
  const { meta } = Object(procedure['~orpc']) as { meta?: { access?: string } }
  return meta?.access === 'admin' || meta?.access === 'exercise_admin'
}

/** Calls that no page of a learner makes, or makes by an address alone. */
const NOT_CALLED: ReadonlySet<string> = new Set([
  'curriculum.nodes',
  'curriculum.roots',
  'curriculum.tree',
  'item.details',
  'chat.models',
  'storage.upload',
  'storage.read',
])

/** Returns the tree without what only administrators may call, without what learners' pages do not call, and without what is empty then. */
function withoutAdministration(tree: Minified, area = ''): Minified {
  return Object.fromEntries(
    Object.entries(tree)
      .filter(([name, part]) => !NOT_CALLED.has(area + name) && !isRefusedToLearners(part as Minified))
      .map(([name, part]): [string, Minified] => [
        name,
        '~orpc' in (part as Minified)
          ? (part as Minified)
          : withoutAdministration(part as Minified, `${area}${name}.`),
      ])
      .filter(([, part]) => Object.keys(part).length > 0),
  )
}

/**
 * `virtual:contract`: method and path of every procedure that a learner's page may call, without its schemas, which keeps zod out of the page and
 * the worker. `virtual:admin-contract`: the same of all procedures, for the pages of administration.
 */
export function minifiedContract(): Plugin {
  return {
    name: 'minified-contract',
    resolveId: (source) => (source === LEARNERS || source === ADMINISTRATORS ? `\0${source}` : undefined),
    async load(source) {
      if (source !== `\0${LEARNERS}` && source !== `\0${ADMINISTRATORS}`) return undefined
      const { module } = await runnerImport<{ contract: AnyContractRouter }>('/src/contract/contract.ts')
      const all = minifyContractRouter(module.contract) as unknown as Minified
      const part = source === `\0${LEARNERS}` ? withoutAdministration(all) : all
      // The worker caches content reads; the rest of the policy concerns the server only.
      const onlyContent = (key: string, value: unknown) =>
        key === 'meta' ? (Object(value).content === true ? { content: true } : {}) : value
      return `export default ${JSON.stringify(part, onlyContent)}`
    },
  }
}
