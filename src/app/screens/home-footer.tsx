import './home-footer.css'
import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import { currentUserAtom } from '#platform/session.ts'

const LINKS = [
  { href: '/bookmark', label: '북마크', forLearners: true },
  { href: '/settings', label: '설정', forLearners: false },
  { href: '/guide/start', label: '사용 안내', forLearners: false },
  { href: '/price', label: '요금', forLearners: false },
  { href: '/sales', label: '도입 안내', forLearners: false },
  { href: '/policies/terms', label: '이용약관', forLearners: false },
  { href: '/policies/privacy', label: '개인정보 처리방침', forLearners: false },
  { href: '/policies/youth', label: '청소년 보호', forLearners: false },
]

/** Where else one can go from home, which has no side menu. */
export function HomeFooter() {
  const user = useAtomValue(currentUserAtom)
  return (
    <footer>
      <nav className="home-foot" aria-label="더 보기">
        {LINKS.filter(({ forLearners }) => user !== null || !forLearners).map(({ href, label }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  )
}
