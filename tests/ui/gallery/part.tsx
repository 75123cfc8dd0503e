import type { ReactNode } from 'react'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-part">
      <h2>{title}</h2>
      <div className="gallery-part-body">{children}</div>
    </section>
  )
}
