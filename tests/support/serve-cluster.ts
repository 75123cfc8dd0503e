import { once } from 'node:events'
import { fillTemplate, startTestCluster } from './database-cluster.ts'
import { LOADED } from './product.ts'

// The database of all test runs of `npm test` (src/tools/setup.mjs): started and filled with all content once, while the static checks run.
// It prints its address, and exits when its standard input closes, however the run ends.
process.on('SIGINT', () => undefined)
const { clusterUrl, stop } = await startTestCluster()
process.stdout.write(`${clusterUrl}\n`)
const filling = fillTemplate(clusterUrl, LOADED).catch((error: unknown) => {
  // The first test that needs the content loads it again, and fails if that fails.
  console.error(error)
})
await once(process.stdin.resume(), 'end')
await filling
await stop()
process.exit()
