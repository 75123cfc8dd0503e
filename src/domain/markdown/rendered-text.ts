/** A Markdown text as HTML, made by the server's renderer alone: it may be put into a page as it is. */
export interface RenderedText {
  html: string
  /** Of the HTML: two texts with the same digest look the same. */
  digest: string
}
