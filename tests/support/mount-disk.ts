import { execFileSync } from 'node:child_process'

/** Mounts a small empty disk at a folder; false if that is impossible: not root, or not on Linux. */
export function mountDisk(folder: string, megabytes: number): boolean {
  const options = `size=${megabytes}m,mode=755`
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export function unmountDisk(folder: string): void {
  execFileSync('/bin/umount', ['-l', folder])
}
