import './announcements.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { z } from 'zod'
import { announcementContract } from '#contract/notification.ts'
import { BODY_LIMIT, TITLE_LIMIT } from '#domain/notify/compose-notification.ts'
import { keepNotificationPath } from '#domain/notify/keep-notification-path.ts'
import { call } from '#platform/http.ts'
import { TextField } from '#ui/form/field.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ADMIN_KEY, adminApi } from '../kit/admin-api.ts'
import type { FieldName } from '../kit/conflict-panel.tsx'
import { describeMoment } from '../kit/describe-moment.ts'
import { FormNotices } from '../kit/form-frame.tsx'
import { inputOf } from '../kit/input-of.ts'
import { TextAreaField } from '../kit/text-area-field.tsx'
import { useRecordForm } from '../kit/use-record-form.ts'
import { announcementQuery, audienceQuery } from './announcements.queries.ts'
import { EVERYBODY, parseAudience, toAudience } from './audience.ts'
import { AudienceFields } from './audience-fields.tsx'

const { title, body } = inputOf(announcementContract.create).shape
const announcementFormSchema = z.object({
  title,
  body,
  path: z
    .string()
    .trim()
    .refine((path) => keepNotificationPath(path) === path, '알림이 열 수 있는 페이지의 경로를 써 주세요.'),
  /** Of a `datetime-local` field, in Seoul's time; empty: at once. */
  sendAt: z.string(),
  /** JSON of a `ChosenAudience`. */
  audience: z.string(),
})
type AnnouncementValues = z.infer<typeof announcementFormSchema>

const FIELDS: readonly FieldName<AnnouncementValues>[] = [
  { name: 'title', label: '제목' },
  { name: 'body', label: '내용' },
]

const NEW = {
  values: { title: '', body: '', path: '/', sendAt: '', audience: JSON.stringify(EVERYBODY) },
  version: 0,
}

/** Korea has had no summer time since 1988. */
function readSeoulTime(local: string): Date | null {
  return local === '' ? null : new Date(`${local}:00+09:00`)
}

/** Writes an announcement, to be sent at once or later. */
export function AnnouncementForm({ hrefOf }: { hrefOf: (id: string) => string }) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState(false)
  const made = useRef<string | null>(null)
  const state = useRecordForm<AnnouncementValues>({
    record: 'announcement/new',
    current: NEW,
    schema: announcementFormSchema,
    save: async ({ sendAt, audience, ...words }) => {
      const saved = await call(
        adminApi.announcement.create({
          ...words,
          audience: toAudience(parseAudience(audience)),
          sendAt: readSeoulTime(sendAt)?.toISOString() ?? null,
        }),
      )
      queryClient.setQueryData(announcementQuery(saved.id).queryKey, saved)
      await queryClient.invalidateQueries({ queryKey: [ADMIN_KEY, 'announcements'] })
      made.current = saved.id
      return NEW
    },
    readRow: () => NEW,
    onSaved: () => {
      if (made.current) navigate(hrefOf(made.current), { replace: true })
    },
  })
  const { form } = state
  const { errors } = form.formState
  const values = form.watch()
  const audience = parseAudience(values.audience)
  const { data: reached } = useQuery(audienceQuery(toAudience(audience)))
  const time = readSeoulTime(values.sendAt)
  const people = reached ? `${reached.people.toLocaleString('ko-KR')}명` : '받는 사람'
  const ask = async () => {
    if (await form.trigger()) setAsking(true)
  }
  const send = async () => {
    await state.submit()
    setAsking(false)
  }
  return (
    <form
      className="record-form"
      aria-label="새 알림"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      <FormNotices state={state} fields={FIELDS} />
      <TextField
        label="제목"
        note={`${[...values.title].length} / ${TITLE_LIMIT}자`}
        error={errors.title?.message}
        {...form.register('title')}
      />
      <TextAreaField
        label="내용"
        note={`${[...values.body].length} / ${BODY_LIMIT}자. 잠금 화면에도 보이니 개인 정보는 쓰지 말아 주세요.`}
        error={errors.body?.message}
        {...form.register('body')}
      />
      <TextField
        label="열 페이지"
        note="알림을 누르면 열려요: /, /recent-check, /chat/M1U01"
        error={errors.path?.message}
        {...form.register('path')}
      />
      <section className="announcement-part" aria-labelledby="announcement-audience">
        <h3 id="announcement-audience">받는 사람</h3>
        <p className="field-note">고르지 않은 것은 가리지 않아요. 이용이 정지된 사람은 받지 않아요.</p>
        <AudienceFields
          audience={audience}
          onChange={(next) => form.setValue('audience', JSON.stringify(next), { shouldDirty: true })}
        />
        <p role="status">
          지금 보내면 <b>{people}</b>이 받아요.
        </p>
      </section>
      <TextField
        label="보낼 때"
        type="datetime-local"
        note="한국 시간이에요. 비워 두면 바로 보내요."
        error={errors.sendAt?.message}
        {...form.register('sendAt')}
      />
      <div className="record-form-acts">
        <span className="record-form-state" role="status">
          {state.isDirty ? '쓰던 알림이 이 기기에 남아 있어요' : ''}
        </span>
        {state.isDirty && <Button onClick={state.revert}>모두 지우기</Button>}
        <Button type="submit" variant="filled" disabled={!state.isDirty}>
          {time ? '예약하기' : '보내기'}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={time ? `‘${values.title}’ 알림을 예약할까요?` : `‘${values.title}’ 알림을 지금 보낼까요?`}
        confirmLabel={time ? '예약하기' : '보내기'}
        cancelLabel="더 고치기"
        danger={false}
        busy={state.isSaving}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      >
        <p>
          {time
            ? `${describeMoment(time.getTime())}에 보내요. 그때 조건에 맞는 사람이 받고(지금은 ${people}), 그 전에는 취소할 수 있어요.`
            : `${people}이 바로 받아요. 보낸 알림은 고칠 수 없어요.`}
        </p>
      </ConfirmDialog>
    </form>
  )
}
