import { z } from 'zod'
import { AGE_BANDS } from '#domain/access/age-band.ts'
import { CONSENT_WORDING, GUARDIAN_CHECKS } from '#domain/access/guardian-consent.ts'
import { LOGIN_PROVIDERS, ROLES, TUTOR_PERSONAS } from '#domain/access/roles.ts'
import { SCHOOL_LEVELS } from '#domain/curriculum/curriculum.ts'
import { NOTIFICATION_METHODS } from '#domain/notify/notification-method.ts'
import { okSchema, timeSchema } from './fields.ts'
import { pushEndpointSchema } from './notification.ts'
import { openProcedure, procedure } from './procedure.ts'

export const NICKNAME_LIMIT = 20
/** No line breaks, and no character that reverses or hides the text around a name; U+200D joins emoji. */
export const NICKNAME = /^(?:[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\u200D)*$/u

const hour = z.number().int().min(0).max(23)
const quietHoursSchema = z.strictObject({ from: hour, to: hour })

const userSchema = z.object({
  id: z.string(),
  nickname: z.string(),
  provider: z.enum(LOGIN_PROVIDERS),
  avatar: z.string().nullable(),
  roles: z.array(z.enum(ROLES)),
  email: z.string().nullable(),
  notificationMethods: z.array(z.enum(NOTIFICATION_METHODS)),
  useLinks: z.boolean(),
  tutorPersona: z.enum(TUTOR_PERSONAS),
  schoolId: z.string().nullable(),
  grade: z.number(),
  schoolLevel: z.enum(SCHOOL_LEVELS),
  quietHours: quietHoursSchema,
  reminderHour: hour,
  /** Null until the person has answered. */
  ageBand: z.enum(AGE_BANDS).nullable(),
  guardianConsentAt: timeSchema.nullable(),
  /** Base64 of 32 bytes: the key that encrypts this person's data on the device (offline.md). */
  deviceKey: z.string(),
})
export type User = z.infer<typeof userSchema>

export const userUpdateSchema = z.strictObject({
  nickname: z.string().trim().min(1).max(NICKNAME_LIMIT).regex(NICKNAME).optional(),
  notificationMethods: z.array(z.enum(NOTIFICATION_METHODS)).max(NOTIFICATION_METHODS.length).optional(),
  useLinks: z.boolean().optional(),
  tutorPersona: z.enum(TUTOR_PERSONAS).optional(),
  schoolId: z.uuid().nullable().optional(),
  grade: z.number().int().min(1).max(6).optional(),
  quietHours: quietHoursSchema.optional(),
  reminderHour: hour.optional(),
})
export type UserUpdate = z.infer<typeof userUpdateSchema>

const guardianSchema = z.object({
  /** How this server checks who consents. */
  check: z.enum(GUARDIAN_CHECKS),
  /** The mail whose link has not been used yet; null if there is none. */
  asked: z
    .object({
      /** `ha***@school.example`. */
      address: z.string(),
      expiresAt: timeSchema,
    })
    .nullable(),
})
export type GuardianState = z.infer<typeof guardianSchema>

export const userContract = {
  me: procedure.route({ method: 'GET', path: '/api/users/me' }).output(userSchema),
  update: procedure
    .route({ method: 'PATCH', path: '/api/users/me' })
    .meta({ key: 'required' })
    .input(userUpdateSchema)
    .output(userSchema),
  /** Only once; later only a correction to the younger band is accepted. */
  sayAge: procedure
    .route({ method: 'POST', path: '/api/users/age-band' })
    .meta({ key: 'none' })
    .input(z.strictObject({ ageBand: z.enum(AGE_BANDS) }))
    .output(userSchema),
  consent: procedure
    .route({ method: 'POST', path: '/api/users/consent' })
    .meta({ key: 'none' })
    .input(z.strictObject({ wording: z.literal(CONSENT_WORDING) }))
    .output(userSchema),
  withdrawConsent: procedure
    .route({ method: 'DELETE', path: '/api/users/consent' })
    .meta({ key: 'none' })
    .output(userSchema),
  guardian: procedure.route({ method: 'GET', path: '/api/users/guardian' }).output(guardianSchema),
  /** Mails the guardian a link; a later one replaces it. */
  askGuardian: procedure
    .route({ method: 'POST', path: '/api/users/guardian' })
    .meta({ key: 'none', transaction: false })
    .input(z.strictObject({ email: z.email().max(254) }))
    .output(guardianSchema),
  /** The mailed link stops working, and the guardian's address is deleted. */
  forgetGuardian: procedure
    .route({ method: 'DELETE', path: '/api/users/guardian' })
    .meta({ key: 'none' })
    .output(guardianSchema),
  /** Everything that is stored of the person, by table. */
  exportData: procedure
    .route({ method: 'GET', path: '/api/users/me/data' })
    .output(z.record(z.string(), z.array(z.record(z.string(), z.unknown())))),
  exit: procedure
    .route({ method: 'POST', path: '/api/users/exit' })
    .meta({ key: 'none' })
    .input(z.strictObject({}).optional())
    .output(okSchema),
  logout: openProcedure
    .route({ method: 'POST', path: '/api/auth/logout' })
    .meta({ key: 'none' })
    /** The push endpoint of the browser, so that its subscription ends with the session. */
    .input(z.strictObject({ pushEndpoint: pushEndpointSchema.optional() }).optional())
    .output(okSchema),
}
