/** `digestFolder` of `src/content` when the server was built. */
declare const __CONTENT_DIGEST__: string
