interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  hasInstallScript?: boolean
}

/** Development dependencies that are bundled into the page or the worker. */
const BUNDLED_TOOLS = [
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
]

/** Lists the packages that ship with the product, one per line with version and licence; packages with an install script are marked. */
export function listLicences(lock: { packages: Record<string, LockedPackage> }): string {
  const shipped = Object.entries(lock.packages).flatMap(([place, locked]) => {
    const name = place.split('node_modules/').at(-1) ?? ''
    if (name === '' || (locked.dev && !BUNDLED_TOOLS.includes(name))) return []
    const mark = locked.hasInstallScript ? '  (install script)' : ''
    return [`${name} ${locked.version ?? '?'}  ${locked.license ?? 'unknown'}${mark}`]
  })
  const lines = [...new Set(shipped)].sort()
  const counts = new Map<string, number>()
  for (const line of lines) {
    const licence = line.split('  ')[1] ?? ''
    counts.set(licence, (counts.get(licence) ?? 0) + 1)
  }
  const totals = [...counts].sort(([, a], [, b]) => b - a).map(([licence, count]) => `${licence} ${count}`)
  return [
    'Open-source software that ships with semsaem, from package-lock.json (npm run licences).',
    '',
    `${lines.length} packages: ${totals.join(', ')}`,
    '',
    ...lines,
    '',
  ].join('\n')
}
