import { tex } from '../asking/inline-math.ts'

/** Units of area and volume, set as formulas. */
export const CM2 = tex('\\mathrm{cm}^{2}')
export const CM3 = tex('\\mathrm{cm}^{3}')

/** Said wherever an answer holds π. */
export const IN_PI = `(원주율은 ${tex('\\pi')}로 써요.)`
