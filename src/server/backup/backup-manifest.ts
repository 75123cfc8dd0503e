import { z } from 'zod'

/** Of the file's structure; a program refuses a higher one. */
const FORMAT = 1
/** The last entry of the file: a file that was cut off has none. */
export const MANIFEST_ENTRY = 'manifest.json'
export const VAPID_ENTRY = 'keys/vapid.json'

const SHA256 = z.string().regex(/^[0-9a-f]{64}$/)
const size = z.number().int().min(0)

const MANIFEST_SCHEMA = z.strictObject({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Version of the schema: the steps that made it. */
  migrations: z.array(z.strictObject({ hash: SHA256, createdAt: z.number().int() })).min(1),
  tables: z.array(z.strictObject({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
  /** The last number that each handed out; null before the first. */
  sequences: z.array(
    z.strictObject({ schema: z.string(), name: z.string(), last: z.string().regex(/^\d+$/).nullable() }),
  ),
  files: z.array(z.strictObject({ id: z.string(), type: z.string() })),
  /** Files that have a row and no bytes: deleted while the backup was made. */
  missingFiles: z.array(z.string()),
  withKeys: z.boolean(),
  /** All entries before this one, in order; a large one is cut into parts. */
  contents: z.array(z.strictObject({ name: z.string(), parts: size, bytes: size, sha256: SHA256 })),
})
export type BackupManifest = z.infer<typeof MANIFEST_SCHEMA>
export type BackupContent = BackupManifest['contents'][number]

export type BackupDescription = Omit<BackupManifest, 'format' | 'contents'>

export function makeManifest(description: BackupDescription, contents: BackupContent[]): BackupManifest {
  return { format: FORMAT, ...description, contents }
}

/** A backup that cannot be restored; `message` is Korean and is shown unchanged. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** Throws BackupError if it is of a newer format, or none. */
export function parseManifest(text: string): BackupManifest {
  const value = parseJson(text)
  const { data: head } = z.object({ format: z.number() }).safeParse(value)
  if (head && head.format > FORMAT)
    throw new BackupError(
      '더 새로운 셈샘으로 만든 백업이에요. 백업을 만든 버전이나 그보다 새로운 셈샘으로 되돌려 주세요.',
    )
  const parsed = MANIFEST_SCHEMA.safeParse(value)
  if (!parsed.success) throw brokenBackup(parsed.error)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw brokenBackup(cause)
  }
}

export function brokenBackup(cause?: unknown): BackupError {
  return new BackupError(
    '백업 파일이 깨졌거나 셈샘의 백업이 아니에요. 아무것도 바꾸지 않았어요. 다른 백업으로 다시 해 주세요.',
    { cause },
  )
}

export function tableEntry({ schema, name }: { schema: string; name: string }): string {
  return `tables/${schema}.${name}`
}

export function fileEntry(id: string): string {
  return `files/${id}`
}
