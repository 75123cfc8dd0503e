/// <reference lib="webworker" />
import minified from 'virtual:contract'
import { cacheNames } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { createHandlerBoundToURL } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { listAddressed, patternOf } from '#contract/address.ts'
import { AUDIO_CACHE_PREFIX, CONTENT_CACHE, PICTURE_CACHE } from '#contract/content-schema.ts'
import { FROM_DEVICE_HEADER } from '#contract/sw-message.ts'
import { PICTURES_PATH } from '#domain/picture/picture-address.ts'
import { limitCacheBytes } from '#offline/limit-cache.ts'
import { answerFromPack } from '#offline/pack-answers.ts'
import { postToPages } from './post-to-pages.ts'

/** Navigations that the shell does not answer: the API, the local sign-in provider, and files. */
const NOT_THE_SHELL = [/^\/api\//, /^\/local-idp\//, /^\/(?:healthz|readyz)$/, /^[^?]*\.[a-z0-9]+$/i]

/** Public content, the same for everybody, as the contract says: curriculum lists, concepts, explanations, the site's configuration. */
const CONTENT = listAddressed(minified)
  .filter((procedure) => procedure['~orpc'].meta.content)
  .map(patternOf)

const FONT = /^\/assets\/[^/]+\.woff2$/
const FONTS_KEPT = 60

/** What reads ink: worker and weights, fetched when the ink pad first opens. */
const INK_READER = /^\/assets\/ink-(?:worker|recognizer)-[^/]+\.(?:js|bin)$/
/** Those of this version and of the one before. */
const INK_READERS_KEPT = 4

const PICTURES_KEPT = 200
const PICTURE_BYTES_KEPT = 40_000_000

/** A reply as speech; the page names the person in a header. */
const AUDIO = patternOf(minified.message.speech)
const PERSON = /^[0-9a-f-]{36}$/
const AUDIO_KEPT = 30

function isGood(response: Response) {
  return response.status === 200 && response.type === 'basic'
}

/** Caches complete JSON only: neither a captive portal's page nor a truncated answer replaces a good one. */
const onlyJson = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    if (!isGood(response)) return null
    // Read, not cloned: a clone stalls until both bodies are read.
    const text = await response.text()
    try {
      JSON.parse(text)
    } catch {
      // Not JSON: not our server's, or truncated.
      return null
    }
    const headers = new Headers(response.headers)
    for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
    return new Response(text, { headers })
  },
}

const onlyFonts = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    isGood(response) && response.headers.get('Content-Type')?.startsWith('font/') ? response : null,
}

const onlyGood = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    isGood(response) && !response.headers.get('Content-Type')?.startsWith('text/html') ? response : null,
}

const onlyAudio = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    isGood(response) && response.headers.get('Content-Type')?.startsWith('audio/') ? response : null,
}

/** Pictures that never change and that everybody may read, and no draft's. */
const onlyPublicPictures = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    isGood(response) && response.headers.get('Cache-Control')?.includes('immutable') ? response : null,
}

const limitPictureBytes = {
  cacheDidUpdate: async ({ cacheName }: { cacheName: string }) =>
    limitCacheBytes(await caches.open(cacheName), PICTURE_BYTES_KEPT),
}

/** Public content is fetched without credentials, so that a cached answer does not depend on the person. */
const withoutCredentials = {
  requestWillFetch: async ({ request }: { request: Request }) =>
    new Request(request.url, { headers: request.headers, credentials: 'omit', redirect: 'error' }),
}

/** Marks a response that came from the device: the page must not take it as a sign that the server is reachable. */
function markFromDevice(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set(FROM_DEVICE_HEADER, '1')
  return new Response(response.body, { status: response.status, headers })
}

const markCached = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response | null | undefined }) =>
    cachedResponse ? markFromDevice(cachedResponse) : null,
}

/** Tells pages that content they were just answered with is outdated. */
const notifyOfUpdate = {
  cacheDidUpdate: async ({
    request,
    oldResponse,
    newResponse,
  }: {
    request: Request
    oldResponse?: Response | null
    newResponse: Response
  }) => {
    const [before, after] = [oldResponse?.headers.get('ETag'), newResponse.headers.get('ETag')]
    if (!oldResponse || before === after) return
    await postToPages({ type: 'CONTENT_UPDATED', path: new URL(request.url).pathname })
  },
}

/**
 * Registers the caching table of offline.md. Other requests are not touched, nor are those of the pages of administration (`no-store`),
 * which must see what is hidden from learners.
 */
export function registerRoutes(): void {
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_THE_SHELL }))

  const content = new StaleWhileRevalidate({
    cacheName: CONTENT_CACHE,
    plugins: [onlyJson, withoutCredentials, markCached, notifyOfUpdate],
  })
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && request.cache !== 'no-store' && CONTENT.some((path) => path.test(url.pathname)),
    async (options) => {
      try {
        return await content.handle(options)
      } catch (error) {
        const answer = await answerFromPack(caches, options.url.pathname)
        if (answer) return markFromDevice(answer)
        throw error
      }
    },
  )

  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && FONT.test(url.pathname),
    new CacheFirst({
      cacheName: `${cacheNames.prefix}-fonts`,
      plugins: [onlyFonts, new ExpirationPlugin({ maxEntries: FONTS_KEPT })],
    }),
  )

  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && INK_READER.test(url.pathname),
    new CacheFirst({
      cacheName: `${cacheNames.prefix}-ink`,
      plugins: [onlyGood, new ExpirationPlugin({ maxEntries: INK_READERS_KEPT })],
    }),
  )

  const pictures = new CacheFirst({
    cacheName: PICTURE_CACHE,
    plugins: [
      onlyPublicPictures,
      limitPictureBytes,
      new ExpirationPlugin({ maxEntries: PICTURES_KEPT, purgeOnQuotaError: true }),
    ],
  })
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && request.cache !== 'no-store' && url.pathname.startsWith(PICTURES_PATH),
    async (options) => (await answerFromPack(caches, options.url.pathname)) ?? pictures.handle(options),
  )

  registerRoute(
    ({ url, sameOrigin, request }) => sameOrigin && AUDIO.test(url.pathname) && askedBy(request) !== null,
    (options) => audioOf(askedBy(options.request) ?? '').handle(options),
  )
}

function askedBy(request: Request): string | null {
  const userId = request.headers.get('X-Record-User') ?? ''
  return PERSON.test(userId) ? userId : null
}

function audioOf(userId: string): CacheFirst {
  const cacheName = AUDIO_CACHE_PREFIX + userId
  return new CacheFirst({
    cacheName,
    plugins: [onlyAudio, markCached, new ExpirationPlugin({ maxEntries: AUDIO_KEPT })],
  })
}
