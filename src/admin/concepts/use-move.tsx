import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { outlineQuery } from '../kit/content.queries.ts'
import type { Outline } from '../kit/outline-entries.ts'
import type { TreeMoves } from '../kit/tree-moves.ts'
import { moveAmong, useArrange } from '../kit/use-arrange.ts'
import { MoveDialog } from './move-dialog.tsx'
import { findMovable, findPlaceFault, listSiblings, type Movable, planMove, showMove } from './move-entry.ts'

interface Asked {
  entry: Movable
  /** Where it was dropped, if it was. */
  target: string | null
  at: number | null
}

interface Moving {
  moves: TreeMoves
  /** Asks where an entry goes. */
  ask: (id: string) => void
  dialog: ReactNode
}

/** Moves nodes and concepts: a step among their siblings at once, to another parent after a dialog. */
export function useMove(outline: Outline): Moving {
  const queryClient = useQueryClient()
  const arrange = useArrange()
  const [asked, setAsked] = useState<Asked | null>(null)
  const closed = useRef<(() => void) | null>(null)
  // Keys can be pressed before the last order is rendered.
  const latest = () => queryClient.getQueryData(outlineQuery.queryKey) ?? outline
  const put = (entry: Movable, parentId: string | null, at: number | null) => {
    const plan = planMove(latest(), entry, parentId, at)
    return arrange(plan, () => showMove(queryClient, plan))
  }
  const close = () => {
    setAsked(null)
    closed.current?.()
    closed.current = null
  }
  const open = (next: Asked) =>
    new Promise<void>((resolve) => {
      closed.current = resolve
      setAsked(next)
    })
  const moves: TreeMoves = {
    findFault: (id, parentId) => {
      const entry = findMovable(outline, id)
      return entry ? findPlaceFault(outline, entry, parentId) : null
    },
    step: (id, step) => {
      const entry = findMovable(latest(), id)
      if (!entry) return
      const order = moveAmong(listSiblings(latest(), entry, entry.parentId), id, step)
      if (order) void put(entry, entry.parentId, order.indexOf(id))
    },
    drop: async (id, parentId, at) => {
      const entry = findMovable(latest(), id)
      if (!entry) return
      if (entry.parentId !== parentId) await open({ entry, target: parentId, at })
      else await put(entry, parentId, at)
    },
  }
  const ask = (id: string) => {
    const entry = findMovable(outline, id)
    if (entry) void open({ entry, target: null, at: null })
  }
  const dialog = asked && (
    <MoveDialog
      outline={outline}
      entry={asked.entry}
      target={asked.target}
      onClose={close}
      onMove={(parentId) => {
        close()
        void put(asked.entry, parentId, parentId === asked.target ? asked.at : null)
      }}
    />
  )
  return { moves, ask, dialog }
}
