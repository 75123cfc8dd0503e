import { useState } from 'react'
import { TUTOR_PERSONAS } from '#domain/access/roles.ts'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { Checkbox, Switch } from '#ui/form/switch.tsx'
import { LevelMarks } from '#ui/overlay/level-marks.tsx'
import { AppBar } from '#ui/primitives/app-bar.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Button, ButtonLink, IconButton } from '#ui/primitives/button.tsx'
import { Chip, KeyCap } from '#ui/primitives/chip.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { ICON_PATHS, type IconName } from '#ui/primitives/icon-paths.ts'
import { Logo } from '#ui/primitives/logo.tsx'
import { Mark } from '#ui/primitives/mark.tsx'
import { LevelSteps, Pips, ProgressBar, ProgressMark } from '#ui/primitives/progress-mark.tsx'
import { Segmented } from '#ui/primitives/segmented.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { EmptyState, ErrorState, LoadingState, OfflineState } from '#ui/states/list-state.tsx'
import { StatusBar } from '#ui/states/status-bar.tsx'
import { Part } from './part.tsx'
import { Charts, Items, Overlays, Personas } from './pieces.tsx'

const ROW = 'gallery-row'
const LEVELS = [
  { label: '개념', percent: 100 },
  { label: '기본', percent: 45 },
  { label: '표준', percent: 0 },
  { label: '도전', percent: 0 },
]
const CHOICES = LEVELS.map(({ label, percent }) => ({
  label,
  percent,
  words: percent === 100 ? '마침' : '아직',
  items: [{ id: label, label: `${label} 문항 풀기`, onSelect: () => undefined }],
}))

export function Gallery() {
  return (
    <>
      <AppBar
        path="중2 · 피타고라스 정리"
        title="피타고라스 정리"
        heading
        leading={<IconButton icon="menu" label="메뉴 열기" />}
      >
        <LevelMarks levels={CHOICES} current="기본" className="gallery-levels" />
        <IconButton icon="moon" label="어두운 화면" />
      </AppBar>
      <StatusBar title="오프라인이에요" detail="보낼 기록 3개" />
      <main className="gallery-page">
        <Letters />
        <Buttons />
        <Fields />
        <Signs />
        <Charts />
        <Items />
        <States />
        <Overlays />
      </main>
    </>
  )
}

function Letters() {
  return (
    <Part title="글자">
      <div>
        <p className="gallery-head gallery-head-3xl">답보다 이유를 먼저</p>
        <p className="gallery-head gallery-head-2xl">도형의 닮음</p>
        <p className="gallery-head gallery-head-xl">피타고라스 정리</p>
        <p className="gallery-head gallery-head-lg">자주 하는 실수</p>
      </div>
      <div className={ROW}>
        <Logo />
        {TUTOR_PERSONAS.map((persona) => (
          <Avatar key={persona} persona={persona} />
        ))}
      </div>
      <div className={ROW}>
        {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    </Part>
  )
}

function Buttons() {
  return (
    <Part title="버튼">
      <div className={ROW}>
        <Button variant="filled">보내기</Button>
        <Button icon="hint">힌트</Button>
        <Button variant="danger">계정 삭제</Button>
        <Button variant="text">풀이 보기</Button>
        <Button variant="accent">이 질문에 답하기</Button>
        <Button variant="filled" size="lg" trailingIcon="arrow-right">
          바로 시작
        </Button>
        <ButtonLink href="#top" size="lg">
          단원 보기
        </ButtonLink>
      </div>
      <div className={ROW}>
        <Button variant="filled" busy>
          보내는 중
        </Button>
        <Button variant="filled" disabled>
          보내기
        </Button>
        <Button disabledReason="연결되면 볼 수 있어요">영상 보기</Button>
        <IconButton icon="bookmark" label="북마크" pressed={false} />
        <IconButton icon="bookmark" label="북마크함" pressed />
        <IconButton icon="trash" label="지우기" disabled />
      </div>
    </Part>
  )
}

function Fields() {
  const [on, setOn] = useState(true)
  const [mode, setMode] = useState<'question' | 'answer'>('question')
  return (
    <Part title="입력">
      <div className="gallery-columns gallery-columns-top gallery-columns-3">
        <TextField label="별명" placeholder="2~12자" note="튜터가 부르는 이름이에요" />
        <TextField label="별명" defaultValue="ㅎ" error="두 글자 이상 적어 주세요" />
        <SelectField label="학년">
          <option>중학교 1학년</option>
        </SelectField>
        <TextField label="이메일" defaultValue="h@example.com" disabled note="로그인한 계정에서 가져왔어요" />
        <div>
          <Switch label="이메일 알림" note="하루에 한 번만 보내요" checked={on} onChange={setOn} />
          <Switch label="영상 링크" checked={!on} onChange={(value) => setOn(!value)} />
          <Checkbox label="공용 기기예요" checked={on} onChange={setOn} />
        </div>
      </div>
      <Personas />
      <div className={ROW}>
        <Segmented
          label="입력 방식"
          value={mode}
          onChange={setMode}
          segments={[
            { value: 'question', label: '질문' },
            { value: 'answer', label: '답안' },
          ]}
        />
        <Segmented
          label="화면"
          value="system"
          onChange={() => undefined}
          segments={[
            { value: 'system', label: '기기', icon: 'screen' },
            { value: 'light', label: '밝게', icon: 'sun' },
            { value: 'dark', label: '어둡게', icon: 'moon' },
          ]}
        />
      </div>
    </Part>
  )
}

function Signs() {
  const [tab, setTab] = useState<'outline' | 'links' | 'terms'>('outline')
  return (
    <Part title="탭과 표지">
      <div>
        <Tabs
          label="학습 도우미"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'outline', label: '요약' },
            { id: 'links', label: '학습 자료' },
            { id: 'terms', label: '용어' },
          ]}
        >
          <p className="gallery-padded">{tab}</p>
        </Tabs>
      </div>
      <div className={ROW}>
        <Chip>개념</Chip>
        <Chip tone="accent">기본</Chip>
        <Chip tone="line">객관식</Chip>
        <KeyCap>Enter</KeyCap>
        <KeyCap>Ctrl</KeyCap>
      </div>
      <div className={ROW}>
        <ProgressMark percent={0} />
        <ProgressMark percent={35} />
        <ProgressMark percent={100} />
        <Pips pips={['alone', 'hint', 'solution', 'open']} />
        <Mark verdict="right" size={38} strokeWidth={4.4} />
        <Mark verdict="wrong" size={38} strokeWidth={4.4} />
      </div>
      <LevelSteps levels={LEVELS} />
      <ProgressBar label="내려받기" percent={62} />
    </Part>
  )
}

function States() {
  const panel = 'gallery-panel'
  return (
    <Part title="목록의 네 상태">
      <div className="gallery-columns">
        <div className={panel}>
          <LoadingState />
        </div>
        <div className={panel}>
          <EmptyState
            icon="bookmark"
            title="아직 북마크가 없어요"
            detail="대화에서 다시 보고 싶은 답에 표시해 두세요."
          />
        </div>
        <div className={panel}>
          <ErrorState title="목록을 가져오지 못했어요" onRetry={() => undefined} />
        </div>
        <div className={panel}>
          <OfflineState
            detail="내려받은 단원은 지금도 열려요."
            action={{ label: '내려받은 단원 보기', onPress: () => undefined }}
          />
        </div>
      </div>
    </Part>
  )
}
