import type { ItemTemplate } from '../template.ts'
import { TEMPLATES as STEM_AND_LEAF } from './m1u11c01-stem-and-leaf.ts'
import { TEMPLATES as FREQUENCY_TABLE } from './m1u11c02-frequency-table.ts'

import { TEMPLATES as HISTOGRAM_AND_POLYGON } from './m1u11c03-histogram-and-polygon.ts'

import { TEMPLATES as RELATIVE_FREQUENCY } from './m1u11c04-relative-frequency.ts'

import { TEMPLATES as DISTRIBUTION_OF_SHARES } from './m1u11c05-distribution-of-shares.ts'

import { TEMPLATES as STATISTICAL_INQUIRY } from './m1u11c06-statistical-inquiry.ts'

/** Item templates of 도수분포표와 상대도수, in the outline's order. */
export const UNIT_TEMPLATES: ItemTemplate[] = [
  ...STEM_AND_LEAF,
  ...FREQUENCY_TABLE,
  ...HISTOGRAM_AND_POLYGON,
  ...RELATIVE_FREQUENCY,
  ...DISTRIBUTION_OF_SHARES,
  ...STATISTICAL_INQUIRY,
]
