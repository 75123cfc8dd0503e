import type { ItemTemplate } from './template.ts'

/** Units that have item templates, each in its own chunk, which loads with its first item. */
export const TEMPLATE_UNITS: Readonly<Record<string, () => Promise<{ UNIT_TEMPLATES: ItemTemplate[] }>>> = {
  M1U01: () => import('./M1U01/templates.ts'),
  M1U02: () => import('./M1U02/templates.ts'),
  M1U03: () => import('./M1U03/templates.ts'),
  M1U04: () => import('./M1U04/templates.ts'),
  M1U05: () => import('./M1U05/templates.ts'),
  M1U06: () => import('./M1U06/templates.ts'),
  M1U07: () => import('./M1U07/templates.ts'),
  M1U08: () => import('./M1U08/templates.ts'),
  M1U09: () => import('./M1U09/templates.ts'),
  M1U10: () => import('./M1U10/templates.ts'),
  M1U11: () => import('./M1U11/templates.ts'),
}

/** All templates of a unit in the outline's order; empty for a unit that has none. */
export async function loadUnitTemplates(unitId: string): Promise<ItemTemplate[]> {
  const unit = await TEMPLATE_UNITS[unitId]?.()
  return unit?.UNIT_TEMPLATES ?? []
}

/** All templates of a concept (`M1U04C01`); empty if its unit has none. */
export async function loadConceptTemplates(conceptId: string): Promise<ItemTemplate[]> {
  const templates = await loadUnitTemplates(unitOf(conceptId))
  return templates.filter((template) => template.conceptId === conceptId)
}

/** The template named by `templateId` (`M1U04C01L1A1`), or undefined. */
export async function loadTemplate(templateId: string): Promise<ItemTemplate | undefined> {
  const templates = await loadUnitTemplates(unitOf(templateId))
  return templates.find((template) => template.id === templateId)
}

function unitOf(id: string): string {
  return /^M\dU\d\d/.exec(id)?.[0] ?? ''
}
