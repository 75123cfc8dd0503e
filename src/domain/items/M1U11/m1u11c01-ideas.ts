import { askValue, rightNumber, wrongNumber } from '../asking/ask-value.ts'
import { drawUntil } from '../asking/draw-until.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type Claim, judgeClaims } from '../asking/judge-claims.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U11C01'

const splitValue: ItemTemplate = {
  id: 'M1U11C01L0A1',
  conceptId,
  difficultyLevel: 0,
  name: '줄기와 잎으로 나누기',
  generate: (random) => {
    const value = drawUntil(
      random,
      (draw) => draw.pick([draw.integer(12, 98), draw.integer(102, 189)]),
      (drawn) => drawn % 10 !== Math.floor(drawn / 10) && drawn % 10 !== 0,
    )
    const asksStem = random.pick([true, false])
    const [stem, leaf] = [Math.floor(value / 10), value % 10]
    const [target, other] = asksStem ? [stem, leaf] : [leaf, stem]
    const rest =
      value > 100
        ? '일의 자리의 숫자를 잎으로, 나머지 자리의 수를 줄기로'
        : '십의 자리의 숫자를 줄기로, 일의 자리의 숫자를 잎으로'
    return askValue({
      question: `${rest} 하여 줄기와 잎 그림을 그리려고 해요. 변량 ${tex(value)}의 ${asksStem ? '줄기를' : '잎을'} 구하세요.`,
      right: rightNumber(target),
      slips: [
        wrongNumber(
          other,
          asksStem
            ? '잎을 답했어요. 줄기는 일의 자리의 앞에 있는 수예요.'
            : '줄기를 답했어요. 잎은 일의 자리의 숫자예요.',
        ),
        ...(asksStem
          ? [
              wrongNumber(
                stem * 10,
                `줄기에는 ${texWith(stem, '이라고/라고')}만 적어요. ${tex(0)}을 붙이지 않아요.`,
              ),
            ]
          : []),
        wrongNumber(value, '변량을 그대로 답했어요. 줄기와 잎으로 나누어야 해요.'),
      ],
      solution: `${texWith(value, '은/는')} 일의 자리의 숫자가 ${texWith(leaf, '이므로/므로')} 잎은 ${texWith(leaf, '이고/고')}, 남은 앞자리의 수 ${texWith(stem, '이/가')} 줄기예요. 따라서 ${asksStem ? '줄기는' : '잎은'} ${texWith(target, '이에요/예요')}.`,
      hints: [
        '변량을 일의 자리와 그 앞자리로 나누어 보세요.',
        '세로선의 왼쪽에 적는 것이 줄기, 오른쪽에 적는 것이 잎이에요.',
        `일의 자리의 숫자는 잎, 그 앞에 있는 수는 줄기예요. 묻는 것은 ${asksStem ? '줄기예요' : '잎이에요'}.`,
      ],
    })
  },
}

const CLAIMS: readonly Claim[] = [
  {
    text: '줄기와 잎 그림에서 잎의 개수는 변량의 개수와 같다.',
    isTrue: true,
    because: '변량 하나마다 잎을 하나씩 적어요. 그러므로 잎의 개수를 모두 더하면 변량의 개수예요.',
    mistakeText: '변량마다 잎을 하나씩 적으므로 잎의 개수와 변량의 개수는 같아요.',
    hints: [
      '변량 \\(12\\), \\(15\\), \\(21\\)로 줄기와 잎 그림을 그려 보세요.',
      '변량 하나를 적을 때 잎을 몇 개 적나요?',
      '그린 그림에서 잎의 개수와 변량의 개수를 세어 비교해 보세요.',
    ],
  },
  {
    text: '줄기와 잎 그림에서 같은 값의 변량이 두 개 있으면 잎을 한 번만 적는다.',
    isTrue: false,
    because: '변량 하나마다 잎을 하나씩 적으므로 같은 값이 두 개이면 잎도 두 번 적어요.',
    mistakeText: '같은 값이 여러 번 나오면 잎도 그 횟수만큼 적어야 변량의 개수가 맞아요.',
    hints: [
      '변량 \\(13\\), \\(13\\), \\(18\\)로 줄기와 잎 그림을 그려 보세요.',
      '잎을 한 번만 적으면 변량이 모두 몇 개라고 읽게 될까요?',
      '그림만 보고 변량의 개수를 바르게 알 수 있으려면 잎을 어떻게 적어야 할지 생각해 보세요.',
    ],
  },
  {
    text: '줄기와 잎 그림을 보면 변량의 정확한 값을 알 수 있다.',
    isTrue: true,
    because: '줄기와 잎을 합치면 변량이 되므로, 그림만 보고도 모든 변량의 값을 알 수 있어요.',
    mistakeText: '줄기와 잎을 합치면 변량의 값을 그대로 읽을 수 있어요.',
    hints: [
      '줄기와 잎 그림의 잎 하나는 무엇을 나타내나요?',
      '줄기가 \\(3\\)이고 잎이 \\(7\\)이면 어떤 변량인가요?',
      '모든 잎을 이렇게 읽을 수 있는지 생각해 보세요.',
    ],
  },
  {
    text: '줄기와 잎 그림에서 줄기는 변량의 개수만큼 적는다.',
    isTrue: false,
    because:
      '줄기는 같은 것을 한 번만 적고, 그 오른쪽에 잎을 나란히 적어요. 변량의 개수와 같은 것은 잎의 개수예요.',
    mistakeText: '변량의 개수만큼 적는 것은 잎이에요. 줄기는 한 번씩만 적어요.',
    hints: [
      '변량 \\(12\\), \\(15\\), \\(21\\)로 줄기와 잎 그림을 그려 보세요.',
      '\\(12\\)와 \\(15\\)의 줄기는 무엇인가요? 몇 번 적나요?',
      '그린 그림에서 줄기의 개수와 변량의 개수를 세어 비교해 보세요.',
    ],
  },
  {
    text: '줄기와 잎 그림에서 잎이 가장 많은 줄기에 가장 큰 변량이 있다.',
    isTrue: false,
    because:
      '잎이 많다는 것은 그 줄기에 변량이 많다는 뜻이에요. 가장 큰 변량은 가장 큰 줄기의 가장 큰 잎이 나타내요.',
    mistakeText: '잎의 개수는 변량의 개수를 나타낼 뿐, 변량의 크기와는 상관이 없어요.',
    hints: [
      '잎의 개수가 나타내는 것은 무엇인가요?',
      '줄기 \\(1\\)에 잎이 다섯, 줄기 \\(4\\)에 잎이 하나인 그림을 그려 보세요.',
      '그린 그림에서 가장 큰 변량이 어느 줄기에 있는지 보세요.',
    ],
  },
]

const judgePlot = judgeClaims(
  { id: 'M1U11C01L0A2', conceptId, difficultyLevel: 0, name: '줄기와 잎 그림의 뜻 O/X' },
  (random) => random.pick(CLAIMS),
)

export const IDEA_TEMPLATES: ItemTemplate[] = [splitValue, judgePlot]
