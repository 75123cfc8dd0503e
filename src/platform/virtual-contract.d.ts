declare module 'virtual:contract' {
  import type { AnyContractRouter } from '@orpc/contract'

  const minified: AnyContractRouter
  export default minified
}
