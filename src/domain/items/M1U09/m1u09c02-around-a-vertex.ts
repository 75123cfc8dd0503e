import { attachParticle } from '#domain/korean/attach-particle.ts'
import { askValue, rightNumber, type ValueQuestion } from '../asking/ask-value.ts'
import { deg } from '../asking/geometry-text.ts'
import { tex, texWith } from '../asking/inline-math.ts'
import { naturalSlips } from '../asking/natural-slips.ts'
import type { ItemTemplate } from '../template.ts'
import { drawRegularSolid, REGULAR, type RegularSolid } from './regular-solids.ts'

function innerAngle(sides: number) {
  return 180 - 360 / sides
}

function facesAtVertex({ name, sides, meeting, counts }: RegularSolid): ValueQuestion {
  return {
    question: `그림의 ${name}에서 한 꼭짓점에 모인 면은 몇 개인지 구하세요.`,
    right: rightNumber(meeting),
    slips: naturalSlips([
      [meeting - 1, '뒤쪽에 가려진 면을 빠뜨렸어요.'],
      [sides, '한 면의 꼭짓점의 개수를 답했어요.'],
      [counts.면, '전체 면의 개수를 답했어요.'],
    ]),
    solution: `${name}의 꼭짓점 하나를 둘러싼 면을 가려진 면까지 세면 모두 ${tex(meeting)}개예요.`,
    hints: [
      '그림에서 꼭짓점을 하나 골라 손가락으로 짚어 보세요.',
      '그 꼭짓점을 둘러싼 면을 한 바퀴 돌면서 세어 보세요. 점선으로 그린 모서리 너머에도 면이 있어요.',
      '그 꼭짓점에서 나오는 모서리를 점선까지 모두 세어 보세요. 이웃한 두 모서리 사이마다 면이 하나씩 있어요.',
    ],
  }
}

function edgesAtVertex({ name, sides, meeting, counts }: RegularSolid): ValueQuestion {
  return {
    question: `그림의 ${name}에서 한 꼭짓점에서 만나는 모서리는 몇 개인지 구하세요.`,
    right: rightNumber(meeting),
    slips: naturalSlips([
      [meeting - 1, '점선으로 그린 모서리를 빠뜨렸어요.'],
      [sides, '한 면의 변의 개수를 답했어요.'],
      [2 * meeting, '두 면이 함께 쓰는 모서리를 두 번 세었어요.'],
      [counts.모서리, '전체 모서리의 개수를 답했어요.'],
    ]),
    solution: `${name}의 꼭짓점 하나에서 나오는 모서리를 점선까지 세면 모두 ${tex(meeting)}개예요. 한 꼭짓점에 모인 면의 개수와 같아요.`,
    hints: [
      '그림에서 꼭짓점을 하나 골라 그 점에서 나오는 선분을 따라가 보세요.',
      '점선으로 그린 모서리도 모서리예요. 빠뜨리지 말고 세어 보세요.',
      `점선이 헷갈리면 모든 모서리가 실선인 꼭짓점을 찾아보세요. ${attachParticle(name, '은/는')} 어느 꼭짓점에서나 모서리의 개수가 같아요.`,
    ],
  }
}

function allSides({ name, face, sides, meeting, counts }: RegularSolid): ValueQuestion {
  return {
    question: `${name}의 면을 모두 떼어 놓았어요. 떼어 놓은 면의 변은 모두 몇 개인지 구하세요.`,
    right: rightNumber(counts.면 * sides),
    slips: naturalSlips([
      [
        counts.모서리,
        '모서리의 개수를 답했어요. 모서리 하나는 두 면의 변이 맞닿은 것이므로, 떼어 놓으면 변이 두 개가 돼요.',
      ],
      [counts.면 + sides, '면의 개수와 한 면의 변의 개수를 더했어요. 면마다 변이 있으므로 곱해야 해요.'],
      [counts.면 * meeting, '한 꼭짓점에 모인 면의 개수를 곱했어요. 한 면의 변의 개수를 곱해야 해요.'],
      [counts.면, '면의 개수를 답했어요.'],
    ]),
    solution: `${attachParticle(name, '은/는')} 면이 ${tex(counts.면)}개이고, 면은 모두 ${face}이므로 변은 ${tex(`${counts.면} \\times ${sides} = ${counts.면 * sides}`)}(개)예요.`,
    hints: [
      `${attachParticle(name, '이라/라')}는 이름에서 면의 개수를 읽어 보세요.`,
      `${name}의 면은 어떤 정다각형인가요? 면 하나의 변은 몇 개인지 세어 보세요.`,
      '면의 개수와 면 하나의 변의 개수를 곱하세요. 떼어 놓은 면은 변을 함께 쓰지 않아요.',
    ],
  }
}

