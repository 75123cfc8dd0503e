import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract'
import { type Plugin, runnerImport } from 'vite'

/**
 * `virtual:contract`: method and path of every procedure without its schemas, so that zod stays out of the page.
 */
export function minifiedContract(): Plugin {
  const id = 'virtual:contract'
  return {
    name: 'minified-contract',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined
      const { module } = await runnerImport<{ contract: AnyContractRouter }>('/src/contract/contract.ts')
      // The page need not know who may call what.
      const withoutMeta = (key: string, value: unknown) => (key === 'meta' ? {} : value)
      return `export default ${JSON.stringify(minifyContractRouter(module.contract), withoutMeta)}`
    },
  }
}
