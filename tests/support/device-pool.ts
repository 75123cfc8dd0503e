import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { openContext } from './open-browser.ts'

/** A browser profile that tests use one after the other. */
export interface Device {
  context: BrowserContext
  keeper: Page
  devtools: CDPSession
}

/** Where the devices of a pool belong to. */
export interface DeviceOwner {
  /** Of the app. */
  origin: string
  /** Another origin of the same site. */
  neighbour: string
  /** Whether its service worker may be installed. */
  worker: boolean
}

/** Profiles that hold nothing of a person; where the service worker is allowed, the app is installed. */
const pools = new Map<string, Device[]>()

const nameOf = ({ origin, worker }: DeviceOwner) => `${origin} ${worker}`

/**
 * A profile whose renderer process lives on with its compiled code, for a page of the site stays open. It is not of the app's origin, so
 * that no service worker has a client in it.
 */
async function makeDevice(browser: Browser, { origin, neighbour, worker }: DeviceOwner): Promise<Device> {
  const context = await openContext(browser, origin, { serviceWorkers: worker ? 'allow' : 'block' })
  const keeper = await context.newPage()
  await keeper.goto(`${neighbour}/healthz`)
  return { context, keeper, devtools: await context.newCDPSession(keeper) }
}

/** One that an earlier test returned, else a new one. */
export async function takeDevice(browser: Browser, owner: DeviceOwner): Promise<Device> {
  const device = pools.get(nameOf(owner))?.pop()
  if (!device) return await makeDevice(browser, owner)
  // A browser that crashed is started anew by the next test.
  return device.keeper.isClosed() ? await takeDevice(browser, owner) : device
}

async function removeCaches(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage()
  // A page of the origin that is not the app.
  await page.goto(`${origin}/healthz`)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (!name.includes('-precache-')) await caches.delete(name)
  })
  await page.close()
}

async function stopWorkers(devtools: CDPSession): Promise<void> {
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await devtools.send('ServiceWorker.disable')
}

/**
 * Keeps the profile for a later test, with the installed app and without all that a person left: installing the app anew takes seconds
 * of processor time, and a new profile as much as loading a page.
 */
export async function returnDevice(device: Device, owner: DeviceOwner): Promise<void> {
  const { context, keeper, devtools } = device
  if (keeper.isClosed()) return
  for (const page of context.pages()) if (page !== keeper) await page.close()
  if (owner.worker) {
    await removeCaches(context, owner.origin)
    await stopWorkers(devtools)
  }
  await context.clearCookies()
  await context.clearPermissions()
  const storageTypes = `local_storage,indexeddb,websql,file_systems,shared_storage${owner.worker ? '' : ',cache_storage'}`
  await devtools.send('Storage.clearDataForOrigin', { origin: owner.origin, storageTypes })
  const name = nameOf(owner)
  pools.set(name, [...(pools.get(name) ?? []), device])
}

export async function closeDevices(owner: DeviceOwner): Promise<void> {
  const name = nameOf(owner)
  for (const { context } of pools.get(name) ?? []) await context.close()
  pools.delete(name)
}
