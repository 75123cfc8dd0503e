import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'

const pagePlugins = [
  react(),
  tailwindcss(),
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: {
      name: '셈샘',
      short_name: '셈샘',
      description: '와이파이가 끊겨도 가르치는 중학교 수학 튜터',
      lang: 'ko',
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#faf7f0',
      theme_color: '#faf7f0',
      icons: [{ src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    },
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
    },
  }),
]

/** Vitest projects: pure rules and the server run in node; the page runs in the system's Chromium, driven from node. */
const testProject = (name: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include, environment: 'node' as const, ...more },
})

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: isSsrBuild || mode === 'test' ? [] : pagePlugins,
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', sourcemap: true, emptyOutDir: true, copyPublicDir: false }
    : { outDir: 'dist/page', target: 'es2022', sourcemap: false, emptyOutDir: true },
  test: {
    projects: [
      testProject('rules', ['tests/{domain,contract,content,offline,platform,tools}/**/*.test.ts']),
      testProject('server', ['tests/server/**/*.test.ts'], {
        globalSetup: ['tests/support/database-cluster.ts'],
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      testProject('browser', ['tests/{ui,e2e}/**/*.test.{ts,tsx}'], {
        globalSetup: ['tests/support/database-cluster.ts', 'tests/support/browser.ts'],
        testTimeout: 120_000,
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
      testProject('bench', ['tests/bench/**/*.bench.ts'], { testTimeout: 600_000, fileParallelism: false }),
    ],
  },
}))
