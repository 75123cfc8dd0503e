import { itemId } from '#domain/items/item-id.ts'
import type { Write } from './history.ts'
import type { World } from './read-world.ts'

/** What is wrong, a sentence each; every list is empty where the promises of the outbox held. */
export interface Findings {
  /** Seen accepted and not there. */
  lost: string[]
  /** There, or counted, more often than done. */
  duplicated: string[]
  /** There and never done. */
  phantom: string[]
  /** After something of its thread that was done later on the same device. */
  disordered: string[]
  /** With another person. */
  foreign: string[]
  /** There, but not as it was done, or not as it is read. */
  altered: string[]
  time: { doneMs: number; countedMs: number }
}

type Note = Omit<Findings, 'time'>
const ownerKey = (userId: string, id: string) => `${userId} ${id}`

interface Row {
  userId: string
  id: string
  marker?: string | null
}

/** Rows of one kind against the writes that make them: each write one row with its owner, each row a write. */
function matchRows<Found extends Row>(
  note: Note,
  kind: string,
  writes: readonly Write[],
  rows: readonly Found[],
  isLost: (write: Write) => boolean = () => true,
): [Write, Found][] {
  const byKey = new Map(rows.map((row) => [ownerKey(row.userId, row.id), row]))
  const byOwner = new Map(writes.map((write) => [ownerKey(write.personId, write.id), write]))
  const byId = new Map(writes.map((write) => [write.id, write]))
  const byMarker = new Map(writes.flatMap((write) => (write.marker ? [[write.marker, write] as const] : [])))
  for (const row of rows) {
    if (byOwner.has(ownerKey(row.userId, row.id))) continue
    const source = byId.get(row.id) ?? byMarker.get(row.marker ?? '')
    if (!source) note.phantom.push(`${kind} ${row.id}`)
    else if (source.personId !== row.userId) note.foreign.push(`${kind} ${row.id} of ${source.personId}`)
    else note.duplicated.push(`${kind} ${source.id} also as ${row.id}`)
  }
  return writes.flatMap((write) => {
    const row = byKey.get(ownerKey(write.personId, write.id))
    if (row) return [[write, row] as [Write, Found]]
    if (write.isDurable && isLost(write)) note.lost.push(`${kind} ${write.id} of ${write.deviceId}`)
    return []
  })
}

/** What may stand at the end where the last write wins: what any device wrote last, or any write that may not have been made. */
function lastValues(writes: readonly Write[], read: (write: Write) => unknown): Set<unknown> {
  const values = new Set<unknown>()
  for (const device of new Set(writes.map(({ deviceId }) => deviceId))) {
    const own = writes.filter(({ deviceId }) => deviceId === device)
    const durable = own
      .filter(({ place }) => place !== null)
      .sort((one, other) => (one.place ?? 0) - (other.place ?? 0))
    const last = durable.at(-1)
    if (last) values.add(read(last))
    for (const write of own) if (write.place === null) values.add(read(write))
  }
  return values
}

function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return groups
}

function checkOrder(note: Note, placed: readonly [Write, { position: number; threadId: string }][]): void {
  const known = placed.filter(([{ place }]) => place !== null)
  for (const group of groupBy(known, ([write, { threadId }]) => `${write.deviceId} ${threadId}`).values()) {
    const ordered = group.sort(([one], [other]) => (one.place ?? 0) - (other.place ?? 0))
    for (const [at, [write, { position }]] of ordered.entries()) {
      const before = ordered[at - 1]?.[1].position ?? 0
      if (position < before)
        note.disordered.push(`${write.kind} ${write.id} of thread ${String(write.body.threadId)}`)
    }
  }
}

function checkTurns(note: Note, writes: readonly Write[], world: World): void {
  const turns = writes.filter(({ kind }) => kind === 'turn')
  const matched = matchRows(note, 'turn', turns, world.messages)
  for (const [write, row] of matched) {
    if (
      row.message !== write.body.message ||
      row.threadId !== write.body.threadId ||
      row.marker !== write.marker
    )
      note.altered.push(`turn ${write.id}`)
    const expected = write.verdict && (write.verdict === 'correct' ? 'correct' : 'wrong')
    if (expected && row.responseType !== expected)
      note.altered.push(`verdict of ${write.id}: ${row.responseType}`)
  }
  checkOrder(note, matched)
  const answers = matched.filter(([{ verdict }]) => verdict !== null).map(([write]) => write)
  for (const [write, row] of matchRows(note, 'attempt', answers, world.attempts))
    if (row.verdict !== write.verdict) note.altered.push(`attempt ${write.id}: ${row.verdict}`)
}

