import type { ReactNode } from 'react'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-line border-t py-6 md:grid-cols-[8rem_minmax(0,1fr)]">
      <h2 className="text-md">{title}</h2>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  )
}
