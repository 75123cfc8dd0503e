import { z } from 'zod'
import { SPAN_TYPES } from '#domain/activity/time-span.ts'
import { DAY_MS } from '#domain/calendar/durations.ts'
import { itemIdSchema } from './fields.ts'
import { procedure } from './procedure.ts'

export const timeSpanSchema = z.strictObject({
  spanType: z.enum(SPAN_TYPES),
  spanKey: itemIdSchema,
  timespan: z.number().int().min(1).max(DAY_MS),
  day: z.iso.date().exactOptional(),
})

export const timeSpanContract = {
  create: procedure
    .route({ method: 'POST', path: '/api/timespans' })
    .meta({ key: 'forever' })
    .input(timeSpanSchema)
    .output(z.object({ accepted: z.number() })),
}
