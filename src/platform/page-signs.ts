import type { ConsoleLevel } from '#domain/client-log/describe-console-call.ts'

/** An uncaught error or a console call, recorded by the first script of the page (index.html). */
export type PageSign =
  | { kind: 'error'; error: unknown }
  | { kind: 'console'; level: ConsoleLevel; args: readonly unknown[] }

declare global {
  interface Window {
    pageSigns?: { push: (sign: PageSign) => unknown } | PageSign[]
  }
}

/** Calls `listen` with every sign since the start of the page and with each later one. */
export function followPageSigns(listen: (sign: PageSign) => void): void {
  const early = window.pageSigns
  window.pageSigns = { push: listen }
  if (Array.isArray(early)) for (const sign of early) listen(sign)
}
