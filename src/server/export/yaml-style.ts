/** Lines as long as their text: a changed word is a changed line, not a changed paragraph. */
export const YAML_STYLE = { lineWidth: 0 } as const
