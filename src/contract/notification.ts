import { z } from 'zod'
import { ROLES } from '#domain/access/roles.ts'
import { SCHOOL_LEVELS } from '#domain/curriculum/curriculum.ts'
import { BODY_LIMIT, TITLE_LIMIT } from '#domain/notify/compose-notification.ts'
import { NOTIFICATION_KINDS } from '#domain/notify/notification.ts'
import { okSchema, timeSchema, uuidSchema } from './fields.ts'
import { adminProcedure, openProcedure, procedure } from './procedure.ts'

/** Where a browser can be reached; whether the address is one of a push service is the server's to say (422). */
export const pushEndpointSchema = z.string().min(1).max(2_000)

/** Base64url without padding: an uncompressed point of P-256 is 65 bytes, the secret 16 (RFC 8291). */
const P256DH = /^B[\w-]{86}$/
const AUTH = /^[\w-]{22}$/

/** The end of the year 9999: a database's years end before a `Date`'s. */
const LATEST_TIME_MS = Date.UTC(10_000, 0) - 1

/** What `PushSubscription.toJSON()` gives, as it is. */
const pushSubscriptionSchema = z.strictObject({
  endpoint: pushEndpointSchema,
  keys: z.strictObject({ p256dh: z.string().regex(P256DH), auth: z.string().regex(AUTH) }),
  /** Milliseconds since the epoch. */
  expirationTime: z.number().min(0).max(LATEST_TIME_MS).nullable().optional(),
})
export type PushSubscriptionFields = z.infer<typeof pushSubscriptionSchema>

export const RECEIPT_EVENTS = ['shown', 'clicked', 'closed'] as const
export type ReceiptEvent = (typeof RECEIPT_EVENTS)[number]

/** Web push (offline.md, 'Push'). */
export const pushContract = {
  /** The `applicationServerKey`, base64url. */
  publicKey: openProcedure
    .route({ method: 'GET', path: '/api/push/public-key' })
    .output(z.object({ publicKey: z.string() })),
  /** The browser is the caller's from now on, whoever's it was. Sent through the outbox, with its key. */
  subscribe: procedure
    .route({ method: 'PUT', path: '/api/push/subscriptions' })
    .meta({ key: 'required' })
    .input(pushSubscriptionSchema)
    .output(okSchema),
  /** The browser is nobody's from now on; repeated or unknown it is as good. */
  unsubscribe: procedure
    .route({ method: 'DELETE', path: '/api/push/subscriptions' })
    .input(z.strictObject({ endpoint: pushEndpointSchema }))
    .output(okSchema),
  /** From the worker, signed in or not, without a key; an id that names nothing is as good. */
  receipt: openProcedure
    .route({ method: 'POST', path: '/api/push/receipts' })
    .meta({ key: 'none' })
    .input(z.strictObject({ id: uuidSchema, event: z.enum(RECEIPT_EVENTS) }))
    .output(okSchema),
}

/** How many notifications the app shows. */
export const INBOX_LIMIT = 30

const inboxEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  createdAt: timeSchema,
  readAt: timeSchema.nullable(),
})

const inboxSchema = z.object({
  /** The latest first. */
  notifications: z.array(inboxEntrySchema),
  /** Of those listed. */
  unread: z.number(),
})
export type Inbox = z.infer<typeof inboxSchema>

export const notificationContract = {
  inbox: procedure.route({ method: 'GET', path: '/api/v1/services/notifications' }).output(inboxSchema),
  /** Marks these as read, or all; gives the inbox anew. */
  markRead: procedure
    .route({ method: 'PATCH', path: '/api/v1/services/notifications' })
    .input(
      z.union([
        z.strictObject({ ids: z.array(uuidSchema).min(1).max(INBOX_LIMIT) }),
        z.strictObject({ all: z.literal(true) }),
      ]),
    )
    .output(inboxSchema),
}

/** An empty list asks nothing (`isInAudience`). */
const audienceSchema = z.strictObject({
  roles: z.array(z.enum(ROLES)).max(ROLES.length).default([]),
  grades: z
    .array(z.strictObject({ schoolLevel: z.enum(SCHOOL_LEVELS), grade: z.number().int().min(1).max(6) }))
    .max(12)
    .default([]),
  schoolIds: z.array(uuidSchema).max(100).default([]),
})

const announcementSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  audience: audienceSchema,
  createdAt: timeSchema,
  /** People whose inbox it came to. */
  people: z.number(),
  /** People it was sent to by push or mail, was shown to, and who opened it. */
  sent: z.number(),
  shown: z.number(),
  clicked: z.number(),
})
export type AnnouncementSummary = z.infer<typeof announcementSchema>

export const announcementContract = {
  list: adminProcedure
    .route({ method: 'GET', path: '/api/v1/announcements' })
    .output(z.object({ announcements: z.array(announcementSchema) })),
  /** Goes to the inbox of everyone of the audience at once, and by push and mail to those who want them. */
  create: adminProcedure
    .route({ method: 'POST', path: '/api/v1/announcements' })
    .input(
      z.strictObject({
        title: z.string().trim().min(1).max(TITLE_LIMIT),
        body: z.string().trim().min(1).max(BODY_LIMIT),
        /** A page that a notification may lead to (`keepNotificationPath`), else 422. */
        path: z.string().max(200).default('/'),
        audience: audienceSchema,
      }),
    )
    .output(announcementSchema),
  /** How many people an announcement would come to; changes nothing. */
  preview: adminProcedure
    .route({ method: 'POST', path: '/api/v1/announcements/preview' })
    .meta({ key: 'none' })
    .input(z.strictObject({ audience: audienceSchema }))
    .output(z.object({ people: z.number() })),
  /** Takes it out of every inbox, and what is not sent yet is not sent. */
  remove: adminProcedure
    .route({ method: 'DELETE', path: '/api/v1/announcements/{id}' })
    .input(z.object({ id: uuidSchema }))
    .output(okSchema),
}
