/**
 * The subject of a survey as a possession: `학생들의 통학 시간`. A quantity written as a clause takes the people as its subject:
 * `학생들이 한 달 동안 읽은 책의 수`. Of classes and groups, their students are meant.
 */
export function ofPeople(people: string, what: string): string {
  const target = /(반|모둠)$/.test(people) ? `${people} 학생들` : people
  return `${target}${/(읽은|보낸) /.test(what) ? '이' : '의'} ${what}`
}
