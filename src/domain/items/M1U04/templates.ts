import type { ItemTemplate } from '../template.ts'

export const UNIT_TEMPLATES: ItemTemplate[] = []
