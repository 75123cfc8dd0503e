import { expect, it } from 'vitest'
import { findNamedConcept } from '#domain/tutor/reading/find-named-concept.ts'

const OUTLINE = [
  ['M1U01C01', '소수와 합성수'],
  ['M1U08C04', '부채꼴의 중심각과 호'],
  ['M1U08C05', '부채꼴의 호의 길이와 넓이 구하기'],
  ['M2U06C08', '평행선과 넓이'],
].map(([id = '', content = '']) => ({ id, content, unitId: id.slice(0, 5), unitTitle: '', terms: [] }))

it.each([
  ['부채꼴의 넓이가 뭐야?', 'M1U08C05'],
  ['1은 왜 소수가 아니야?', 'M1U01C01'],
])('finds the concept that most words of "%s" name', (question, conceptId) => {
  expect(findNamedConcept(question, OUTLINE)?.conceptId).toBe(conceptId)
})

it('finds none in a question that names none', () => {
  expect(findNamedConcept('안녕?', OUTLINE)).toBeNull()
})
