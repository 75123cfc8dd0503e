import type { Element, ElementContent, Root } from 'hast'
import { PICTURES_PATH, readPictureSize } from '#domain/picture/picture-address.ts'
import { speakFormula } from '#domain/speech/speak-formula.ts'

const SAFE_ADDRESS = /^(?:https?:\/\/|\/(?!\/))/

/**
 * Rehype plugin for the text of a page: the page's own heading is the only `<h1>`, unsafe links and pictures become their text, and a
 * formula carries its words in Korean instead of its LaTeX.
 */
export function rehypePageText() {
  return (root: Root): void => replaceChildren(root)
}

function replaceChildren(parent: Root | Element): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'element') return [child]
    replaceChildren(child)
    return replaceElement(child)
  })
}

function replaceElement(element: Element): ElementContent[] {
  const { tagName, properties, children } = element
  const [className] = [properties.className].flat()
  if (tagName === 'h1') return [{ ...element, tagName: 'h2' }]
  if (tagName === 'a' && !SAFE_ADDRESS.test(String(properties.href))) return children
  if (tagName === 'img') return [describePicture(element)]
  if (tagName === 'math') return [describeFormula(element)]
  if (className === 'katex') return children
  return className === 'katex-error' ? [{ ...element, tagName: 'code', properties: {} }] : [element]
}

/** Returns a stored picture with its size, and any other as its text alternative. */
function describePicture(element: Element): ElementContent {
  const { src, alt } = element.properties
  const address = String(src)
  const size = address.startsWith(PICTURES_PATH) ? readPictureSize(address) : {}
  if (size.width === undefined) return { type: 'text', value: String(alt) }
  return { ...element, properties: { src: address, alt: String(alt), ...size } }
}

/** Replaces the LaTeX in KaTeX's `<annotation>`, which would repeat each formula in the text of the page, by `alttext` in words. */
function describeFormula(math: Element): Element {
  const [semantics] = math.children
  if (semantics?.type !== 'element') return math
  const annotation = semantics.children.find(
    (child) => child.type === 'element' && child.tagName === 'annotation',
  )
  const [tex] = annotation?.type === 'element' ? annotation.children : []
  const { display } = math.properties
  return {
    ...math,
    properties: {
      ...(display === undefined ? {} : { display }),
      alttext: tex?.type === 'text' ? speakFormula(tex.value.replaceAll('\\vert ', '|')) : '',
    },
    children: semantics.children.filter((child) => child !== annotation),
  }
}
