import type { CaseTable } from './check-case.ts'

export const NAMES: CaseTable = {
  theme: 'Short answer: names of figures and points',
  writtenTestType: 2,
  cases: [
    ['8각뿔대', '팔각뿔대', 'correct', 'number in digits'],
    ['8 각뿔대', '팔각뿔대', 'correct', 'number in digits, with a space'],
    ['10각뿔', '십각뿔', 'correct', 'ten'],
    ['12각기둥입니다', '십이각기둥', 'correct', 'twelve, in a sentence'],
    ['20각형', '이십각형', 'correct', 'twenty'],
    ['21각형', '이십일각형', 'correct', 'twenty-one'],
    ['팔각뿔대', '8각뿔대', 'correct', 'key in digits'],
    ['정20면체', '정이십면체', 'correct', 'regular solid in digits'],
    ['정4면체예요', '정사면체', 'correct', 'regular solid in digits, in a sentence'],
    ['정 이십 면체', '정이십면체', 'correct', 'spaces'],
    ['9각뿔대', '팔각뿔대', 'incorrect', 'another number'],
    ['18각뿔대', '팔각뿔대', 'incorrect', 'a digit too many'],
    ['8각뿔', '팔각뿔대', 'incorrect', 'another solid'],
    ['0각뿔', '십각뿔', 'incorrect', 'no such number'],
    ['정2면체', '정이십면체', 'incorrect', 'a digit missing'],
    ['20면체', '정이십면체', 'incorrect', 'not said to be regular'],
    ['꼭짓점 C', 'C', 'correct', 'with the noun of the question'],
    ['꼭짓점C', 'C', 'correct', 'the same without space'],
    ['꼭지점 C', 'C', 'correct', 'the noun as it is often spelt'],
    ['기호 C', 'C', 'correct', 'with the word for a sign'],
    ['점 C', 'C', 'correct', 'as a point'],
    ['꼭짓점 D', 'C', 'incorrect', 'another vertex'],
    ['꼭짓점', 'C', 'incorrect', 'the noun alone'],
  ],
}

export const COUNTED_LISTS: CaseTable = {
  theme: 'Short answer: lists of counted things',
  writtenTestType: 2,
  cases: [
    ['2권과 4권', '2&4', 'correct', 'counter before 과'],
    ['4권, 2권', '2&4', 'correct', 'counter and comma'],
    ['15시간과 17시간', '15&17', 'correct', 'counter of two syllables'],
    ['2회와 4회', '2&4', 'correct', 'counter before 와'],
    ['2명이랑 4명', '2&4', 'correct', 'counter before 이랑'],
    ['2권과 5권', '2&4', 'incorrect', 'one is another'],
    ['2권', '2&4', 'incorrect', 'one is missing'],
    ['2권과 4권과 6권', '2&4', 'incorrect', 'one too many'],
  ],
}
