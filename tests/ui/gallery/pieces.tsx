import { createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Staircase } from '#ui/chart/staircase.tsx'
import { Steps } from '#ui/chart/steps.tsx'
import { WeekBars } from '#ui/chart/week-bars.tsx'
import { PersonaPicker } from '#ui/form/persona-picker.tsx'
import { ItemCard } from '#ui/item-card/item-card.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Drawer } from '#ui/overlay/drawer.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { closeToastAtom, showToastAtom, TOAST_SEVERITIES, toastsAtom } from '#ui/overlay/toast.state.ts'
import { ToastStack } from '#ui/overlay/toast-stack.tsx'
import { Button, ButtonLink, IconButton } from '#ui/primitives/button.tsx'
import { Tooltip } from '#ui/primitives/tooltip.tsx'
import { Part } from './part.tsx'

const none = () => undefined

const SHORT_PAIRS = {
  left: [String.raw`\((-2, 3)\)`, String.raw`\((4, -1)\)`, String.raw`\((0, 5)\)`],
  right: ['제2사분면', '제3사분면', '제4사분면', String.raw`\(y\)축 위`],
}
const LONG_PAIRS = {
  left: ['변량', '계급', '계급의 크기', '도수'],
  right: [
    '각 계급에 속하는 변량의 개수',
    '자료를 수량으로 나타낸 것',
    '변량을 일정한 간격으로 나눈 구간',
    String.raw`구간의 너비, 곧 \((\text{계급의 양 끝 값의 차})\)`,
  ],
}

function Matching() {
  const [short, setShort] = useState('ㄱ-1')
  const [long, setLong] = useState('ㄱ-2,ㄷ-1')
  const shared = { kind: 'pairs', given: null, revealedKey: null } as const
  return (
    <>
      <ItemCard
        level="개념"
        number={1}
        total={3}
        question="점의 좌표와 그 점이 있는 곳을 짝 지으세요."
        answer={{ ...shared, pairing: SHORT_PAIRS, written: short, onWrite: setShort }}
        hint={{ onPress: none }}
        onShowSolution={none}
      />
      <ItemCard
        level="개념"
        number={2}
        total={3}
        question="도수분포표의 용어와 그 뜻을 알맞게 짝 지으세요."
        answer={{ ...shared, pairing: LONG_PAIRS, written: long, onWrite: setLong }}
        hint={{ onPress: none }}
        onShowSolution={none}
      />
      <ItemCard
        level="기본"
        number={3}
        total={3}
        question="점의 좌표와 그 점이 있는 곳을 짝 지으세요."
        answer={{
          ...shared,
          pairing: SHORT_PAIRS,
          written: '',
          given: 'ㄱ-1,ㄴ-2,ㄷ-4',
          revealedKey: 'ㄱ-1&ㄴ-3&ㄷ-4',
          onWrite: none,
        }}
        verdict="wrong"
        closed
      />
    </>
  )
}

