/**
 * What people were asked about, as theirs: `학생들의 통학 시간`. A quantity told as a clause takes them as its subject:
 * `학생들이 한 달 동안 읽은 책의 수`. Of classes and groups it is their students who are asked.
 */
export function ofPeople(people: string, what: string): string {
  const target = /(반|모둠)$/.test(people) ? `${people} 학생들` : people
  return `${target}${/(읽은|보낸) /.test(what) ? '이' : '의'} ${what}`
}
