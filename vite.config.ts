import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract'
import react from '@vitejs/plugin-react'
import { type Plugin, runnerImport } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { LongFirst } from './tests/support/long-first.ts'

/**
 * `virtual:contract`: method and path of every procedure without its schemas, so that zod stays out of the page.
 */
function minifiedContract(): Plugin {
  const id = 'virtual:contract'
  return {
    name: 'minified-contract',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined
      const { module } = await runnerImport<{ contract: AnyContractRouter }>('/src/contract/contract.ts')
      // Who may call what is the server's to know.
      const withoutMeta = (key: string, value: unknown) => (key === 'meta' ? {} : value)
      return `export default ${JSON.stringify(minifyContractRouter(module.contract), withoutMeta)}`
    },
  }
}

/** The page reads Markdown and never writes it: what the extensions bring along for writing stays out. */
function withoutMarkdownWriter(): Plugin {
  const id = 'mdast-util-to-markdown'
  return {
    name: 'without-markdown-writer',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? 'export const defaultHandlers = {}' : undefined),
  }
}

const COMPRESSED = /\.(?:js|css|html|svg|json|txt|md)$/
/** Smaller ones would only gain their own headers. */
const COMPRESSED_FROM_BYTES = 1024

/** Compresses once what the server sends often: `.br` and `.gz` beside each file of the build. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      for (const name of await readdir(dir, { recursive: true })) {
        const file = path.join(dir, name)
        if (!COMPRESSED.test(name)) continue
        const bytes = await readFile(file)
        if (bytes.length < COMPRESSED_FROM_BYTES) continue
        await writeFile(`${file}.br`, brotliCompressSync(bytes))
        await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

/** KaTeX's fonts that nearly every formula needs; the others come on first use. */
const COMMON_FONTS = 'Main-Regular,Math-Italic,Main-Bold,Size1-Regular,Size2-Regular,AMS-Regular'

/** Service worker and manifest (offline.md). The person decides when a new version takes over. */
const pwa = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'sw',
  filename: 'sw.ts',
  registerType: 'prompt',
  injectRegister: false,
  includeManifestIcons: false,
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: ['**/*.{js,css,html,svg,png,webmanifest,md}', `assets/KaTeX_{${COMMON_FONTS}}-*.woff2`],
    // Pictures of the README and of the install dialogue are for those who are online.
    globIgnores: ['pictures/**'],
  },
  manifest: {
    id: '/',
    name: '셈샘 · 중학교 수학 AI 튜터',
    short_name: '셈샘',
    description: '와이파이가 끊겨도 가르치는 중학교 수학 튜터예요. 개념 하나씩 묻고, 풀고, 이해해요.',
    lang: 'ko',
    dir: 'ltr',
    start_url: '/?source=app',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    background_color: '#faf7f0',
    theme_color: '#faf7f0',
    categories: ['education'],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    icons: [
      { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: '이어서 학습', url: '/recent-check', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
      { name: '오답 노트', url: '/?section=review', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
    ],
    screenshots: [
      {
        src: '/pictures/learning-light.png',
        sizes: '1180x820',
        type: 'image/png',
        form_factor: 'wide',
        label: '개념 하나를 묻고 푸는 화면',
      },
      {
        src: '/pictures/home-phone.png',
        sizes: '390x844',
        type: 'image/png',
        form_factor: 'narrow',
        label: '이어서 배울 곳을 보여 주는 첫 화면',
      },
    ],
  },
})

interface ModuleGraph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null
}

function isOfFirstLoad(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const found = graph.getModuleInfo(id)
  if (!found) return false
  return found.isEntry || found.importers.some((importer) => isOfFirstLoad(importer, graph, seen))
}

/** Needed by conversations and by the outbox, which would else share a file of its own. */
const READS_STREAMS = /\/domain\/chat\/(?:parse-event-line|fold-stream|release-text)\.ts$/

/**
 * All that the first screen needs is one file: what lazy parts share with it would else be cut into dozens of small ones, which
 * compress worse.
 */
const FIRST_LOAD = {
  name: (id: string, graph: ModuleGraph) =>
    isOfFirstLoad(id, graph, new Set()) || READS_STREAMS.test(id) ? 'app' : null,
}

/** What a conversation fetches as soon as it is open is one file, too; what it shares with other screens is not part of it. */
const CONVERSATION = {
  name: 'conversation',
  test: /\/(?:(?:ask|keep-up|begin-exam|help|device-reply|waiting-question|saved-turn)\.state|turn\.flow|turn-machine|(?:make|save)-turn|stream\.api|read-stream|sse)\.ts$/,
  includeDependenciesRecursively: false,
}

const pagePlugins = [minifiedContract(), withoutMarkdownWriter(), react(), precompress(), pwa]

/** Files of tests at a time. */
const WORKERS = 2
/** More than the cores of a small machine: much of a test that drives a browser is waiting. */
const BROWSER_WORKERS = 3

/** Of the page's parts, but pure: they need no browser. */
const PURE_UI = ['tests/ui/figure/*.test.ts', 'tests/ui/markdown/{simple-block,split-blocks}.test.{ts,tsx}']

/**
 * What waits for a browser or a database on a machine of its own pace is tried once more, and named at the end of the run
 * (src/tools/setup.mjs). A counterexample found at random is never tried again: it would not come twice.
 */
const ONCE_MORE = { count: 1, condition: /^(?!Property failed)/ }

/** Vitest projects: pure rules and the server run in node; the page runs in the system's Chromium, driven from node. */
const testProject = (name: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include, environment: 'node' as const, ...more },
})

export default defineConfig(({ isSsrBuild, mode }) => ({
  define: { __APP_VERSION__: JSON.stringify(process.env.npm_package_version ?? '0.1.0') },
  plugins: isSsrBuild || mode === 'test' ? [] : pagePlugins,
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', sourcemap: true, emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist/page',
        target: 'es2022',
        sourcemap: false,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting: { groups: [FIRST_LOAD, CONVERSATION] } } },
      },
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      // Pure functions leave nothing behind: one process runs them all, which saves loading them for each file.
      testProject('rules', ['tests/{domain,contract,content,tools}/**/*.test.ts', ...PURE_UI], {
        isolate: false,
        testTimeout: 90_000,
        hookTimeout: 120_000,
        maxWorkers: WORKERS,
      }),
      testProject('offline', ['tests/{offline,platform}/**/*.test.ts'], {
        isolate: false,
        testTimeout: 90_000,
        hookTimeout: 120_000,
        maxWorkers: WORKERS,
      }),
      testProject('server', ['tests/server/**/*.test.ts', 'tests/sync/{checker,schedule}.test.ts'], {
        isolate: false,
        globalSetup: ['tests/support/database-cluster.ts'],
        retry: ONCE_MORE,
        testTimeout: 90_000,
        hookTimeout: 120_000,
        maxWorkers: WORKERS,
      }),
      testProject('browser', ['tests/{ui,e2e}/**/*.test.{ts,tsx}', 'tests/sync/browsers.test.ts'], {
        exclude: PURE_UI,
        isolate: false,
        globalSetup: ['tests/support/database-cluster.ts', 'tests/support/browser.ts'],
        retry: ONCE_MORE,
        testTimeout: 120_000,
        hookTimeout: 180_000,
        maxWorkers: BROWSER_WORKERS,
      }),
      testProject('bench', ['tests/bench/**/*.bench.ts'], {
        testTimeout: 600_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
    ],
  },
}))
