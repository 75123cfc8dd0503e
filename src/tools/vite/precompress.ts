import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSED = /\.(?:js|css|html|svg|json|txt|md)$/
/** A smaller file gains nothing: the headers of its compressed form are larger than what is saved. */
const COMPRESSED_FROM_BYTES = 1024

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < COMPRESSED_FROM_BYTES) return
  const [brotli, gzipped] = await Promise.all([compressBrotli(bytes), compressGzip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}

/** Writes `.br` and `.gz` beside each file of the build, so that the server never compresses. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = await readdir(dir, { recursive: true })
      await Promise.all(
        names.filter((name) => COMPRESSED.test(name)).map((name) => writeCompressed(path.join(dir, name))),
      )
    },
  }
}
