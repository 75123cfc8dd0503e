import './etc-side.css'
import { useAtomValue } from 'jotai'
import { Link, useLocation } from 'wouter'
import { isAdministrator } from '#domain/access/can-visit-path.ts'
import { currentUserAtom } from '#platform/session.ts'
import { Icon, type IconName } from '#ui/primitives/icon.tsx'
import { useLoginPath } from './use-login-path.ts'

interface EtcLink {
  href: string
  icon: IconName
  label: string
  forLearners?: boolean
}

const STUDY: readonly EtcLink[] = [
  { href: '/', icon: 'home', label: '홈' },
  { href: '/recent-check', icon: 'book', label: '최근 학습' },
  { href: '/?section=review', icon: 'note', label: '오답 노트', forLearners: true },
  { href: '/bookmark', icon: 'bookmark', label: '북마크' },
  { href: '/notifications', icon: 'bell', label: '알림' },
]

const DOCUMENTS: readonly EtcLink[] = [
  { href: '/guide/start', icon: 'help', label: '사용 안내' },
  { href: '/price', icon: 'list', label: '요금' },
  { href: '/sales', icon: 'quote', label: '도입 안내' },
  { href: '/policies/terms', icon: 'info', label: '이용약관' },
  { href: '/policies/privacy', icon: 'lock', label: '개인정보 처리방침' },
  { href: '/policies/youth', icon: 'user', label: '청소년 보호' },
]

const ADMINISTRATION: EtcLink = { href: '/admin', icon: 'screen', label: '관리' }

/** Side menu of settings, bookmarks and documents ('etc' in specification section 2). */
export function EtcSide() {
  const user = useAtomValue(currentUserAtom)
  const [path] = useLocation()
  const login = useLoginPath()
  const account: readonly EtcLink[] = [
    { href: '/settings', icon: 'settings', label: '설정' },
    ...(user && isAdministrator(user.roles) ? [ADMINISTRATION] : []),
    user
      ? { href: '/auth/logout', icon: 'logout', label: '로그아웃' }
      : { href: login, icon: 'user', label: '로그인' },
  ]
  return (
    <div className="etc-menu">
      <EtcLinks links={STUDY.filter(({ forLearners }) => user || !forLearners)} path={path} />
      <h3>안내</h3>
      <EtcLinks links={DOCUMENTS} path={path} />
      <h3>내 계정</h3>
      <EtcLinks links={account} path={path} />
    </div>
  )
}

function EtcLinks({ links, path }: { links: readonly EtcLink[]; path: string }) {
  return links.map(({ href, icon, label }) => {
    const isHere = href === path || (href === '/guide/start' && path.startsWith('/guide/'))
    return (
      <Link key={href} href={href} aria-current={isHere ? 'page' : undefined}>
        <Icon name={icon} />
        {label}
      </Link>
    )
  })
}
