import { askJudgement } from '../asking/ask-value.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U05C03'

const IDEAS = [
  {
    statement:
      '곧은길을 걸을 때, 집에서부터의 거리를 시간에 따라 나타낸 그래프에서 가로축과 평행한 부분은 같은 자리에 머문 것을 뜻한다.',
    isTrue: true,
    solution:
      '가로축과 평행하면 시간이 지나도 집에서부터의 거리가 변하지 않아요. 곧은길에서는 같은 자리에 머문 것이에요.',
    mistakeText: '그래프가 가로축과 평행하면 세로축의 값이 변하지 않는다는 것을 놓쳤어요.',
    clue: '가로축과 평행한 부분에서 두 시각을 골라 집에서부터의 거리를 읽어 보세요. 거리가 달라졌나요?',
  },
  {
    statement:
      '집에서부터의 거리를 시간에 따라 나타낸 그래프가 오른쪽 아래로 내려가는 것은 내리막길을 걷는 것을 뜻한다.',
    isTrue: false,
    solution:
      '세로축은 길의 높이가 아니라 집에서부터의 거리예요. 오른쪽 아래로 내려가면 거리가 줄어드는 것이므로 집으로 돌아오는 것이에요.',
    mistakeText: '그래프의 모양을 길의 모양으로 생각했어요. 세로축이 무엇을 나타내는지 보아야 해요.',
    clue: '세로축은 땅의 높이인가요, 집에서부터의 거리인가요? 그 값이 줄어들면 어디로 가고 있는 것인가요?',
  },
  {
    statement:
      '물통에 담긴 물의 양을 시간에 따라 나타낸 그래프가 더 가파르면 물이 더 빠르게 채워지는 것이다.',
    isTrue: true,
    solution: '오른쪽 위로 가는 그래프가 가파를수록 같은 시간 동안 물의 양이 더 많이 늘어나요.',
    mistakeText: '기울어진 정도가 변화의 빠르기를 나타낸다는 것을 놓쳤어요.',
    clue: '같은 1분 동안 가파른 그래프와 완만한 그래프에서 물의 양이 각각 얼마나 늘어나는지 비교해 보세요.',
  },
  {
    statement: '시간에 따른 양의 변화를 나타낸 그래프가 오른쪽 위로 올라가면 그 양은 줄어드는 것이다.',
    isTrue: false,
    solution:
      '오른쪽으로 갈수록 시간이 지나고, 위로 갈수록 값이 커져요. 오른쪽 위로 올라가면 늘어나는 것이에요.',
    mistakeText: '위로 갈수록 세로축의 값이 커진다는 것을 놓쳤어요.',
    clue: '오른쪽 위로 올라가는 선 위의 두 점에서 세로축의 값을 읽어, 나중 값이 더 큰지 작은지 비교하세요.',
  },
  {
    statement: '집에서부터의 거리를 시간에 따라 나타낸 그래프가 다시 가로축과 만나면 집에 돌아온 것이다.',
    isTrue: true,
    solution:
      '가로축 위의 점은 세로축의 값, 곧 집에서부터의 거리가 \\(0\\)이에요. 그러므로 집에 돌아온 것이에요.',
    mistakeText: '가로축 위의 점은 거리가 \\(0\\)이라는 것을 놓쳤어요.',
    clue: '가로축 위에 있는 점에서 세로축의 값은 얼마인가요? 그 값이 무엇을 나타내나요?',
  },
  {
    statement: '걸을 때와 달릴 때의 거리를 시간에 따라 나타낸 그래프에서는 걸을 때가 더 가파르다.',
    isTrue: false,
    solution: '달릴 때 같은 시간 동안 거리가 더 많이 늘어나므로 달릴 때의 그래프가 더 가팔라요.',
    mistakeText: '빠를수록 그래프가 가파르다는 것을 거꾸로 생각했어요.',
    clue: '1분 동안 걸은 거리와 달린 거리 가운데 어느 쪽이 세로로 더 많이 올라가나요?',
  },
] as const

const judgeIdea: ItemTemplate = {
  id: 'M1U05C03L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '그래프의 뜻 O/X',
  generate: (random) => {
    const { clue, ...idea } = random.pick(IDEAS)
    return askJudgement({
      ...idea,
      hints: [
        '그래프에서 가로축과 세로축이 각각 무엇을 나타내는지 먼저 확인하세요.',
        '그래프를 왼쪽에서 오른쪽으로 따라가며 세로축의 값이 어떻게 변하는지 생각해 보세요.',
        clue,
      ],
    })
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [judgeIdea]
