/**
 * Everything stored on the device outside IndexedDB: where, how long, and whether sign-out clears it. Reads never throw: a
 * hostile or broken value is as good as none.
 */
export const STORED = {
  theme: { key: 'theme', where: 'localStorage', clearedAtSignOut: false },
  /** By person: each one's part is cleared by itself. */
  timeSpans: { key: 'timespan-data', where: 'localStorage', clearedAtSignOut: false },
  deviceId: { key: 'device-id', where: 'localStorage', clearedAtSignOut: false },
  leftMenu: { key: 'left-menu', where: 'localStorage', clearedAtSignOut: false },
  /** Whose key is on the device. */
  deviceOwner: { key: 'device-owner', where: 'localStorage', clearedAtSignOut: true },
  /** Who signed out here while the server could not be told; it is told before anything else. */
  signOutPending: { key: 'sign-out-pending', where: 'localStorage', clearedAtSignOut: false },
  lastSync: { key: 'last-sync', where: 'localStorage', clearedAtSignOut: true },
  lastUser: { key: 'last-user', where: 'localStorage', clearedAtSignOut: true },
  installOffered: { key: 'install-offered', where: 'localStorage', clearedAtSignOut: false },
  chunkReload: { key: 'chunk-reload', where: 'sessionStorage', clearedAtSignOut: false },
  visitorDrafts: { key: 'visitor-drafts', where: 'sessionStorage', clearedAtSignOut: true },
} as const

type StoredName = keyof typeof STORED

const ID = /^-?[\da-f-]{36}$/

/** Values that are used as they stand: anything else is none of ours. The others are read by whoever wrote them. */
const SHAPES: Partial<Record<StoredName, RegExp>> = {
  deviceId: ID,
  deviceOwner: ID,
  signOutPending: ID,
  lastSync: /^\d+$/,
}

const areaOf = (name: StoredName): Storage => window[STORED[name].where]

/** The stored text, or null where there is none of ours or storage is refused (private mode). */
export function readStored(name: StoredName): string | null {
  try {
    const text = areaOf(name).getItem(STORED[name].key)
    return text !== null && SHAPES[name]?.test(text) === false ? null : text
  } catch {
    return null
  }
}

/** False when the device refuses (full or private): the caller goes on with what it holds in memory. */
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
    // Storage is refused: there is nothing to remove.
  }
}

/** At sign-out: whatever belongs to the person goes. */
export function clearStoredAtSignOut(): void {
  for (const name of Object.keys(STORED) as StoredName[])
    if (STORED[name].clearedAtSignOut) removeStored(name)
}

/** A stable random name of this device, for derived ids; a new one where storage is refused. */
export function readDeviceId(): string {
  const stored = readStored('deviceId')
  if (stored) return stored
  const made = crypto.randomUUID()
  writeStored('deviceId', made)
  return made
}
