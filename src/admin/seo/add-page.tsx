import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { conceptPath, type FixedPage, unitPath } from '#contract/paths.ts'
import { toAppError } from '#platform/http.ts'
import { Field } from '#ui/form/field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { outlineQuery } from '../kit/content.queries.ts'
import { type Outline, toEntries } from '../kit/outline-entries.ts'
import { listAncestors } from '../kit/tree-entries.ts'
import { seoPageQuery } from './seo.queries.ts'

interface Choice {
  path: string
  name: string
}

const FIXED: readonly (Choice & { path: FixedPage })[] = [
  { path: '/', name: '첫 화면' },
  { path: '/price', name: '요금' },
  { path: '/sales', name: '도입 문의' },
  { path: '/policies/terms', name: '이용약관' },
  { path: '/policies/privacy', name: '개인정보 처리방침' },
  { path: '/policies/youth', name: '청소년 보호정책' },
]

/** The pages that a search can find: fixed ones, units and concepts. */
function listPages(outline: Outline): Choice[] {
  const entries = toEntries(outline)
  const units = new Set(outline.nodes.filter(({ kind }) => kind === 'unit').map(({ id }) => id))
  return [
    ...FIXED,
    ...outline.nodes
      .filter(({ id }) => units.has(id))
      .map(({ id, label }) => ({ path: unitPath(id), name: label })),
    ...outline.concepts.flatMap(({ id, content }) => {
      const unit = listAncestors(entries, id).find((above) => units.has(above))
      return unit ? [{ path: conceptPath(unit, id), name: content }] : []
    }),
  ]
}

/** Asks which page it is about. */
export function AddPage({ hrefOf }: { hrefOf: (id: string) => string }) {
  const list = useId()
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const { data: outline } = useQuery(outlineQuery)
  const [path, setPath] = useState('')
  const [error, setError] = useState<string | null>(null)
  const open = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = path.trim()
    try {
      await queryClient.fetchQuery(seoPageQuery(wanted))
      navigate(hrefOf(wanted), { replace: true })
    } catch (thrown) {
      const { status, message } = toAppError(thrown)
      setError(status === 400 || status === 422 ? '이 주소에는 페이지가 없어요.' : message)
    }
  }
  return (
    <form className="record-form" aria-label="페이지 고르기" onSubmit={(event) => void open(event)}>
      <h2>페이지 고르기</h2>
      <Field label="페이지의 주소" note="단원이나 개념의 이름을 쓰면 주소를 찾아 줘요." error={error}>
        {(control) => (
          <input
            {...control}
            list={list}
            placeholder="/chat/M1U01"
            value={path}
            onChange={(event) => {
              setPath(event.target.value)
              setError(null)
            }}
          />
        )}
      </Field>
      <datalist id={list}>
        {outline &&
          listPages(outline).map((page) => (
            <option key={page.path} value={page.path}>
              {page.name}
            </option>
          ))}
      </datalist>
      <div>
        <Button type="submit" variant="filled" disabled={path.trim() === ''}>
          이 페이지 열기
        </Button>
      </div>
    </form>
  )
}
