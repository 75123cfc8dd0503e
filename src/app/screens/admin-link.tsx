import { Link } from 'wouter'
import { Icon } from '#ui/primitives/icon.tsx'

/** The way from the learner's menu to administration; loaded for administrators alone. */
export function AdminLink() {
  return (
    <Link href="/admin">
      <Icon name="screen" />
      <span>관리</span>
    </Link>
  )
}
