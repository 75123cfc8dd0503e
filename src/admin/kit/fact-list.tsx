import './kit.css'
import type { ReactNode } from 'react'

export interface Fact {
  name: string
  value: ReactNode
}

/** What is known of a record, by name. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
