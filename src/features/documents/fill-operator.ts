import type { SiteConfig } from '#contract/site.ts'

const PLACE = '{{operator}}'

const NOBODY =
  '> 이 서버의 운영자가 아직 이름과 주소를 적어 두지 않았어요. 물어볼 것이 있으면 셈샘을 알려 준 분께 여쭤봐 주세요.'

/** What an operator wrote stands as words, whatever it looks like. */
const escapeMarkdown = (text: string) =>
  text.replace(/[\\`*_{}[\]()<>#+\-.!|~$&:@/]/g, '\\$&').replace(/\s+/g, ' ')

/** The Markdown with who runs this server in its place. */
export function fillOperator(markdown: string, operator: SiteConfig['operator'] | undefined): string {
  if (operator === undefined) return markdown.replaceAll(PLACE, '')
  const lines = operator && [
    `- **운영자**: ${escapeMarkdown(operator.name)}`,
    `- **주소**: ${escapeMarkdown(operator.address)}`,
    `- **연락처**: ${escapeMarkdown(operator.email)}`,
  ]
  const told = lines ? lines.join('\n') : NOBODY
  return markdown.replaceAll(PLACE, () => told)
}
