/** The contract without its schemas, made by the build (vite.config.ts): what the page and the worker know of the API. */
declare module 'virtual:contract' {
  const minified: typeof import('./contract.ts').contract
  export default minified
}
