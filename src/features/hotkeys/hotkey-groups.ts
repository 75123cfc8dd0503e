export interface HotkeyLine {
  label: string
  keys: readonly string[]
}

export interface HotkeyGroup {
  title: string
  lines: readonly HotkeyLine[]
}

/** What the dialog says (specification section 2). */
export const HOTKEY_GROUPS: readonly HotkeyGroup[] = [
  {
    title: '기본',
    lines: [
      { label: '단축키 보기', keys: ['Ctrl', 'Shift', '?'] },
      { label: '왼쪽 메뉴 열고 닫기', keys: ['Ctrl', 'Shift', '<'] },
    ],
  },
  {
    title: '학습 화면 · 오른쪽 탭',
    lines: [
      { label: '요약', keys: ['Ctrl', 'Shift', 'O'] },
      { label: '학습 자료', keys: ['Ctrl', 'Shift', 'C'] },
      { label: '용어', keys: ['Ctrl', 'Shift', 'Z'] },
    ],
  },
  {
    title: '학습 화면 · 입력 칸',
    lines: [
      { label: '보내기', keys: ['Enter'] },
      { label: '줄 바꾸기', keys: ['Shift', 'Enter'] },
      { label: '질문과 답안 바꾸기', keys: ['Ctrl', 'Shift', 'X'] },
      { label: '맨 앞으로', keys: ['Home'] },
      { label: '맨 뒤로', keys: ['End'] },
    ],
  },
  {
    title: '학습 화면 · 이어서 할 일',
    lines: [
      { label: '오른쪽 카드 고르기', keys: ['Ctrl', 'Shift', '→'] },
      { label: '왼쪽 카드 고르기', keys: ['Ctrl', 'Shift', '←'] },
      { label: '고른 카드의 질문 보내기', keys: ['Enter'] },
    ],
  },
]
