import { z } from 'zod'
import { ROLES } from '#domain/access/roles.ts'
import { SCHOOL_LEVELS } from '#domain/curriculum/curriculum.ts'
import { BODY_LIMIT, TITLE_LIMIT } from '#domain/notify/compose-notification.ts'
import { NOTIFICATION_KINDS } from '#domain/notify/notification.ts'
import { okSchema, pageFields, pageOf, timeSchema, uuidSchema } from './fields.ts'
import { adminProcedure, openProcedure, procedure } from './procedure.ts'

/** The push endpoint of a browser; the server checks that it belongs to a push service (422). */
export const pushEndpointSchema = z.string().min(1).max(2_000)

/** Base64url without padding: an uncompressed point of P-256 is 65 bytes, the secret 16 (RFC 8291). */
const P256DH = /^B[\w-]{86}$/
const AUTH = /^[\w-]{22}$/

/** The end of the year 9999: PostgreSQL's range of dates ends before that of `Date`. */
const LATEST_TIME_MS = Date.UTC(10_000, 0) - 1

/** The result of `PushSubscription.toJSON()`, unchanged. */
const pushSubscriptionSchema = z.strictObject({
  endpoint: pushEndpointSchema,
  keys: z.strictObject({ p256dh: z.string().regex(P256DH), auth: z.string().regex(AUTH) }),
  /** Milliseconds since the epoch. */
  expirationTime: z.number().min(0).max(LATEST_TIME_MS).nullable().optional(),
})

export const RECEIPT_EVENTS = ['shown', 'clicked', 'closed'] as const
export type ReceiptEvent = (typeof RECEIPT_EVENTS)[number]

/** Web push (offline.md, 'Push'). */
export const pushContract = {
  /** The `applicationServerKey`, base64url. */
  publicKey: openProcedure
    .route({ method: 'GET', path: '/api/push/public-key' })
    .output(z.object({ publicKey: z.string() })),
  /** Assigns the browser's subscription to the caller, also if it belonged to another person. Sent through the outbox. */
  subscribe: procedure
    .route({ method: 'PUT', path: '/api/push/subscriptions' })
    .meta({ key: 'required' })
    .input(pushSubscriptionSchema)
    .output(okSchema),
  /** Deletes the browser's subscription; succeeds if there is none. */
  unsubscribe: procedure
    .route({ method: 'DELETE', path: '/api/push/subscriptions' })
    .input(z.strictObject({ endpoint: pushEndpointSchema }))
    .output(okSchema),
  /** Sent by the worker, with or without a session; an unknown id is ignored. */
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
  /** Newest first. */
  notifications: z.array(inboxEntrySchema),
  /** Among those listed. */
  unread: z.number(),
})
export type Inbox = z.infer<typeof inboxSchema>

export const notificationContract = {
  inbox: procedure.route({ method: 'GET', path: '/api/v1/services/notifications' }).output(inboxSchema),
  /** Marks these, or all, as read; returns the new inbox. */
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

/** An empty list does not restrict the audience. */
const audienceSchema = z.strictObject({
  roles: z.array(z.enum(ROLES)).max(ROLES.length).default([]),
  grades: z
    .array(z.strictObject({ schoolLevel: z.enum(SCHOOL_LEVELS), grade: z.number().int().min(1).max(6) }))
    .max(12)
    .default([]),
  schoolIds: z.array(uuidSchema).max(100).default([]),
})

export type AnnouncementAudience = z.infer<typeof audienceSchema>

const announcementSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  audience: audienceSchema,
  createdAt: timeSchema,
  /** When it is to be sent; null: at once. */
  sendAt: timeSchema.nullable(),
  /** When it came into the inboxes; null while it waits for its time. */
  releasedAt: timeSchema.nullable(),
  /** People who have it in their inbox. */
  people: z.number(),
  /** People to whom it was sent by push or mail, to whom it was shown, and who opened it. */
  sent: z.number(),
  shown: z.number(),
  clicked: z.number(),
})
export type AnnouncementSummary = z.infer<typeof announcementSchema>

export const announcementContract = {
  /** Newest first. */
  list: adminProcedure
    .route({ method: 'GET', path: '/api/v1/announcements' })
    .input(z.strictObject(pageFields))
    .output(pageOf(announcementSchema)),
  get: adminProcedure
    .route({ method: 'GET', path: '/api/v1/announcements/{id}' })
    .input(z.strictObject({ id: uuidSchema }))
    .output(announcementSchema),
  /**
   * Adds it to the inbox of everyone in the audience, at once or at `sendAt` (then to those who are in the audience by then), and queues
   * push and mail for those who want them. 422 if `sendAt` is not in the future, or more than a year ahead.
   */
  create: adminProcedure
    .route({ method: 'POST', path: '/api/v1/announcements' })
    .input(
      z.strictObject({
        title: z.string().trim().min(1).max(TITLE_LIMIT),
        body: z.string().trim().min(1).max(BODY_LIMIT),
        /** A page that a notification may lead to (`keepNotificationPath`), else 422. */
        path: z.string().max(200).default('/'),
        audience: audienceSchema,
        sendAt: timeSchema.nullable().default(null),
      }),
    )
    .output(announcementSchema),
  /** Returns how many people an announcement would reach; changes nothing. */
  preview: adminProcedure
    .route({ method: 'POST', path: '/api/v1/announcements/preview' })
    .meta({ key: 'none' })
    .input(z.strictObject({ audience: audienceSchema }))
    .output(z.object({ people: z.number() })),
  /** Removes it from every inbox and cancels what has not been sent yet. */
  remove: adminProcedure
    .route({ method: 'DELETE', path: '/api/v1/announcements/{id}' })
    .input(z.object({ id: uuidSchema }))
    .output(okSchema),
}
