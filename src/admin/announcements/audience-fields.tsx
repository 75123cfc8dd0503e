import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ROLES } from '#domain/access/roles.ts'
import { SCHOOL_LEVELS, type SchoolLevel } from '#domain/curriculum/curriculum.ts'
import { nameGradeBriefly, SCHOOL_LEVEL_NAMES } from '#domain/curriculum/name-grade.ts'
import { TextField } from '#ui/form/field.tsx'
import { Checkbox } from '#ui/form/switch.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ROLE_NAMES } from '../kit/role-names.ts'
import { schoolSearchQuery } from './announcements.queries.ts'
import type { ChosenAudience, Grade } from './audience.ts'

interface AudienceFieldsProps {
  audience: ChosenAudience
  onChange: (audience: ChosenAudience) => void
}

const YEARS: Readonly<Record<SchoolLevel, number>> = { ELEMENTARY: 6, MIDDLE: 3, HIGH: 3 }
const GRADES: readonly Grade[] = SCHOOL_LEVELS.flatMap((schoolLevel) =>
  Array.from({ length: YEARS[schoolLevel] }, (_, at) => ({ schoolLevel, grade: at + 1 })),
)

function isGrade(a: Grade, b: Grade): boolean {
  return a.schoolLevel === b.schoolLevel && a.grade === b.grade
}

/** Who is reached; what is left empty restricts nothing. */
export function AudienceFields({ audience, onChange }: AudienceFieldsProps) {
  const { roles, grades } = audience
  return (
    <div className="audience">
      <fieldset>
        <legend>역할</legend>
        {ROLES.map((role) => (
          <Checkbox
            key={role}
            label={ROLE_NAMES[role]}
            checked={roles.includes(role)}
            onChange={(isOn) =>
              onChange({
                ...audience,
                roles: ROLES.filter((one) => (one === role ? isOn : roles.includes(one))),
              })
            }
          />
        ))}
      </fieldset>
      <fieldset className="audience-grades">
        <legend>학년</legend>
        {GRADES.map((grade) => (
          <Checkbox
            key={nameGradeBriefly(grade)}
            label={nameGradeBriefly(grade)}
            checked={grades.some((one) => isGrade(one, grade))}
            onChange={(isOn) =>
              onChange({
                ...audience,
                grades: isOn ? [...grades, grade] : grades.filter((one) => !isGrade(one, grade)),
              })
            }
          />
        ))}
      </fieldset>
      <SchoolFields audience={audience} onChange={onChange} />
    </div>
  )
}

function SchoolFields({ audience, onChange }: AudienceFieldsProps) {
  const { schools } = audience
  const [wanted, setWanted] = useState('')
  const list = useId()
  const { data: found = [] } = useQuery(schoolSearchQuery(wanted))
  const others = found.filter(({ id }) => !schools.some((school) => school.id === id))
  return (
    <fieldset className="audience-schools">
      <legend>학교</legend>
      <TextField
        label="학교 찾아 더하기"
        type="search"
        value={wanted}
        maxLength={50}
        aria-controls={list}
        onChange={(event) => setWanted(event.target.value)}
      />
      <ul id={list} aria-label="찾은 학교">
        {others.map(({ id, name, region, schoolLevel }) => (
          <li key={id}>
            <Button
              variant="text"
              onClick={() => {
                onChange({ ...audience, schools: [...schools, { id, name }] })
                setWanted('')
              }}
            >
              {name} <small>{[region, SCHOOL_LEVEL_NAMES[schoolLevel]].filter(Boolean).join(' · ')}</small>
            </Button>
          </li>
        ))}
      </ul>
      <ul className="audience-chosen" aria-label="고른 학교">
        {schools.map(({ id, name }) => (
          <li key={id}>
            <Button
              icon="x"
              aria-label={`‘${name}’ 빼기`}
              onClick={() => onChange({ ...audience, schools: schools.filter((school) => school.id !== id) })}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
