import type { ItemTemplate } from '../template.ts'
import { POWER_TEMPLATES } from './m1u02c05-powers-and-signs.ts'
import { PRODUCT_TEMPLATES } from './m1u02c05-products.ts'

/** Item templates of 정수와 유리수의 곱셈. */
export const TEMPLATES: ItemTemplate[] = [...POWER_TEMPLATES, ...PRODUCT_TEMPLATES]
