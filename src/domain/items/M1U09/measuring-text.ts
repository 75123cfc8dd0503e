import { tex } from '../asking/inline-math.ts'

/** Units of area and volume, in the text as those of length. */
export const CM2 = 'cm²'
export const CM3 = 'cm³'

/** Said wherever an answer holds π. */
export const IN_PI = `(원주율은 ${tex('\\pi')}로 써요.)`
