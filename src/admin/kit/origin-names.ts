import type { ContentOrigin } from '#domain/curriculum/curriculum.ts'

export const ORIGIN_NAMES: Readonly<Record<ContentOrigin, string>> = {
  shipped: '기본 내용 그대로',
  edited: '여기에서 고침',
  own: '여기에서 만듦',
}
