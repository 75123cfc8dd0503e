/**
 * A figure as data: drawn on the device from the same numbers as the text. `kind` names a drawing function of this folder,
 * the other fields are its parameters; `alt` is the Korean text alternative.
 */
export interface Figure {
  kind: string
  alt: string
  [parameter: string]: unknown
}
