import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSED = /\.(?:js|css|html|svg|json|txt|md)$/
/** A smaller file gains nothing: the headers of its compressed form are larger than what is saved. */
const COMPRESSED_FROM_BYTES = 1024

/** Writes `.br` and `.gz` beside each file of the build, so that the server never compresses. */
export function precompress(): Plugin {
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