export function Items() {
  const [long, setLong] = useState<number[]>([])
  const [several, setSeveral] = useState<number[]>([2])
  const [truth, setTruth] = useState<boolean | null>(null)
  return (
    <Part title="문항">
      <div className="gallery-wide-columns">
        <ItemCard
          level="개념"
          number={1}
          total={3}
          pips={['open', 'open', 'open']}
          question="직각삼각형의 빗변에 대한 설명으로 옳은 것은?"
          answer={{
            kind: 'choice',
            options: [
              '직각을 낀 두 변 가운데 긴 변이다.',
              '직각과 마주 보는 변이다.',
              '',
              '가장 짧은 변이다.',
              '',
            ],
            layout: 'long',
            picks: 1,
            chosen: long,
            onChoose: setLong,
          }}
          hint={{ onPress: none }}
          onShowSolution={none}
        />
        <ItemCard
          level="표준"
          number={3}
          total={4}
          pips={['alone', 'hint', 'open', 'open']}
          question={String.raw`다음 중 소수를 모두 고르세요. \(2^3\)은 소수가 아니에요.`}
          answer={{
            kind: 'choice',
            options: [String.raw`\(2\)`, '3', '9', String.raw`\(\dfrac{1}{2}\)`, '15'],
            layout: 'short',
            picks: 2,
            chosen: several,
            onChoose: setSeveral,
          }}
          hint={{ label: '다음 힌트', waiting: { totalMs: 9_000, passedMs: 3_000 }, onPress: none }}
          onShowSolution={none}
        />
        <ItemCard
          level="기본"
          number={4}
          total={4}
          pips={['alone', 'hint', 'alone', 'solution']}
          question="두 변의 길이가 8, 15인 직각삼각형의 빗변의 길이를 구하세요."
          answer={{ kind: 'written', given: '17' }}
          verdict="right"
          onShowSolution={none}
        />
        <ItemCard
          level="개념"
          number={2}
          total={3}
          question="1은 소수이다."
          answer={{ kind: 'truth', chosen: truth, onChoose: setTruth }}
          verdict={truth === true ? 'wrong' : null}
          hint={{ disabledReason: '힌트를 모두 보았어요', onPress: none }}
        />
        <Matching />
      </div>
    </Part>
  )
}

const UNITS = [
  '유리수와 순환소수',
  '식의 계산',
  '일차부등식과 연립일차방정식',
  '일차함수와 그 그래프',
  '일차함수와 일차방정식의 관계',
  '삼각형과 사각형의 성질',
  '도형의 닮음',
  '피타고라스 정리',
  '확률과 그 기본 성질',
]
const SHARES = [100, 100, 100, 100, 100, 100, 88, 15, 0]

export function Charts() {
  const levels = (basic: number) => [
    { label: '개념', percent: 100 },
    { label: '기본', percent: basic },
    { label: '표준', percent: basic === 100 ? 100 : 0 },
    { label: '도전', percent: 0 },
  ]
  return (
    <Part title="진행">
      <Staircase
        label="중학교 2학년 단원"
        currentId="7"
        stairs={UNITS.map((name, index) => ({
          id: String(index),
          name,
          href: `/chat/M2U0${index}`,
          done: Math.round((SHARES[index] ?? 0) / 12.5),
          total: 8,
          percent: SHARES[index] ?? 0,
        }))}
      />
      <div className="gallery-narrow">
        <WeekBars
          label="요일별 학습 시간"
          today={5}
          days={['월', '화', '수', '목', '금', '토', '일'].map((day, index) => ({
            day,
            minutes: [18, 31, 0, 42, 10, 24, 0][index] ?? 0,
          }))}
        />
      </div>
      <Steps
        label="개념"
        steps={[
          {
            id: 'a',
            name: '닮음의 뜻과 닮음비',
            description: '닮은 도형에서 대응변의 비가 일정하고 대응각이 같음을 알아요.',
            href: '/a',
            state: 'done',
            levels: levels(100),
            time: '18분',
            note: '도전 남음',
          },
          {
            id: 'b',
            name: '삼각형의 무게중심',
            description: '세 중선이 만나는 점이 중선을 2:1로 나눠요.',
            href: '/b',
            state: 'now',
            levels: levels(55),
            action: (
              <ButtonLink href="/b" variant="filled">
                이어서
              </ButtonLink>
            ),
          },
          {
            id: 'c',
            name: '닮음의 활용',
            description: '직접 잴 수 없는 길이를 구해요.',
            href: '/c',
            state: 'open',
            levels: levels(0),
            time: '0분',
            note: '아직',
          },
        ]}
      />
    </Part>
  )
}

export function Overlays() {
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <OverlayButtons />
    </Provider>
  )
}

const CORNERS = ['top-left', 'top-center', 'bottom-left', 'bottom-center', 'bottom-right'] as const

