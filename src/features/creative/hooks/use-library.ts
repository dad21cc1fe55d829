import { useListPicturesInfiniteQuery } from '../creative-api';

/** The library's pictures seen so far, newest first. Every part of the page that shows some reads the same pages. */
export function usePictures() {
  const query = useListPicturesInfiniteQuery({ limit: PAGE });
  const pictures = query.data?.pages.flatMap((page) => page.items);
  return {
    pictures,
    /** Known only once the last page was seen. */
    count: query.hasNextPage ? undefined : pictures?.length,
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
