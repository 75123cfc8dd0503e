/**
 * What a page needs nothing of: a full Chromium loads two pages of its own address bar with every window and keeps a process in
 * reserve, which cost more than the product's page. The others are Playwright's own choices, whose list this one replaces.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
]

export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--num-raster-threads=1',
  // Pages of one profile share a process and with it the compiled code.
  '--renderer-process-limit=1',
  `--disable-features=${FEATURES_OFF.join(',')}`,
]
