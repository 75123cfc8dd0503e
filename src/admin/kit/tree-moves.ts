/** How the entries of a tree are moved. */
export interface TreeMoves {
  /** Returns why an entry cannot go below a parent (null: the top), for people; null if it can. */
  findFault: (id: string, parentId: string | null) => string | null
  /** Moves an entry one place up (-1) or down (1) among its siblings. */
  step: (id: string, step: -1 | 1) => void
  /** Puts an entry below a parent, at the place `at` among its other children; null: at the end. Resolves when that is decided. */
  drop: (id: string, parentId: string | null, at: number | null) => Promise<void>
}
