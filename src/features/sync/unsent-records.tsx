import './sync.css'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { describeDayTime } from '#domain/chat/describe-day-time.ts'
import type { OutboxRecord } from '#domain/outbox/record.ts'
import { deadRecordsAtom, recordsReadAtom, waitingRecordsAtom } from '#platform/outbox-view.ts'
import { Button } from '#ui/primitives/button.tsx'
import { describeRecord, describeRefusal } from './describe-record.ts'
import { readWriting, removeRecordAtom, rewriteRecordAtom } from './unsent.state.ts'

interface UnsentItemProps {
  record: OutboxRecord
  note: string
  children?: ReactNode
}

function UnsentItem({ record, note, children }: UnsentItemProps) {
  return (
    <li>
      <div>
        <b>{describeRecord(record)}</b>
        <small>
          <time dateTime={record.createdAt}>{describeDayTime(Date.parse(record.createdAt), Date.now())}</time>{' '}
          · {note}
        </small>
      </div>
      {children}
    </li>
  )
}

/** The person's unsent records: refused ones with their buttons, and waiting ones. */
export function UnsentRecords() {
  const dead = useAtomValue(deadRecordsAtom)
  const waiting = useAtomValue(waitingRecordsAtom)
  const rewrite = useSetAtom(rewriteRecordAtom)
  const remove = useSetAtom(removeRecordAtom)
  const isRead = useAtomValue(recordsReadAtom)
  if (!isRead) return <p className="unsent-none">이 기기에 보낼 기록이 있는지 확인하고 있어요.</p>
  if (dead.length + waiting.length === 0) {
    return <p className="unsent-none">모두 보냈어요. 이 기기에서 기다리는 기록이 없어요.</p>
  }
  return (
    <div className="unsent">
      {dead.length > 0 && (
        <ul aria-label="보내지 못한 기록">
          {dead.map((record) => (
            <UnsentItem key={record.id} record={record} note={describeRefusal(record.lastStatus)}>
              <Button onClick={() => void rewrite(record)}>
                {readWriting(record) ? '다시 쓰기' : '다시 보내기'}
                <span className="sr-only"> {describeRecord(record)}</span>
              </Button>
              <Button variant="text" icon="trash" onClick={() => void remove(record.id)}>
                지우기<span className="sr-only"> {describeRecord(record)}</span>
              </Button>
            </UnsentItem>
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <ul aria-label="보낼 기록">
          {waiting.map((record) => (
            <UnsentItem key={record.id} record={record} note="연결되면 저절로 보내요" />
          ))}
        </ul>
      )}
    </div>
  )
}
