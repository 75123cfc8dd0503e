/**
 * Everything stored in local and session storage: where, how long, and whether sign-out clears it. Reads never throw: a hostile or
 * malformed value counts as missing.
 */
export const STORED = {
  theme: { key: 'theme', where: 'localStorage', clearedAtSignOut: false },
  /** Keyed by person; each person's part is cleared separately. */
  timeSpans: { key: 'timespan-data', where: 'localStorage', clearedAtSignOut: false },
  deviceId: { key: 'device-id', where: 'localStorage', clearedAtSignOut: false },
  leftMenu: { key: 'left-menu', where: 'localStorage', clearedAtSignOut: false },
  /** The person whose key is on the device. */
  deviceOwner: { key: 'device-owner', where: 'localStorage', clearedAtSignOut: true },
  /** The person whose sign-out the server has not received yet; it is sent before any other call. */
  signOutPending: { key: 'sign-out-pending', where: 'localStorage', clearedAtSignOut: false },
  lastSync: { key: 'last-sync', where: 'localStorage', clearedAtSignOut: true },
  lastUser: { key: 'last-user', where: 'localStorage', clearedAtSignOut: true },
  installOffered: { key: 'install-offered', where: 'localStorage', clearedAtSignOut: false },
  chunkReload: { key: 'chunk-reload', where: 'sessionStorage', clearedAtSignOut: false },
  /** Text of the pages of administration that is not saved, keyed by person and record. */
  adminDrafts: { key: 'admin-drafts', where: 'localStorage', clearedAtSignOut: true },
  /** An administrator's choice of a prompt, by family (specification section 3). */
  promptChoices: { key: 'prompt-choices', where: 'localStorage', clearedAtSignOut: false },
  /** Squared or ruled, of the ink pad. */
  inkPaper: { key: 'ink-paper', where: 'localStorage', clearedAtSignOut: false },
  /** 'on': the ink pad draws past the browser's compositor. */
  inkDirect: { key: 'ink-direct', where: 'localStorage', clearedAtSignOut: false },
  visitorDrafts: { key: 'visitor-drafts', where: 'sessionStorage', clearedAtSignOut: true },
} as const

type StoredName = keyof typeof STORED

const ID = /^-?[\da-f-]{36}$/

/** Values that are used unparsed; others count as missing. The remaining keys are parsed by their readers. */
const SHAPES: Partial<Record<StoredName, RegExp>> = {
  deviceId: ID,
  deviceOwner: ID,
  signOutPending: ID,
  lastSync: /^\d+$/,
}

function areaOf(name: StoredName): Storage {
  return window[STORED[name].where]
}

/** Returns the stored text; null if there is none, it is invalid, or storage is blocked (private mode). */
export function readStored(name: StoredName): string | null {
  try {
    const text = areaOf(name).getItem(STORED[name].key)
    return text !== null && SHAPES[name]?.test(text) === false ? null : text
  } catch {
    return null
  }
}

/** Returns false if storage is full or blocked: the caller continues with the value in memory. */
export function writeStored(name: StoredName, value: string): boolean {
  try {
    areaOf(name).setItem(STORED[name].key, value)
    return true
  } catch {
    return false
  }
}

export function removeStored(name: StoredName): void {
  try {
    areaOf(name).removeItem(STORED[name].key)
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

/** Removes the person's values at sign-out. */
export function clearStoredAtSignOut(): void {
  for (const name of Object.keys(STORED) as StoredName[])
    if (STORED[name].clearedAtSignOut) removeStored(name)
}

/** Returns a stable random id of this device, for derived ids; a new one if storage is blocked. */
export function readDeviceId(): string {
  const stored = readStored('deviceId')
  if (stored) return stored
  const made = crypto.randomUUID()
  writeStored('deviceId', made)
  return made
}
