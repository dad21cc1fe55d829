import { useMemo } from 'react';
import type { SegmentNames } from '../../../domain/segment';
import { formatMoney } from '../../../lib/format-money';
import { useGetContactBookQuery } from '../../contacts/contacts-api';

/** The current names for the ids in rules. Until they have loaded, nothing is called deleted. */
export function useSegmentNames(): SegmentNames {
  const { data: book } = useGetContactBookQuery();
  return useMemo(
    () => ({
      tag: (tagId) => (book ? (book.tags.find(({ id }) => id === tagId)?.name ?? null) : '…'),
      field: (fieldId) =>
        book ? (book.fields.find(({ id }) => id === fieldId) ?? null) : { label: '…', kind: 'text' as const },
      money: (hundredths) => formatMoney(hundredths / 100, book?.currency),
    }),
    [book],
  );
}
