/** The contract without its schemas, made by the build (vite.config.ts): what a learner's page and the worker know of the API. */
declare module 'virtual:contract' {
  const minified: typeof import('./contract.ts').contract
  export default minified
}

/** The same with what only administrators may call: for their pages alone. */
declare module 'virtual:admin-contract' {
  const minified: typeof import('./contract.ts').contract
  export default minified
}
