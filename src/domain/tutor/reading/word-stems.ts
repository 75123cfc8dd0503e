/** Particles and endings behind a noun, longest first; two may stack (에서는, 이랑은). */
const PARTICLES = [
  ...[
    '이라고는',
    '이라는게',
    '이라는건',
    '이라는',
    '라는게',
    '라는건',
    '이라고',
    '이라서',
    '이란게',
    '이란건',
    '인지는',
  ],
  ...[
    '한테서',
    '에서는',
    '에서도',
    '으로는',
    '으로도',
    '까지는',
    '부터는',
    '처럼은',
    '이니까',
    '이에요',
    '이예요',
    '입니다',
    '인가요',
  ],
  ...['이랑은', '이었어', '이라도', '이지만', '에게서'],
  ...[
    '라는',
    '라고',
    '라서',
    '란게',
    '란건',
    '이란',
    '이랑',
    '인지',
    '에서',
    '에게',
    '한테',
    '으로',
    '까지',
    '부터',
    '처럼',
    '보다',
    '마다',
  ],
  ...[
    '이나',
    '이든',
    '이면',
    '이고',
    '이며',
    '이다',
    '이야',
    '인데',
    '인가',
    '인거',
    '이지',
    '이죠',
    '예요',
    '에요',
    '하고',
    '하는',
    '하면',
  ],
  ...[
    '하기',
    '해서',
    '해줘',
    '해요',
    '하자',
    '할때',
    '했는데',
    '하려면',
    '이요',
    '니까',
    '들은',
    '들이',
    '들을',
    '들의',
    '만의',
    '끼리',
  ],
  ...[
    '은',
    '는',
    '이',
    '가',
    '을',
    '를',
    '의',
    '에',
    '와',
    '과',
    '도',
    '만',
    '로',
    '랑',
    '란',
    '야',
    '요',
    '들',
    '나',
    '고',
    '면',
    '인',
    '해',
    '할',
  ],
] as const

const HANGUL_WORD = /[가-힣]+|[a-z]+|\d+(?:\.\d+)?/gi

/**
 * The possible stems of a word, from the word itself to the shortest: for 소인수분해를: 소인수분해를, 소인수분해. A stem keeps at
 * least two syllables.
 */
export function wordStems(word: string): string[] {
  const stems = [word]
  let rest = word
  for (let stripped = 0; stripped < 2; stripped += 1) {
    const particle = PARTICLES.find((one) => rest.endsWith(one) && rest.length - one.length >= 2)
    if (particle === undefined) break
    rest = rest.slice(0, -particle.length)
    stems.push(rest)
  }
  return stems
}

const PARTICLE_SET: ReadonlySet<string> = new Set(PARTICLES)

/** Whether a text is a particle or ending that can follow a noun. */
export function isParticle(text: string): boolean {
  return PARTICLE_SET.has(text)
}

/** The words of a text: runs of Hangul, of Latin letters, and numbers, in lower case. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(HANGUL_WORD) ?? []
}
