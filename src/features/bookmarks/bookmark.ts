import type { ChatMessage } from '#domain/chat/message.ts'

/** A bookmarked turn and its place. */
export interface Bookmark {
  message: ChatMessage
  curriculumId: string
  curriculumName: string
  /** Null for a turn of a unit's own chat. */
  conceptId: string | null
  conceptName: string | null
}

export interface BookmarkGroup {
  curriculumId: string
  conceptId: string | null
  /** The concept's name, or the unit's. */
  name: string
  /** The unit's name above a concept's; null for a unit's own chat. */
  unitName: string | null
  bookmarks: readonly Bookmark[]
}

/** Groups bookmarks by place, keeping their order (newest first). */
export function groupBookmarks(bookmarks: readonly Bookmark[]): BookmarkGroup[] {
  const groups = new Map<string, Bookmark[]>()
  for (const bookmark of bookmarks) {
    const key = `${bookmark.curriculumId}/${bookmark.conceptId ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), bookmark])
  }
  return [...groups.values()].flatMap((inPlace) => {
    const [first] = inPlace
    if (!first) return []
    const { curriculumId, conceptId, curriculumName, conceptName } = first
    return {
      curriculumId,
      conceptId,
      name: conceptName ?? curriculumName,
      unitName: conceptName === null ? null : curriculumName,
      bookmarks: inPlace,
    }
  })
}

function fold(text: string) {
  return text.normalize('NFC').toLocaleLowerCase('ko-KR')
}

/** Returns the bookmarks that contain every word of `query`, in the turn or in the name of its place. */
export function searchBookmarks(bookmarks: readonly Bookmark[], query: string): readonly Bookmark[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return bookmarks
  return bookmarks.filter(({ message, curriculumName, conceptName }) => {
    const text = fold([message.message, message.response, curriculumName, conceptName ?? ''].join('\n'))
    return words.every((word) => text.includes(word))
  })
}
