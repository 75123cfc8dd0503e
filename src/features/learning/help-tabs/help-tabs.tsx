import './help-tabs.css'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useId } from 'react'
import { buildOutline } from '#domain/chat/build-outline.ts'
import { explanationQuery, linksQuery, termsQuery } from '#platform/curriculum-queries.ts'
import { currentUserAtom } from '#platform/session.ts'
import { extractOutline } from '#ui/markdown/extract-outline.ts'
import { findHeading } from '#ui/markdown/find-heading.ts'
import { Markdown } from '#ui/markdown/markdown.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/states/list-state.tsx'
import { threadAtom } from '../thread/thread.state.ts'
import { type HelpTab, helpTabAtom, setHelpTabAtom } from './help-tab.state.ts'

const TABS = [
  { id: 'outline', label: '요약' },
  { id: 'links', label: '학습 자료' },
  { id: 'terms', label: '용어' },
] as const

interface HelpTabsProps {
  conceptId: string
  closeButton: ReactNode
  onGone: () => void
}

/** The right tabs: outline, links, terms. */
export function HelpTabs({ conceptId, closeButton, onGone }: HelpTabsProps) {
  const tab = useAtomValue(helpTabAtom)
  const setTab = useSetAtom(setHelpTabAtom)
  return (
    <Tabs<HelpTab>
      label="학습 도우미"
      tabs={TABS}
      selected={tab}
      onSelect={setTab}
      trailing={closeButton}
      className="help-tabs"
      panelClassName="help-panel"
    >
      {tab === 'outline' && <OutlineTab conceptId={conceptId} onGone={onGone} />}
      {tab === 'links' && <LinksTab conceptId={conceptId} />}
      {tab === 'terms' && <TermsTab conceptId={conceptId} />}
    </Tabs>
  )
}

function scrollTo(element: Element | null | undefined) {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' })
}

function findInTurn(turnId: string, headingIndex: number | null): Element | null {
  const turn = document.querySelector(`[data-turn="${CSS.escape(turnId)}"]`)
  return turn && headingIndex !== null ? findHeading(turn, headingIndex) : turn
}

function OutlineTab({ conceptId, onGone }: { conceptId: string; onGone: () => void }) {
  const { data: explanation, error, isPending, refetch } = useQuery(explanationQuery(conceptId))
  const headings = explanation ? extractOutline(explanation.content) : []
  const go = (find: () => Element | null | undefined) => {
    scrollTo(find())
    onGone()
  }
  const titleId = useId()
  return (
    <>
      <h2 id={titleId}>개념 설명</h2>
      {isPending && <LoadingState rows={3} label="개념 설명을 불러오는 중" />}
      {error && explanation === undefined && (
        <ErrorState title="개념 설명을 불러오지 못했어요" onRetry={() => void refetch()} />
      )}
      {explanation !== undefined && headings.length === 0 && (
        <p className="help-empty">아직 설명이 없어요.</p>
      )}
      <ul className="chat-outline" aria-labelledby={titleId}>
        {headings.map(({ text }, index) => (
          <li key={text}>
            <button
              type="button"
              // The concept's name is the first heading of the opening.
              onClick={() => go(() => findHeading(document.getElementById('opening') ?? document, index + 1))}
            >
              <Markdown text={text} inline />
            </button>
          </li>
        ))}
      </ul>
      {/* Below these headings: it waits for them, so that it does not move. */}
      {!isPending && <ChatOutline go={go} />}
    </>
  )
}

/** The headings of the replies. */
function ChatOutline({ go }: { go: (find: () => Element | null | undefined) => void }) {
  const turns = useAtomValue(threadAtom)?.turns ?? []
  const chatId = useId()
  return (
    <>
      <h2 id={chatId}>대화</h2>
      {turns.length === 0 && <p className="help-empty">아직 나눈 대화가 없어요.</p>}
      <ul className="chat-outline" aria-labelledby={chatId}>
        {buildOutline(turns).map(({ turnId, headingIndex, depth, text }) => (
          <li key={`${turnId}-${headingIndex}`}>
            <button
              type="button"
              className={depth > 0 ? 'chat-outline-second' : undefined}
              onClick={() => go(() => findInTurn(turnId, headingIndex))}
            >
              <Markdown text={text} inline />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function LinksTab({ conceptId }: { conceptId: string }) {
  const isWanted = useAtomValue(currentUserAtom)?.useLinks ?? true
  const { data, error, isPending, refetch } = useQuery({ ...linksQuery(conceptId), enabled: isWanted })
  if (!isWanted)
    return <EmptyState icon="link" title="영상 링크를 꺼 두었어요" detail="설정에서 다시 켤 수 있어요." />
  if (isPending) return <LoadingState rows={3} label="학습 자료를 불러오는 중" />
  if (error && !data)
    return <ErrorState title="학습 자료를 불러오지 못했어요" onRetry={() => void refetch()} />
  if (data.length === 0) return <EmptyState icon="link" title="아직 학습 자료가 없어요" />
  return (
    <ul className="help-links">
      {data.map((link) => (
        <li key={link.id}>
          <a href={link.url} target="_blank" rel="noopener noreferrer">
            <span className={link.kind === 'video' ? 'help-link-disc help-link-video' : 'help-link-disc'}>
              <Icon name={link.kind === 'video' ? 'play' : 'external'} size={18} />
            </span>
            <span>
              {link.title}
              <small>{link.kind === 'video' ? '영상' : '읽을거리'} · 새 창에서 열려요</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function TermsTab({ conceptId }: { conceptId: string }) {
  const { data, error, isPending, refetch } = useQuery(termsQuery(conceptId))
  const lastReply = useAtomValue(threadAtom)?.turns.at(-1)?.response ?? ''
  if (isPending) return <LoadingState rows={4} label="용어를 불러오는 중" />
  if (error && !data) return <ErrorState title="용어를 불러오지 못했어요" onRetry={() => void refetch()} />
  if (data.length === 0) return <EmptyState icon="book" title="아직 정리한 용어가 없어요" />
  const isUsed = (term: string) => lastReply.includes(term)
  const sorted = [...data].sort((one, other) => Number(isUsed(other.term)) - Number(isUsed(one.term)))
  return (
    <dl className="help-terms">
      {sorted.map((term) => (
        <div key={term.id}>
          <dt>
            {term.term}
            {isUsed(term.term) && <small>방금 쓴 말</small>}
          </dt>
          <dd>
            <Markdown text={term.definition} inline />
          </dd>
        </div>
      ))}
    </dl>
  )
}
