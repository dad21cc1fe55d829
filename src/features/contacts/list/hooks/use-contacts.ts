import { useMemo } from 'react';
import type { Contact } from '../../../../contracts/contact-record';
import type { ContactSort } from '../../../../domain/contact';
import { filterInput } from '../../contact-filter';
import { FOLLOWED_PAGES, useCountContactsQuery, useListContactsInfiniteQuery } from '../../contacts-api';
import type { ContactFilter } from '../../contacts-slice';

/** The contacts read so far of what a filter finds. While another filter is read, the last ones stay, and `isOld` says so. */
export function useContacts(filter: ContactFilter, sort: ContactSort) {
  const query = useListContactsInfiniteQuery({ ...filterInput(filter), sort, limit: PAGE });
  const { data: found } = useCountContactsQuery(filterInput(filter));
  const isOld = query.currentData === undefined && query.error === undefined;
  const shown = query.currentData ?? (isOld ? query.data : undefined);
  const contacts = useMemo(() => shown && onceEach(shown.pages.flatMap((page) => page.items)), [shown]);
  return {
    contacts,
    isOld: isOld && contacts !== undefined,
    /** How many there are, also beyond what was read. */
    found: isOld ? undefined : found,
    /** So much of it was read that it no longer follows what changes elsewhere. */
    isFar: (shown?.pages.length ?? 0) > FOLLOWED_PAGES,
    error: query.isFetchNextPageError ? undefined : query.error,
    hasMore: query.hasNextPage,
    moreError: query.isFetchNextPageError ? query.error : undefined,
    isFetching: query.isFetching,
    isFetchingMore: query.isFetchingNextPage,
    fetchMore: () => void query.fetchNextPage(),
    refetch: () => void query.refetch(),
  };
}

/** Whoever moved down the order between two pages was read twice. */
function onceEach(contacts: Contact[]): Contact[] {
  const seen = new Set<string>();
  const once = contacts.filter(({ id }) => !seen.has(id) && seen.add(id));
  return once.length === contacts.length ? contacts : once;
}

const PAGE = 100;

export type Contacts = ReturnType<typeof useContacts>;
