import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { digestFolder } from './src/server/digest-folder.ts'
import { adoptedEditorStyles } from './src/tools/vite/adopted-editor-styles.ts'
import {
  assetFileNames,
  BACKGROUND,
  CHECKER,
  CONVERSATION,
  chunkFileNames,
  DRAIN,
  FIGURES,
  FIRST_LOAD,
  FORMULA_STYLES,
  FORMULAS,
  FRAME,
  ITEM_KIT,
  MENU,
  OVERLAYS,
  SHARED,
  SMALL_PAGES,
  STREAMS,
} from './src/tools/vite/chunks.ts'
import { commonFormulaFonts } from './src/tools/vite/common-formula-fonts.ts'
import { leanPackages } from './src/tools/vite/lean-packages.ts'
import { minifiedContract } from './src/tools/vite/minified-contract.ts'
import { precompress } from './src/tools/vite/precompress.ts'
import { pwa } from './src/tools/vite/pwa.ts'
import { LongFirst } from './tests/support/long-first.ts'

const pagePlugins = [
  minifiedContract(),
  leanPackages(),
  adoptedEditorStyles(),
  commonFormulaFonts(),
  react(),
  precompress(),
  pwa,
]

/** Files of tests at a time: some of them wait for the database's own time limits. */
const WORKERS = 3
/** More than the cores of a small machine: much of a test that drives a browser is waiting. */
const BROWSER_WORKERS = 3

/** Of the page's parts, but pure: they need no browser. */
const PURE_UI = [
  'tests/ui/figure/*.test.ts',
  'tests/ui/item-card/*.test.tsx',
  'tests/ui/markdown/{rendered-text,simple-block,split-blocks}.test.{ts,tsx}',
]

const RULES = [
  'tests/{admin,domain,contract,content,tools}/**/*.test.ts',
  'tests/sync/check-history.test.ts',
  ...PURE_UI,
]

/** Built with the server: they also run where the development packages are not installed. */
const OPERATOR_TOOLS = ['admin', 'backup', 'doctor', 'restore'].map((name) => `src/tools/${name}.ts`)

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

export default defineConfig(async ({ isSsrBuild, mode }) => ({
  define: {
    __APP_VERSION__: JSON.stringify(process.env.npm_package_version ?? '0.1.0'),
    ...((isSsrBuild || mode === 'test') && {
      __CONTENT_DIGEST__: JSON.stringify(await digestFolder('src/content')),
    }),
  },
  plugins: isSsrBuild ? [] : mode === 'test' ? [minifiedContract()] : pagePlugins,
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        sourcemap: true,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: ['src/server/main.ts', 'src/server/rules/rules-worker.ts', ...OPERATOR_TOOLS],
        },
      }
    : {
        outDir: 'dist/page',
        target: 'es2022',
        sourcemap: false,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        // Browsers that run this build preload modules by themselves.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            assetFileNames,
            chunkFileNames,
            codeSplitting: {
              groups: [
                FORMULA_STYLES,
                FIRST_LOAD,
                STREAMS,
                CONVERSATION,
                OVERLAYS,
                FORMULAS,
                MENU,
                SMALL_PAGES,
                DRAIN,
                BACKGROUND,
                CHECKER,
                FIGURES,
                ITEM_KIT,
                FRAME,
                SHARED,
              ],
            },
          },
        },
      },
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      // Pure functions leave nothing behind: one process runs them all, which saves loading them for each file.
      testProject('rules', RULES, {
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
        globalSetup: ['tests/support/database-cluster.ts', 'tests/support/build-rules-worker.ts'],
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
        globalSetup: ['tests/support/build-rules-worker.ts'],
        testTimeout: 600_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
    ],
  },
}))
