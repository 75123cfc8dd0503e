import { isPrime } from '#domain/math/is-prime.ts'
import { inline, inlineList, inlineWith } from '#domain/math/steps/inline-math.ts'
import type { WorkedExercise } from './worked-exercise.ts'

function listPrimes(from: bigint, to: bigint): bigint[] {
  const primes: bigint[] = []
  for (let number = from; number <= to; number += 1n) if (isPrime(number)) primes.push(number)
  return primes
}

/** The primes from one number to another by the sieve, or the first or last of them. */
export function solvePrimesBetween(
  from: bigint,
  to: bigint,
  end: 'all' | 'largest' | 'smallest',
): WorkedExercise {
  const primes = listPrimes(from, to)
  const task = `${inline(from)}부터 ${inline(to)}까지의 소수`
  const list = primes.join(',\\ ')
  const sieved = listPrimes(2n, to).filter((prime) => prime * prime <= to)
  const target = end === 'largest' ? primes.at(-1) : end === 'smallest' ? primes[0] : undefined
  const name = end === 'largest' ? '가장 큰' : '가장 작은'
  const conclusion =
    primes.length === 0
      ? `${task}는 없어요.`
      : target === undefined
        ? `${task}는 ${inlineList(primes, '으로/로')} 모두 ${inline(primes.length)}개예요.`
        : `그래서 ${name} 소수는 ${inlineWith(target, '이에요/예요')}.`
  return {
    task,
    solution: {
      steps: [
        {
          latex: sieved.join(',\\ ') || '2',
          reason: '작은 소수부터 차례로, 그 수의 배수를 지워요(자기 자신은 남겨요). \\(1\\)도 지워요.',
        },
        { latex: primes.length > 0 ? list : '\\text{없음}', reason: '끝까지 남은 수가 소수예요.' },
      ],
      answer: target === undefined ? primes.join('&') : `${target}`,
      answerLatex: target === undefined ? list : `${target}`,
    },
    conclusion,
  }
}
