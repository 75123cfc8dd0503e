import { clearedLevelsAtom } from '#features/learning/practice/exam.state.ts'
import { installWayAtom, listenForInstallPrompt, promptInstallAtom } from '#platform/install.ts'
import { pageStore } from '#platform/page-store.ts'
import { readStored, writeStored } from '#platform/storage.ts'
import { showToastAtom } from '#ui/overlay/toast.state.ts'

const OFFER_LIFE_MS = 20_000

/** Offers to install the app once, after the first cleared level; never on a first visit. */
export function installAfterClearing(): void {
  listenForInstallPrompt()
  pageStore.sub(clearedLevelsAtom, () => {
    const way = pageStore.get(installWayAtom)
    if (way === 'installed' || way === 'menu' || readStored('installOffered') !== null) return
    writeStored('installOffered', '1')
    pageStore.set(showToastAtom, {
      severity: 'info',
      title: '셈샘을 홈 화면에 둘까요?',
      detail: '인터넷이 없어도 바로 열려요.',
      lifeMs: OFFER_LIFE_MS,
      action:
        way === 'prompt'
          ? { label: '설치하기', onPress: () => void pageStore.set(promptInstallAtom) }
          : { label: '방법 보기', onPress: () => window.location.assign('/settings#install') },
    })
  })
}
