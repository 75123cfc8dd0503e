import { HOTKEYS, type HotkeyEvent } from '#platform/hotkeys.ts'

interface HotkeyLine {
  label: string
  keys: readonly string[]
}

interface HotkeyGroup {
  title: string
  lines: readonly HotkeyLine[]
}

/** A shortcut's line, or one of a key that the input handles by itself. */
type Entry = readonly [label: string, shortcut: HotkeyEvent | readonly string[]]

/** The dialog's lines (specification section 2). */
const GROUPS: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: '기본',
    entries: [
      ['단축키 보기', 'open-hotkey-dialog'],
      ['왼쪽 메뉴 열고 닫기', 'toggle-left-menu'],
    ],
  },
  {
    title: '학습 화면 · 오른쪽 탭',
    entries: [
      ['요약', 'toggle-page-outline-tab'],
      ['학습 자료', 'toggle-links-tab'],
      ['용어', 'toggle-terms-tab'],
    ],
  },
  {
    title: '학습 화면 · 입력 칸',
    entries: [
      ['보내기', ['Enter']],
      ['줄 바꾸기', ['Shift', 'Enter']],
      ['질문과 답안 바꾸기', 'toggle-chat-mode'],
      ['맨 앞으로', ['Home']],
      ['맨 뒤로', ['End']],
    ],
  },
  {
    title: '학습 화면 · 이어서 할 일',
    entries: [
      ['오른쪽 카드 고르기', 'move-related-questions-right'],
      ['왼쪽 카드 고르기', 'move-related-questions-left'],
      ['고른 카드의 질문 보내기', ['Enter']],
    ],
  },
]

export const HOTKEY_GROUPS: readonly HotkeyGroup[] = GROUPS.map(({ title, entries }) => ({
  title,
  lines: entries.map(([label, shortcut]) => ({
    label,
    keys: typeof shortcut === 'string' ? keysOf(shortcut) : shortcut,
  })),
}))

function keysOf(event: HotkeyEvent): string[] {
  const caps = HOTKEYS.filter((hotkey) => hotkey.event === event).map(({ cap }) => cap)
  return ['Ctrl', 'Shift', ...caps]
}
