import type { ReadReply, ReadRequest } from '#domain/ink/ink-message.ts'
import { type Network, readNetwork } from '#domain/ink/network.ts'
import { readInk } from '#domain/ink/read-ink.ts'
import type { ShapeCache } from '#domain/ink/reader.ts'
import networkUrl from './ink-recognizer.bin?url'

let loading: Promise<Network> | null = null
let newest = 0
const caches = new Map<string, ShapeCache>()

async function fetchNetwork(): Promise<Network> {
  const response = await fetch(networkUrl)
  if (!response.ok) throw new Error(`recogniser: status ${response.status}`)
  return readNetwork(await response.arrayBuffer())
}

async function answer(request: ReadRequest): Promise<void> {
  newest = request.id
  loading ??= fetchNetwork()
  const network = await loading.catch(() => null)
  if (!network) loading = null
  // Lets newer requests arrive first: an older one is not read.
  await new Promise((resolve) => setTimeout(resolve))
  if (request.id !== newest) return
  const reply: ReadReply = { id: request.id, reading: network && readInk(request, network, caches) }
  postMessage(reply)
}

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => void answer(data))
