import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/** Global set-up: the browser that the tests drive is said once, in `CHROME_PATH`. */
export default function setUp(): void {
  const path = process.env.CHROME_PATH ?? findOnPath()
  if (!path) throw new Error('No Chromium found: set CHROME_PATH, or run `npm test`, which installs one.')
  process.env.CHROME_PATH = path
}
