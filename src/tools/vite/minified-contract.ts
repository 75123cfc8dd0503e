import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract'
import { type Plugin, runnerImport } from 'vite'

/**
 * `virtual:contract`: method and path of every procedure without its schemas, which keeps zod out of the page and the worker.
 */
export function minifiedContract(): Plugin {
  const id = 'virtual:contract'
  return {
    name: 'minified-contract',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined
      const { module } = await runnerImport<{ contract: AnyContractRouter }>('/src/contract/contract.ts')
      // The worker caches content reads; the rest of the policy concerns the server only.
      const onlyContent = (key: string, value: unknown) =>
        key === 'meta' ? (Object(value).content === true ? { content: true } : {}) : value
      return `export default ${JSON.stringify(minifyContractRouter(module.contract), onlyContent)}`
    },
  }
}
