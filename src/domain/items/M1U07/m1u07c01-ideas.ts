import { askChoice, optionAnswer } from '../asking/ask-value.ts'
import { pt, seg } from '../asking/geometry-text.ts'
import { tex } from '../asking/inline-math.ts'
import { type CluedClaim, judgeClaims, withSharedHints } from '../asking/judge-claims.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U07C01'

const RULER = '눈금 없는 자'
const COMPASS = '컴퍼스'

interface Task {
  purpose: (ends: string) => string
  tool: string
  because: string
  clue: string
}

const TASKS: readonly Task[] = [
  {
    purpose: (ends) => `두 점 ${pt(ends[0] ?? '')}와 ${pt(ends[1] ?? '')}를 잇는 선분을 그을 때`,
    tool: RULER,
    because: '작도에서 두 점을 잇는 선분은 눈금 없는 자를 대고 그어요.',
    clue: '두 점 사이에 곧은 선을 그어야 해요. 길이를 잴 필요가 있는지도 생각하세요.',
  },
  {
    purpose: (ends) => `선분 ${pt(ends)}를 점 ${pt(ends[1] ?? '')} 쪽으로 길게 늘일 때`,
    tool: RULER,
    because: '작도에서 선분을 연장하는 것은 눈금 없는 자의 일이에요.',
    clue: '선분과 같은 방향으로 곧은 선을 더 그어야 해요.',
  },
  {
    purpose: (ends) => `선분 ${pt(ends)}의 길이를 다른 직선 위로 옮길 때`,
    tool: COMPASS,
    because: '컴퍼스의 벌어진 간격은 그대로 유지되므로 길이를 옮길 수 있어요.',
    clue: '몇 cm인지 읽지 않고 두 점 사이의 간격을 그대로 유지해야 해요.',
  },
  {
    purpose: (ends) =>
      `점 ${pt(ends[0] ?? '')}를 중심으로 하고 ${tex(seg(ends))}를 반지름으로 하는 원을 그릴 때`,
    tool: COMPASS,
    because: '한 점을 중심으로 하는 원은 컴퍼스로 그려요.',
    clue: '한 점에서 거리가 일정한 점들을 모두 그려야 해요.',
  },
  {
    purpose: (ends) => `선분 ${pt(ends)}와 다른 선분의 길이가 같은지 비교할 때`,
    tool: COMPASS,
    because: '눈금을 읽지 않고 길이를 비교하려면 컴퍼스를 한 선분의 길이만큼 벌려 다른 선분에 대어 봐요.',
    clue: '눈금을 읽지 않고 한 선분의 간격을 다른 선분에 대어 보아야 해요.',
  },
]

const pickTool: ItemTemplate = {
  id: 'M1U07C01L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '작도의 도구',
  generate: (random) => {
    const { purpose, tool, because, clue } = random.pick(TASKS)
    const ends = random.pick(['AB', 'AC', 'BC', 'CD', 'DE', 'PQ'])
    const other = tool === RULER ? COMPASS : RULER
    return askChoice(random, {
      question: `작도에서 ${purpose(ends)} 쓰는 도구는 어느 것인가요?`,
      right: optionAnswer(tool),
      slips: [
        {
          ...optionAnswer(other),
          mistakeText:
            tool === RULER
              ? '컴퍼스는 원을 그리거나 길이를 옮길 때 써요.'
              : '눈금 없는 자로는 선을 그을 뿐 길이를 잴 수 없어요.',
        },
        { ...optionAnswer('눈금 있는 자'), mistakeText: '작도에서는 눈금을 읽어 길이를 재지 않아요.' },
        { ...optionAnswer('각도기'), mistakeText: '작도에서는 각도기로 각의 크기를 재지 않아요.' },
        { ...optionAnswer('줄자'), mistakeText: '작도에서는 눈금이 있는 도구를 쓰지 않아요.' },
      ],
      solution: `작도는 눈금 없는 자와 컴퍼스만을 써서 도형을 그리는 것이에요. ${because}`,
      hints: [
        '작도에서는 두 가지 도구만 쓸 수 있어요. 눈금을 읽는 도구는 쓰지 않아요.',
        '두 도구 가운데 하나는 곧은 선을 긋고, 다른 하나는 원을 그리거나 간격을 유지해요.',
        clue,
      ],
    })
  },
}

