import { useRef, useState } from 'react'
import { Composer, ComposerDock, type ComposerMode } from '#ui/composer/composer.tsx'
import { FollowUps } from '#ui/composer/follow-ups.tsx'
import { ItemCard } from '#ui/item-card/item-card.tsx'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { MathKeyboard } from '#ui/math-keyboard/math-keyboard.tsx'
import { AppBar } from '#ui/primitives/app-bar.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { DaySeparator, Slip, ThreadColumn, Turn, TurnActs } from '#ui/thread/turn.tsx'
import { HintBox, VerdictLine } from '#ui/thread/verdict-line.tsx'
import { SAMPLES } from '../markdown/samples.ts'

const CARDS = [
  { id: 'next', label: '다음 문항 풀기', icon: 'arrow-right' },
  { id: 'solution', label: '풀이 보기', icon: 'book' },
  { id: 'link', label: '도형의 닮음 다시 보기', icon: 'link' },
  { id: 'video', label: '영상', icon: 'play', disabledReason: '영상은 연결되면 볼 수 있어요' },
] as const

const REPLY = String.raw`좋은 질문이야. 식은 그대로인데, **모르는 자리**만 바뀌는 거야.

빗변 \(c\)와 한 변 \(a\)를 알고 있다면 \(a^2+b^2=c^2\)에서 \(a^2\)을 오른쪽으로 옮기면 돼.

\[ b^2 = c^2 - a^2 \]

예를 들어 \(c=5\), \(a=3\)이면 \(b^2=25-9=16\)이고, 제곱해서 16이 되는 양수는 4니까 \(b=4\)야.

${'```'}question
빗변의 길이가 17이고 다른 한 변이 8이래. 남은 변을 \(x\)라고 하면 어떤 식부터 쓸래?
${'```'}
`

export function Conversation({ streaming, lines }: { streaming: boolean; lines: boolean }) {
  const [value, setValue] = useState('')
  const [mode, setMode] = useState<ComposerMode>('answer')
  const [chosen, setChosen] = useState<number[]>([1])
  const [sent, setSent] = useState<string[]>([])
  const [selected, setSelected] = useState(0)
  const [hasKeys, setHasKeys] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const acts = (
    <TurnActs>
      <IconButton icon="copy" label="복사" />
      <IconButton icon="speaker" label="소리 내어 읽기" />
      <IconButton icon="bookmark" label="북마크" pressed={false} />
    </TurnActs>
  )
  return (
    <main className="gallery-talk">
      <AppBar
        path="중2 · 피타고라스 정리"
        title="피타고라스 정리"
        heading
        leading={<IconButton icon="menu" label="메뉴 열기" />}
      >
        <IconButton icon="moon" label="어두운 화면" />
      </AppBar>
      <ThreadColumn>
        <Turn persona="friend_female_1" name="개념 설명">
          <Markdown text={SAMPLES.explanation ?? ''} />
          {acts}
        </Turn>
        <Slip>빗변이 아닌 변을 구할 때는 왜 빼는 거야?</Slip>
        <Turn persona="friend_female_1" name="다온">
          <Markdown text={REPLY} onAnswer={(question) => setValue(question)} />
          {acts}
        </Turn>
        <DaySeparator>오늘 오후 4:12</DaySeparator>
        <Turn persona="friend_female_1" name="다온">
          <Markdown text="기본 문항은 모두 4개야. 두 번째를 풀어 보자." />
          <ItemCard
            level="기본"
            number={2}
            total={4}
            pips={['alone', 'hint', 'open', 'open']}
            question={String.raw`그림과 같이 \(\angle C=90^\circ\)인 직각삼각형 \(ABC\)에서 \(\overline{AB}=13\), \(\overline{AC}=5\)일 때, \(x\)의 값은?`}
            answer={{
              kind: 'choice',
              options: ['8', '9', '10', '12', '14'],
              layout: 'short',
              picks: 1,
              chosen,
              onChoose: setChosen,
            }}
            verdict={chosen.includes(1) ? 'wrong' : null}
            hint={{ onPress: () => undefined }}
            onShowSolution={() => undefined}
          />
        </Turn>
        <Slip answer>① 8</Slip>
        <Turn persona="friend_female_1" name="다온">
          <VerdictLine verdict="wrong">아직이야</VerdictLine>
          <Markdown text="13에서 5를 빼서 8이 나왔구나. 길이끼리 바로 빼는 건 이 정리와 다른 계산이야." />
          <HintBox number={1} total={3}>
            <Markdown
              text={String.raw`직각은 꼭짓점 \(C\)에 있어. 그러면 길이가 13인 변은 식 \(a^2+b^2=c^2\)의 어느 자리에 들어갈까?`}
            />
          </HintBox>
        </Turn>
        <Slip answer>④ 12</Slip>
        <Turn persona="friend_female_1" name="다온">
          <VerdictLine verdict="right">맞았어!</VerdictLine>
          <Markdown text={String.raw`\(x^2=13^2-5^2=144\)이고, 제곱해서 144가 되는 양수는 12야.`} />
          {acts}
        </Turn>
        {sent.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only appended to
          <Slip key={index}>{text}</Slip>
        ))}
      </ThreadColumn>
      <ComposerDock onToEnd={streaming ? () => undefined : null}>
        <FollowUps
          cards={CARDS}
          selectedId={CARDS[selected]?.id ?? null}
          onPress={(id) => setSelected(CARDS.findIndex((card) => card.id === id))}
        />
        <Composer
          value={value}
          onChange={setValue}
          mode={mode}
          onModeChange={setMode}
          onSend={(text) => {
            setSent([...sent, text])
            setValue('')
          }}
          onSendBlank={() => setSent([...sent, `카드 ${CARDS[selected]?.label}`])}
          lines={lines}
          inputRef={input}
          onMathKeys={mode === 'answer' ? () => setHasKeys(!hasKeys) : undefined}
          mathKeys={
            mode === 'answer' &&
            hasKeys && (
              <MathKeyboard
                inputRef={input}
                value={value}
                onChange={setValue}
                letters={['x', 'y']}
                comparesFirst={lines}
                lines={lines}
                onClose={() => setHasKeys(false)}
              />
            )
          }
          streaming={streaming}
        />
      </ComposerDock>
    </main>
  )
}
