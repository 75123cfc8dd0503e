import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { mayKeepPersonal } from '#domain/access/age-band.ts'
import {
  type PushWay,
  pushEnabledHereAtom,
  pushWayAtom,
  type SubscribeOutcome,
  watchPermission,
} from '#platform/push.ts'
import { currentUserAtom } from '#platform/session.ts'
import { Switch } from '#ui/form/switch.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { isSwitchingPushAtom, switchPushAtom } from '../push-switch.state.ts'

const HOW_TO_ALLOW = '주소창 왼쪽의 자물쇠(설정) 단추를 눌러 ‘알림’을 ‘허용’으로 바꿔 주세요.'

/** Why push cannot be turned on here. */
const HINDRANCES: Record<Exclude<PushWay, 'possible'>, string> = {
  denied: `이 브라우저에서 셈샘의 알림을 막아 두었어요. ${HOW_TO_ALLOW}`,
  'install-first':
    '아이폰과 아이패드에서는 홈 화면에 추가한 앱에서만 알림을 받을 수 있어요. 아래 ‘앱으로 설치’를 먼저 해 주세요.',
  none: '이 브라우저는 푸시 알림을 받을 수 없어요.',
}

/** Error texts: what went wrong, and what to do. */
const PROBLEMS: Partial<Record<SubscribeOutcome | 'off', string>> = {
  denied: `알림이 허용되지 않아서 켜지 않았어요. ${HOW_TO_ALLOW}`,
  undecided: '알림을 허용하지 않아서 켜지 않았어요. 다시 켜고 ‘허용’을 눌러 주세요.',
  late: '이 브라우저의 알림 서비스가 15초 동안 대답하지 않아서 켜지 못했어요. 인터넷을 확인하고 다시 켜 주세요.',
  away: '서버에 연결하지 못해서 켜지 못했어요. 인터넷에 연결되면 다시 켜 주세요.',
  refused: '이 브라우저의 알림 서비스를 쓸 수 없어서 켜지 못했어요. 다른 브라우저에서 켜 보세요.',
}

const WHAT_COMES = '오늘 공부나 오답 노트를 다시 볼 때가 되면 알려 드려요.'

export const NEEDS_CONSENT = '나이를 알려 주고, 만 14세가 되지 않았다면 보호자가 동의하면 받을 수 있어요.'

function describe(isOn: boolean, way: PushWay, isCalledHere: boolean | null): string {
  if (way !== 'possible') return isOn ? `다른 기기에서만 받아요. ${HINDRANCES[way]}` : HINDRANCES[way]
  if (!isOn) return `${WHAT_COMES} 켜면 브라우저가 알림을 허용할지 물어요.`
  return isCalledHere === false ? '다른 기기에서 받고 있어요. 이 기기에서는 아직 받지 않아요.' : WHAT_COMES
}

/** Web push switch: requests the browser's permission only when pressed. */
export function PushSwitch({ label, isOn, canSend }: { label: string; isOn: boolean; canSend: boolean }) {
  const way = useAtomValue(pushWayAtom)
  const isCalledHere = useAtomValue(pushEnabledHereAtom)
  const isBusy = useAtomValue(isSwitchingPushAtom)
  const user = useAtomValue(currentUserAtom)
  const switchPush = useSetAtom(switchPushAtom)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(watchPermission, [])
  const turn = async (wanted: boolean) => {
    setProblem(null)
    setProblem(PROBLEMS[await switchPush(wanted)] ?? null)
  }
  const needsConsent = user !== null && !mayKeepPersonal(user)
  const canTurnOn = canSend && way === 'possible' && !needsConsent
  const unavailable = canSend ? null : '이 서버는 푸시 알림을 보내지 않아요.'
  const note = needsConsent ? NEEDS_CONSENT : (unavailable ?? describe(isOn, way, isCalledHere))
  return (
    <div>
      <Switch
        label={label}
        note={note}
        checked={isOn}
        disabled={isBusy || !(isOn || canTurnOn)}
        onChange={(wanted) => void turn(wanted)}
      />
      {isOn && canTurnOn && isCalledHere === false && (
        <Button busy={isBusy} onClick={() => void turn(true)}>
          이 기기에서도 받기
        </Button>
      )}
      <p className="settings-note" role="status">
        {isBusy ? '알림을 바꾸는 중이에요.' : problem}
      </p>
    </div>
  )
}
