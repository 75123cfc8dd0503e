import './home.css'
import './visitor-home.css'
import { type ReactNode, useState } from 'react'
import { conceptPath } from '#contract/paths.ts'
import type { CurriculumEntry } from '#domain/curriculum/curriculum.ts'
import { listUnitConcepts } from '#domain/curriculum/list-unit-concepts.ts'
import { nameGrade } from '#domain/curriculum/name-grade.ts'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { GradeChoice } from './grade-choice.tsx'

interface VisitorHomeProps {
  grades: readonly CurriculumEntry[]
  /** The question input, a slot of the screen. */
  ask: ReactNode
}

function firstConceptPath({ units }: CurriculumEntry): string | null {
  const unit = units.find(({ empty }) => !empty)
  const concept = unit && listUnitConcepts(unit)[0]
  return unit && concept ? conceptPath(unit.id, concept.id) : null
}

/** Introduction on one screen, with a link to the first concept. */
export function VisitorHome({ grades, ask }: VisitorHomeProps) {
  const [chosenId, setChosenId] = useState<string | null>(null)
  const grade = grades.find(({ id }) => id === chosenId) ?? grades[0]
  const first = grade && firstConceptPath(grade)
  return (
    <main className="plane">
      <section className="hero">
        <div>
          <h1>
            답보다 이유를
            <br />
            먼저 묻는 수학 선생님
          </h1>
          <p className="hero-lead">
            중학교 수학을 개념마다 설명부터 도전 문항까지 대화로 공부해요. 막히면 힌트를 하나씩, 끝에는 혼자
            힘으로.
          </p>
          <div className="hero-pick">
            <p className="eyebrow">어느 학년을 공부할까요?</p>
            <GradeChoice grades={grades} value={grade?.id ?? ''} onChange={setChosenId} />
          </div>
          <div className="hero-go" aria-live="polite">
            {first ? (
              <ButtonLink variant="filled" size="lg" trailingIcon="arrow-right" href={first}>
                바로 시작
              </ButtonLink>
            ) : (
              grade && (
                <p className="hero-soon">{nameGrade(grade)}은 준비하고 있어요. 조금만 기다려 주세요.</p>
              )
            )}
          </div>
          <p className="eyebrow hero-note">로그인하지 않아도 돼요. 대화는 저장되지 않아요.</p>
        </div>
        <Sample />
      </section>
      {ask}
      <section className="promises">
        <div>
          <h2>한 번에 하나씩, 힌트</h2>
          <p>틀리면 답을 알려 주지 않고 다음 한 걸음만 짚어 줘요. 힌트는 가벼운 것부터 차례로 열려요.</p>
        </div>
        <div>
          <h2>같은 답은 같은 답으로</h2>
          <p>0.5와 1/2, 2×3과 3×2처럼 쓰는 방법이 달라도 맞은 답은 맞았다고 해요.</p>
        </div>
        <div>
          <h2>어디서든 이어서</h2>
          <p>로그인하면 대화와 진도가 저장돼요. 내일 다른 기기에서 열어도 하던 곳부터 시작해요.</p>
        </div>
      </section>
    </main>
  )
}

function Sample() {
  return (
    <div className="hero-sample">
      <p className="sr-only">대화 보기</p>
      <p className="hero-sample-slip">1은 왜 소수가 아니야?</p>
      <div className="hero-sample-who">
        <Avatar persona="friend_female_1" />
        <span>다온</span>
      </div>
      <p>
        소수는 약수가 <strong>딱 두 개</strong>인 수야. 1과 자기 자신.
      </p>
      <p>7의 약수는 1, 7로 두 개. 그런데 1의 약수는?</p>
      <p className="hero-sample-ask">
        <b>생각해 보기</b>
        1의 약수를 모두 써 봐. 몇 개가 나와?
      </p>
    </div>
  )
}
