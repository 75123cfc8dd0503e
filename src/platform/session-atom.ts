import { atom } from 'jotai/vanilla'
import type { User } from '#contract/user.ts'

/** Anonymous until the current user is fetched (specification section 4, Session). */
export type Session = { status: 'loading' } | { status: 'anonymous' } | { status: 'signed-in'; user: User }

/** Written by session.ts alone. */
export const heldSessionAtom = atom<Session>({ status: 'loading' })
