import { VitePWA } from 'vite-plugin-pwa'
import { minifiedContract } from './minified-contract.ts'

/** KaTeX's fonts that nearly every formula needs; the others are fetched on first use. */
const COMMON_FONTS = 'Main-Regular*,Math-Italic*,Main-Bold,Size1-Regular,Size2-Regular,AMS-Regular'

/** Service worker and web app manifest. The person decides when a new version takes over. */
export const pwa = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'sw',
  filename: 'sw.ts',
  registerType: 'prompt',
  injectRegister: false,
  includeManifestIcons: false,
  injectManifest: {
    rollupFormat: 'iife',
    // A plugin of its own: builds must not share one.
    buildPlugins: { vite: [minifiedContract()] },
    globPatterns: ['**/*.{js,css,html,svg,png,webmanifest,md}', `assets/KaTeX_{${COMMON_FONTS}}-*.woff2`],
    // The pictures of README and install dialogue are only needed online, the pages of administration only by few and online, what reads
    // ink only by those who write: it is cached when the ink pad first opens.
    globIgnores: ['pictures/**', 'assets/manage-*', 'assets/ink-worker-*'],
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
