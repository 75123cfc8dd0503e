import type { TutorPersona } from '../access/roles.ts'
import type { AnswerOutcome, Onward } from './decide-outcome.ts'
import { DIFFICULTY_LABELS, type DifficultyLevel, LEVEL } from './item.ts'
import { type Voice, voiceOf } from './verdict-words.ts'

type Sentences = Record<Voice, readonly string[]>

/** The sentence of a nudge comes from the checker's reason. */
type SaidOutcome = Exclude<AnswerOutcome, 'nudge'>

const SENTENCES: Record<Exclude<SaidOutcome, 'level-cleared'>, Sentences> = {
  'simple-correct': {
    friend: [
      '차근차근 잘 풀었어. 다음 문항도 해 볼까?',
      '바로 그거야. 어떻게 풀었는지 말로 설명할 수 있으면 완벽해.',
      '좋아, 이 느낌 그대로 가 보자.',
    ],
    teacher: [
      '차근차근 잘 풀었어요. 다음 문항도 해 볼까요?',
      '바로 그거예요. 어떻게 풀었는지 말로 설명할 수 있으면 완벽해요.',
      '좋아요, 이 느낌 그대로 가 봐요.',
    ],
  },
  'correct-after-solution': {
    friend: ['풀이를 보고 확인했네. 다음 문항은 먼저 혼자 풀어 볼까?'],
    teacher: ['풀이를 보고 확인했네요. 다음 문항은 먼저 혼자 풀어 볼까요?'],
  },
  'all-cleared': {
    friend: ['이 개념의 모든 수준을 다 풀었어! 여기까지 온 건 전부 네 힘이야.'],
    teacher: ['이 개념의 모든 수준을 다 풀었어요! 여기까지 온 건 모두 스스로 해낸 거예요.'],
  },
  'marked-in-part': {
    friend: ['꼼꼼하게 채점했네! 빠진 점을 채워서 다시 써 볼까?'],
    teacher: ['꼼꼼하게 채점했네요! 빠진 점을 채워서 다시 써 볼까요?'],
  },
  'finished-in-part': {
    friend: ['스스로 채점까지 해냈어. 빠진 점은 다음에 다시 쓰면서 채워 보자.'],
    teacher: ['스스로 채점까지 해냈어요. 빠진 점은 다음에 다시 쓰면서 채워 봐요.'],
  },
  'wrong-first': {
    friend: ['괜찮아, 어디서 갈렸는지 같이 보자.', '거의 다 왔을지도 몰라. 한 걸음만 다시 짚어 보자.'],
    teacher: ['괜찮아요, 어디서 갈렸는지 같이 봐요.', '거의 다 왔을지도 몰라요. 한 걸음만 다시 짚어 봐요.'],
  },
  'wrong-again': {
    friend: [
      '아직은 아니야. 힌트를 다시 읽고 한 번 더 해 보자.',
      '조금만 더! 문제를 처음부터 천천히 다시 읽어 볼래?',
    ],
    teacher: [
      '아직은 아니에요. 힌트를 다시 읽고 한 번 더 해 봐요.',
      '조금만 더요! 문제를 처음부터 천천히 다시 읽어 볼까요?',
    ],
  },
}

const ALL_RIGHTED: Record<Voice, string> = {
  friend: '틀렸던 문항을 모두 다시 풀었어! 같은 데서 또 막히지 않을 거야.',
  teacher: '틀렸던 문항을 모두 다시 풀었어요! 같은 데서 또 막히지 않을 거예요.',
}

const ONWARD: Record<Voice, Record<NonNullable<Onward>, string>> = {
  friend: { up: ' 한 단계 올라가 볼까?', left: ' 남은 단계도 마저 풀어 볼까?' },
  teacher: { up: ' 한 단계 올라가 볼까요?', left: ' 남은 단계도 마저 풀어 볼까요?' },
}

function writeLevelCleared(voice: Voice, level: DifficultyLevel, onward: Onward): string {
  if (level === LEVEL.wrongAnswers) return ALL_RIGHTED[voice]
  const done = `${DIFFICULTY_LABELS[level]} 문항을 모두 풀었${voice === 'friend' ? '어' : '어요'}!`
  return onward === null ? done : done + ONWARD[voice][onward]
}

/** What the tutor may say to an answer in the persona's voice: sentences of the same meaning. */
export function listOutcomeSentences(
  { outcome, level, onward }: { outcome: SaidOutcome; level: DifficultyLevel; onward: Onward },
  persona: TutorPersona,
): readonly string[] {
  const voice = voiceOf(persona)
  return outcome === 'level-cleared' ? [writeLevelCleared(voice, level, onward)] : SENTENCES[outcome][voice]
}
