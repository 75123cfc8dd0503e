import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askChoice, askJudgement, optionAnswer } from '../asking/ask-value.ts'
import { pt } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { type CluedClaim, judgeClaims, withSharedHints } from '../asking/judge-claims.ts'
import { type PlanePoint, planeFigure, pointFrom } from '../asking/plane-figure.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

const conceptId = 'M1U06C05'

const CLAIMS: readonly CluedClaim[] = [
  {
    text: '한 평면 위에 있는 두 직선이 만나지 않으면, 두 직선은 서로 평행하다.',
    isTrue: true,
    because:
      '한 평면 위에 있는 두 직선은 한 점에서 만나거나 일치하거나 평행해요. 만나지 않는 경우는 평행한 경우뿐이에요.',
    mistakeText: '한 평면 위에서 만나지 않는 두 직선을 평행하다고 해요.',
    clue: '한 평면 위에 두 직선을 그릴 수 있는 경우를 모두 말해 보세요. 만나지 않는 것은 그 가운데 어느 경우인가요?',
  },
  {
    text: '한 평면 위에 있는 두 선분이 서로 만나지 않으면, 두 선분을 각각 포함하는 두 직선은 서로 평행하다.',
    isTrue: false,
    because:
      '선분끼리는 만나지 않아도 길게 늘이면 만날 수 있어요. 사다리꼴의 평행하지 않은 두 변을 떠올려 보면 알 수 있어요.',
    mistakeText: '직선은 양쪽으로 한없이 뻗어요. 그려진 부분만 보고 판단하면 안 돼요.',
    clue: '서로 기울기가 다른 짧은 선분 두 개를 떨어뜨려 그리고, 자를 대어 양쪽으로 길게 늘여 보세요.',
  },
  {
    text: '일치하는 두 직선의 교점은 무수히 많다.',
    isTrue: true,
    because: '일치하는 두 직선은 같은 직선이므로 직선 위의 모든 점에서 만나요.',
    mistakeText: '일치하는 두 직선은 겹쳐 있으므로 모든 점을 함께 지나요.',
    clue: '완전히 겹쳐 놓은 두 직선이 함께 지나는 점을 세어 보세요.',
  },
  {
    text: '한 평면 위에 있는 서로 다른 두 직선은 두 점에서 만날 수 있다.',
    isTrue: false,
    because:
      '서로 다른 두 점을 지나는 직선은 하나뿐이에요. 두 점에서 만난다면 두 직선은 일치하므로 서로 다른 두 직선이 아니에요.',
    mistakeText: '두 점을 함께 지나면 두 직선이 겹친다는 것을 놓쳤어요.',
    clue: '두 점을 찍고 두 점을 모두 지나는 직선을 그어 보세요. 서로 다른 직선을 하나 더 그을 수 있나요?',
  },
  {
    text: `직선 ${texWith('l', '이/가')} 점 ${texWith('\\mathrm{P}', '을/를')} 지나지 않으면, 점 ${texWith('\\mathrm{P}', '은/는')} 직선 ${tex('l')} 위에 있지 않다.`,
    isTrue: true,
    because: "'점이 직선 위에 있다'는 말과 '직선이 그 점을 지난다'는 말은 같은 뜻이에요.",
    mistakeText: "'직선 위에 있다'와 '직선이 그 점을 지난다'는 같은 뜻이에요.",
    clue: '직선 밖에 점을 하나 찍어 보세요. 그 점이 직선 위에 있나요, 직선이 그 점을 지나나요?',
  },
  {
    text: '한 평면 위에 있는 두 직선의 위치 관계는 한 점에서 만나는 경우와 평행한 경우의 두 가지뿐이다.',
    isTrue: false,
    because: '두 직선이 일치하는 경우도 있으므로 모두 세 가지예요.',
    mistakeText: '두 직선이 일치하는 경우를 빠뜨렸어요.',
    clue: '두 직선이 완전히 겹치는 경우는 어느 쪽에 들어가나요?',
  },
]

const judgeIdea = judgeClaims(
  { id: 'M1U06C05L0A1', conceptId, difficultyLevel: 0, name: '평면에서의 위치 관계 O/X' },
  (random) =>
    withSharedHints(random.pick(CLAIMS), [
      '평면 위의 점과 직선, 두 직선의 위치 관계를 떠올려 보세요.',
      '직선은 양쪽으로 한없이 뻗는다는 것을 생각하며 그림을 그려 보세요.',
    ]),
)

const RELATIONS = ['한 점에서 만난다.', '평행하다.', '일치한다.'] as const
const MEANINGS: Record<(typeof RELATIONS)[number], string> = {
  '한 점에서 만난다.': '한 점에서 만나면 교점이 꼭 하나 있어요.',
  '평행하다.': '평행하면 교점이 하나도 없어요.',
  '일치한다.': '일치하면 모든 점이 겹쳐서 교점이 무수히 많아요.',
}

