import 'katex/dist/katex.min.css'
import ReactMarkdown from 'react-markdown'
import rehypeKatex from 'rehype-katex'
import remarkBreaks from 'remark-breaks'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'

/** What most chats do: the whole reply parsed and typeset again for every piece. */
export function NaiveMarkdown({ text }: { text: string }) {
  const dollars = text.replaceAll(/\\[()]/g, '$').replaceAll(/\\[[\]]/g, '$$$$')
  return (
    <div className="read">
      <ReactMarkdown remarkPlugins={[remarkGfm, remarkBreaks, remarkMath]} rehypePlugins={[rehypeKatex]}>
        {dollars}
      </ReactMarkdown>
    </div>
  )
}
