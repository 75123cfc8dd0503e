/** Why an item may need work. */
export type ItemFlag =
  | 'negative-discrimination'
  | 'no-discrimination'
  | 'too-hard'
  | 'too-easy'
  | 'guessed'
  | 'needs-help'