interface Told {
  told: string
  /** What to draw and look at: the last hint. */
  clue: string
  relation: (typeof RELATIONS)[number]
  because: string
}

const TOLD: readonly Told[] = [
  {
    told: '두 직선은 아무리 길게 늘여도 만나지 않는다.',
    clue: '아무리 길게 늘여도 만나지 않으려면 두 직선이 놓인 방향이 서로 어떠해야 하는지 그려 보세요.',
    relation: '평행하다.',
    because: '한 평면 위에서 만나지 않는 두 직선은 서로 평행해요.',
  },
  {
    told: '두 직선의 교점이 무수히 많다.',
    clue: '두 직선이 다른 방향으로 놓이면 교점이 몇 개 생기나요? 교점이 더 많아지려면 어떻게 놓여야 할까요?',
    relation: '일치한다.',
    because: '교점이 무수히 많으면 두 직선은 겹쳐 있는 하나의 직선이에요.',
  },
  {
    told: '두 직선이 서로 다른 두 점을 함께 지난다.',
    clue: '점을 두 개 찍고 두 점을 모두 지나는 직선을 그어 보세요. 다른 직선을 하나 더 그을 수 있나요?',
    relation: '일치한다.',
    because: '서로 다른 두 점을 지나는 직선은 하나뿐이므로 두 직선은 같은 직선이에요.',
  },
  {
    told: '두 직선이 만나서 네 개의 교각이 생긴다.',
    clue: '교각은 두 직선이 만나는 점의 둘레에 생겨요. 그린 그림에 그런 점이 몇 곳 있는지 세어 보세요.',
    relation: '한 점에서 만난다.',
    because: '교각은 두 직선이 한 점에서 만날 때 생기는 각이에요.',
  },
  {
    told: '서로 다른 두 직선이 다른 한 직선에 각각 수직이다.',
    clue: '직선을 하나 긋고 그 직선에 수직인 직선을 두 개 그어 보세요. 두 직선을 길게 늘이면 어떻게 될까요?',
    relation: '평행하다.',
    because: '한 직선과 이루는 각이 모두 직각이면 두 직선은 같은 방향으로 뻗으므로 만나지 않아요.',
  },
  {
    told: '두 직선의 교점이 꼭 하나 있다.',
    clue: '두 직선을 교점이 꼭 하나 생기도록 그려 보세요. 두 직선이 놓인 방향은 같은가요, 다른가요?',
    relation: '한 점에서 만난다.',
    because: '교점이 꼭 하나 있다는 것은 한 점에서 만난다는 뜻이에요.',
  },
]

const nameRelation: ItemTemplate = {
  id: 'M1U06C05L0A2',
  conceptId,
  difficultyLevel: 0,
  name: '두 직선의 위치 관계',
  generate: (random) => {
    const { told: premise, clue, relation, because } = random.pick(TOLD)
    return askChoice(random, {
      question: `한 평면 위에 있는 두 직선에 대한 설명이에요. 두 직선의 위치 관계로 옳은 것은 어느 것인가요?\n\n> ${premise}`,
      right: optionAnswer(relation),
      slips: RELATIONS.filter((other) => other !== relation).map((other) => ({
        ...optionAnswer(other),
        mistakeText: MEANINGS[other],
      })),
      solution: because,
      hints: [
        '한 평면 위에 있는 두 직선의 위치 관계는 세 가지예요. 교점의 개수로 나누어 생각해 보세요.',
        '설명에 맞는 두 직선을 종이에 직접 그려 보세요.',
        clue,
      ],
    })
  },
}

/** Where a point may be beside two lines l and m that meet. */
const ROLES = ['both', 'l', 'l', 'm', 'off'] as const
type Role = (typeof ROLES)[number]
function isOn(line: 'l' | 'm', role: Role) {
  return role === 'both' || role === line
}

interface Place {
  name: string
  role: Role
}

function describe(places: readonly Place[], roles: readonly Role[]): string {
  return places
    .filter(({ role }) => roles.includes(role))
    .map(({ name }) => name)
    .sort()
    .join(', ')
}