function angleSum({ name, face, sides, meeting }: RegularSolid): ValueQuestion {
  return {
    question: `${name}의 한 꼭짓점에 모인 각의 크기의 합은 몇 도인지 구하세요. (면은 모두 ${face}이고, 한 내각의 크기는 ${texWith(deg(innerAngle(sides)), '이에요/예요')}.)`,
    right: rightNumber(meeting * innerAngle(sides)),
    slips: naturalSlips([
      [innerAngle(sides), '면 하나의 각만 답했어요. 한 꼭짓점에 모인 면의 개수만큼 더해야 해요.'],
      [sides * innerAngle(sides), '한 면의 내각의 크기를 모두 더했어요. 한 꼭짓점에 모인 각만 더해야 해요.'],
      [360, '한 바퀴라고 보았어요. 한 바퀴가 되면 평평해져서 입체도형의 꼭짓점이 될 수 없어요.'],
    ]),
    solution: `${name}의 한 꼭짓점에는 면이 ${tex(meeting)}개 모여 있어요. 따라서 각의 크기의 합은 ${texWith(`${deg(innerAngle(sides))} \\times ${meeting} = ${deg(meeting * innerAngle(sides))}`, '이에요/예요')}.`,
    hints: [
      `${name}의 한 꼭짓점에 면이 몇 개 모이는지 그림에서 세어 보세요.`,
      '한 꼭짓점에 모인 면마다 그 꼭짓점에 각이 하나씩 있어요.',
      `${texWith(deg(innerAngle(sides)), '을/를')} 한 꼭짓점에 모인 면의 개수만큼 더하세요.`,
    ],
  }
}

function neighbours({ name, sides, meeting, counts }: RegularSolid): ValueQuestion {
  return {
    question: `그림의 ${name}에서 한 면과 모서리를 함께 쓰는 면은 몇 개인지 구하세요.`,
    right: rightNumber(sides),
    slips: naturalSlips([
      [meeting, '한 꼭짓점에 모인 면의 개수를 답했어요.'],
      [counts.면 - 1, '나머지 면을 모두 세었어요. 모서리를 함께 쓰는 면만 세어야 해요.'],
      [sides + 1, '처음에 고른 면까지 세었어요.'],
    ]),
    solution: `한 면의 변 하나하나에 다른 면이 하나씩 맞닿아 있어요. ${name}의 한 면은 변이 ${tex(sides)}개이므로 모서리를 함께 쓰는 면도 ${tex(sides)}개예요.`,
    hints: [
      '그림에서 면을 하나 골라 색을 칠해 보세요.',
      '고른 면의 변을 하나씩 따라가며, 그 변에 맞닿은 다른 면을 찾아보세요.',
      '변 하나에는 다른 면이 꼭 하나씩 맞닿아요. 고른 면의 변이 몇 개인지 세어 보세요.',
    ],
  }
}

/** What is at one vertex or one face of a regular solid. */
export const countAround: ItemTemplate = {
  id: 'M1U09C02L0A3',
  conceptId: 'M1U09C02',
  difficultyLevel: 0,
  name: '꼭짓점과 면 하나를 살펴보기',
  generate: (random) => {
    const solid = random.pick(REGULAR)
    const ask = random.pick([facesAtVertex, edgesAtVertex, allSides, angleSum, neighbours])
    return askValue({ ...ask(solid), figures: [drawRegularSolid(solid)] })
  },
}
