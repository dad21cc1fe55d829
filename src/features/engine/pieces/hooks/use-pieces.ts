import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Piece } from '../../../../contracts/engine-pieces';
import { pollInterval } from '../poll-interval';
import { useListPiecesInfiniteQuery } from '../../engine-api';
import { selectHidden, type Narrowed, type QueueFilter } from '../../engine-slice';

/** The posts of one filter, newest first or in the queue's order, as far as they were loaded; refetched while one is about to change. */
export function usePieces(filter: QueueFilter, now: Date, { skip = false, narrowed, order }: PiecesWanted = {}) {
  const input = {
    ...(filter !== 'all' && { status: filter }),
    ...narrowed,
    ...(order && { order }),
    limit: PAGE,
  };
  const query = useListPiecesInfiniteQuery(input, { skip, refetchOnFocus: true, refetchOnReconnect: true });
  const hidden = useSelector(selectHidden);
  const pieces = useMemo(
    () => query.data?.pages.flatMap((page) => page.items).filter((piece) => !hidden.includes(piece.id)),
    [query.data, hidden],
  );
  useListPiecesInfiniteQuery(input, {
    skip,
    pollingInterval: pieces ? pollInterval(pieces, now) : 0,
    skipPollingIfUnfocused: true,
  });
  return { ...query, pieces };
}

/**
 * What the week shows and the queue's tab counts: everything waiting or scheduled, and recent posts. `pieces` is
 * undefined until all of it has loaded. Older ones are only fetched when the newest page does not hold all.
 */
export function useWeekPieces(now: Date) {
  const newest = usePieces('all', now);
  const skip = !newest.hasNextPage;
  const review = usePieces('review', now, { skip });
  const scheduled = usePieces('scheduled', now, { skip });
  const parts = skip ? [newest] : [newest, review, scheduled];
  const pieces = parts.every((part) => part.pieces) ? distinct(parts.flatMap((part) => part.pieces ?? [])) : undefined;
  return {
    pieces,
    /** Undefined when unknown. */
    waiting: review.hasNextPage ? undefined : pieces?.filter(({ status }) => status === 'review').length,
    onTheWay: pieces?.filter(({ status }) => status === 'review' || status === 'scheduled').length,
    error: parts.find(({ error }) => error)?.error,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => parts.forEach((part) => void part.refetch()),
  };
}

const distinct = (pieces: Piece[]): Piece[] => [...new Map(pieces.map((piece) => [piece.id, piece])).values()];

/** A page size that keeps replies small; the week and the queue share it. */
const PAGE = 30;

interface PiecesWanted {
  skip?: boolean;
  narrowed?: Narrowed;
  order?: 'queue';
}
