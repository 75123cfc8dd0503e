import type { Options } from 'react-markdown'
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly'
import remarkGfm from 'remark-gfm'
import { DISABLED_SYNTAX } from '#domain/markdown/disabled-syntax.ts'

type Plugin = Extract<NonNullable<Options['remarkPlugins']>[number], (...settings: never[]) => unknown>

/** GitHub's syntax and emphasis beside Hangul, made once: a plugin would make them anew for every block. */
const SYNTAX = collectSyntax([remarkGfm, remarkCjkFriendly])

export function remarkSyntax(this: ThisParameterType<Plugin>) {
  Object.assign(this.data(), SYNTAX)
}

function collectSyntax(plugins: readonly ((...settings: never[]) => unknown)[]) {
  const data: { micromarkExtensions: object[] } = { micromarkExtensions: [] }
  for (const plugin of plugins) Reflect.apply(plugin, { data: () => data }, [])
  data.micromarkExtensions.push({ disable: { null: DISABLED_SYNTAX } })
  return data
}