function drawLines(random: SeededRandom, places: readonly Place[]) {
  const [flat, steep] = [random.integer(4, 22), random.integer(70, 115)]
  const lengths = [0, -3, 2.6]
  const spots: Record<string, PlanePoint> = {
    l: pointFrom([0, 0], 4.2, flat),
    Y: pointFrom([0, 0], -4.2, flat),
    m: pointFrom([0, 0], 3.1, steep),
    Z: pointFrom([0, 0], -2.3, steep),
  }
  const offDirection = (flat + steep) / 2 + random.pick([0, 95])
  for (const [index, { name, role }] of places.entries()) {
    if (role === 'off') spots[name] = pointFrom([0, 0], 2.2, offDirection)
    else if (role === 'm') spots[name] = pointFrom([0, 0], random.pick([1.7, -1.4]), steep)
    else spots[name] = pointFrom([0, 0], lengths[index] ?? 0, flat)
  }
  const alt = `두 직선 l, m이 한 점에서 만나는 그림. 직선 l은 점 ${describe(places, ['both', 'l'])}를 지나고 직선 m은 점 ${describe(places, ['both', 'm'])}를 지난다. 점 ${describe(places, ['off'])}는 직선 l보다 위쪽에 떨어져 있다`
  return planeFigure(alt, spots, {
    lines: [{ of: 'Yl' }, { of: 'Zm' }],
    dots: places.map(({ name }) => name).join(''),
    unlabelled: 'YZ',
  })
}

/** Where the point is if not on the line, or that it is on it. */
function sayWhereItIs(line: 'l' | 'm', { name, role }: Place): string {
  const meaning = "'점이 직선 위에 있다'는 것은 직선이 그 점을 지난다는 뜻이에요."
  const [point, straight] = [`점 ${pt(name)}`, `직선 ${texWith(line, '은/는')}`]
  if (isOn(line, role)) return `${meaning} ${straight} ${point}를 지나요.`
  if (line === 'l' && role === 'off') return `${meaning} 직선보다 위쪽에 있다는 뜻이 아니에요.`
  return `${meaning} ${point}는 직선 ${tex(line)}에서 떨어져 있어요. ${straight} ${point}를 지나지 않아요.`
}

const judgePoint: ItemTemplate = {
  id: 'M1U06C05L1A1',
  conceptId,
  difficultyLevel: 1,
  name: '점과 직선 O/X',
  generate: (random) => {
    const names = random.shuffle([...'ABCDE'])
    const places = ROLES.map((role, index) => ({ role, name: names[index] ?? '' }))
    const place = random.pick(places)
    const { name, role } = place
    const line = random.pick(['l', 'm'] as const)
    const point = (pair: '은/는' | '을/를' | '이/가') => `점 ${attachParticle(pt(name), pair)}`
    const on = isOn(line, role)
    const meets = random.pick(places.filter((place) => place.role !== 'off'))
    const claim = random.pick([
      { text: `${point('은/는')} 직선 ${tex(line)} 위에 있다.`, isTrue: on },
      { text: `${point('은/는')} 직선 ${tex(line)} 위에 있지 않다.`, isTrue: !on },
      { text: `직선 ${texWith(line, '은/는')} ${point('을/를')} 지난다.`, isTrue: on },
      {
        text: `두 직선 ${tex('l')}, ${tex('m')}의 교점은 점 ${pt(meets.name)}이다.`,
        isTrue: meets.role === 'both',
        isMeeting: true,
      },
    ])
    const solution =
      'isMeeting' in claim
        ? `두 직선 ${tex('l')}, ${texWith('m', '이/가')} 함께 지나는 점은 점 ${attachParticle(pt(names[0] ?? ''), '이에요/예요')}. 이 점이 교점이에요.`
        : `그림에서 이름이 있는 점 가운데 직선 ${texWith(line, '이/가')} 지나는 점은 점 ${describe(
            places,
            line === 'l' ? ['both', 'l'] : ['both', 'm'],
          )
            .split(', ')
            .map(pt)
            .join(
              ', ',
            )}뿐이에요. ${on ? `점 ${pt(name)}도 여기에 들어 있으므로 직선 ${tex(line)} 위에 있어요.` : `점 ${attachParticle(pt(name), '은/는')} 여기에 없으므로 직선 ${tex(line)} 위에 있지 않아요.`}`
    return {
      ...askJudgement({
        statement: `그림에서 ${claim.text}`,
        isTrue: claim.isTrue,
        mistakeText:
          'isMeeting' in claim ? '교점은 두 직선이 함께 지나는 점이에요.' : sayWhereItIs(line, place),
        ...('isMeeting' in claim ? { conceptId: 'M1U06C01' } : {}),
        solution,
        hints: [
          "'점이 직선 위에 있다'는 말은 직선이 그 점을 지난다는 뜻이에요.",
          '그림에서 설명에 나오는 직선을 손가락으로 끝에서 끝까지 따라가 보세요.',
          'isMeeting' in claim
            ? `두 직선을 각각 따라가면서 지나는 점의 이름을 모두 적고, 점 ${attachParticle(pt(meets.name), '이/가')} 두 쪽에 모두 있는지 보세요.`
            : `직선 ${texWith(line, '을/를')} 따라가면서 지나는 점의 이름을 모두 적고, ${point('이/가')} 그 가운데 있는지 보세요.`,
        ],
      }),
      figures: [drawLines(random, places)],
    }
  },
}

export const IDEA_TEMPLATES: ItemTemplate[] = [judgeIdea, nameRelation, judgePoint]
