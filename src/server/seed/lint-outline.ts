import { type ContentFault, fault, type LintRules } from './content-fault.ts'
import { listConcepts, type ReadOutline } from './read-outline.ts'

type Path = (string | number)[]

/** Faults of the outline itself: ids, standards and prerequisites that point nowhere or backwards. */
export function lintOutline({ file, outline, lineOf }: ReadOutline, rules: LintRules): ContentFault[] {
  const faults: ContentFault[] = []
  const report = (path: Path, message: string) => faults.push(fault(file, lineOf(path), message))
  const reportShipped: typeof report = (path, message) => (rules === 'all' ? report(path, message) : 0)
  const seen = new Set<string>()
  const claim = (id: string, parentId: string, path: Path) => {
    if (seen.has(id)) report([...path, 'id'], `the id ${id} is used twice`)
    if (!id.startsWith(parentId)) reportShipped([...path, 'id'], `the id ${id} must start with ${parentId}`)
    seen.add(id)
  }
  outline.grades.forEach((grade, g) => {
    const path: Path = ['grades', g]
    claim(grade.id, '', path)
    if (!grade.subject.includes(`(${grade.revision} 개정)`)) {
      reportShipped([...path, 'subject'], `the subject must name the revision: (${grade.revision} 개정)`)
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
              if (!Object.hasOwn(grade.standards, code))
                report([...conceptPath, 'standards'], `unknown standard ${code}`)
              if (!unit.standards.includes(code)) {
                reportShipped([...conceptPath, 'standards'], `${code} is no standard of the unit ${unit.id}`)
              }
            }
          })
        })
      })
    })
  })
  const placed = listConcepts(outline)
  const all = new Set(placed.map(({ concept }) => concept.id))
  const earlier = new Set<string>()
  for (const { concept, path } of placed) {
    if (concept.standards.length === 0) reportShipped([...path, 'standards'], 'the concept has no standard')
    if (concept.description === '') reportShipped([...path, 'description'], 'the description is blank')
    for (const id of concept.prerequisites) {
      const reportEarlier = all.has(id) ? reportShipped : report
      if (!earlier.has(id))
        reportEarlier([...path, 'prerequisites'], `the prerequisite ${id} is no earlier concept`)
    }
    earlier.add(concept.id)
  }
  return faults
}
