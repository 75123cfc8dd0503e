import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { ConfigurationError, type ServerEnv } from '../env.ts'

/** What an identity service has confirmed. The guardian's name, number and birthday never reach this server. */
export interface ConfirmedIdentity {
  /** Reference of the confirmed attempt, as stored by the service. */
  reference: string
  /** Whether the person is an adult, as a guardian must be. */
  isAdult: boolean
}

/**
 * A service that confirms a person's identity by phone or certificate (PASS and the like). Each has its own protocol and needs a contract, so
 * the operator provides a module whose default export is an `IdentityCheck`, named by `GUARDIAN_IDENTITY_ADAPTER`.
 */
export interface IdentityCheck {
  /** Registers an attempt at the service. Returns the address where the guardian confirms; the service then returns to `returnTo`. */
  begin: (attempt: { reference: string; returnTo: URL }) => Promise<URL>
  /**
   * Asks the service for the result of the attempt with which the browser returned (`callback`): the parameters of the address alone could be
   * forged. Null if nothing is confirmed.
   */
  finish: (callback: URL) => Promise<ConfirmedIdentity | null>
}

const ADAPTER = z.object({
  begin: z.custom<IdentityCheck['begin']>((value) => typeof value === 'function'),
  finish: z.custom<IdentityCheck['finish']>((value) => typeof value === 'function'),
})

/** Returns the operator's adapter; null unless `GUARDIAN_CHECK` is `identity`. Throws ConfigurationError if it cannot be used. */
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
