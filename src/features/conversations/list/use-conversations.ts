import { useMemo } from 'react';
import type { Conversation } from '../../../contracts/conversation-record';
import { FOLLOWED_PAGES, useListConversationsInfiniteQuery } from '../conversations-api';
import { type ConversationFilter } from '../conversation-filter';

/** The conversations read so far of what a filter finds. While another filter is read the last ones stay. */
export function useConversations({ tab, search, channel, assignee, label, campaign, snoozed }: ConversationFilter) {
  const query = useListConversationsInfiniteQuery({
    tab,
    ...(search.trim() && { search: search.trim() }),
    ...(channel && { channel }),
    ...(assignee && { assignee }),
    ...(label && { labelId: label }),
    ...(campaign && { campaignId: campaign }),
    ...(snoozed && { snoozed: 'yes' as const }),
    limit: PAGE,
  });
  const isOld = query.currentData === undefined && query.error === undefined;
  const shown = query.currentData ?? (isOld ? query.data : undefined);
  const conversations = useMemo(() => shown && onceEach(shown.pages.flatMap(({ items }) => items)), [shown]);
  return {
    conversations,
    isOld: isOld && conversations !== undefined,
    /** So much of it was read that it no longer follows what changes elsewhere. */
    isFar: (shown?.pages.length ?? 0) > FOLLOWED_PAGES,
    error: query.isFetchNextPageError ? undefined : query.error,
    hasMore: query.hasNextPage && !isOld,
    moreError: query.isFetchNextPageError ? query.error : undefined,
    isFetching: query.isFetching,
    isFetchingMore: query.isFetchingNextPage,
    fetchMore: () => void query.fetchNextPage(),
    refetch: () => void query.refetch(),
  };
}

/** What moved to the top between two pages was read twice. */
function onceEach(conversations: Conversation[]): Conversation[] {
  const seen = new Set<string>();
  return conversations.filter(({ id }) => !seen.has(id) && seen.add(id));
}

const PAGE = 40;

export type Conversations = ReturnType<typeof useConversations>;
