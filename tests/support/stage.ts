import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Role } from '#domain/access/roles.ts'
import { describeFailure } from './describe-failure.ts'
import { closeDevices, type Device, type DeviceOwner, returnDevice, takeDevice } from './device-pool.ts'
import { enterAs } from './enter-as.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { openConcept } from './learning-page.ts'
import { getBrowser, openPage, openVisit, type Visit } from './open-browser.ts'
import { type Product, startProduct } from './product.ts'
import type { Release } from './release.ts'

/** Lines of the fault proxy: a question to the tutor, and a turn that the page made. */
export const CHAT_CALL = /^POST .*chat-completions$/
export const SAVE_CALL = /^POST .*services\/messages$/

/** A step that has not come by then does not come. */
const STEP_MS = 30_000

export interface Learner extends Visit {
  userId: string
}

export interface SavedTurn {
  id: string
  message: string
  response: string
  status: string
  context: { action: { kind: string } | null; responseType: string }
}

/** The product behind a fault proxy, and browsers at it. */
export interface Stage {
  product: Product
  proxy: FaultProxy
  browser: Browser
  /**
   * A visitor's own browser profile: without options one that an earlier test used (with `worker` one in which it installed the app) and
   * that was emptied; with options, even none, a new one, which a test needs that changes the clock. Options
   * of the page alone make no new one where no worker is.
   */
  visit: (options?: BrowserContextOptions) => Promise<Visit>
  /** A new person's own browser profile, at a concept (null: nowhere yet). */
  enter: (conceptId?: string | null, options?: BrowserContextOptions, role?: Role) => Promise<Learner>
  /** The person's turns in the database, in order. */
  savedTurns: (userId: string) => Promise<SavedTurn[]>
  questions: (userId: string) => Promise<SavedTurn[]>
  answers: (userId: string) => Promise<SavedTurn[]>
  /** Call it after each test: nothing fails any more, the server is reached, and every browser profile is closed. */
  clear: () => Promise<void>
  close: () => Promise<void>
}

interface Server {
  product: Product
  proxy: FaultProxy
}

async function startServer(
  clusterUrl: string,
  env: Record<string, string>,
  release?: Release,
): Promise<Server> {
  const proxy = await startFaultProxy()
  const product = await startProduct(clusterUrl, { PUBLIC_ORIGIN: proxy.origin, ...env }, release)
  proxy.aim(product.origin)
  return { product, proxy }
}

let sharedServer: Promise<Server> | undefined

/**
 * The server of this process in its usual configuration, started once, so that its code stays compiled. A test file that changes content
 * or stops the product must restore it.
 */
async function shareServer(clusterUrl: string): Promise<Server> {
  sharedServer ??= startServer(clusterUrl, {})
  const { product, proxy } = await sharedServer
  proxy.passed.length = 0
  // All files come from one address.
  await product.pool.query('delete from limit_counters')
  return { product, proxy }
}

/** What can be set up on a page of any profile. */
const PAGE_OPTIONS = new Set(['viewport', 'colorScheme', 'reducedMotion', 'forcedColors'])

/** `{}` asks for a new profile. */
function isOfPage(options: BrowserContextOptions): boolean {
  const names = Object.keys(options)
  return names.length > 0 && names.every((name) => PAGE_OPTIONS.has(name))
}

async function setUpPage(page: Page, { viewport, ...media }: BrowserContextOptions): Promise<void> {
  if (viewport) await page.setViewportSize(viewport)
  if (Object.keys(media).length > 0) await page.emulateMedia(media)
}

/**
 * `worker`: allows the service worker. Only for tests that need it, because each profile then fetches the whole shell. With `env` a
 * product is started for this file alone, with `release` on the content of that.
 */
export async function openStage(
  clusterUrl: string,
  env: Record<string, string> | null = null,
  { worker = false, release }: { worker?: boolean; release?: Release } = {},
): Promise<Stage> {
  const { product, proxy } = await (env ? startServer(clusterUrl, env, release) : shareServer(clusterUrl))
  const browser = await getBrowser()
  const visits: Visit[] = []
  const taken = new Map<BrowserContext, Device>()
  const owner: DeviceOwner = { origin: proxy.origin, neighbour: product.origin, worker }
  const openTaken = async (options: BrowserContextOptions = {}) => {
    const device = await takeDevice(browser, owner)
    taken.set(device.context, device)
    const made = await openPage(device.context)
    await setUpPage(made.page, options)
    return made
  }
  const visit = async (options?: BrowserContextOptions) => {
    const made =
      !options || (!worker && isOfPage(options))
        ? await openTaken(options)
        : await openVisit(browser, proxy.origin, {
            serviceWorkers: worker ? 'allow' : 'block',
            ...options,
          })
    made.page.setDefaultTimeout(STEP_MS)
    visits.push(made)
    return made
  }
  const savedTurns = async (userId: string) => {
    const { rows } = await product.pool.query<SavedTurn>(
      'select id, message, response, status, context from messages where user_id = $1 and cleared_at is null order by position',
      [userId],
    )
    return rows
  }
  const clear = async () => {
    // What it stopped would fail all the tests that follow.
    if (await describeFailure(visits)) await product.ensureStarted()
    proxy.heal()
    proxy.restore()
    for (const { context, page } of visits.splice(0)) {
      // A route that is still being answered would fail when its page closes.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      const device = taken.get(context)
      taken.delete(context)
      if (device) await returnDevice(device, owner)
      else await context.close()
    }
  }
  return {
    product,
    proxy,
    browser,
    visit,
    enter: async (conceptId = 'M1U01C01', options, role = 'user') => {
      const made = await visit(options)
      const userId = await enterAs(product, made.context, proxy.origin, role)
      if (conceptId !== null) await openConcept(made.page, conceptId)
      return { ...made, userId }
    },
    savedTurns,
    questions: async (userId) => (await savedTurns(userId)).filter(({ context }) => context.action === null),
    answers: async (userId) =>
      (await savedTurns(userId)).filter(({ context }) => context.action?.kind === 'submit-answer'),
    clear,
    close: async () => {
      await clear()
      if (!env) return
      await closeDevices(owner)
      await product.remove()
      await proxy.close()
    },
  }
}
