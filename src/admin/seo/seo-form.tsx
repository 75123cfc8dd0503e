import './seo.css'
import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import type { SeoPageHead, SeoSetting } from '#contract/seo.ts'
import { seoHeadFields } from '#contract/seo-fields.ts'
import { call } from '#platform/http.ts'
import { TextField } from '#ui/form/field.tsx'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'
import type { FieldName } from '../kit/conflict-panel.tsx'
import { RecordFormFrame } from '../kit/form-frame.tsx'
import { SwitchField } from '../kit/switch-field.tsx'
import { TextAreaField } from '../kit/text-area-field.tsx'
import { useRecordForm } from '../kit/use-record-form.ts'
import { CardPreview, SearchPreview } from './previews.tsx'

const seoFormSchema = z.object({
  title: seoHeadFields.title,
  description: seoHeadFields.description.unwrap(),
  image: z.literal('').or(seoHeadFields.image.unwrap().unwrap()),
  isListed: z.boolean(),
})
type SeoValues = z.infer<typeof seoFormSchema>

const FIELDS: readonly FieldName<SeoValues>[] = [
  { name: 'title', label: '제목' },
  { name: 'description', label: '설명' },
  { name: 'image', label: '그림' },
  { name: 'isListed', label: '검색에 나오기' },
]

/** More is cut off in search results. */
const TITLE_SHOWN = 30
const DESCRIPTION_SHOWN = 80

function toRecord(setting: SeoSetting | null, own: SeoPageHead) {
  return setting
    ? {
        values: {
          title: setting.title,
          description: setting.description,
          image: setting.image ?? '',
          isListed: setting.isListed,
        },
        version: setting.version,
      }
    : { values: { title: own.title, description: '', image: '', isListed: true }, version: 0 }
}

function countNote(text: string, shown: number): string {
  const length = [...text].length
  return length > shown ? `${length}자예요. 검색에서는 ${shown}자쯤 뒤가 잘려요.` : `${length}자`
}

interface SeoFormProps {
  path: string
  /** Null if nothing is set. */
  setting: SeoSetting | null
  own: SeoPageHead
}

export function SeoForm({ path, setting, own }: SeoFormProps) {
  const queryClient = useQueryClient()
  const state = useRecordForm<SeoValues>({
    record: `seo${path}${setting ? '' : '/new'}`,
    current: toRecord(setting, own),
    schema: seoFormSchema,
    save: async (values, { version }) => {
      const saved = await call(
        adminApi.seo.put({ path, ...values, image: values.image === '' ? null : values.image, version }),
      )
      await queryClient.invalidateQueries({ queryKey: [ADMIN_KEY] })
      return toRecord(saved, own)
    },
    readRow: (row) => toRecord(row as SeoSetting, own),
  })
  const { register, formState, watch } = state.form
  const values = watch()
  const head = {
    path,
    title: values.title.trim() || own.title,
    description: values.description.trim() || own.description,
    image: values.image.trim(),
  }
  return (
    <RecordFormFrame label={path} state={state} fields={FIELDS}>
      <TextField
        label="제목"
        note={countNote(values.title, TITLE_SHOWN)}
        error={formState.errors.title?.message}
        {...register('title')}
      />
      <TextAreaField
        label="설명"
        note={
          values.description === ''
            ? '비워 두면 페이지가 본래 가진 설명이 나와요.'
            : countNote(values.description, DESCRIPTION_SHOWN)
        }
        placeholder={own.description}
        error={formState.errors.description?.message}
        {...register('description')}
      />
      <TextField
        label="그림의 주소"
        note="이 사이트의 경로(/pictures/…)나 https://로 시작하는 주소. 비워 두면 셈샘 아이콘이 나와요."
        inputMode="url"
        error={formState.errors.image && '/나 https://로 시작하는 그림의 주소를 써 주세요.'}
        {...register('image')}
      />
      {own.isListed && (
        <SwitchField
          control={state.form.control}
          name="isListed"
          label="검색에 나와요"
          note="끄면 검색 엔진에 이 페이지를 싣지 말라고 하고, 사이트맵에서도 빠져요."
        />
      )}
      <SearchPreview head={head} />
      <CardPreview head={head} />
    </RecordFormFrame>
  )
}
