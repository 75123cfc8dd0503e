/** The newest `maxListCount` of a list that is oldest first; all of it where no count is set (specification section 4). */
export function trimChatList<Turn>(chatList: readonly Turn[], maxListCount: number | null): readonly Turn[] {
  if (maxListCount === null || chatList.length <= maxListCount) return chatList
  return maxListCount <= 0 ? [] : chatList.slice(-maxListCount)
}