const MEANINGS: readonly CluedClaim[] = [
  {
    text: '작도에서는 눈금 없는 자와 컴퍼스만을 사용한다.',
    isTrue: true,
    because: '작도의 뜻이에요.',
    mistakeText: '작도에서 쓸 수 있는 도구가 두 가지뿐이라는 것을 놓쳤어요.',
    clue: '선을 긋는 도구와 길이를 옮기는 도구 말고 다른 것이 더 필요한지 생각해 보세요.',
  },
  {
    text: '작도에서는 자의 눈금을 읽어 선분의 길이를 재도 된다.',
    isTrue: false,
    because: '작도에 쓰는 자에는 눈금이 없어요. 길이는 컴퍼스로 옮겨요.',
    mistakeText: '길이를 재는 데 자의 눈금을 쓸 수 없다는 것을 놓쳤어요.',
    clue: '작도에 쓰는 자의 이름에 어떤 말이 붙어 있었나요?',
  },
  {
    text: '크기가 같은 각을 작도할 때에는 각도기로 각의 크기를 잰다.',
    isTrue: false,
    because: '각도 컴퍼스와 눈금 없는 자만으로 옮겨요. 각도기는 쓰지 않아요.',
    mistakeText: '각을 옮길 때에도 각도기를 쓰지 않는다는 것을 놓쳤어요.',
    clue: '각도기는 작도에서 쓸 수 있는 두 도구 가운데 하나인가요?',
  },
  {
    text: '각의 크기를 몰라도 그 각과 크기가 같은 각을 작도할 수 있다.',
    isTrue: true,
    because: '컴퍼스로 길이를 옮기면 각의 크기를 재지 않아도 같은 각을 만들 수 있어요.',
    mistakeText: '작도에서는 각의 크기를 재지 않는다는 것을 놓쳤어요.',
    clue: '각을 옮길 때 컴퍼스로 벌린 두 길이를 그대로 옮겼어요. 몇 도인지 읽은 적이 있나요?',
  },
  {
    text: '길이가 같은 선분을 작도하려면 그 길이가 몇 cm인지 알아야 한다.',
    isTrue: false,
    because: '컴퍼스를 선분의 길이만큼 벌려 옮기므로 몇 cm인지 몰라도 돼요.',
    mistakeText: '컴퍼스는 길이의 값을 몰라도 그대로 옮길 수 있다는 것을 놓쳤어요.',
    clue: '컴퍼스를 선분의 양 끝에 맞추어 벌리면, 길이를 읽지 않고도 옮길 수 있는지 생각해 보세요.',
  },
]

