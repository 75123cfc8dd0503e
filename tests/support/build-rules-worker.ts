import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that threads of the rules run. */
    rulesWorker: string
  }
}

/** Builds the file that threads of the rules run, as the server's build does: tests run the sources, which threads cannot load. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'semsaem-rules-'))
  await build({
    configFile: false,
    logLevel: 'error',
    // The folder has no packages beside it.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      copyPublicDir: false,
      target: 'node20',
      outDir,
      rolldownOptions: {
        input: 'src/server/rules/rules-worker.ts',
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  project.provide('rulesWorker', path.join(outDir, 'rules-worker.mjs'))
  return () => rm(outDir, { recursive: true, force: true })
}
