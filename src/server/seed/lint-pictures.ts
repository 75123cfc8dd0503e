import { PICTURES_PATH, readPictureSize } from '#domain/picture/picture-address.ts'
import { FORMULA } from '#domain/speech/markdown-marks.ts'
import { parseMarkdown } from '../markdown/render-markdown.ts'

type PictureProblem = 'foreign' | 'no-words'

export interface PictureFault {
  /** Lines below the text's first, from 0. */
  below: number
  problem: PictureProblem
  message: string
}

/** What is read of the parser's nodes. */
interface MarkdownNode {
  type: string
  url?: string
  alt?: string | null | undefined
  children?: readonly MarkdownNode[]
  position?: { start: { line: number } } | undefined
}

function withoutLetters(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

/** What is wrong with the pictures of a Markdown text without fences: not stored here, or nothing to read in their place. */
export function lintPictures(markdown: string): PictureFault[] {
  // Most texts have none, and need no parser.
  if (!markdown.includes('![')) return []
  return lintNode(parseMarkdown(markdown.replace(FORMULA, withoutLetters)))
}

function lintNode({ type, url = '', alt, children = [], position }: MarkdownNode): PictureFault[] {
  if (type !== 'image') return children.flatMap(lintNode)
  const below = (position?.start.line ?? 1) - 1
  const faults: PictureFault[] = []
  const isStored = url.startsWith(PICTURES_PATH) && readPictureSize(url).width !== undefined
  if (!isStored) faults.push({ below, problem: 'foreign', message: `the picture is not stored here: ${url}` })
  if (!alt?.trim())
    faults.push({ below, problem: 'no-words', message: 'the picture has no text alternative' })
  return faults
}

const SENTENCES: Readonly<Record<PictureProblem, string>> = {
  foreign: '이곳에 올린 그림만 넣을 수 있어요. 편집기의 그림 넣기로 올려 주세요.',
  'no-words': '그림을 볼 수 없는 사람을 위한 설명이 없어요. ![설명](주소)의 설명을 써 주세요.',
}

/** What is wrong with a picture, in Korean. */
export function describePicture({ problem }: PictureFault): string {
  return SENTENCES[problem]
}
