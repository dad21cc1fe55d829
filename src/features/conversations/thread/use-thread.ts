import { useMemo } from 'react';
import { useListMessagesInfiniteQuery } from '../conversations-api';
import { useOutbox } from '../message-outbox';
import { threadLines } from './thread-lines';

/** The lines of a thread read so far, and how to read older ones. */
export function useThread(conversationId: string, zone: string) {
  const query = useListMessagesInfiniteQuery({ conversationId, limit: PAGE });
  const outgoing = useOutbox(conversationId);
  const shown = query.currentData;
  // useOutbox makes a new array at each render; its messages say whether anything changed.
  const marks = JSON.stringify(outgoing);
  const lines = useMemo(
    () =>
      shown &&
      threadLines(
        shown.pages.flatMap(({ items }) => items),
        JSON.parse(marks) as typeof outgoing,
        zone,
      ),
    [shown, marks, zone],
  );
  return {
    lines,
    error: query.isFetchNextPageError ? undefined : query.error,
    olderError: query.isFetchNextPageError ? query.error : undefined,
    isFetching: query.isFetching,
    hasOlder: query.hasNextPage,
    isFetchingOlder: query.isFetchingNextPage,
    fetchOlder: () => void query.fetchNextPage(),
    refetch: () => void query.refetch(),
  };
}

const PAGE = 40;