function OverlayButtons() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'mask' | 'left' | 'right' | null>(null)
  const [log, setLog] = useState('')
  const toasts = useAtomValue(toastsAtom)
  const show = useSetAtom(showToastAtom)
  const closeToast = useSetAtom(closeToastAtom)
  const close = () => setOpen(null)
  return (
    <Part title="창">
      <div className="gallery-cards">
        <Button onClick={() => setOpen('dialog')}>창 열기</Button>
        <Button onClick={() => setOpen('mask')}>가림막으로 닫는 창</Button>
        <Button onClick={() => setOpen('confirm')}>지우기 확인</Button>
        <Button onClick={() => setOpen('left')}>왼쪽 서랍</Button>
        <Button onClick={() => setOpen('right')}>오른쪽 서랍</Button>
        <Menu
          label="더 보기"
          items={[
            {
              id: 'clear',
              label: '대화 비우기',
              icon: 'trash',
              danger: true,
              onSelect: () => setLog('비움'),
            },
            { id: 'keys', label: '단축키', icon: 'keyboard', onSelect: () => setLog('단축키') },
            {
              id: 'off',
              label: '영상',
              icon: 'play',
              disabledReason: '연결되면 볼 수 있어요',
              onSelect: none,
            },
          ]}
        />
        {TOAST_SEVERITIES.map((severity) => (
          <Button
            key={severity}
            onClick={() =>
              show({
                severity,
                title: `${severity} 쪽지`,
                detail: '지금 하던 문항을 마치면 바꿀게요.',
                lifeMs: severity === 'info' ? 8_000 : 60_000,
              })
            }
          >
            {severity}
          </Button>
        ))}
        {CORNERS.map((position) => (
          <Button
            key={position}
            onClick={() =>
              show({ severity: 'info', title: position, position, closable: false, lifeMs: null })
            }
          >
            {position}
          </Button>
        ))}
        <Tooltip text="  ">
          <Button>풀이말 없음</Button>
        </Tooltip>
        <output>{log}</output>
      </div>
      <Dialog open={open === 'dialog'} onClose={close} title="단축키" kind="wide">
        <p>창의 글이에요.</p>
      </Dialog>
      <Dialog open={open === 'mask'} onClose={close} title="가림막" maskCloses>
        <p>밖을 누르면 닫혀요.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="‘도형의 닮음’ 단원을 지울까요?"
        confirmLabel="지우기"
        onCancel={close}
        onConfirm={() => {
          setLog('지움')
          close()
        }}
      >
        이 기기에 내려받은 6.7 MB가 지워져요. 학습 기록과 오답 노트는 그대로 남아요.
      </ConfirmDialog>
      {(['left', 'right'] as const).map((side) => (
        <Drawer
          key={side}
          open={open === side}
          onClose={close}
          side={side}
          label={side === 'left' ? '교육과정' : '학습 도우미'}
        >
          <div className="gallery-end">
            <IconButton icon="x" label="닫기" onClick={close} />
          </div>
          <a href="#a" className="gallery-padded">
            첫 항목
          </a>
        </Drawer>
      ))}
      <ToastStack toasts={toasts} onClose={closeToast} />
    </Part>
  )
}

export function Personas() {
  const [persona, setPersona] = useState<
    'friend_female_1' | 'friend_male_1' | 'teacher_female_1' | 'teacher_male_1'
  >('friend_female_1')
  return (
    <PersonaPicker
      label="튜터"
      value={persona}
      onChange={setPersona}
      choices={[
        { persona: 'friend_female_1', name: '다온', note: '또래 친구 · 편한 말' },
        { persona: 'friend_male_1', name: '지호', note: '또래 친구 · 편한 말' },
        { persona: 'teacher_female_1', name: '윤 선생님', note: '높임말' },
        { persona: 'teacher_male_1', name: '한 선생님', note: '높임말' },
      ]}
    />
  )
}
