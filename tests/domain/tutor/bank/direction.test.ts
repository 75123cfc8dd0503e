import { describe, expect, it } from 'vitest'
import { hasSameDirection } from '#domain/tutor/bank/direction.ts'

const MEETING = ['평행선은 만나요?', '평행선도 언젠가 만나?', '멀리 가면 만나지 않아?']
const SAME = ['해와 근은 같은 말이에요?', '해랑 근 똑같아?']
const ALLOWED = ['그냥 더해도 돼요?', '더해도 되나', '더하면 돼?']

describe('the direction of a message', () => {
  it.each([
    ['끝까지 만나?', MEETING],
    ['만나지 않나?', MEETING],
    ['해랑 근은 같은거지?', SAME],
    ['해랑 근 같은거 아님?', SAME],
    ['서로 다르지 않지?', SAME],
    ['걍 더하면 되지?', ALLOWED],
    ['x축이랑 만나는 점 있어?', ['x축과 만나는 점이 있어요?']],
  ])('"%s" is that of its stored question', (text, asks) => {
    expect(hasSameDirection(text, asks)).toBe(true)
  })

  it.each([
    ['끝까지 안 만나?', MEETING],
    ['만나는 점이 없는 거지?', MEETING],
    ['1에는 안 곱해도 되지?', ['정수에도 곱해야 해요?', '1에도 곱해?']],
    ['해랑 근 다른거야?', SAME],
    ['직선 AB랑 BA 다른거지?', ['직선 AB와 직선 BA는 같아요?', '직선 AB랑 BA 같은 거야?']],
    ['더하면 안 됨?', ALLOWED],
    ['더하면 틀려?', ALLOWED],
    ['더하면 망함?', ALLOWED],
    ['답이 하나뿐이야?', ['해가 두 개일 수도 있어요?', '답이 두 개 나올 수 있나']],
    ['서로소면 둘 다 홀수야?', ['둘 다 홀수면 서로소예요?', '홀수 두 개면 서로소야?']],
    ['항상 두 개 나와?', ['두 개일 수도 있어요?', '두 개 나올 수 있나']],
    [
      'x축 대칭이면 x부호 바꾸는거지',
      ['x축에 대칭이면 왜 y좌표의 부호가 바뀌어요?', 'x축 대칭은 왜 y부호를 바꿔'],
    ],
  ])('"%s" is not', (text, asks) => {
    expect(hasSameDirection(text, asks)).toBe(false)
  })
})
