import { createStore } from 'jotai/vanilla'

/** The page's one store: React reads it through the provider, platform code writes to it. */
export const pageStore = createStore()
