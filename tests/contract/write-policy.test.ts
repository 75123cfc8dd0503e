import { describe, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { outboxCall } from '#contract/outbox-calls.ts'
import { type KeyPolicy, readMeta } from '#contract/procedure.ts'
import type { OutboxRecordKind } from '#domain/outbox/record.ts'
import { RECORD_KINDS } from '#domain/outbox/record-kinds.ts'
import { listProcedures } from '#tests/support/list-procedures.ts'

const writes = listProcedures(contract)
  .filter(({ method }) => method !== 'GET')
  .map(({ meta, ...procedure }) => ({ ...procedure, ...readMeta(meta) }))
const namesWith = (key: KeyPolicy) => writes.filter((write) => write.key === key).map(({ name }) => name)

/** Written by hand: the contract's own metadata is what it checks. */
const POLICY: Record<KeyPolicy, readonly string[]> = {
  forever: ['message.create', 'chat.completions', 'timeSpan.create'],
  required: [
    'user.update',
    'itemReport.create',
    'generation.itemsFromPictures',
    'thread.createForUnit',
    'thread.createForConcept',
    'exam.create',
    'message.update',
    'ocr.read',
    'push.subscribe',
    'storage.upload',
  ],
  optional: [
    'content.createNode',
    'content.updateNode',
    'content.arrange',
    'content.createConcept',
    'content.updateConcept',
    'content.removeConcept',
    'content.createLink',
    'content.updateLink',
    'content.removeLink',
    'content.restoreLink',
    'content.createExplanation',
    'content.updateExplanation',
    'content.createTerm',
    'content.updateTerm',
    'content.removeTerm',
    'content.restoreTerm',
    'content.resolveConflict',
    'itemEditing.create',
    'itemEditing.update',
    'itemEditing.remove',
    'itemEditing.setConcepts',
    'itemEditing.changeMany',
    'itemEditing.createEmpty',
    'itemEditing.discardDraft',
    'itemEditing.restore',
    'itemTemplate.keep',
    'itemReport.update',
    'generation.items',
    'generation.recreateSolution',
    'generation.explanation',
    'criterionType.create',
    'criterionType.update',
    'criterionType.remove',
    'itemGroup.create',
    'itemGroup.update',
    'itemGroup.remove',
    'message.clear',
    'message.removeLatest',
    'prompt.create',
    'prompt.addVersion',
    'prompt.update',
    'prompt.remove',
    'prompt.promote',
    'school.create',
    'school.update',
    'school.remove',
    'school.importCsv',
    'people.update',
    'people.remove',
    'push.unsubscribe',
    'notification.markRead',
    'announcement.create',
    'announcement.remove',
    'seo.put',
    'seo.remove',
    'storage.remove',
  ],
  none: [
    'user.sayAge',
    'user.consent',
    'user.withdrawConsent',
    'user.askGuardian',
    'user.forgetGuardian',
    'user.exit',
    'user.logout',
    'item.streamHint',
    'itemEditing.verify',
    'itemEditing.testAnswer',
    'itemFile.import',
    'itemFile.applyImport',
    'itemFile.cancelImport',
    'generation.cancel',
    'chat.stop',
    'prompt.tryOut',
    'prompt.replay',
    'people.exportData',
    'push.receipt',
    'announcement.preview',
    'site.log',
    'site.report',
  ],
}

describe('the write policy of the contract', () => {
  test.each(Object.entries(POLICY))('has the key %s for the writes that need it', (key, names) => {
    expect(namesWith(key as KeyPolicy)).toEqual(names)
  })

  test('runs every write in a transaction but beacons, a mail, and imports, which are jobs with their own', () => {
    const without = writes.filter(({ transaction }) => !transaction).map(({ name }) => name)
    expect(without).toEqual([
      'user.askGuardian',
      'itemFile.import',
      'itemFile.applyImport',
      'site.log',
      'site.report',
    ])
  })

  test('requires a key for everything that the outbox sends', () => {
    const id = '0198c1a2-7b1e-7c3d-8e4f-0123456789ab'
    const body = {
      id,
      message: '',
      threadId: id,
      messageId: id,
      evaluationId: id,
      curriculumId: 'M1U01',
      conceptId: 'M1U01C01',
    }
    for (const kind of Object.keys(RECORD_KINDS) as OutboxRecordKind[]) {
      const call = outboxCall(kind, body)
      const write = writes.find(
        ({ method, path }) =>
          method === call?.method && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(call.path),
      )
      expect(['forever', 'required'], kind).toContain(write?.key)
    }
  })
})
