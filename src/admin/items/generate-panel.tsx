import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  GENERATION_ITEMS,
  GENERATION_PICTURES,
  type Generation,
  type GenerationOptions,
  SIMILARITIES,
  type Similarity,
} from '#contract/generation.ts'
import {
  CONTENT_LEVELS,
  DIFFICULTY_LABELS,
  LEVEL,
  WRITTEN_TEST_TYPES,
  WRITTEN_TYPE,
} from '#domain/exam/item.ts'
import { Field, SelectField, TextField } from '#ui/form/field.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { PageLink } from '#ui/primitives/page-link.tsx'
import { Segmented } from '#ui/primitives/segmented.tsx'
import { formatCost } from '../kit/describe-figures.ts'
import { GenerationCard } from '../kit/generation/generation-card.tsx'
import { generationOptionsQuery } from '../kit/generation/generations.query.ts'
import type { GenerationStart } from '../kit/generation/start-generation.ts'
import { useGeneration } from '../kit/generation/use-generation.ts'
import { TextAreaField } from '../kit/text-area-field.tsx'
import { type ConceptChoices, ConceptOptions } from './concept-choices.tsx'
import { TYPE_NAMES } from './names.ts'

const PROMPT_LIMIT = 2000

const SOURCES = [
  { value: 'model', label: '모델이 쓰기' },
  { value: 'templates', label: '템플릿에서 뽑기' },
  { value: 'pictures', label: '그림 보고 쓰기' },
] as const
type Source = (typeof SOURCES)[number]['value']

const SIMILARITY_NAMES: Readonly<Record<Similarity, string>> = {
  high: '거의 같게',
  medium: '비슷하게',
  low: '새롭게',
}

interface GenerateValues {
  conceptId: string
  writtenTestType: number
  difficultyLevel: number
  generationCount: number
  prompt: string
  similarity: Similarity
  pictures: readonly File[]
}

const EMPTY: GenerateValues = {
  conceptId: '',
  writtenTestType: WRITTEN_TYPE.shortAnswer,
  difficultyLevel: LEVEL.basic,
  generationCount: 5,
  prompt: '',
  similarity: 'medium',
  pictures: [],
}

/** The request of a generation: fields that are blank are left out (specification section 5). */
function toStart(source: Source, values: GenerateValues): GenerationStart {
  const { conceptId, pictures, similarity, ...rest } = values
  const { prompt, ...numbers } = rest
  const wish = prompt.trim()
  if (source !== 'pictures') {
    const wishes = source === 'model' && wish !== '' ? { prompt: wish } : {}
    return { kind: 'items', request: { ...numbers, ...wishes, source, curriculumConceptIds: [conceptId] } }
  }
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...numbers, similarity })) form.append(name, String(value))
  form.append('curriculumConceptIds', conceptId)
  if (wish !== '') form.append('prompt', wish)
  for (const picture of pictures) form.append('images', picture)
  return { kind: 'picture-items', form }
}

/** Why a source cannot be taken; null if it can. */
function refuseSource(source: Source, { model, visionModel }: GenerationOptions): string | null {
  if (source === 'model' && model === null)
    return '이 서버에는 글을 쓰는 모델이 연결되어 있지 않아요. 템플릿에서 뽑거나, 운영자에게 TUTOR_BASE_URL과 TUTOR_MODEL을 부탁해 주세요.'
  if (source === 'pictures' && visionModel === null)
    return '이 서버에는 그림을 읽는 모델이 연결되어 있지 않아요. 운영자에게 TUTOR_VISION_MODEL을 부탁해 주세요.'
  return null
}

function missingOf(source: Source, { conceptId, pictures }: GenerateValues): string | null {
  if (conceptId === '') return '개념을 먼저 골라 주세요'
  if (source === 'pictures' && pictures.length === 0) return '그림을 먼저 골라 주세요'
  if (pictures.length > GENERATION_PICTURES) return `그림은 ${GENERATION_PICTURES}장까지예요`
  return null
}

interface GeneratePanelProps {
  choices: ConceptChoices
  hrefOf: (id: string) => string
}

