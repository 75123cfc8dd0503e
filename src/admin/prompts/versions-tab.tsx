import { lazy, Suspense, useState } from 'react'
import type { Prompt } from '#contract/prompt.ts'
import { call } from '#platform/http.ts'
import { SelectField } from '#ui/form/field.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/chip.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { adminApi } from '../kit/admin-api.ts'
import { describeMoment } from '../kit/describe-moment.ts'
import { useWrite } from '../kit/use-write.ts'
import { FAMILY_NAMES, PRIORITY_NAMES, PURPOSE_NAMES } from './names.ts'
import { PromoteDialog } from './promote-dialog.tsx'
import { describeParameters, isSameVersion, keyOf, nameText, type StoredText, useTexts } from './texts.ts'
import { VersionLabels } from './version-labels.tsx'
import { VersionNumbers } from './version-numbers.tsx'

const TextDifference = lazy(() =>
  import('../kit/text-difference.tsx').then((part) => ({ default: part.TextDifference })),
)

/** The versions for development beside those of learners, and where any two differ. */
export function VersionsTab({ dev, prod }: { dev: Prompt; prod: Prompt }) {
  const { texts, error, retry } = useTexts(dev, prod)
  const [promoted, setPromoted] = useState<StoredText | null>(null)
  const [labelled, setLabelled] = useState<StoredText | null>(null)
  if (error && !texts)
    return <ErrorState title="판을 불러오지 못했어요" detail={error.message} onRetry={retry} />
  if (!texts) return <LoadingState rows={6} label="판을 불러오는 중" />
  const used = texts.prod.find(({ version }) => version.current)
  if (!used) return <EmptyState icon="quote" title="학습자가 쓰는 판이 없어요" />
  return (
    <div className="prompt-part">
      <div className="prompt-columns">
        {[texts.dev, texts.prod].map((column) => (
          <section key={column[0]?.prompt.purpose} aria-labelledby={`versions-${column[0]?.prompt.purpose}`}>
            <h3 id={`versions-${column[0]?.prompt.purpose}`}>
              {column[0] && PURPOSE_NAMES[column[0].prompt.purpose]}
            </h3>
            <ol className="prompt-versions">
              {column.map((text) => (
                <VersionRow
                  key={keyOf(text)}
                  text={text}
                  used={used}
                  onPromote={() => setPromoted(text)}
                  onLabel={() => setLabelled(text)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <Compare texts={[...texts.dev, ...texts.prod]} before={used} after={texts.dev[0] ?? used} />
      <RemoveDev dev={dev} />
      {promoted && (
        <PromoteDialog
          from={promoted.prompt}
          chosen={promoted.version}
          used={used.version}
          onClose={() => setPromoted(null)}
        />
      )}
      {labelled && <VersionLabels text={labelled} onClose={() => setLabelled(null)} />}
    </div>
  )
}

interface VersionRowProps {
  text: StoredText
  used: StoredText
  onPromote: () => void
  onLabel: () => void
}

function VersionRow({ text, used, onPromote, onLabel }: VersionRowProps) {
  const { prompt, version } = text
  const isUsed = isSameVersion(version, used.version)
  const act = prompt.purpose === 'dev' ? '학습자에게 적용' : '이 판으로 되돌리기'
  const name = nameText(text)
  return (
    <li data-version={keyOf(text)}>
      <p>
        <b>{version.version}판</b>
        {version.current && (
          <Chip tone="accent">{prompt.purpose === 'prod' ? '학습자가 쓰는 판' : '지금 판'}</Chip>
        )}
        {prompt.releaseVersion === version.version && <Chip tone="line">새 배포</Chip>}
        {(version.temperature !== null || version.maxTokens !== null) && (
          <Chip>{describeParameters(version)}</Chip>
        )}
        {version.priority !== 'medium' && <Chip>중요도 {PRIORITY_NAMES[version.priority]}</Chip>}
      </p>
      {version.note !== '' && <p className="prompt-note">{version.note}</p>}
      <p className="prompt-facts">
        <span>{version.author?.nickname ?? (version.origin === 'shipped' ? '배포' : '탈퇴한 사람')}</span>
        <time dateTime={version.createdAt}>{describeMoment(version.createdAt)}</time>
      </p>
      <VersionNumbers text={text} />
      <p className="prompt-acts">
        {isUsed ? (
          !version.current && <span className="field-note">학습자가 쓰는 글과 같아요</span>
        ) : (
          <Button aria-label={`${name} ${act}`} onClick={onPromote}>
            {act}
          </Button>
        )}
        <Button variant="text" aria-label={`${name} 메모 고치기`} onClick={onLabel}>
          메모
        </Button>
      </p>
    </li>
  )
}

interface CompareProps {
  texts: readonly StoredText[]
  before: StoredText
  after: StoredText
}

/** The difference of any two versions; at first of what learners have and the newest one. */
function Compare({ texts, before, after }: CompareProps) {
  const [chosen, setChosen] = useState({ before: keyOf(before), after: keyOf(after) })
  const find = (key: string) => texts.find((text) => keyOf(text) === key)
  const left = find(chosen.before) ?? before
  const right = find(chosen.after) ?? after
  const options = texts.map((text) => (
    <option key={keyOf(text)} value={keyOf(text)}>
      {nameText(text)}
      {text.version.note && ` · ${text.version.note}`}
    </option>
  ))
  return (
    <section className="prompt-compare" aria-labelledby="prompt-compare">
      <h3 id="prompt-compare">두 판 견주기</h3>
      <div className="prompt-pair">
        <SelectField
          label="앞의 판"
          value={keyOf(left)}
          onChange={(event) => setChosen({ ...chosen, before: event.target.value })}
        >
          {options}
        </SelectField>
        <SelectField
          label="뒤의 판"
          value={keyOf(right)}
          onChange={(event) => setChosen({ ...chosen, after: event.target.value })}
        >
          {options}
        </SelectField>
      </div>
      {left.version.content === right.version.content ? (
        <p className="field-note">두 판의 글이 같아요.</p>
      ) : (
        <Suspense fallback={<LoadingState rows={4} />}>
          <TextDifference
            label={`${nameText(left)}에서 ${nameText(right)}으로 달라진 곳`}
            before={left.version.content}
            after={right.version.content}
          />
        </Suspense>
      )}
    </section>
  )
}

function RemoveDev({ dev }: { dev: Prompt }) {
  const [asking, setAsking] = useState(false)
  const { run, isPending } = useWrite()
  const remove = async () => {
    await run(() => call(adminApi.prompt.remove({ id: dev.id })))
    setAsking(false)
  }
  return (
    <div className="panel-danger">
      <Button variant="danger" icon="trash" onClick={() => setAsking(true)}>
        개발 프롬프트 지우기
      </Button>
      <ConfirmDialog
        open={asking}
        title={`‘${FAMILY_NAMES[dev.family]}’의 개발 프롬프트를 지울까요?`}
        confirmLabel="지우기"
        busy={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>개발 판 {dev.newestVersion}개가 모두 지워지고 되돌릴 수 없어요. 학습자가 쓰는 글은 그대로예요.</p>
      </ConfirmDialog>
    </div>
  )
}
