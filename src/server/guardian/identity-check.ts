import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { ConfigurationError, type ServerEnv } from '../env.ts'

/** What an identity service has confirmed. Its name, number or birthday never reach this server. */
export interface ConfirmedIdentity {
  /** Of the attempt that was confirmed, as the service has stored it. */
  reference: string
  /** Whether the person is of age, as guardians are. */
  isAdult: boolean
}

/**
 * A service that confirms who somebody is by phone or certificate (PASS and the like). Every one has its own protocol and asks for a contract,
 * so an operator brings a module whose default export is one of these, named by `GUARDIAN_IDENTITY_ADAPTER`.
 */
export interface IdentityCheck {
  /** Registers an attempt at the service. Returns the address where the guardian confirms, from which the service returns to `returnTo`. */
  begin: (attempt: { reference: string; returnTo: URL }) => Promise<URL>
  /**
   * Asks the service itself what became of the attempt to which the browser returned with `callback`: whoever has the address could write its
   * parameters. Null if nothing is confirmed.
   */
  finish: (callback: URL) => Promise<ConfirmedIdentity | null>
}

const ADAPTER = z.object({
  begin: z.custom<IdentityCheck['begin']>((value) => typeof value === 'function'),
  finish: z.custom<IdentityCheck['finish']>((value) => typeof value === 'function'),
})

/** Returns the operator's adapter; null unless guardians are checked by one. Throws ConfigurationError if it cannot be used. */
export async function loadIdentityCheck(
  env: Pick<ServerEnv, 'GUARDIAN_CHECK' | 'GUARDIAN_IDENTITY_ADAPTER'>,
): Promise<IdentityCheck | null> {
  const { GUARDIAN_CHECK, GUARDIAN_IDENTITY_ADAPTER: file } = env
  if (GUARDIAN_CHECK !== 'identity' || file === undefined) return null
  try {
    const loaded: { default?: unknown } = await import(
      /* @vite-ignore */ pathToFileURL(path.resolve(file)).href
    )
    return ADAPTER.parse(loaded.default)
  } catch (cause) {
    throw new ConfigurationError(
      `GUARDIAN_IDENTITY_ADAPTER: ${file}에서 begin과 finish가 있는 export default를 읽을 수 없어요.`,
      { cause },
    )
  }
}