const TOOL_CLAIMS: readonly CluedClaim[] = [
  {
    text: '작도에서 선분의 길이를 옮길 때에는 컴퍼스를 사용한다.',
    isTrue: true,
    because: '컴퍼스를 선분의 길이만큼 벌리면 그 길이를 그대로 옮길 수 있어요.',
    mistakeText: '컴퍼스가 길이를 옮기는 도구라는 것을 놓쳤어요.',
    clue: '벌어진 간격이 그대로 유지되는 도구는 어느 것인가요?',
  },
  {
    text: '작도에서 선분의 길이를 옮길 때에는 눈금 없는 자를 사용한다.',
    isTrue: false,
    because: '눈금 없는 자로는 길이를 알 수 없어요. 길이는 컴퍼스로 옮겨요.',
    mistakeText: '눈금 없는 자는 선을 긋는 데에만 쓴다는 것을 놓쳤어요.',
    clue: '눈금이 없는 자로 길이를 기억해 둘 수 있나요?',
  },
  {
    text: '작도에서 두 점을 지나는 직선을 그을 때에는 눈금 없는 자를 사용한다.',
    isTrue: true,
    because: '곧은 선을 긋는 것은 눈금 없는 자의 일이에요.',
    mistakeText: '눈금 없는 자의 쓰임을 놓쳤어요.',
    clue: '곧은 선을 그을 수 있는 도구는 어느 것인가요?',
  },
  {
    text: '작도에서 선분을 연장할 때에는 컴퍼스를 사용한다.',
    isTrue: false,
    because: '선분을 곧게 늘이는 것은 눈금 없는 자의 일이에요.',
    mistakeText: '선분을 연장하는 도구를 컴퍼스와 혼동했어요.',
    clue: '선분을 곧게 늘이려면 곧은 선을 긋는 도구가 필요한지, 둥근 선을 그리는 도구가 필요한지 생각해 보세요.',
  },
  {
    text: '작도에서 원을 그릴 때에는 컴퍼스를 사용한다.',
    isTrue: true,
    because: '컴퍼스는 중심에서 거리가 일정한 점들을 그려요. 그래서 원이 돼요.',
    mistakeText: '컴퍼스로 원을 그린다는 것을 놓쳤어요.',
    clue: '한 점에서 거리가 일정한 점들을 그릴 수 있는 도구는 어느 것인가요?',
  },
  {
    text: '크기가 같은 각을 작도할 때에는 컴퍼스만 있으면 되고 자는 필요 없다.',
    isTrue: false,
    because: '점을 찾은 다음 각의 변인 반직선을 그으려면 눈금 없는 자가 필요해요.',
    mistakeText: '각의 변을 그으려면 자가 필요하다는 것을 놓쳤어요.',
    clue: '각의 두 변은 반직선이에요. 반직선은 무엇으로 긋나요?',
  },
  {
    text: '크기가 같은 각을 작도할 때에는 컴퍼스를 여러 번 사용한다.',
    isTrue: true,
    because: '두 각의 꼭짓점을 중심으로 원을 그리고, 벌어진 폭을 옮길 때에도 컴퍼스를 써요.',
    mistakeText: '각을 옮기는 차례에서 컴퍼스를 쓰는 곳을 떠올려 보세요.',
    clue: '각의 꼭짓점에서 호를 그리는 일과 벌어진 폭을 옮기는 일을 차례로 세어 보세요.',
  },
  {
    text: '점과 점 사이의 거리를 비교할 때에는 컴퍼스를 사용할 수 없다.',
    isTrue: false,
    because: '컴퍼스를 한 거리만큼 벌려 다른 쪽에 대어 보면 비교할 수 있어요.',
    mistakeText: '컴퍼스로 거리를 비교할 수 있다는 것을 놓쳤어요.',
    clue: '컴퍼스를 한쪽 거리만큼 벌려 다른 쪽 두 점에 대어 보면 무엇을 알 수 있나요?',
  },
]

const HINTS: [string, string] = [
  '작도가 어떤 도구로 도형을 그리는 일인지 떠올려 보세요.',
  '눈금 없는 자와 컴퍼스가 하는 일을 나누어 생각해 보세요.',
]

const judgeMeaning = judgeClaims(
  { id: 'M1U07C01L0A2', conceptId, difficultyLevel: 0, name: '작도의 뜻 O/X' },
  (random) => withSharedHints(random.pick(MEANINGS), HINTS),
)

const judgeTool = judgeClaims(
  { id: 'M1U07C01L1A1', conceptId, difficultyLevel: 1, name: '도구의 쓰임 O/X' },
  (random) => withSharedHints(random.pick(TOOL_CLAIMS), HINTS),
)

export const IDEA_TEMPLATES: ItemTemplate[] = [pickTool, judgeMeaning, judgeTool]
