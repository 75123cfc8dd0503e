import { askStatements, drawMixedStatements, type TrueFalseStatement } from '../asking/ask-statements.ts'
import { tex } from '../asking/inline-math.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { ItemTemplate } from '../template.ts'

/** Facts such as `l∥m` or `l⊥P`: small letters are lines, capital ones planes. */
interface Rule {
  given: readonly [string, string]
  follows: string
  isTrue: boolean
  because: string
}

const RULES: readonly Rule[] = [
  {
    given: ['l∥m', 'm∥n'],
    follows: 'l∥n',
    isTrue: true,
    because: '공간에서도 한 직선에 평행한 서로 다른 두 직선은 서로 평행해요.',
  },
  {
    given: ['l⊥m', 'l⊥n'],
    follows: 'm∥n',
    isTrue: false,
    because: '직육면체의 한 꼭짓점에서 만나는 세 모서리처럼, 한 직선에 수직인 두 직선이 만날 수도 있어요.',
  },
  {
    given: ['l⊥m', 'l⊥n'],
    follows: 'm⊥n',
    isTrue: false,
    because: '직육면체의 한 면에서 마주 보는 두 변처럼, 한 직선에 수직인 두 직선이 평행할 수도 있어요.',
  },
  {
    given: ['l⊥P', 'm⊥P'],
    follows: 'l∥m',
    isTrue: true,
    because: '한 평면에 수직인 서로 다른 두 직선은 서로 평행해요. 각기둥의 옆모서리를 떠올려 보세요.',
  },
  {
    given: ['l∥P', 'm∥P'],
    follows: 'l∥m',
    isTrue: false,
    because: '직육면체의 아랫면에 평행한 윗면의 모서리 가운데에는 한 점에서 만나는 것도 있어요.',
  },
  {
    given: ['l⊥P', 'l⊥Q'],
    follows: 'P∥Q',
    isTrue: true,
    because: '한 직선에 수직인 서로 다른 두 평면은 서로 평행해요. 각기둥의 두 밑면을 떠올려 보세요.',
  },
  {
    given: ['l∥P', 'l∥Q'],
    follows: 'P∥Q',
    isTrue: false,
    because: '직육면체에서 한 모서리와 평행한 두 면이 서로 수직으로 만날 수도 있어요.',
  },
  {
    given: ['P∥Q', 'Q∥R'],
    follows: 'P∥R',
    isTrue: true,
    because: '한 평면에 평행한 서로 다른 두 평면은 서로 평행해요.',
  },
  {
    given: ['P∥Q', 'P⊥R'],
    follows: 'Q⊥R',
    isTrue: true,
    because: '평행한 두 평면 가운데 하나와 수직인 평면은 다른 하나와도 수직이에요.',
  },
  {
    given: ['P⊥Q', 'P⊥R'],
    follows: 'Q∥R',
    isTrue: false,
    because: '직육면체의 밑면에 수직인 이웃한 두 옆면처럼, 한 평면에 수직인 두 평면이 만날 수도 있어요.',
  },
  {
    given: ['P⊥Q', 'P⊥R'],
    follows: 'Q⊥R',
    isTrue: false,
    because: '직육면체의 밑면에 수직인 마주 보는 두 옆면처럼, 한 평면에 수직인 두 평면이 평행할 수도 있어요.',
  },
  {
    given: ['P∥Q', 'l⊥P'],
    follows: 'l⊥Q',
    isTrue: true,
    because: '평행한 두 평면 가운데 하나와 수직인 직선은 다른 하나와도 수직이에요.',
  },
  {
    given: ['l∥P', 'l⊥Q'],
    follows: 'P⊥Q',
    isTrue: true,
    because: '평면에 수직인 직선과 평행한 평면은 그 평면과 수직이에요.',
  },
  {
    given: ['l∥P', 'm⊥P'],
    follows: 'l∥m',
    isTrue: false,
    because: '직육면체의 밑면에 평행한 모서리와 수직인 모서리는 방향이 달라서 평행하지 않아요.',
  },
]

function toStatement(random: SeededRandom, { given, follows, isTrue, because }: Rule): TrueFalseStatement {
  const [lines, planes] = [random.shuffle(['l', 'm', 'n']), random.shuffle(['P', 'Q', 'R'])]
  const rename = (name = '') => lines['lmn'.indexOf(name)] ?? planes['PQR'.indexOf(name)] ?? ''
  const tell = (fact: string) =>
    tex(`${rename(fact[0])} ${fact[1] === '∥' ? '\\parallel' : '\\perp'} ${rename(fact[2])}`)
  return {
    topic: given.join(),
    isTrue,
    because,
    text: `${tell(given[0])}이고 ${tell(given[1])}이면 ${tell(follows)}이다.`,
    mistakeText: `${because} 직육면체의 모서리와 면으로 확인해 보세요.`,
  }
}

export const judgeSpace: ItemTemplate = {
  id: 'M1U06C06L5A2',
  conceptId: 'M1U06C06',
  difficultyLevel: 5,
  name: '공간 진술 조합',
  generate: (random) =>
    askStatements({
      lead: `공간에 있는 서로 다른 세 직선 ${tex('l')}, ${tex('m')}, ${tex('n')}과 서로 다른 세 평면 ${tex('P')}, ${tex('Q')}, ${tex('R')}에 대하여, 다음 **보기** 중 항상 옳은 것을 모두 고르세요.`,
      statements: drawMixedStatements(
        random,
        RULES.map((rule) => toStatement(random, rule)),
      ),
      hints: [
        '직육면체를 하나 그리고, 모서리를 직선으로, 면을 평면으로 생각해 보세요.',
        '보기의 앞부분에 맞는 모서리와 면을 여러 가지로 골라 보세요. 되도록 서로 다른 경우를 찾으세요.',
        '앞부분에는 맞지만 뒷부분에는 맞지 않는 경우가 하나라도 있으면 옳지 않은 설명이에요.',
      ],
    }),
}
