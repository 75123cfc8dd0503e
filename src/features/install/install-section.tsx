import './install.css'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { installWayAtom, promptInstallAtom } from '#platform/install.ts'
import { Button } from '#ui/primitives/button.tsx'

/** How to install the app: a button if the browser offers one, else instructions. */
export function InstallSection() {
  const way = useAtomValue(installWayAtom)
  const install = useSetAtom(promptInstallAtom)
  if (way === 'installed') return <p className="install-text">이 기기에 설치되어 있어요.</p>
  if (way === 'prompt') {
    return (
      <div className="install">
        <p className="install-text">홈 화면에서 바로 열리고, 인터넷이 없어도 켜져요.</p>
        <Button icon="install" onClick={() => void install()}>
          이 기기에 설치하기
        </Button>
      </div>
    )
  }
  if (way === 'menu') {
    return (
      <p className="install-text">
        브라우저의 메뉴에서 ‘앱 설치’나 ‘홈 화면에 추가’를 누르면 홈 화면에서 바로 열려요.
      </p>
    )
  }
  return (
    <ol className="install-steps">
      <Step text="화면 위나 아래의 공유 단추를 눌러요.">
        <rect x="26" y="32" width="28" height="30" rx="4" />
        <path d="M40 48V14M30 24l10-10 10 10" />
      </Step>
      <Step text="목록에서 ‘홈 화면에 추가’를 골라요.">
        <rect x="10" y="22" width="60" height="36" rx="6" />
        <path d="M20 40h26" />
        <rect x="54" y="34" width="10" height="10" rx="2" />
        <path d="M59 36.5v5M56.5 39h5" />
      </Step>
      <Step text="오른쪽 위의 ‘추가’를 눌러요.">
        <rect x="14" y="12" width="52" height="56" rx="6" />
        <path d="M14 28h52M50 20h10" />
        <rect x="24" y="38" width="16" height="16" rx="4" />
      </Step>
    </ol>
  )
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 80 80" aria-hidden="true">
        {children}
      </svg>
      <span>{text}</span>
    </li>
  )
}
