import { splitBlocks } from '#domain/markdown/split-blocks.ts'

export interface OutlineHeading {
  /** 1 to 6, as written. */
  level: number
  /** Markdown, math included. */
  text: string
}

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/

/** Headings of a Markdown text in order; the n-th is the element that `findHeading` finds for n. */
export function extractOutline(text: string): OutlineHeading[] {
  return splitBlocks(text).flatMap((block) => {
    const heading = HEADING.exec(block.trimEnd())
    return heading?.[1] && heading[2] ? [{ level: heading[1].length, text: heading[2] }] : []
  })
}
