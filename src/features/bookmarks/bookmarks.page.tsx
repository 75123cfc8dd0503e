import './bookmarks.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { describeDayTime } from '#domain/chat/describe-day-time.ts'
import { toAppError } from '#platform/http.ts'
import { sessionAtom } from '#platform/session.ts'
import { TextField } from '#ui/form/field.tsx'
import { showToastAtom } from '#ui/overlay/toast.state.ts'
import { FailedState } from '#ui/states/failed-state.tsx'
import { EmptyState, LoadingState } from '#ui/states/list-state.tsx'
import { SignInState } from '#ui/states/sign-in-state.tsx'
import { type Bookmark, groupBookmarks, searchBookmarks } from './bookmark.ts'
import { bookmarksQuery, setBookmark } from './bookmarks.api.ts'
import { BookmarkView } from './components/bookmark-view.tsx'

/** `/bookmark`: the learner's bookmarked turns by place, searchable. */
export function BookmarksPage({ loginPath }: { loginPath: string }) {
  const session = useAtomValue(sessionAtom)
  return (
    <>
      {session.status === 'loading' && <LoadingState rows={6} label="북마크를 불러오는 중" />}
      {session.status === 'anonymous' && (
        <>
          <div className="bookmarks-head">
            <h1>북마크</h1>
          </div>
          <SignInState
            icon="bookmark"
            title="로그인하면 북마크를 모아 볼 수 있어요"
            detail="대화에서 다시 보고 싶은 답에 북마크를 눌러 두세요."
            loginPath={loginPath}
          />
        </>
      )}
      {session.status === 'signed-in' && <LearnerBookmarks userId={session.user.id} />}
    </>
  )
}

function LearnerBookmarks({ userId }: { userId: string }) {
  const { data, error, isPending, refetch } = useQuery(bookmarksQuery(userId))
  const [query, setQuery] = useState('')
  const all = data?.value ?? []
  const found = useMemo(() => searchBookmarks(all, query), [all, query])
  return (
    <>
      <div className="bookmarks-head">
        <h1>북마크</h1>
        {all.length > 0 && (
          <TextField
            label="북마크에서 찾기"
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        )}
        {data && (
          <p className="bookmarks-count" role="status">
            {query.trim() === '' ? `모두 ${all.length}개` : `${all.length}개 가운데 ${found.length}개`}
            {data.copiedAt !== null &&
              ` · 오프라인 · 마지막 동기화 ${describeDayTime(data.copiedAt, Date.now())}`}
          </p>
        )}
      </div>
      {isPending && <LoadingState rows={6} label="북마크를 불러오는 중" />}
      {error && (
        <FailedState
          isOffline={toAppError(error).status === 0}
          title="북마크를 불러오지 못했어요"
          detail={toAppError(error).message}
          offlineDetail="이 기기에는 아직 저장된 북마크가 없어요."
          onRetry={() => void refetch()}
        />
      )}
      {data && all.length === 0 && (
        <EmptyState
          icon="bookmark"
          title="아직 북마크가 없어요"
          detail="대화에서 다시 보고 싶은 답 아래의 북마크를 눌러 보세요."
        />
      )}
      {all.length > 0 && found.length === 0 && (
        <EmptyState icon="search" title="찾는 말이 들어 있는 북마크가 없어요" />
      )}
      <BookmarkGroups userId={userId} bookmarks={found} />
    </>
  )
}

function BookmarkGroups({ userId, bookmarks }: { userId: string; bookmarks: readonly Bookmark[] }) {
  const queryClient = useQueryClient()
  const showToast = useSetAtom(showToastAtom)
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const show = (messageId: string, isKept: boolean) =>
    setRemoved((before) => {
      const after = new Set(before)
      if (isKept) after.delete(messageId)
      else after.add(messageId)
      return after
    })
  const keep = async (messageId: string, isKept: boolean) => {
    show(messageId, isKept)
    const fail = (detail: string) => {
      show(messageId, !isKept)
      showToast({ severity: 'error', title: '북마크를 바꾸지 못했어요', detail })
    }
    try {
      const { refused } = await setBookmark(userId, messageId, isKept)
      refused.catch((error: unknown) => {
        const { code, message } = toAppError(error)
        if (code === 'SENT_ELSEWHERE' || code === 'UNAUTHORIZED') return
        fail(message)
        void queryClient.invalidateQueries({ queryKey: bookmarksQuery(userId).queryKey })
      })
    } catch {
      fail('저장 공간을 확인해 주세요.')
    }
  }
  return groupBookmarks(bookmarks).map((group) => (
    <section
      key={`${group.curriculumId}/${group.conceptId}`}
      className="bookmark-place"
      aria-label={group.name}
    >
      <div className="bookmark-place-head">
        <h2>{group.name}</h2>
        <small>{group.unitName ?? '단원 대화'}</small>
      </div>
      <ul>
        {group.bookmarks.map((bookmark) => (
          <BookmarkView
            key={bookmark.message.id}
            bookmark={bookmark}
            isKept={!removed.has(bookmark.message.id)}
            onKeep={(isKept) => void keep(bookmark.message.id, isKept)}
          />
        ))}
      </ul>
    </section>
  ))
}