function checkBookmarks(note: Note, writes: readonly Write[], world: World): void {
  const marks = groupBy(
    writes.filter(({ kind }) => kind === 'bookmark'),
    ({ personId, body }) => ownerKey(personId, String(body.messageId)),
  )
  for (const { userId, id, bookmark } of world.messages) {
    const own = marks.get(ownerKey(userId, id)) ?? []
    const allowed = lastValues(own, ({ body }) => body.bookmark)
    if (!own.some(({ isDurable }) => isDurable)) allowed.add(false)
    if (allowed.has(bookmark)) continue
    if (own.length === 0) note.phantom.push(`bookmark of ${id}`)
    else note.lost.push(`bookmark of ${id}`)
  }
}

function checkNames(note: Note, writes: readonly Write[], world: World, firstName: string): void {
  const prefs = groupBy(
    writes.filter(({ kind }) => kind === 'prefs'),
    ({ personId }) => personId,
  )
  for (const [userId, nickname] of world.nicknames) {
    const own = prefs.get(userId) ?? []
    const allowed = lastValues(own, ({ body }) => body.nickname)
    if (!own.some(({ isDurable }) => isDurable)) allowed.add(firstName)
    if (allowed.has(nickname)) continue
    const source = writes.find(({ kind, body }) => kind === 'prefs' && body.nickname === nickname)
    if (source && source.personId !== userId) note.foreign.push(`nickname ${nickname} of ${source.personId}`)
    else if (source || nickname === firstName) note.lost.push(`nickname of ${userId}`)
    else note.phantom.push(`nickname ${nickname}`)
  }
}

function checkExams(note: Note, writes: readonly Write[], world: World): void {
  const exams = writes.filter(({ kind }) => kind === 'exam')
  // Where another device's set of the level was open, that one was the answer.
  const isLost = ({ personId, deviceId, body }: Write) =>
    !exams.some(
      (other) =>
        other.personId === personId &&
        other.deviceId !== deviceId &&
        other.body.threadId === body.threadId &&
        other.body.difficultyLevel === body.difficultyLevel,
    )
  const matched = matchRows(note, 'exam', exams, world.exams, isLost)
  for (const [{ id, body }, row] of matched) {
    const named = body.items as { templateId: string; seed: number }[]
    const ids = named.map(({ templateId, seed }) => itemId(templateId, seed))
    if (row.threadId !== body.threadId || ids.join() !== row.items.join()) note.altered.push(`exam ${id}`)
  }
  checkOrder(note, matched)
}

/** Every hint counts once: as many as there are turns that show one. */
function checkHints(note: Note, { exams, messages }: World): void {
  for (const [userId, own] of groupBy(exams, (exam) => exam.userId)) {
    const items = new Set(own.flatMap((exam) => exam.items))
    const shown = messages.filter(
      (turn) => turn.userId === userId && turn.action === 'show-hint' && items.has(turn.evaluationId ?? ''),
    ).length
    const counted = own.reduce((sum, { hints }) => sum + hints, 0)
    if (counted > shown) note.duplicated.push(`${counted} hints for ${shown} turns of ${userId}`)
    if (counted < shown) note.lost.push(`${counted} hints for ${shown} turns of ${userId}`)
  }
}

function checkReading(note: Note, { messages, read }: World): void {
  for (const [userId, threads] of read) {
    for (const [threadId, ids] of threads) {
      const stored = messages.filter((row) => row.userId === userId && row.threadId === threadId)
      if (stored.map(({ id }) => id).join() !== ids.join()) note.altered.push(`reading of thread ${threadId}`)
    }
  }
}

/** Compares what learners did with what the server has. `firstName`: everybody's before the first change. */
export function checkHistory(writes: readonly Write[], world: World, firstName: string): Findings {
  const note: Note = { lost: [], duplicated: [], phantom: [], disordered: [], foreign: [], altered: [] }
  const spans = writes.filter(({ kind }) => kind === 'timespan')
  matchRows(
    note,
    'thread',
    writes.filter(({ kind }) => kind === 'thread'),
    world.threads,
  )
  checkTurns(note, writes, world)
  checkExams(note, writes, world)
  checkHints(note, world)
  checkBookmarks(note, writes, world)
  checkNames(note, writes, world, firstName)
  for (const [{ id, body }, { accepted, spanKey }] of matchRows(note, 'timespan', spans, world.timeSpans))
    if (accepted !== body.timespan || spanKey !== body.spanKey)
      note.altered.push(`timespan ${id}: ${accepted} ms`)
  checkReading(note, world)
  const doneMs = spans.reduce((sum, { body }) => sum + Number(body.timespan), 0)
  const countedMs = world.timeSpans.reduce((sum, { accepted }) => sum + accepted, 0)
  return { ...note, time: { doneMs, countedMs } }
}
