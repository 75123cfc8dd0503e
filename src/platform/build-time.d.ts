/** Version of the build, from package.json. */
declare const __APP_VERSION__: string

declare module 'virtual:contract' {
  import type { AnyContractRouter } from '@orpc/contract'

  const minified: AnyContractRouter
  export default minified
}
