import { type ContentFault, fault } from './content-fault.ts'
import { listConcepts, type ReadOutline } from './read-outline.ts'

type Path = (string | number)[]

/** Faults of the outline itself: ids, standards and prerequisites that point nowhere or backwards. */
export function lintOutline({ file, outline, lineOf }: ReadOutline): ContentFault[] {
  const faults: ContentFault[] = []
  const report = (path: Path, message: string) => faults.push(fault(file, lineOf(path), message))
  const seen = new Set<string>()
  const claim = (id: string, parentId: string, path: Path) => {
    if (seen.has(id)) report([...path, 'id'], `the id ${id} is used twice`)
    if (!id.startsWith(parentId)) report([...path, 'id'], `the id ${id} must start with ${parentId}`)
    seen.add(id)
  }
  outline.grades.forEach((grade, g) => {
    const path: Path = ['grades', g]
    claim(grade.id, '', path)
    if (!grade.subject.includes(`(${grade.revision} 개정)`)) {
      report([...path, 'subject'], `the subject must name the revision: (${grade.revision} 개정)`)
    }
    grade.units.forEach((unit, u) => {
      const unitPath: Path = [...path, 'units', u]
      claim(unit.id, grade.id, unitPath)
      for (const code of unit.standards) {
        if (!Object.hasOwn(grade.standards, code))
          report([...unitPath, 'standards'], `unknown standard ${code}`)
      }
      unit.middleUnits.forEach((middle, m) => {
        const middlePath: Path = [...unitPath, 'middleUnits', m]
        claim(middle.id, unit.id, middlePath)
        middle.smallUnits.forEach((small, s) => {
          const smallPath: Path = [...middlePath, 'smallUnits', s]
          claim(small.id, middle.id, smallPath)
          small.concepts.forEach((concept, c) => {
            const conceptPath: Path = [...smallPath, 'concepts', c]
            claim(concept.id, unit.id, conceptPath)
            for (const code of concept.standards) {
              if (!unit.standards.includes(code)) {
                report([...conceptPath, 'standards'], `${code} is no standard of the unit ${unit.id}`)
              }
            }
          })
        })
      })
    })
  })
  const earlier = new Set<string>()
  for (const { concept, path } of listConcepts(outline)) {
    for (const id of concept.prerequisites) {
      if (!earlier.has(id)) report([...path, 'prerequisites'], `the prerequisite ${id} is no earlier concept`)
    }
    earlier.add(concept.id)
  }
  return faults
}
