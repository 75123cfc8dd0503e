import type { Concept, Unit } from './curriculum.ts'

/** The concepts of a unit in curriculum order; hidden ones only when asked for. */
export function listUnitConcepts(unit: Unit, { withHidden = false } = {}): Concept[] {
  return unit.middleUnits
    .flatMap((middle) => middle.smallUnits)
    .flatMap((small) => small.concepts)
    .filter((concept) => withHidden || !concept.hidden)
}
