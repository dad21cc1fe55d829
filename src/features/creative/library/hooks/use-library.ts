import { useListCreationsInfiniteQuery } from '../../creative-api';
import type { LibraryFilter } from '../../creative-slice';

/** The creations seen so far of what a filter shows. Parts of the page that ask for the same read the same pages. */
export function useLibrary({ search, sort, type, source, style, folder, liked }: LibraryFilter) {
  const query = useListCreationsInfiniteQuery({
    limit: PAGE,
    sort,
    ...(search.trim() && { search: search.trim() }),
    ...(type && { type }),
    ...(source && { source }),
    ...(style && { style }),
    ...(folder && { folder }),
    ...(liked && { liked: 'mine' }),
  });
  return {
    creations: query.currentData?.pages.flatMap((page) => page.items),
    error: query.isFetchNextPageError ? undefined : query.error,
    hasMore: query.hasNextPage,
    moreError: query.isFetchNextPageError ? query.error : undefined,
    isFetching: query.isFetching,
    isFetchingMore: query.isFetchingNextPage,
    fetchMore: () => void query.fetchNextPage(),
    refetch: () => void query.refetch(),
  };
}

const PAGE = 48;