/** Makes drafts of items by a model, from templates or from pictures, and shows how the runs of the last week went. */
export function GeneratePanel({ choices, hrefOf }: GeneratePanelProps) {
  const { data: options } = useQuery(generationOptionsQuery)
  const [chosen, setChosen] = useState<Source | null>(null)
  const [values, setValues] = useState(EMPTY)
  const { jobs, isStarting, start } = useGeneration(
    ({ kind }) => kind === 'items' || kind === 'picture-items',
  )
  const source = chosen ?? (options?.model ? 'model' : 'templates')
  const refusal = options ? refuseSource(source, options) : null
  const set = (changes: Partial<GenerateValues>) => setValues({ ...values, ...changes })
  return (
    <>
      <h2>문항 만들기</h2>
      <form
        className="record-form"
        onSubmit={(event) => {
          event.preventDefault()
          void start(toStart(source, values))
        }}
      >
        <p className="field-note">
          초안으로만 만들어요. 살펴보고 하나씩 공개하기 전에는 학습자에게 보이지 않아요.
        </p>
        <Segmented label="만드는 방법" segments={SOURCES} value={source} onChange={setChosen} />
        {refusal !== null && <p className="notice notice-warn">{refusal}</p>}
        <SelectField
          label="개념"
          value={values.conceptId}
          onChange={({ target }) => set({ conceptId: target.value })}
        >
          <option value="">골라 주세요</option>
          <ConceptOptions choices={choices} />
        </SelectField>
        <SelectField
          label="유형"
          value={values.writtenTestType}
          onChange={({ target }) => set({ writtenTestType: Number(target.value) })}
        >
          {WRITTEN_TEST_TYPES.map((type) => (
            <option key={type} value={type}>
              {TYPE_NAMES[type]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="난이도"
          value={values.difficultyLevel}
          onChange={({ target }) => set({ difficultyLevel: Number(target.value) })}
        >
          {CONTENT_LEVELS.map((level) => (
            <option key={level} value={level}>
              {DIFFICULTY_LABELS[level]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="몇 개"
          type="number"
          min={1}
          max={GENERATION_ITEMS}
          note={`한 번에 ${GENERATION_ITEMS}개까지 만들 수 있어요.`}
          value={values.generationCount}
          onChange={({ target }) =>
            set({ generationCount: Math.min(GENERATION_ITEMS, Math.max(1, target.valueAsNumber || 1)) })
          }
        />
        {source === 'pictures' && refusal === null && (
          <>
            <Field
              label="그림"
              note={`문항이 보이는 사진이나 그림을 ${GENERATION_PICTURES}장까지 골라 주세요.`}
            >
              {(control) => (
                <input
                  {...control}
                  type="file"
                  accept="image/jpeg,image/png,image/webp,image/gif"
                  multiple
                  onChange={({ target }) => set({ pictures: [...(target.files ?? [])] })}
                />
              )}
            </Field>
            <SelectField
              label="그림과 얼마나 비슷하게"
              value={values.similarity}
              onChange={({ target }) => set({ similarity: target.value as Similarity })}
            >
              {SIMILARITIES.map((similarity) => (
                <option key={similarity} value={similarity}>
                  {SIMILARITY_NAMES[similarity]}
                </option>
              ))}
            </SelectField>
          </>
        )}
        {source !== 'templates' && (
          <TextAreaField
            label="바라는 점 (적지 않아도 돼요)"
            maxLength={PROMPT_LIMIT}
            value={values.prompt}
            onChange={({ target }) => set({ prompt: target.value })}
          />
        )}
        {options && source !== 'templates' && (
          <p className="field-note">{describeEstimate(options, values.generationCount)}</p>
        )}
        <div>
          <Button
            type="submit"
            variant="filled"
            busy={isStarting}
            disabledReason={refusal ?? missingOf(source, values)}
          >
            초안 {values.generationCount}개 만들기
          </Button>
        </div>
      </form>
      {jobs && jobs.length > 0 && (
        <div className="generation-list">
          <h3>지난 일주일에 만든 것</h3>
          {jobs.map((job) => (
            <GenerationCard
              key={job.id}
              job={job}
              title={`${job.conceptIds.map(choices.nameOf).join(', ')} 문항`}
            >
              <GeneratedDrafts job={job} hrefOf={hrefOf} />
            </GenerationCard>
          ))}
        </div>
      )}
    </>
  )
}

function describeEstimate({ tokensAnItem, costAnItem, left }: GenerationOptions, count: number): string {
  const tokens = (tokensAnItem * count).toLocaleString('ko-KR')
  const cost = formatCost(costAnItem === null ? null : costAnItem * count)
  return `토큰 ${tokens}개쯤(비용 ${cost})을 써요. 한 시간 안에 ${left}번 더 만들 수 있어요.`
}

function GeneratedDrafts({ job, hrefOf }: { job: Generation; hrefOf: (id: string) => string }) {
  if (job.drafts.length === 0) return null
  return (
    <ol className="generated-drafts" aria-label="만든 초안">
      {job.drafts.map(({ itemId, notes }, index) => (
        <li key={itemId}>
          <PageLink href={hrefOf(itemId)}>{index + 1}번째 초안 열기</PageLink>
          {notes.length > 0 && (
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
